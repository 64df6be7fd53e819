/** Weighs the words of a question by what they tell of the row or the sentence that answers it. */
import { ageIn } from '../../languages/ages.js';
import { monthsBehind } from '../../languages/calendar.js';
import { lengthWords } from '../../languages/lengths-of-time.js';
import { priceWords, questionKind, type QuestionKind } from '../../languages/question-kind.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import type { QueryTerm } from '../../search/index/query-term.js';
import type { TermTable } from '../ranking/passage-match.js';

/** What a word that asks for a price is worth beside one that says of what: any sum answers it. */
const ASKING = 0.1;

/** A term for a word that is no term of the question, because it mostly says little. */
const month = (word: string): QueryTerm => ({
  key: word,
  word,
  weight: 1,
  alternatives: [],
  everydayShare: 0,
  rarity: 1,
});

/**
 * The terms of a question, with those counting less that say no more than that a price is asked for, or for what age
 * or length of time, unless there are no others; and behind them months that are no terms, as in "in May".
 */
export function askedTerms(
  index: PassageIndex,
  table: TermTable,
  kind: QuestionKind | undefined,
  question: string,
): TermTable {
  const phrases = new Set(priceWords(question));
  const isAsking = ({ word, alternatives }: QueryTerm): boolean =>
    phrases.has(word) ||
    [word, ...alternatives.map(({ term }) => index.vocabulary.termAt(term))].some(
      (text) => questionKind(text) === 'price',
    );
  const age = String(ageIn(question));
  const length = new Set(index.languages.flatMap((code) => lengthWords(question, code)));
  const asking = table.terms.map(
    (term) => term.word === age || length.has(term.word) || (kind === 'price' && isAsking(term)),
  );
  const months = index.languages
    .flatMap((code) => monthsBehind(question, code))
    .filter((name) => table.terms.every(({ word }) => word !== name));
  const isAskingAlone = !asking.includes(false);
  return table
    .reweighted(({ weight }, place) => (asking[place] && !isAskingAlone ? ASKING * weight : weight))
    .extended([...new Set(months)].map(month));
}
