/** Chooses the sentences around the one that answers, with what they lead to. */
import { countWords } from '../../search/passages/passages.js';
import { isListed, isTabular, type Unit } from '../../search/passages/passage.js';
import { isAmountKind } from '../../languages/question-kind.js';
import { pointsBack, pointsOn } from './anaphora.js';
import type { PassageView } from './passage-view.js';
import type { AnswerWindow, WindowSize } from './window.js';
import { wholeTable } from './table-part.js';
import { endOfList, listBefore, listFrom, countUnitWords } from './list-window.js';
import { announces, canBeLedTo, isTitle } from './unit-scores.js';

/** How much a window would rather go on than go back. */
const ONWARD = 0.1;
/** The end of another paragraph is shown before the best sentence where it answers about as well. */
const AS_WELL = 0.6;
/** A paragraph of few words right above a list, a table or code leads to it, with a colon or not. */
const FEW_WORDS = 10;
/** Sentences that a window goes back for what its first one means. */
const MAX_BACK = 2;

/**
 * The sentences around the best one, towards the better neighbour; never one that hangs on what is not shown, and never
 * one that leads to a list, a table or code without that.
 */
export function textWindow(
  { units, language, kindReader, isBelowQuestion }: PassageView,
  best: number,
  scores: readonly number[],
  size: WindowSize,
): AnswerWindow {
  const holdsAmount = isAmountKind(kindReader?.kind) ? kindReader.unit : undefined;
  const wordsAt = (i: number): number => countWords(units[i]?.text ?? '');
  let from = best;
  let to = best + 1;
  let words = wordsAt(best);
  const goBack = (): void => {
    words += wordsAt(--from);
  };
  const hangs = (): boolean =>
    from > 0 && pointsBack(units[from], language) && units[from - 1]?.kind === 'sentence';
  if (hangs()) goBack();
  if (units[best]?.kind === 'code') {
    // What code is for, and where it goes, stands above it, or else below.
    if (units[best - 1]?.kind === 'sentence') goBack();
    else if (units[best + 1]?.kind === 'sentence') words += wordsAt(to++);
  }
  // Below a question of the page, its answer opens with the first words.
  if (isBelowQuestion && isTextThatFits(units.slice(0, to), size)) while (from > 0) goBack();
  while (to - from < size.units && words < size.enoughWords && !leadsOn(units, to)) {
    const hasRoom = (i: number): boolean =>
      units[i] !== undefined && !isListed(units[i]) && words + wordsAt(i) <= size.words;
    const before = scores[from - 1] ?? 0;
    const belongs = !units[from]?.isBlockStart || before >= AS_WELL * (scores[best] ?? 0);
    const back = belongs && hasRoom(from - 1) ? before : -1;
    const onward = hasRoom(to) ? (scores[to] ?? 0) + ONWARD : -1;
    if (back < 0 && onward < 0) break;
    if (onward >= back) words += wordsAt(to++);
    else goBack();
  }
  for (let i = 0; i < MAX_BACK && hangs(); i++) goBack();
  // Below what a room has stands a list of what it costs.
  const isBelow =
    isListed(units[to]) && holdsAmount?.(units[to]) === true && !units.slice(from, to).some(holdsAmount);
  const led = leadsOn(units, to) || isBelow ? ledTo(units, to, size) : undefined;
  const end = led ? to : withoutOpenEnd(units, best, to);
  const text = Array.from({ length: end - from }, (_, i) => from + i);
  // "That's it." says nothing without the steps above it.
  const hangsOnList = pointsBack(units[from], language) && units[from - 1]?.kind === 'item';
  const above = hangsOnList ? listBefore(units, from, size) : undefined;
  return { ...led, places: [...(above ?? []), ...text, ...(led?.places ?? [])], best };
}

const isTextThatFits = (units: readonly Unit[], size: WindowSize): boolean =>
  units.length <= size.units &&
  countUnitWords(units) <= size.words &&
  units.every(({ kind }) => kind === 'sentence');

/** Whether the unit before a place leads to the list, the table or the code there. */
function leadsOn(units: readonly Unit[], at: number): boolean {
  const last = units[at - 1];
  if (last?.kind !== 'sentence' || !canBeLedTo(units[at])) return false;
  return announces(last) || (last.isBlockStart && countWords(last.text) <= FEW_WORDS && !isTitle(last));
}

/** What stands at a place: code, a list from its start, or a table. */
function ledTo(units: readonly Unit[], at: number, size: WindowSize): Omit<AnswerWindow, 'best'> {
  if (isTabular(units[at])) return { places: [], cells: wholeTable(units, at) };
  if (endOfList(units, at) > at) return listFrom(units, at, size);
  return { places: [at], ...(units[at + 1]?.kind === 'code' && { isCut: true }) };
}

/** Drops last sentences that only announce what is not shown. */
function withoutOpenEnd(units: readonly Unit[], best: number, to: number): number {
  let end = to;
  for (; end - 1 > best; end--) {
    const last = units[end - 1];
    if (last?.kind !== 'sentence' || !(announces(last) || isTitle(last) || pointsOn(last.text))) break;
  }
  return end;
}
