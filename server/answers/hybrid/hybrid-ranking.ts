/** Hybrid ranking: orders passages by words and vectors together. */
import type { Candidate, Ranking } from '../ranking/rank.js';
import type { Similarities } from './compare-vectors.js';

/**
 * What the nearest passage gains in score; a passage that words find perfectly has about five. Found by trial with the
 * local model: three times as much finds worse than words alone.
 */
const SIMILARITY_WEIGHT = 0.5;
/** Longer questions, in terms, are about so much that their vector says less: the gain shrinks with their length. */
const LONG_QUESTION = 10;
/** Similarity below that of so large a part of the candidates says nothing. */
const NOTHING_BELOW = 0.25;

/**
 * The same candidates, ordered by the sum of their score and of how similar they are, between the lower quarter and the
 * highest of them. A sum finds better than ranks added up, and than reordering by similarity alone. A passage that has
 * no vector yet gains what the others gain on average: neither does it lose by that, nor win.
 */
export function rankHybrid(ranking: Ranking, similarities: Similarities): Ranking {
  const all = ranking.candidates.map(({ passage }) => similarities.similarity(passage));
  const rising = all.filter((value) => value !== undefined).sort((a, b) => a - b);
  const nothing = rising[Math.floor(rising.length * NOTHING_BELOW)] ?? 0;
  const most = rising.at(-1) ?? 0;
  const share = (value: number): number =>
    most > nothing ? Math.max(0, value - nothing) / (most - nothing) : 0;
  const average = rising.reduce((sum, value) => sum + share(value), 0) / Math.max(1, rising.length);
  const weight = SIMILARITY_WEIGHT * Math.min(1, LONG_QUESTION / ranking.table.terms.length);
  const candidates = ranking.candidates
    .map((candidate, i): Candidate => {
      const similarity = all[i];
      const adds = weight * (similarity === undefined ? average : share(similarity));
      const centredSimilarity = similarities.centredSimilarity(candidate.passage);
      return { ...candidate, score: candidate.score + adds, dense: { similarity, centredSimilarity, adds } };
    })
    .sort((a, b) => b.score - a.score || a.passage - b.passage);
  return { ...ranking, candidates };
}
