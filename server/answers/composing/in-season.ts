/** Finds what the pages say of the time of the year that a question names, and not of another: `Winter (November to March)`. */
import { sharesDay, yearPeriodsIn, type YearPeriod } from '../../languages/year-periods.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import type { Candidate, Ranking } from '../ranking/rank.js';
import type { Sought } from './sought.js';

/**
 * The ranking without passages below headings of other times of the year, where a page has one for the time that is
 * asked about.
 */
export function inSeason(index: PassageIndex, ranking: Ranking, { periodsIn }: Sought): Ranking {
  const ofPage = new Map<number, boolean>();
  const isOfSeason = ({ passage: number, page }: Candidate): boolean | undefined => {
    const { language } = index.pageAt(page);
    const asked = periodsIn(language);
    if (asked.length === 0) return undefined;
    const told = yearPeriodsIn(index.passageAt(number).passage.headings.at(-1) ?? '', language);
    if (told.length === 0) return undefined;
    const isAsked = holdsDayOf(asked, told);
    ofPage.set(page, isAsked || (ofPage.get(page) ?? false));
    return isAsked;
  };
  const known = ranking.candidates.map((candidate) => ({ candidate, isAsked: isOfSeason(candidate) }));
  const candidates = known
    .filter(({ candidate, isAsked }) => isAsked !== false || !ofPage.get(candidate.page))
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
