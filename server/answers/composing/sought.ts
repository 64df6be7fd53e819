/** What a question seeks in passages: read once, however many of them are looked at. */
import { byLanguage } from '../../languages/by-language.js';
import { asksExtreme, questionKind, type Extreme, type QuestionKind } from '../../languages/question-kind.js';
import { yearPeriodsIn, type YearPeriod } from '../../languages/year-periods.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import { askedTerms } from '../matching/asked-terms.js';
import { createHitReader, type ReadHits } from '../matching/read-hits.js';
import { suitsFor, type Suits } from '../matching/suits.js';
import type { TermTable } from '../ranking/passage-match.js';

export interface Sought {
  /** As it was asked. */
  question: string;
  /** What kind of answer it wants: a price too, where it asks for the cheapest. */
  kind: QuestionKind | undefined;
  extreme: Extreme;
  /** Whether it wants a price or a time, which one passage answers. */
  asksOneFact: boolean;
  /** Its terms as they tell rows and sentences apart: made of the table that was searched with, whose hits it reads. */
  table: TermTable;
  /** How similar a unit of a passage is to it, -1 to 1; absent where vectors do not tell. */
  unitSimilarity?: ((passage: number, unit: number) => number | undefined) | undefined;
  /** What a text holds of the terms; like the next two, by the language of its page, such as `de`. */
  hitsIn: (language: string) => ReadHits;
  /** What is for whom, and for how long, it says. */
  suitsIn: (language: string) => Suits;
  /** The days, months and seasons that it names. */
  periodsIn: (language: string) => readonly YearPeriod[];
}

/** @param searched the terms of the question */
export function readSought(index: PassageIndex, searched: TermTable, question: string): Sought {
  const asked = questionKind(question);
  const extreme = asksExtreme(question);
  const isOpen = asked === undefined || asked === 'definition';
  const kind = isOpen && extreme !== undefined ? 'price' : asked;
  const table = askedTerms(index, searched, kind, question);
  return {
    question,
    kind,
    extreme,
    asksOneFact: kind === 'price' || kind === 'time' || kind === 'duration' || extreme !== undefined,
    table,
    hitsIn: byLanguage((language) => createHitReader(index, table, language)),
    suitsIn: byLanguage((language) => suitsFor(question, language)),
    periodsIn: byLanguage((language) => yearPeriodsIn(question, language)),
  };
}
