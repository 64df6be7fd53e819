/** Decides what an answer is made of: one passage that stands out, or the best of several that are level. */
import type { Candidate, Ranking } from './rank.js';

/** Passages whose score is within this of the best are level with it; of an unsure answer, more are. */
const LEVEL = 0.4;
const LEVEL_WHEN_UNSURE = 0.8;
const UNSURE_BELOW = 0.75;
const MAX_PARTS = 3;
const MAX_PER_PAGE = 2;

/**
 * The passages to answer from, best page first, passages of a page in their order.
 * @param confidence chance, 0 to 1, that an answer from the best passage is right
 */
export function chooseParts({ candidates }: Ranking, confidence: number): Candidate[] {
  const byPage = new Map<number, Candidate[]>();
  const level = confidence < UNSURE_BELOW ? LEVEL_WHEN_UNSURE : LEVEL;
  const lowest = (candidates[0]?.score ?? 0) - level;
  let parts = 0;
  for (const candidate of candidates) {
    if (parts === MAX_PARTS || candidate.score < lowest) break;
    const chosen = byPage.get(candidate.page) ?? [];
    if (chosen.length === MAX_PER_PAGE) continue;
    byPage.set(candidate.page, [...chosen, candidate]);
    parts++;
  }
  return [...byPage.values()].flatMap((chosen) => chosen.sort((a, b) => a.passage - b.passage));
}
