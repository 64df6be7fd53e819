/** Lays the question beside a part of a unit, such as a cell of a table. */
import { calendarPart, calendarWords } from '../../languages/calendar.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import { analyzerOf } from '../../search/terms/analyzer.js';
import type { TermHits, TermTable } from '../ranking/passage-match.js';

/** How well the words of a text stand for each term of the question. */
export type ReadHits = (text: string) => TermHits;

/** Ages, people or sums, from one to another: `6–15`, `$1,000 – $2,999`; none of a date or a time of the day. */
const AMOUNT = String.raw`(?:\p{Sc}\s?)?(\p{N}{1,3}(?:[.,'’]\p{N}{3})+|\p{N}{1,6})(?:\s?\p{Sc})?`;
const RANGE = new RegExp(
  String.raw`(?<![\p{N}:.,/-])${AMOUNT}\s?[-–—]\s?${AMOUNT}(?![\p{N}:/]|[.,]\p{N})`,
  'gu',
);

const numberOf = (digits = ''): number => Number(digits.replace(/[.,'’]/g, ''));

/** @param language of the page, such as `de` */
export function createHitReader(index: PassageIndex, table: TermTable, language: string): ReadHits {
  const analyzer = analyzerOf(language);
  const numbers = table.terms.flatMap(({ word }, i) =>
    /^\d{1,6}$/.test(word) ? [[Number(word), i] as const] : [],
  );
  // The index may lack the full name of a day that the pages shorten: it is compared with the question itself.
  const days = new Map(
    table.terms.flatMap(({ word }, i) =>
      [word, ...calendarWords(word, language)]
        .filter((name) => calendarPart(name, language) !== undefined)
        .map((name) => [analyzer.termOf(name), i] as const),
    ),
  );
  return (text) => {
    const hits = table.noHits();
    const named = calendarWords(text, language);
    for (const name of named) {
      const query = days.get(analyzer.termOf(name));
      if (query !== undefined) hits[query] = 1;
    }
    for (const part of [text, ...named]) {
      for (const term of analyzer.termsOf(part)) {
        const found = table.lookUp(index.vocabulary.find(term) ?? -1) ?? [];
        for (const { query, weight } of found) hits[query] = Math.max(hits[query] ?? 0, weight);
      }
    }
    for (const [, first, last] of numbers.length > 0 ? text.matchAll(RANGE) : []) {
      for (const [number, query] of numbers) {
        if (numberOf(first) <= number && number <= numberOf(last)) hits[query] = 1;
      }
    }
    return hits;
  };
}
