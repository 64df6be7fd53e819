/** Decides what an answer is made of: one page that stands out, or those that may be the right one. */
import type { WindowSize } from './answer-window.js';
import { pageChances } from '../ranking/page-chances.js';
import type { Candidate, Ranking } from '../ranking/rank.js';

/** A passage to answer from, and how much of it to show. */
export interface Part {
  candidate: Candidate;
  size: WindowSize;
}

/** A page is shown that is the right one with this chance, provided that the right one was found. */
const MAY_BE_RIGHT = 0.04;
/** Where there is room, a second passage of a page that is shown, if its score is so near the best one's. */
const LEVEL = 0.4;
const MAX_PER_PAGE = 2;
/** A page that is likelier than all others together is quoted at length, whatever is shown beside it. */
const LIKELIEST = 0.5;

const AT_LENGTH: WindowSize = { units: 4, words: 65, enoughWords: 40, listUnits: 8, listWords: 110 };
/** By place. Shorter loses answers, longer only readers. */
const SIZES: readonly WindowSize[] = [
  { units: 3, words: 50, enoughWords: 30, listUnits: 6, listWords: 60 },
  { units: 2, words: 40, enoughWords: 25, listUnits: 4, listWords: 40 },
  { units: 1, words: 40, enoughWords: 10, listUnits: 4, listWords: 30 },
];

/** The passages to answer from, best page first, passages of a page in their order. */
export function chooseParts({ candidates }: Ranking): Part[] {
  const chances = pageChances(candidates);
  const pages = [...chances.keys()].filter((page, i) => i === 0 || (chances.get(page) ?? 0) >= MAY_BE_RIGHT);
  const chosen = choosePassages(candidates, pages);
  const sizeOf = (candidate: Candidate): WindowSize => {
    const place = chosen.indexOf(candidate);
    const isLikeliest = place === 0 && (chances.get(candidate.page) ?? 0) > LIKELIEST;
    return isLikeliest || chosen.length === 1 ? AT_LENGTH : (SIZES[place] ?? AT_LENGTH);
  };
  return pages
    .flatMap((page) =>
      chosen.filter((candidate) => candidate.page === page).sort((a, b) => a.passage - b.passage),
    )
    .map((candidate) => ({ candidate, size: sizeOf(candidate) }));
}

/** The best passage of each page, and where there is room the next best of some; best first. */
function choosePassages(candidates: readonly Candidate[], pages: readonly number[]): Candidate[] {
  const lowest = (candidates[0]?.score ?? 0) - LEVEL;
  const ofPages = pages.map((page) => candidates.filter((candidate) => candidate.page === page));
  const byScore = (a: Candidate, b: Candidate): number => b.score - a.score || a.passage - b.passage;
  const others = ofPages
    .flatMap((ofPage) => ofPage.slice(1, MAX_PER_PAGE))
    .filter(({ score }) => score >= lowest)
    .sort(byScore);
  return [...ofPages.flatMap((ofPage) => ofPage.slice(0, 1)), ...others].slice(0, SIZES.length).sort(byScore);
}
