/** Attributes of elements that are made without a template, and those that hold more than a text. */

import { attempt } from './attempt.js';

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

/** An attribute that holds a text, or JSON such as `{"en": "Hello", "de": "Hallo"}`. */
export const mapOrText = {
  fromAttribute: (text: string | null): unknown =>
    attempt((): unknown => (text && /^\s*[[{]/.test(text) ? JSON.parse(text) : undefined)) ?? text,
};
