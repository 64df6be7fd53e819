/** Decides what an answer is made of: one page, and another only where it adds what the first lacks. */
import type { WindowSize } from './window.js';
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
const LEVEL = 1;
/** A passage with the kind of answer that is asked for goes first where its score is so near, and it says as much. */
const NEAR = 1;
const AS_MUCH = 0.75;

/** The one sentence that answers best, with what it hangs on, or its list. */
export const BRIEF: WindowSize = { units: 1, words: 40, enoughWords: 1, listUnits: 8, listWords: 80 };
const ALONE: WindowSize = { units: 4, words: 65, enoughWords: 40, listUnits: 16, listWords: 200 };
const FIRST: WindowSize = { units: 3, words: 50, enoughWords: 30, listUnits: 12, listWords: 120 };
const SECOND: WindowSize = { units: 2, words: 40, enoughWords: 25, listUnits: 8, listWords: 80 };

/** What an answer needs, and which passages have it. */
export interface NeededOfParts {
  /** Whether a passage holds the kind of answer that is asked for. */
  holdsKind: (candidate: Candidate) => boolean;
  /** Whether a passage is an answer by itself, as below a question that the page asks. */
  isWhole: (candidate: Candidate) => boolean;
  /** Whether a price or a time is asked for, which one passage answers. */
  asksOneFact: boolean;
}

/** The passages to answer from, best first. */
export function chooseParts(
  { candidates, table }: Ranking,
  { holdsKind, isWhole, asksOneFact }: NeededOfParts,
): Part[] {
  const [first] = candidates;
  if (!first) return [];
  const ofPage = candidates.filter(({ page }) => page === first.page);
  const coverageOf = ({ match }: Candidate): number => table.coverage(match.title, match.path, match.body);
  const best =
    ofPage
      .filter((candidate) => candidate.score >= first.score - NEAR)
      .filter((candidate) => coverageOf(candidate) >= AS_MUCH * coverageOf(first))
      .find(holdsKind) ?? first;
  const level = ofPage
    .filter((candidate) => candidate !== best && candidate.score >= first.score - LEVEL)
    .filter(() => !(asksOneFact && holdsKind(best)) && !isWhole(best))
    .find(holdsKind);
  const shown = level ? [best, level] : [best];
  const other = complement(shown, candidates, table);
  const size = (candidate: Candidate): WindowSize =>
    candidate !== best ? SECOND : level || other ? FIRST : ALONE;
  return [...shown, ...(other ? [other] : [])].map((candidate) => ({
    candidate,
    size: size(candidate),
  }));
}

/** The share of the question that one unit of a passage holds under its headings and what is shown does not. */
function adds({ match }: Candidate, shown: readonly Candidate[], table: TermTable): number {
  const known = shown.flatMap((one): TermHits[] => [one.match.title, one.match.path, one.match.body]);
  const covered = table.coverage(...known);
  const more = match.units
    .filter((hits) => table.coverage(...known, hits) > covered)
    .map((hits) => table.coverage(...known, match.title, match.path, hits) - covered);
  return Math.max(0, ...more);
}

/** The passage of another page that says most of what the question asks and the first page does not say. */
function complement(
  shown: readonly Candidate[],
  candidates: readonly Candidate[],
  table: TermTable,
): Candidate | undefined {
  const chances = pageChances(candidates);
  let best: Candidate | undefined;
  let most = ADDS;
  for (const candidate of candidates) {
    const isOther = candidate.page !== shown[0]?.page && (chances.get(candidate.page) ?? 0) >= MAY_BE_RIGHT;
    const more = isOther ? adds(candidate, shown, table) : 0;
    if (more > most) [best, most] = [candidate, more];
  }
  return best;
}
