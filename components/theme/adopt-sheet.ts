/** Style sheets of a shadow root that change with what stands in it. */

/** Adds a sheet to those of `host`'s shadow root, after all others, until the signal. */
export function adoptSheet(host: Element, sheet: CSSStyleSheet, signal: AbortSignal): void {
  const root = host.shadowRoot;
  if (!root) return;
  root.adoptedStyleSheets.push(sheet);
  const remove = () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  signal.addEventListener('abort', remove);
}
