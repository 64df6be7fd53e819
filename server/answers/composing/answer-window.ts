/** Chooses the units of a passage that answer the question: a few sentences, or a list with its introduction. */
import { countWords } from '../../search/passages/passages.js';
import { isListed, type Unit } from '../../search/passages/passage.js';
import { pointsBack, pointsOn } from './anaphora.js';
import type { PassageMatch, TermTable } from '../ranking/passage-match.js';
import { namesAmount } from '../../languages/question-kind.js';

/** Units `[from, to)` of a passage; `best` carries the answer. */
export interface AnswerWindow {
  from: number;
  to: number;
  best: number;
  /** A unit before `from` that introduces the list which the window is a part of. */
  introduction?: number;
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
  /** Whether the question asks for an amount or a time. */
  wantsAmount?: boolean;
}

/** What a term in the heading, or in the sentence before, is worth to a unit, beside one in the unit. */
const HEADING_CREDIT = 0.8;
const PREVIOUS_CREDIT = 0.2;
/** What the first unit gains under a heading that holds the whole question; later units gain less. */
const FIRST_WORDS = 0.1;
/** What a unit with an amount gains where the question asks for one. */
const AMOUNT = 0.15;
/** What a unit loses that asks itself, announces what follows, or has no end, as a title has none. */
const ASKING = 0.3;
const ANNOUNCING = 0.05;
const WITHOUT_END = 0.1;
const TITLE = 0.3;
/** How much a window would rather go on than go back. */
const ONWARD = 0.1;

const ASKS = /[?？؟]\s*$/u;
const ANNOUNCES = /[:：]$/u;
const HAS_END = /[.!?。！？؟…।:：]["'”’»)」』]*$/u;

/** A line in bold that is no sentence heads what follows. */
const isTitle = ({ kind, text, markdown = '' }: Unit): boolean =>
  kind === 'sentence' && !HAS_END.test(text) && markdown === `**${text}**`;

function formOf(unit: Unit): number {
  if (ASKS.test(unit.text)) return -ASKING;
  if (ANNOUNCES.test(unit.text)) return -ANNOUNCING;
  if (isTitle(unit)) return -TITLE;
  return unit.kind === 'sentence' && unit.isBlockStart && !HAS_END.test(unit.text) ? -WITHOUT_END : 0;
}

/** How well each unit answers; under a heading that asks the question, the first words do. */
function unitScores(
  units: readonly Unit[],
  table: TermTable,
  match: PassageMatch,
  wantsAmount: boolean,
): number[] {
  const credit = match.leaf.map((hit) => hit * HEADING_CREDIT);
  const inHeading = table.coverage(match.leaf);
  return units.map((unit, i) => {
    const hits = match.units[i] ?? table.noHits();
    const before = (match.units[i - 1] ?? table.noHits()).map((hit) => hit * PREVIOUS_CREDIT);
    const amount = wantsAmount && namesAmount(unit.text) ? AMOUNT : 0;
    return table.coverage(hits, credit, before) + (FIRST_WORDS * inHeading) / (1 + i) + amount + formOf(unit);
  });
}

/** The window of a passage that covers the question best. */
export function chooseWindow(
  units: readonly Unit[],
  table: TermTable,
  match: PassageMatch,
  { size, language, wantsAmount = false }: WindowWish,
): AnswerWindow {
  const scores = unitScores(units, table, match, wantsAmount);
  let best = 0;
  for (const [i, score] of scores.entries()) if (score > (scores[best] ?? 0)) best = i;
  return isListed(units[best])
    ? listWindow(units, best, size)
    : textWindow(units, best, scores, size, language);
}

/** The list around an item with the sentence that introduces it; of a list that is too long, the item alone. */
function listWindow(units: readonly Unit[], best: number, size: WindowSize): AnswerWindow {
  let from = best;
  while (isListed(units[from - 1])) from--;
  const to = endOfList(units, best);
  if (!fits(units.slice(from, to), size)) return itemWindow(units, best);
  const introduction = units[from - 1]?.kind === 'sentence' ? from - 1 : undefined;
  return { from, to, best, ...(introduction !== undefined && { introduction }) };
}

function endOfList(units: readonly Unit[], from: number): number {
  let end = from;
  while (isListed(units[end])) end++;
  return end;
}

const wordsOf = (units: readonly Unit[]): number =>
  units.reduce((sum, { text }) => sum + countWords(text), 0);

const fits = (list: readonly Unit[], size: WindowSize): boolean =>
  list.length <= size.listUnits && wordsOf(list) <= size.listWords;

/** An item with all its sentences. */
function itemWindow(units: readonly Unit[], best: number): AnswerWindow {
  let from = best;
  let to = best + 1;
  while (units[from]?.isBlockStart === false) from--;
  while (isListed(units[to]) && units[to]?.isBlockStart === false) to++;
  return { from, to, best };
}

/**
 * The sentences around the best one, towards the better neighbour; never one that hangs on what is not shown, and a list
 * only whole, behind the sentence that announces it.
 */
function textWindow(
  units: readonly Unit[],
  best: number,
  scores: readonly number[],
  size: WindowSize,
  language: string,
): AnswerWindow {
  const wordsAt = (i: number): number => countWords(units[i]?.text ?? '');
  let from = best;
  let to = best + 1;
  let words = wordsAt(best);
  const goBack = (): void => {
    words += wordsAt(--from);
  };
  if (from > 0 && pointsBack(units[from], language) && units[from - 1]?.kind === 'sentence') goBack();
  while (to - from < size.units && words < size.enoughWords) {
    const hasRoom = (i: number): boolean =>
      units[i] !== undefined && !isListed(units[i]) && words + wordsAt(i) <= size.words;
    const back = hasRoom(from - 1) ? (scores[from - 1] ?? 0) : -1;
    const onward = hasRoom(to) ? (scores[to] ?? 0) + ONWARD : -1;
    if (back < 0 && onward < 0) break;
    if (onward >= back) words += wordsAt(to++);
    else goBack();
  }
  if (from > 0 && pointsBack(units[from], language) && units[from - 1]?.kind === 'sentence') goBack();
  const end = endOfList(units, to);
  const isAnnounced = end > to && ANNOUNCES.test(units[to - 1]?.text ?? '');
  if (isAnnounced && fits(units.slice(from, end), size)) return { from, to: end, best };
  return { from, to: withoutOpenEnd(units, best, to), best };
}

/** Drops last sentences that only announce what is not shown. */
function withoutOpenEnd(units: readonly Unit[], best: number, to: number): number {
  let end = to;
  for (; end - 1 > best; end--) {
    const last = units[end - 1];
    const announces =
      last?.kind === 'sentence' && (ANNOUNCES.test(last.text) || isTitle(last) || pointsOn(last.text));
    if (!announces) break;
  }
  return end;
}
