/** Chooses what is shown of a list: the items that are asked for, or all of it from its start. */
import { countWords } from '../../search/passages/passages.js';
import type { Unit } from '../../search/passages/passage.js';
import type { AnswerWindow, WindowSize } from './window.js';
import { isNamedWhole } from '../matching/named-whole.js';
import { standOut } from '../matching/stand-out.js';
import { bestSuited } from '../matching/suits.js';
import type { PassageView } from './passage-view.js';
import type { Sought } from './sought.js';

/** A list with as many items, so many of them a name with a value, is looked up like a table. */
const MIN_KEYED_ITEMS = 2;
const KEYED_SHARE = 0.6;
const MAX_KEYED_WORDS = 16;
const KEYED = /^(?:\*\*.{1,60}?\*\*|[^.!?:：]{1,40})[:：]\s*\S|\p{N}/u;
/** What an item opens with: `Baitcaster` of `Baitcaster: $48`. */
const LABEL = /^[^.!?:：]{1,60}(?=[:：]\s)/u;
/** More items than these are not singled out. */
const MAX_NAMED = 2;

const isItem = (unit: Unit | undefined): boolean => unit?.kind === 'item';

export const countUnitWords = (units: readonly Unit[]): number =>
  units.reduce((sum, { text }) => sum + countWords(text), 0);

export function endOfList(units: readonly Unit[], from: number): number {
  let end = from;
  while (isItem(units[end])) end++;
  return end;
}

function startOfList(units: readonly Unit[], at: number): number {
  let start = at;
  while (isItem(units[start - 1])) start--;
  return start;
}

/** Places of the first units of the items in `[from, to)`. */
function itemStarts(units: readonly Unit[], from: number, to: number): number[] {
  const starts: number[] = [];
  for (let i = from; i < to; i++) if (i === from || units[i]?.isBlockStart) starts.push(i);
  return starts;
}

function isKeyed(items: readonly (readonly Unit[])[]): boolean {
  const keyed = items.filter(([first, ...more]) => {
    const { text = '', markdown = text, marker = '' } = first ?? {};
    const isShort = more.length === 0 && countWords(text) <= MAX_KEYED_WORDS;
    return !/^\d/.test(marker) && KEYED.test(markdown) && (isShort || markdown.startsWith('**'));
  });
  return items.length >= MIN_KEYED_ITEMS && keyed.length >= KEYED_SHARE * items.length;
}

/** The window of the list around an item. */
export function listWindow(
  { units, match, read, suits }: PassageView,
  { table }: Sought,
  best: number,
  size: WindowSize,
): AnswerWindow {
  const from = startOfList(units, best);
  const to = endOfList(units, best);
  const starts = itemStarts(units, from, to);
  const items = starts.map((start, i) => units.slice(start, starts[i + 1] ?? to));
  const isLong = !fits(units.slice(from, to), size);
  if (isLong || isKeyed(items)) {
    const suited = bestSuited(
      starts.map((start) => units[start]?.text ?? ''),
      suits,
    );
    const scores = starts.map((start, i) => {
      const hits = (items[i] ?? []).map((_, at) => match.units[start + at] ?? table.noHits());
      return table.coverage(...hits);
    });
    const labels = starts.map((start) => LABEL.exec(units[start]?.text ?? '')?.[0] ?? '');
    const whole = longest(labels.map((label) => (isNamedWhole(label, read, table) ? label : '')));
    const named = [suited, whole].find((some) => some.length > 0) ?? standOut(scores);
    if (named.length > 0 && named.length <= MAX_NAMED) {
      const places = named.flatMap((i) => (items[i] ?? []).map((_, at) => (starts[i] ?? from) + at));
      return { places, best: places.includes(best) ? best : (places[0] ?? best) };
    }
  }
  const list = listFrom(units, from, size);
  return { ...list, places: [...introductionOf(units, from), ...list.places], best };
}

/** The place of the sentence that a list stands below, if any. */
const introductionOf = (units: readonly Unit[], from: number): number[] =>
  units[from - 1]?.kind === 'sentence' ? [from - 1] : [];

/** Places of the whole list that ends before a place, with what leads to it; undefined where there is no room for it. */
export function listBefore(units: readonly Unit[], at: number, size: WindowSize): number[] | undefined {
  const from = startOfList(units, at);
  const { places, isCut = false } = listFrom(units, from, size);
  return isCut ? undefined : [...introductionOf(units, from), ...places];
}

/** Places of the labels of the most words; none where all are empty. */
function longest(labels: readonly string[]): number[] {
  const counts = labels.map(countWords);
  const most = Math.max(...counts);
  return most === 0 ? [] : counts.flatMap((count, place) => (count === most ? [place] : []));
}

/** A list from its start, as far as there is room, in whole items. */
export function listFrom(
  units: readonly Unit[],
  from: number,
  size: WindowSize,
): Pick<AnswerWindow, 'places' | 'isCut'> {
  const to = endOfList(units, from);
  let end = to;
  while (end > from + 1 && !(fits(units.slice(from, end), size) && isWhole(units, end))) end--;
  const places = Array.from({ length: end - from }, (_, i) => from + i);
  return { places, ...(end < to && { isCut: true }) };
}

/** Whether no item goes on behind a place. */
const isWhole = (units: readonly Unit[], end: number): boolean =>
  !isItem(units[end]) || units[end]?.isBlockStart === true;

const fits = (list: readonly Unit[], size: WindowSize): boolean =>
  list.length <= size.listUnits && countUnitWords(list) <= size.listWords;
