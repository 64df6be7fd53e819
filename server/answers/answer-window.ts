/** Chooses the units of a passage that answer the question: a few sentences, or a list with its introduction. */
import { countWords } from '../knowledge/passages.js';
import type { Unit } from '../knowledge/passage.js';
import type { PassageMatch, TermTable } from './passage-match.js';

/** Units `[from, to)` of a passage; `best` carries the answer. */
export interface AnswerWindow {
  from: number;
  to: number;
  best: number;
}

export interface WindowSize {
  units: number;
  words: number;
}

/** An answer from one page, and each part of an answer from several. */
export const WHOLE_ANSWER: WindowSize = { units: 4, words: 70 };
export const PART_OF_ANSWER: WindowSize = { units: 3, words: 60 };
const LIST: WindowSize = { units: 8, words: 110 };
/** Words that the introduction of a list may add. */
const INTRODUCTION_WORDS = 20;

/** What a term in the heading is worth to each unit under it, beside one in the unit. */
const HEADING_CREDIT = 0.35;
/** How much a window would rather go on than go back. */
const ONWARD = 0.1;

function unitScores(table: TermTable, match: PassageMatch): number[] {
  const credit = match.leaf.map((hit) => hit * HEADING_CREDIT);
  return match.units.map((hits) => table.coverage(hits, credit));
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
  return isListed(units[best]) ? listWindow(units, best) : textWindow(units, best, scores, size);
}

/** The list around an item, as much as fits, with the sentence that introduces it. */
function listWindow(units: readonly Unit[], best: number): AnswerWindow {
  const wordsAt = (i: number): number => countWords(units[i]?.text ?? '');
  let from = best;
  let to = best + 1;
  let words = wordsAt(best);
  const fits = (i: number): boolean =>
    isListed(units[i]) && to - from < LIST.units && words + wordsAt(i) <= LIST.words;
  for (;;) {
    const canGoOn = fits(to);
    const canGoBack = fits(from - 1);
    if (!canGoOn && !canGoBack) break;
    if (canGoBack && (!canGoOn || best - from <= to - 1 - best)) words += wordsAt(--from);
    else words += wordsAt(to++);
  }
  const isFirstItem = !isListed(units[from - 1]);
  const introduces = units[from - 1]?.kind === 'sentence';
  if (isFirstItem && introduces && words + wordsAt(from - 1) <= LIST.words + INTRODUCTION_WORDS) from--;
  return { from, to, best };
}

/** The sentences around the best one, towards the better neighbour. */
function textWindow(units: readonly Unit[], best: number, scores: number[], size: WindowSize): AnswerWindow {
  const wordsAt = (i: number): number => countWords(units[i]?.text ?? '');
  let from = best;
  let to = best + 1;
  let words = wordsAt(best);
  while (to - from < size.units) {
    const back = from > 0 && words + wordsAt(from - 1) <= size.words ? (scores[from - 1] ?? 0) : -1;
    const onward = to < units.length && words + wordsAt(to) <= size.words ? (scores[to] ?? 0) + ONWARD : -1;
    if (back < 0 && onward < 0) break;
    if (onward >= back) words += wordsAt(to++);
    else words += wordsAt(--from);
  }
  return { from, to, best };
}
