/** Decides what an answer is made of: one page, and another only where it adds what the first lacks. */
import type { WindowSize } from './answer-window.js';
import { pageChances } from '../ranking/page-chances.js';
import type { TermHits, TermTable } from '../ranking/passage-match.js';
import type { Candidate, Ranking } from '../ranking/rank.js';

/** A passage to answer from, and how much of it to show. */
export interface Part {
  candidate: Candidate;
  size: WindowSize;
}

/** A second page is the right one with at least this chance, provided that the right one was found. */
const MAY_BE_RIGHT = 0.04;
/** A second page adds when one unit of it holds so large a share of the question that the first page lacks. */
const ADDS = 0.3;
/** A second passage of the first page is shown where its score is so near the first one's. */
const LEVEL = 0.4;

const ALONE: WindowSize = { units: 4, words: 65, enoughWords: 40, listUnits: 16, listWords: 200 };
const FIRST: WindowSize = { units: 3, words: 50, enoughWords: 30, listUnits: 12, listWords: 120 };
const SECOND: WindowSize = { units: 2, words: 40, enoughWords: 25, listUnits: 8, listWords: 80 };

/** The passages to answer from, best page first, passages of a page in their order. */
export function chooseParts({ candidates, table }: Ranking): Part[] {
  const [first] = candidates;
  if (!first) return [];
  const level = candidates.find(
    (candidate) =>
      candidate !== first && candidate.page === first.page && candidate.score >= first.score - LEVEL,
  );
  const ofPage = level ? [first, level] : [first];
  const other = complement(ofPage, candidates, table);
  const size = (candidate: Candidate): WindowSize =>
    candidate !== first ? SECOND : level || other ? FIRST : ALONE;
  return [...ofPage.sort((a, b) => a.passage - b.passage), ...(other ? [other] : [])].map((candidate) => ({
    candidate,
    size: size(candidate),
  }));
}

/** The passage of another page that says most of what the question asks and the first page does not say. */
function complement(
  shown: readonly Candidate[],
  candidates: readonly Candidate[],
  table: TermTable,
): Candidate | undefined {
  const chances = pageChances(candidates);
  const known = shown.flatMap(({ match }): TermHits[] => [match.title, match.path, match.body]);
  const covered = table.coverage(...known);
  let best: Candidate | undefined;
  let most = ADDS;
  for (const candidate of candidates) {
    const isOther = candidate.page !== shown[0]?.page && (chances.get(candidate.page) ?? 0) >= MAY_BE_RIGHT;
    if (!isOther) continue;
    const { title, path, units } = candidate.match;
    const adds = Math.max(
      0,
      ...units
        .filter((hits) => table.coverage(...known, hits) > covered)
        .map((hits) => table.coverage(...known, title, path, hits) - covered),
    );
    if (adds > most) [best, most] = [candidate, adds];
  }
  return best;
}
