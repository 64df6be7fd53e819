/** Hybrid ranking: orders passages by words and vectors together. */
import { weightAtLength } from '../ranking/question-length.js';
import type { Candidate, Ranking } from '../ranking/rank.js';
import type { Similarities } from './compare-vectors.js';

/**
 * What the nearest passage gains in score, what the one with the nearest sentence, item or row does, and what a passage
 * below the nearest titles does; a passage that words find perfectly has about five. Found by trial with the local model
 * on ten sites: of 1,000 questions, sentences bring 19 a right page among the first three and cost it 7. Without them,
 * half as much finds less of what visitors ask in words of their own, twice as much finds worse where words tell.
 */
const WITH_UNITS = { passage: 0.5, unit: 0.6, heading: 0.3 };
const WITHOUT_UNITS = { passage: 0.8, unit: 0, heading: 0.8 };
/** Similarity below that of so large a part of the candidates says nothing. */
const NOTHING_BELOW = 0.25;

/**
 * The same candidates, ordered by the sum of their score and of how similar they, their sentences and the titles above
 * them are. A sum finds better than ranks added up, and than reordering by similarity alone.
 */
export function rankHybrid(ranking: Ranking, similarities: Similarities): Ranking {
  const passages = ranking.candidates.map(({ passage }) => similarities.similarity(passage));
  const headings = ranking.candidates.map(({ passage }) => similarities.headingSimilarity(passage));
  const units = ranking.candidates.map(({ passage }) => similarities.bestUnitSimilarity(passage));
  const ofPassage = shareBetween(passages);
  const ofUnit = shareBetween(units);
  const ofHeading = shareBetween(headings);
  const parts = units.some((unit) => unit !== undefined) ? WITH_UNITS : WITHOUT_UNITS;
  const shrinking = weightAtLength(ranking.table.terms.length);
  const candidates = ranking.candidates
    .map((candidate, i): Candidate => {
      const { passage } = candidate;
      const sum =
        parts.passage * ofPassage(passages[i]) +
        parts.unit * ofUnit(units[i]) +
        parts.heading * ofHeading(headings[i]);
      const adds = shrinking * sum;
      const dense = {
        similarity: passages[i],
        centredSimilarity: similarities.centredSimilarity(passage),
        nearestText: Math.max(headings[i] ?? 0, units[i] ?? passages[i] ?? 0),
        adds,
      };
      return { ...candidate, score: candidate.score + adds, dense };
    })
    .sort((a, b) => b.score - a.score || a.passage - b.passage);
  return { ...ranking, candidates };
}

/**
 * Where a value lies, 0 to 1, between the lower quarter and the highest of all. What has no vector yet has the share
 * that the others have on average: neither does it lose by that, nor win.
 */
function shareBetween(values: readonly (number | undefined)[]): (value: number | undefined) => number {
  const rising = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  const nothing = rising[Math.floor(rising.length * NOTHING_BELOW)] ?? 0;
  const most = rising.at(-1) ?? 0;
  const share = (value: number): number =>
    most > nothing ? Math.max(0, value - nothing) / (most - nothing) : 0;
  const average = rising.reduce((sum, value) => sum + share(value), 0) / Math.max(1, rising.length);
  return (value) => (value === undefined ? average : share(value));
}
