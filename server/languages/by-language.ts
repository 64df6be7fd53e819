/** Makes something once for each language. */

/** @param make by the code of a language, such as `de`: its patterns, or what a question says in it */
export function byLanguage<T>(make: (code: string) => T): (code: string) => T {
  const made = new Map<string, { value: T }>();
  return (code) => {
    let known = made.get(code);
    if (!known) made.set(code, (known = { value: make(code) }));
    return known.value;
  };
}
