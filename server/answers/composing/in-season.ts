/** Finds what the pages say of the time of the year that a question names, and not of another: `Winter (November to March)`. */
import { sharesDay, yearPeriodsIn, type YearPeriod } from '../../languages/year-periods.js';
import type { Candidate, Ranking } from '../ranking/rank.js';
import type { ViewOf } from './passage-view.js';

/**
 * The ranking without passages below headings of other times of the year, where a page has one for the time that is
 * asked about.
 */
export function inSeason(ranking: Ranking, viewOf: ViewOf): Ranking {
  const ofPage = new Map<number, boolean>();
  const readSeason = (candidate: Candidate): boolean | undefined => {
    const { page } = candidate;
    const view = viewOf(candidate);
    if (view.periods.length === 0) return undefined;
    const told = yearPeriodsIn(view.heading ?? '', view.language);
    if (told.length === 0) return undefined;
    const isOfSeason = holdsDayOf(view.periods, told);
    ofPage.set(page, isOfSeason || (ofPage.get(page) ?? false));
    return isOfSeason;
  };
  const known = ranking.candidates.map((candidate) => ({ candidate, isOfSeason: readSeason(candidate) }));
  const candidates = known
    .filter(({ candidate, isOfSeason }) => isOfSeason !== false || !ofPage.get(candidate.page))
    .map(({ candidate }) => candidate);
  return { ...ranking, candidates };
}

/**
 * Places of the names, such as those of columns, that hold a day of the times of the year that are asked about, where others
 * do not: `Peak 19 Dec – 26 Jan` over New Year.
 * @param language of the names, such as `de`
 */
export function placesInSeason(
  names: readonly string[],
  asked: readonly YearPeriod[],
  language: string,
): number[] {
  if (asked.length === 0) return [];
  const found = names.flatMap((name, place) =>
    holdsDayOf(asked, yearPeriodsIn(name, language)) ? [place] : [],
  );
  return found.length < names.length ? found : [];
}

const holdsDayOf = (asked: readonly YearPeriod[], told: readonly YearPeriod[]): boolean =>
  told.some((period) => asked.some((some) => sharesDay(some, period)));
