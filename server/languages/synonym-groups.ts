/** Words that visitors and the pages of a site use for the same thing. */
import { byLanguage } from './by-language.js';
import { findSpokenLanguage } from './language-table.js';

/** Words in lower case that mean the same; one of several words, such as `turn up`, is written with spaces. */
export interface SynonymGroup {
  words: readonly string[];
  /** What is found for them, and not the other way round: `dog` for `labrador`. */
  wider: readonly string[];
}

/** The groups of near-interchangeable words of a language, such as `de`; none where it has no list. */
export const synonymGroups = byLanguage((language): readonly SynonymGroup[] => {
  const lines = findSpokenLanguage(language)?.synonyms.trim().split('\n') ?? [];
  return lines.map(readGroup);
});

function readGroup(line: string): SynonymGroup {
  const [words = [], wider = []] = line
    .split(' > ')
    .map((side) => side.split(' ').map((word) => word.replaceAll('_', ' ')));
  return { words, wider };
}
