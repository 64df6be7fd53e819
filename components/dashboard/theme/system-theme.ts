/** Light or dark, as the operator's system is. */

/** Keeps the page's `data-theme`, which the tokens follow, in step with the system. */
export function followSystemTheme(): void {
  const query = matchMedia('(prefers-color-scheme: dark)');
  const update = () => {
    document.documentElement.dataset['theme'] = query.matches ? 'dark' : 'light';
  };
  query.addEventListener('change', update);
  update();
}
