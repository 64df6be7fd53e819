/** Decides what an answer is made of: one passage that stands out, or the best of several that are level. */
import type { WindowSize } from './answer-window.js';
import type { Candidate, Ranking } from './rank.js';

/** A passage to answer from, and how much of it to show. */
export interface Part {
  candidate: Candidate;
  size: WindowSize;
}

/** Passages whose score is within this of the best are level with it; of an unsure answer, more are. */
const LEVEL = 0.4;
const LEVEL_WHEN_UNSURE = 0.8;
const UNSURE_BELOW = 0.75;
const MAX_PER_PAGE = 2;

const ONLY: WindowSize = { units: 4, words: 65, enoughWords: 40, listUnits: 8, listWords: 110 };
/** By place. Shorter loses answers, longer only readers. */
const SIZES: readonly WindowSize[] = [
  { units: 3, words: 50, enoughWords: 30, listUnits: 6, listWords: 60 },
  { units: 2, words: 40, enoughWords: 25, listUnits: 4, listWords: 40 },
  { units: 1, words: 40, enoughWords: 10, listUnits: 4, listWords: 30 },
];

/**
 * The passages to answer from, best page first, passages of a page in their order.
 * @param confidence chance, 0 to 1, that an answer from the best passage is right
 */
export function chooseParts({ candidates }: Ranking, confidence: number): Part[] {
  const level = confidence < UNSURE_BELOW ? LEVEL_WHEN_UNSURE : LEVEL;
  const lowest = (candidates[0]?.score ?? 0) - level;
  const byPage = new Map<number, Candidate[]>();
  const chosen: Candidate[] = [];
  for (const candidate of candidates) {
    if (chosen.length === SIZES.length || candidate.score < lowest) break;
    const ofPage = byPage.get(candidate.page) ?? [];
    if (ofPage.length === MAX_PER_PAGE) continue;
    byPage.set(candidate.page, [...ofPage, candidate]);
    chosen.push(candidate);
  }
  const sizeOf = (candidate: Candidate): WindowSize =>
    (chosen.length > 1 && SIZES[chosen.indexOf(candidate)]) || ONLY;
  return [...byPage.values()]
    .flatMap((ofPage) => ofPage.sort((a, b) => a.passage - b.passage))
    .map((candidate) => ({ candidate, size: sizeOf(candidate) }));
}
