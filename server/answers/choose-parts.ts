/** Decides what an answer is made of: one passage that stands out, or the best of several that are level. */
import type { Candidate, Ranking } from './rank.js';

/** Passages whose score is within this of the best are level with it. */
const LEVEL = 0.4;
const MAX_PARTS = 3;
const MAX_PER_PAGE = 2;

/** The passages to answer from, best page first, passages of a page in their order. */
export function chooseParts({ candidates }: Ranking): Candidate[] {
  const byPage = new Map<number, Candidate[]>();
  const best = candidates[0]?.score ?? 0;
  let parts = 0;
  for (const candidate of candidates) {
    if (parts === MAX_PARTS || candidate.score < best - LEVEL) break;
    const chosen = byPage.get(candidate.page) ?? [];
    if (chosen.length === MAX_PER_PAGE) continue;
    byPage.set(candidate.page, [...chosen, candidate]);
    parts++;
  }
  return [...byPage.values()].flatMap((chosen) => chosen.sort((a, b) => a.passage - b.passage));
}
