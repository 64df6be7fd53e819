/** Callouts: boxes such as notes, tips and warnings, that documentation generators put beside the text. */
import { elementsOf, type HtmlElement } from './html-tree.js';

const TITLE_CLASS = /(?:^|-)(?:admonition|alert|aside|callout|custom-block)-+(?:heading|title)$/;
/** Names of kinds, which generators write where the author gave no title. */
const KIND =
  /^(?:attention|caution|danger|error|hint|important|info(?:rmation)?|note|success|tip|warning)[:!]?$/i;
/** Letters of the longest kind, with room for blanks between icons. */
const MAX_LENGTH = 40;

/**
 * True for a title that only names the kind of its callout, and so says nothing.
 *
 * @param classes of the element, in kebab case
 */
export function isPlainCalloutTitle(element: HtmlElement, classes: readonly string[]): boolean {
  if (!classes.some((name) => TITLE_CLASS.test(name))) return false;
  let text = '';
  for (const { children } of elementsOf(element)) {
    for (const child of children) if (typeof child === 'string') text += child;
    if (text.length > MAX_LENGTH) return false;
  }
  return KIND.test(text.trim());
}
