/** Numbers of what a question counts, such as `10 people`, `three tiers`, `step 7` or `10km`, and names that hold them. */
import { namesMoney, sumsIn } from '../../languages/amounts.js';
import { withoutLengths } from '../../languages/lengths-of-time.js';
import { withDigits } from '../../languages/number-words.js';
import { standInsOf } from '../../search/query/synonyms.js';
import { analyzerOf } from '../../search/terms/analyzer.js';
import { rangeReader, type NumberRange } from './number-ranges.js';

/** `three tiers`, `10km`, and `step 7`. */
const COUNTED = /(?<![\p{L}\p{N}.,:])(?<number>\d{1,3})[\s-]?(?<word>\p{L}[\p{L}\p{M}]+)/gu;
/** In a name other words may stand between: `12 free-range eggs`. */
const COUNTED_IN_NAME =
  /(?<![\p{L}\p{N}.,:])(?<number>\d{1,3})[\s-]?(?<words>\p{L}[\p{L}\p{M}]+(?:[\s-]\p{L}[\p{L}\p{M}]*){0,2})/gu;
const NUMBERED = /(?<![\p{L}\p{N}])(?<word>\p{L}[\p{L}\p{M}]+)\s(?<number>\d{1,3})(?![\p{L}\p{N}.,:])/gu;

/** How well a number suits ranges that hold it: best one with two ends, and of the others the nearest end. */
const BETWEEN = 0.7;
const OPEN = 0.4;
const NEAR_END = 0.2;

export interface AskedCount {
  number: number;
  /** The term of what is counted, and those that may stand for it. */
  meanings: readonly string[];
}

/** @param language of the question and of what is compared with it, such as `de` */
export function askedCounts(question: string, language: string): AskedCount[] {
  const analyzer = analyzerOf(language);
  // `Bike 2 hours` is no bike of number 2.
  const text = withDigits(withoutLengths(question, language), language);
  return [COUNTED, NUMBERED]
    .flatMap((pattern) => numbersIn(text, pattern, language))
    .filter(({ term }) => term !== '')
    .map(({ number, term }) => ({ number, meanings: [term, ...standInsOf(analyzer, term)] }));
}

/** How well a name holds one of the numbers that a question counts, 0 to 1. */
export type SuitsCount = (name: string) => number;

/**
 * @param question whose counts the names are compared with
 * @param language of both, such as `de`
 */
export function suitsCounts(question: string, language: string): SuitsCount {
  const asked = askedCounts(question, language);
  if (asked.length === 0) return () => 0;
  const analyzer = analyzerOf(language);
  const readRange = rangeReader(language);
  return (name) => {
    const text = withDigits(name, language);
    if (!/\d/.test(text)) return 0;
    const told = countsInName(text, language);
    const terms = new Set(analyzer.termsOf(text));
    const counted = asked.filter(({ meanings }) => meanings.some((term) => terms.has(term)));
    const isExact = counted.some(({ number, meanings }) =>
      told.some((some) => some.number === number && meanings.some((term) => some.terms.includes(term))),
    );
    if (isExact) return 1;
    const range = counted.length > 0 ? readRange(text) : undefined;
    if (!range || range.from === range.to) return 0;
    return counted.some(({ number }) => range.from <= number && number <= range.to) ? nearness(range) : 0;
  };
}

/** How well a name holds one of the sums that a question names: `€35 to €69.99` for who spends 50 euros. */
export function suitsSums(question: string, language: string): SuitsCount {
  const sums = sumsIn(question);
  if (sums.length === 0) return () => 0;
  const readRange = rangeReader(language);
  return (name) => {
    const range = namesMoney(name) ? readRange(name.replace(/\p{Sc}\s?/gu, '')) : undefined;
    if (!range || range.from === range.to) return 0;
    return sums.some((sum) => range.from <= sum && sum <= range.to) ? nearness(range) : 0;
  };
}

/** A range with two ends tells more than one with one: `26–100 km`, `within 100 km`. */
const nearness = ({ from, to }: NumberRange): number =>
  from > 0 && to < Infinity ? BETWEEN : to < Infinity ? OPEN + NEAR_END / (1 + to) : OPEN;

function countsInName(name: string, language: string): { number: number; terms: string[] }[] {
  const analyzer = analyzerOf(language);
  return [...name.matchAll(COUNTED_IN_NAME)].map(({ groups }) => ({
    number: Number(groups?.['number']),
    terms: analyzer.termsOf(groups?.['words'] ?? ''),
  }));
}

function numbersIn(text: string, pattern: RegExp, language: string): { number: number; term: string }[] {
  const analyzer = analyzerOf(language);
  return [...text.matchAll(pattern)].map(({ groups }) => ({
    number: Number(groups?.['number']),
    term: analyzer.termOf((groups?.['word'] ?? '').toLowerCase()),
  }));
}
