/** Tells what is for people of the age, for as long, for as many, or for a sum, as a question says. */
import { ageIn, isForAge } from '../../languages/ages.js';
import { minutesIn } from '../../languages/lengths-of-time.js';
import { suitsTimeRange } from '../../languages/time-ranges.js';
import { suitsCounts, suitsSums } from './asked-counts.js';

/**
 * How well a name, such as that of a row, or a sentence is for whom, how long and how many a question says, 0 to 1: 0 where
 * it says none of it, less than 1 where its range only holds the length or the number.
 */
export type Suits = (name: string) => number;

/** @param language of the question and the names, such as `de` */
export function suitsFor(question: string, language: string): Suits {
  const age = ageIn(question);
  const lengths = minutesIn(question, language);
  const suitsCount = suitsCounts(question, language);
  const suitsSum = suitsSums(question, language);
  return (name) => {
    if (age !== undefined && isForAge(name, age, language)) return 1;
    const count = age === undefined ? Math.max(suitsCount(name), suitsSum(name)) : 0;
    if (lengths.length === 0 || count === 1) return count;
    if (minutesIn(name, language).some((length) => lengths.includes(length))) return 1;
    return Math.max(count, ...lengths.map((length) => suitsTimeRange(name, length, language)));
  };
}

/** Places of the names that suit a question best; none where none does. */
export function bestSuited(names: readonly string[], suits: Suits): number[] {
  const known = names.map(suits);
  const most = Math.max(0, ...known);
  return most === 0 ? [] : known.flatMap((value, place) => (value === most ? [place] : []));
}
