/** Chooses the units of a passage that answer the question: a few sentences, or a list with its introduction. */
import { countWords } from '../knowledge/passages.js';
import type { Unit } from '../knowledge/passage.js';
import { pointsBack } from './dangling.js';
import type { PassageMatch, TermTable } from './passage-match.js';

/** Units `[from, to)` of a passage; `best` carries the answer. */
export interface AnswerWindow {
  from: number;
  to: number;
  best: number;
  /** A unit before `from` that introduces the list which the window is a part of. */
  introduction?: number;
}

/** The most that a window holds, as running text and as a list. */
export interface WindowSize {
  units: number;
  words: number;
  listUnits: number;
  listWords: number;
}

/** An answer from one passage, and each part of an answer from several. */
export const WHOLE_ANSWER: WindowSize = { units: 4, words: 70, listUnits: 8, listWords: 120 };
export const PART_OF_ANSWER: WindowSize = { units: 3, words: 60, listUnits: 6, listWords: 80 };

/** What a term in the heading is worth to each unit under it, beside one in the unit. */
const HEADING_CREDIT = 0.8;
/** What the first unit gains under a heading that holds the whole question; later units gain less. */
const FIRST_WORDS = 0.15;
/** How much a window would rather go on than go back. */
const ONWARD = 0.1;

/** How well each unit answers; under a heading that asks the question, the first words do. */
function unitScores(table: TermTable, match: PassageMatch): number[] {
  const credit = match.leaf.map((hit) => hit * HEADING_CREDIT);
  const inHeading = table.coverage(match.leaf);
  return match.units.map((hits, i) => table.coverage(hits, credit) + (FIRST_WORDS * inHeading) / (1 + i));
}

const isListed = (unit: Unit | undefined): boolean => unit?.kind === 'item' || unit?.kind === 'row';

/** The window of a passage that covers the question best. */
export function chooseWindow(
  units: readonly Unit[],
  table: TermTable,
  match: PassageMatch,
  size: WindowSize = WHOLE_ANSWER,
): AnswerWindow {
  const scores = unitScores(table, match);
  let best = 0;
  for (const [i, score] of scores.entries()) if (score > (scores[best] ?? 0)) best = i;
  return isListed(units[best]) ? listWindow(units, best, size) : textWindow(units, best, scores, size);
}

/** The list around an item, as much as fits, with the sentence that introduces it. */
function listWindow(units: readonly Unit[], best: number, size: WindowSize): AnswerWindow {
  const wordsAt = (i: number): number => countWords(units[i]?.text ?? '');
  let from = best;
  let to = best + 1;
  let words = wordsAt(best);
  const fits = (i: number): boolean =>
    isListed(units[i]) && to - from < size.listUnits && words + wordsAt(i) <= size.listWords;
  for (;;) {
    const canGoOn = fits(to);
    const canGoBack = fits(from - 1);
    if (!canGoOn && !canGoBack) break;
    if (canGoBack && (!canGoOn || best - from <= to - 1 - best)) words += wordsAt(--from);
    else words += wordsAt(to++);
  }
  let start = from;
  while (isListed(units[start - 1])) start--;
  const introduction = units[start - 1]?.kind === 'sentence' ? start - 1 : undefined;
  return { from, to, best, ...(introduction !== undefined && { introduction }) };
}

/** The sentences around the best one, towards the better neighbour; never one that hangs on what is not shown. */
function textWindow(
  units: readonly Unit[],
  best: number,
  scores: readonly number[],
  size: WindowSize,
): AnswerWindow {
  const wordsAt = (i: number): number => countWords(units[i]?.text ?? '');
  let from = best;
  let to = best + 1;
  let words = wordsAt(best);
  const goBack = (): void => {
    words += wordsAt(--from);
  };
  if (from > 0 && pointsBack(units[from]) && units[from - 1]?.kind === 'sentence') goBack();
  while (to - from < size.units) {
    const back = from > 0 && words + wordsAt(from - 1) <= size.words ? (scores[from - 1] ?? 0) : -1;
    const onward = to < units.length && words + wordsAt(to) <= size.words ? (scores[to] ?? 0) + ONWARD : -1;
    if (back < 0 && onward < 0) break;
    if (onward >= back) words += wordsAt(to++);
    else goBack();
  }
  if (from > 0 && pointsBack(units[from]) && units[from - 1]?.kind === 'sentence') goBack();
  return { from, to: withoutOpenEnd(units, best, to), best };
}

/** Drops a last sentence that only announces what is not shown. */
function withoutOpenEnd(units: readonly Unit[], best: number, to: number): number {
  const last = units[to - 1];
  const announces = last?.kind === 'sentence' && /[:：]$/.test(last.text);
  return announces && to - 1 > best ? to - 1 : to;
}
