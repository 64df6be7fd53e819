/** Guarded registration: a second copy of the script must not throw into the page. */

/** Class decorator; like Lit's `customElement`, but leaves a tag that is taken to its first owner. */
export const element =
  (tag: string) =>
  (constructor: CustomElementConstructor): void => {
    if (!customElements.get(tag)) customElements.define(tag, constructor);
  };
