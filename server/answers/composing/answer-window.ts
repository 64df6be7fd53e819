/** Chooses the units of a passage that answer the question: a few sentences, a list, or a part of a table. */
import type { Extreme, QuestionKind } from '../../languages/question-kind.js';
import { isTabular, type Unit } from '../../search/passages/passage.js';
import type { PassageMatch, TermTable } from '../ranking/passage-match.js';
import { chooseCells } from './choose-cells.js';
import { listWindow } from './list-window.js';
import type { ReadHits } from './read-hits.js';
import { textWindow } from './text-window.js';
import { bestUnit, unitScores } from './unit-scores.js';
import type { AnswerWindow, WindowSize } from './window.js';

/** What is wanted of a passage. */
export interface WindowWish {
  size: WindowSize;
  /** Of the page, such as `de`. */
  language: string;
  kind: QuestionKind | undefined;
  extreme: Extreme;
  /** Of the people whom the question is about. */
  age: number | undefined;
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
  const best = bestUnit(scores);
  const { size, language, extreme, age } = wish;
  if (isTabular(units[best])) {
    const cells = chooseCells(units, best, table, { read, heading: match.leaf, extreme, age });
    const before = (cells.head ?? cells.from) - 1;
    const shown = cells.rows.includes(best) ? best : (cells.rows[0] ?? best);
    const isIntroduced = cells.hasAllRows && units[before]?.kind === 'sentence';
    return { places: isIntroduced ? [before] : [], best: shown, cells };
  }
  return units[best]?.kind === 'item'
    ? listWindow(units, best, table, match, size)
    : textWindow(units, best, scores, size, language);
}
