/** Which of the texts of several languages a visitor reads. */
import { toLocale } from './localization.js';

/** One for all languages, or one for each by its tag, such as `{ en: 'Hello', de: 'Hallo' }`. */
export type ByLanguage<T> = T | Readonly<Record<string, T>>;

/**
 * The text for the first of the tags that there is one for: `de-AT` takes that of `de` where it has none of its own,
 * and where that has none either, that of another region.
 *
 * @param tags in their canonical form; an empty one is for no language
 */
export function bestMatch<T>(texts: Readonly<Record<string, T>>, tags: readonly string[]): T | undefined {
  const found = new Map(Object.entries(texts).map(([tag, text]) => [toLocale(tag), text]));
  for (let tag of tags.filter(Boolean)) {
    const [language] = tag.split('-');
    for (; tag; tag = tag.replace(/-?[^-]*$/, '')) if (found.has(tag)) return found.get(tag);
    for (const [other, text] of found) if (other?.split('-')[0] === language) return text;
  }
  return undefined;
}
