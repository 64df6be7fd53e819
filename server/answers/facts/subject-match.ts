/** How well a fact is the one of what was asked about: the sauna's hours, the number for bookings. */
import type { PageFact } from '../../search/facts/page-fact.js';
import { standInsOf } from '../../search/query/synonyms.js';
import { analyzerOf } from '../../search/terms/analyzer.js';

export interface SubjectMatch {
  /** Share of the words that stand beside the fact. */
  share: number;
  /** Whether one of them stands in what the fact is called. */
  isLabelled: boolean;
  /** Whether one of them does as the question has it, and not only a word that may stand for it: `shop` for `buy`. */
  isNamed: boolean;
  /** Whether one of them stands so anywhere beside the fact. */
  isSaid: boolean;
}

/** @param language of the question, and of the page where they are one */
export function createSubjectMatch(
  words: readonly string[],
  language: string,
): (fact: PageFact, pageTitle: string) => SubjectMatch {
  const analyzer = analyzerOf(language);
  const meanings = words
    .map((word) => analyzer.termsOf(word).filter((term) => term !== ''))
    .filter((terms) => terms.length > 0)
    .map((terms) => new Set(terms.flatMap((term) => [term, ...standInsOf(analyzer, term)])));
  const own = new Set(words.flatMap((word) => analyzer.termsOf(word)));
  const shareIn = (text: string): number => {
    const terms = new Set(analyzer.termsOf(text));
    const met = meanings.filter((meaning) => [...meaning].some((term) => terms.has(term)));
    return meanings.length === 0 ? 0 : met.length / meanings.length;
  };
  const holdsOwn = (text: string): boolean =>
    analyzer.termsOf(text).some((term) => term !== '' && own.has(term));
  return ({ kind, value, label = '', heading, context }, pageTitle) => {
    // The name of a mailbox says what it is for: `invoices@`.
    const mailbox = kind === 'email' ? (value.split('@')[0] ?? '').replace(/[._-]/g, ' ') : '';
    const named = `${label} ${mailbox}`;
    const joined = withoutSpaces(named);
    const around = `${named} ${context} ${heading} ${pageTitle} ${joined} ${withoutSpaces(heading)}`;
    return {
      share: shareIn(around),
      isLabelled: shareIn(`${named} ${joined}`) > 0,
      isNamed: holdsOwn(named),
      isSaid: holdsOwn(around),
    };
  };
}

/** Each word of a text together with the next: the `Tea room` is the `tearoom` too. */
function withoutSpaces(text: string): string {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words
    .slice(1)
    .map((word, i) => `${words[i] ?? ''}${word}`)
    .join(' ');
}
