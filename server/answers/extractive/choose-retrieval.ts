/** Decides how a question is to be understood: by itself, or with what the conversation is about. */
import { foundOdds, logOdds } from '../ranking/confidence.js';
import type { TermTable } from '../ranking/passage-match.js';
import type { LogisticWeights } from '../ranking/weights.js';
import type { Retrieval } from './retrieve.js';

/** What was just shown is asked about where it holds so much of the question. */
const HALF = 0.5;

/** What speaks for a question in context, and for the question by itself. */
export interface ContextFeatures {
  /** Log-odds that the right page was found. */
  foundAlone: number;
  foundInContext: number;
  /** How much less of the question's own words, 0 to 1, the first passage holds in context; below 0 where it is more. */
  losesWords: number;
  /** 1 where a word such as `it` points to what was said before, or the first one, such as `and`, goes on from it. */
  pointsBack: number;
  goesOn: number;
  /** 1 where nothing in its form says that it may follow on what was said before. */
  isWhole: number;
  /** 1 where it has a word of its own that tells what it is about. */
  tells: number;
  /** 1 where both readings find the same passage first. */
  agrees: number;
  /** What the passage found first in context scores by itself, as a share of the best; 0 where it is not found so. */
  isFoundAlone: number;
}

/** The share, 0 to 1, of the words that a table is of which the first passage holds with its headings. */
function coverageOfFirst({ best }: Retrieval, table: TermTable): number {
  const [first] = best.candidates;
  return first ? table.coverage(first.match.title, first.match.path, first.match.body) : 0;
}

/** Whether a question has a word of its own that tells what it is about. */
export const tellsOf = ({ reading }: Retrieval): boolean =>
  !reading.asksOfNothing && reading.terms.some(({ weight }) => weight >= 1);

/**
 * Whether what was just shown holds as much of the question as the best that is found without it: "is breakfast
 * included?", asked of a room, is no question about weddings.
 */
export function isOfWhatWasShown(alone: Retrieval, inContext: Retrieval): boolean {
  const [first] = inContext.best.candidates;
  const { table } = alone.best;
  const covered = coverageOfFirst(inContext, table);
  return first?.signals.shownBefore === 1 && covered >= HALF && covered >= coverageOfFirst(alone, table);
}

function shareAlone({ best: { candidates } }: Retrieval, inContext: Retrieval): number {
  const [first] = inContext.best.candidates;
  const own = candidates.find(({ passage }) => passage === first?.passage)?.score ?? 0;
  const most = candidates[0]?.score ?? 0;
  return most > 0 ? Math.max(0, own / most) : 0;
}

/** Undefined where one of both readings finds nothing. */
export function contextFeatures(alone: Retrieval, inContext: Retrieval): ContextFeatures | undefined {
  if (!alone.confidence || !inContext.confidence) return undefined;
  const { pointsBack, goesOn, isWhole } = inContext.reading;
  // In context its table is extended, but for the weights of some terms: its own reads the hits of both.
  const { table } = alone.best;
  return {
    foundAlone: foundOdds(alone.confidence),
    foundInContext: foundOdds(inContext.confidence),
    losesWords: coverageOfFirst(alone, table) - coverageOfFirst(inContext, table),
    pointsBack: Number(pointsBack),
    goesOn: Number(goesOn),
    isWhole: Number(isWhole),
    tells: Number(tellsOf(alone)),
    agrees: Number(alone.best.candidates[0]?.passage === inContext.best.candidates[0]?.passage),
    isFoundAlone: shareAlone(alone, inContext),
  };
}

/** The reading that is likelier to be answered right. */
export function chooseRetrieval(
  alone: Retrieval,
  inContext: Retrieval | undefined,
  weights: LogisticWeights<ContextFeatures>,
): Retrieval {
  if (!inContext?.confidence) return alone;
  const features = contextFeatures(alone, inContext);
  return !features || logOdds(weights, features) > 0 ? inContext : alone;
}
