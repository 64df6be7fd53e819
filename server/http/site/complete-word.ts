/** Lets a search find words while they are being written: `quot` finds `quota`. */
import type { PassageIndex } from '../../search/index/passage-index.js';
import type { Alternative, QueryTerm } from '../../search/index/query-term.js';
import type { Analyzer } from '../../search/terms/analyzer.js';
import { wordsOf } from '../../search/terms/tokenize.js';

/** How well a word stands for its beginning. */
const COMPLETION_WEIGHT = 0.8;
/** One letter begins too many words. */
const MIN_LETTERS = 2;

/**
 * @returns adds the words of the index that begin with the last word of a query to its terms, unless a space behind
 *   it says that it is whole
 */
export function createWordCompletion(
  index: PassageIndex,
  analyzer: Analyzer,
): (query: string, terms: readonly QueryTerm[]) => QueryTerm[] {
  const words = [...wordsOfIndex(index)];
  const alternativesOf = (beginning: string): Alternative[] => {
    const found = words.filter((word) => word.startsWith(beginning)).map((word) => analyzer.termOf(word));
    const terms = [...new Set(found)].flatMap((term) => index.vocabulary.find(term) ?? []);
    return terms.map((term) => ({ term, weight: COMPLETION_WEIGHT }));
  };
  return (query, terms) => {
    const last = wordsOf(query).findLast(({ isJoined }) => !isJoined)?.text ?? '';
    if (last.length < MIN_LETTERS || /\s$/.test(query)) return [...terms];
    const completions = alternativesOf(last);
    const written = terms.find(({ word }) => word === last);
    // `the` begins `theme`, but in a sentence it is a word by itself.
    if (completions.length === 0 || (!written && terms.length > 0)) return [...terms];
    const own = written?.alternatives.filter(({ weight }) => weight === 1) ?? [];
    const isOwn = (term: number) => own.some((alternative) => alternative.term === term);
    const completed: QueryTerm = {
      ...(written ?? { key: last, word: last, weight: 1, everydayShare: 0 }),
      alternatives: [...own, ...completions.filter(({ term }) => !isOwn(term))],
      rarity: Math.max(...[...own, ...completions].map(({ term }) => index.rarityOf(term))),
    };
    return [...terms.filter((term) => term !== written), completed];
  };
}

/** All words as they are written. */
function wordsOfIndex(index: PassageIndex): Set<string> {
  const words = new Set<string>();
  for (const number of index.passageNumbers()) {
    const { page, passage } = index.passageAt(number);
    for (const text of [page.title, ...passage.headings, ...passage.units.map((unit) => unit.text)]) {
      for (const word of wordsOf(text)) words.add(word.text);
    }
  }
  return words;
}
