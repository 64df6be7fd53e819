/** Tells which rows, or columns, of a table a question means by what they are called. */
import { holdsTimeOfDay, timeOfDayIn } from '../../languages/times-of-day.js';
import { closestNames } from '../matching/closest-names.js';
import { standOut } from '../matching/stand-out.js';
import type { AskedOfTable } from './asked-of-table.js';
import { placesInSeason } from './in-season.js';
import { ofSize } from '../matching/sized-names.js';

/** Places of the names that are meant; none where it does not tell any apart. */
export type NameSelector = (names: readonly string[], asked: AskedOfTable) => readonly number[];

/** What the first selector finds that finds any. */
export function firstFound<T>(
  selectors: readonly ((from: T, asked: AskedOfTable) => readonly number[])[],
  from: T,
  asked: AskedOfTable,
): readonly number[] {
  for (const select of selectors) {
    const found = select(from, asked);
    if (found.length > 0) return found;
  }
  return [];
}

/** Those that hold a day or a month of the question, where others do not. */
export const ofDays: NameSelector = (names, { view: { read }, days }) => {
  const hits = names.map(read);
  const found = names.flatMap((_, place) =>
    days.some((term) => (hits[place]?.[term] ?? 0) >= 1) ? [place] : [],
  );
  return found.length < names.length ? found : [];
};

/** Those that hold the time of the day that is asked about; else those that hold no other. */
export const ofTimeOfDay: NameSelector = (names, { view: { language }, sought }) => {
  const time = timeOfDayIn(sought.question, language);
  if (time === undefined) return [];
  const holds = names.map((name) => holdsTimeOfDay(name, time, language));
  const placesOf = (wanted: boolean | undefined): number[] =>
    holds.flatMap((held, place) => (held === wanted ? [place] : []));
  const found = placesOf(true).length > 0 ? placesOf(true) : placesOf(undefined);
  return found.length < names.length ? found : [];
};

/** Those that hold a day of the times of the year that are asked about, where others do not. */
export const ofSeason: NameSelector = (names, { view: { periods, language } }) =>
  placesInSeason(names, periods, language);

/** The one of the size that the question speaks of. */
export const ofAskedSize: NameSelector = (names, { sought }) => ofSize(names, sought.question);

/**
 * Places of the rows or columns that a question singles out; none where it means all of them.
 * @param scores how well each holds the question
 * @param within places of those that alone are meant; any where empty
 */
export function singledOut(
  scores: readonly number[],
  names: readonly string[],
  { words }: AskedOfTable,
  within: readonly number[] = [],
): number[] {
  const closestOf = (places: readonly number[]): number[] =>
    closestNames(
      places.map((place) => names[place] ?? ''),
      words,
    ).flatMap((i) => places[i] ?? []);
  const best = bestOf(scores, within.length > 0 ? within : [...scores.keys()]);
  const closest = closestOf(best);
  // `Extra thin` holds as much of the question as `Thin`, so that most columns hold it.
  const isTold = within.length > 0 || (closest.length < best.length && best.length < scores.length);
  return isTold ? closest : closestOf(standOut(scores));
}

/** Those among some places whose score is the highest. */
function bestOf(scores: readonly number[], places: readonly number[]): number[] {
  const most = Math.max(...places.map((place) => scores[place] ?? 0));
  return places.filter((place) => scores[place] === most);
}
