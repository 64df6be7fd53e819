/** Words that visitors and the pages of a site use for the same thing. */
import { findSpokenLanguage } from './language-table.js';

/** The groups of near-interchangeable words of a language, such as `de`, in lower case; none where it has no list. */
export function synonymGroups(language: string): readonly string[][] {
  const lines = findSpokenLanguage(language)?.synonyms.trim().split('\n') ?? [];
  return lines.map((line) => line.split(' '));
}
