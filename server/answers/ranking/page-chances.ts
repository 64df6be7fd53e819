/** How likely each page found is the one that answers, provided that one of them does. */
import type { Candidate } from './rank.js';

/**
 * A page is e^4 times as likely as one whose score is lower by 1. Of whole and half numbers, 3.5 to 5 fit best on each
 * of the question sets.
 */
const STEEPNESS = 4;

/** By page number, best first; they add up to 1. A page is as likely as its best passage makes it. */
export function pageChances(candidates: readonly Candidate[]): Map<number, number> {
  const highest = candidates[0]?.score ?? 0;
  const odds = new Map<number, number>();
  for (const { page, score } of candidates) {
    if (!odds.has(page)) odds.set(page, Math.exp(STEEPNESS * (score - highest)));
  }
  const all = [...odds.values()].reduce((sum, one) => sum + one, 0);
  return new Map([...odds].map(([page, one]) => [page, one / all]));
}
