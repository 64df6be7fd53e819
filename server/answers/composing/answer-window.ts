/** Chooses the units of a passage that answer the question: a few sentences, a list, or a part of a table. */
import { calendarPart } from '../../languages/calendar.js';
import { isNegated } from '../../languages/negation.js';
import { opensWithYesOrNo } from '../../languages/yes-or-no.js';
import { isAmountKind, type Extreme, type QuestionKind } from '../../languages/question-kind.js';
import type { YearPeriod } from '../../languages/year-periods.js';
import { countWords } from '../../search/passages/passages.js';
import { isTabular, type Unit } from '../../search/passages/passage.js';
import type { KindReader } from '../ranking/kind-reader.js';
import type { PassageMatch, TermHits, TermTable } from '../ranking/passage-match.js';
import { chooseCells } from './choose-cells.js';
import { askedWords } from '../matching/closest-names.js';
import { listWindow } from './list-window.js';
import type { ReadHits } from '../matching/read-hits.js';
import { textWindow } from './text-window.js';
import { bestUnit, unitScores } from './unit-scores.js';
import type { Suits } from '../matching/suits.js';
import type { AnswerWindow, WindowSize } from './window.js';

/** A unit with the price or amount that is asked for is shown from this share of the best unit's score on. */
const NEARLY = 0.5;
/** A caption of a table has so many words at most. */
const MAX_CAPTION = 6;

/** What is wanted of a passage. */
export interface WindowWish {
  size: WindowSize;
  /** Of the page, such as `de`. */
  language: string;
  kind: QuestionKind | undefined;
  kindReader?: KindReader | undefined;
  extreme: Extreme;
  question: string;
  /** The times of the year that it names. */
  periods: readonly YearPeriod[];
  /** Whether the heading of the passage asks a question, and whether that is the same. */
  isBelowQuestion: boolean;
  isSameQuestion: boolean;
  /** What is for whom, and for how long, the question says. */
  suits: Suits;
  /** Whether a text stands around that of most pages. */
  isOfTemplate: (text: string) => boolean;
  /** How near in meaning each unit is to it, beside the others. */
  nearness: readonly number[];
}

/** The window of a passage that covers the question best. */
export function chooseWindow(
  units: readonly Unit[],
  table: TermTable,
  match: PassageMatch,
  wish: WindowWish,
  read: ReadHits,
): AnswerWindow {
  const scores = unitScores(units, table, match, wish, read);
  // Below the very question that is asked, the yes or no comes first.
  const isToldAtOnce = wish.isSameQuestion && opensWithYesOrNo(units[0]?.text ?? '');
  const best = isToldAtOnce ? 0 : bestOfKind(units, scores, wish);
  const { size, language, kind, kindReader, extreme, suits, question, periods, nearness } = wish;
  if (isTabular(units[best])) {
    const heading = above(units, best, match.leaf, read);
    const days = table.terms.flatMap(({ word }, i) =>
      calendarPart(word, language) === undefined ? [] : [i],
    );
    const cells = chooseCells(units, best, table, {
      read,
      heading,
      page: match.title,
      kind,
      kindReader,
      language,
      extreme,
      suits,
      question,
      periods,
      words: askedWords(question, language, read),
      days,
      nearness,
      denied: deniedTerms(question, table, language),
    });
    const before = (cells.head ?? cells.from) - 1;
    const shown = cells.rows.includes(best) ? best : (cells.rows[0] ?? best);
    const isIntroduced = cells.hasAllRows && units[before]?.kind === 'sentence';
    return { places: isIntroduced ? [before] : [], best: shown, cells };
  }
  if (units[best]?.kind === 'item') return listWindow(units, best, table, match, wish, read);
  // Nothing of the template is shown beside the text of a page.
  const own = scores.map((score, i) => (wish.isOfTemplate(units[i]?.text ?? '') ? -1 : score));
  const holdsAsked = isAmountKind(kind) ? kindReader?.unit : undefined;
  return textWindow(units, best, own, { size, language, isBelowQuestion: wish.isBelowQuestion, holdsAsked });
}

/** The unit that answers best; for a price, an amount or a length of time, one with it that answers nearly as well. */
function bestOfKind(
  units: readonly Unit[],
  scores: readonly number[],
  { kind, extreme, kindReader }: WindowWish,
): number {
  const best = bestUnit(scores);
  if (!isAmountKind(kind)) return best;
  // The lowest of several prices is told by a table of them.
  const isWanted = (i: number): boolean =>
    (kindReader?.unit(units[i]) ?? false) && (extreme === undefined || units[i]?.kind === 'row');
  if (isWanted(best)) return best;
  const told = bestUnit(scores.map((score, i) => (isWanted(i) ? score : -1)));
  return isWanted(told) && (scores[told] ?? 0) >= NEARLY * (scores[best] ?? 0) ? told : best;
}

/** Places of the terms that are denied, with no other term between: `no membership`, `not in the club`. */
function deniedTerms(question: string, table: TermTable, language: string): number[] {
  const words: string[] = question.toLowerCase().match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [];
  const terms = new Set(table.terms.map(({ word }) => word));
  return table.terms.flatMap(({ word }, i) => {
    const before = words.slice(0, Math.max(0, words.indexOf(word)));
    const gap = before.slice(before.findLastIndex((other) => terms.has(other)) + 1);
    return isNegated(gap.join(' '), language) ? [i] : [];
  });
}

/** What the heading and the caption of a table hold of the question. */
function above(units: readonly Unit[], at: number, heading: TermHits, read: ReadHits): TermHits {
  let first = at;
  while (isTabular(units[first - 1])) first--;
  const caption = units[first - 1];
  const isCaption = caption?.kind === 'sentence' && !/[.!?:。！？：]$/u.test(caption.text);
  if (!isCaption || countWords(caption.text) > MAX_CAPTION) return heading;
  return read(caption.text).map((hit, i) => Math.max(hit, heading[i] ?? 0));
}
