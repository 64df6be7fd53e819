/** Chooses the units of a passage that answer the question: a few sentences, a list, or a part of a table. */
import type { Extreme, QuestionKind } from '../../languages/question-kind.js';
import { isTabular, type Unit } from '../../search/passages/passage.js';
import type { PassageMatch, TermTable } from '../ranking/passage-match.js';
import { chooseCells, type TablePart } from './choose-cells.js';
import { listWindow } from './list-window.js';
import type { ReadHits } from './read-hits.js';
import { textWindow } from './text-window.js';
import { unitScores } from './unit-scores.js';

/** Places of units of a passage, in their order; `best` carries the answer. */
export interface AnswerWindow {
  places: number[];
  best: number;
  /** What is shown of a table, behind the units. */
  cells?: TablePart;
  /** Whether a list or code goes on behind the window. */
  isCut?: boolean;
}

/** The most that a window holds, as running text and as a list; text does not grow beyond `enoughWords`. */
export interface WindowSize {
  units: number;
  words: number;
  enoughWords: number;
  listUnits: number;
  listWords: number;
}

/** What is wanted of a passage. */
export interface WindowWish {
  size: WindowSize;
  /** Of the page, such as `de`. */
  language: string;
  kind: QuestionKind | undefined;
  extreme: Extreme;
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
  let best = 0;
  for (const [i, score] of scores.entries()) if (score > (scores[best] ?? 0)) best = i;
  const { size, language, extreme } = wish;
  if (isTabular(units[best])) {
    const cells = chooseCells(units, best, table, read, extreme);
    const before = (cells.head ?? cells.from) - 1;
    const shown = cells.rows.includes(best) ? best : (cells.rows[0] ?? best);
    const isIntroduced = cells.hasAllRows && units[before]?.kind === 'sentence';
    return { places: isIntroduced ? [before] : [], best: shown, cells };
  }
  return units[best]?.kind === 'item'
    ? listWindow(units, best, table, match, size)
    : textWindow(units, best, scores, size, language);
}
