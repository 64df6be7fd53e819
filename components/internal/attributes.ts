/** Attributes of elements that are made without a template. */

/** Sets each; takes away those that are null. */
export function setAttributes(
  element: Element,
  attributes: Readonly<Record<string, string | boolean | null>>,
): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, String(value));
  }
}
