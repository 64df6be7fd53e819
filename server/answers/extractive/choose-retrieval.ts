/** Decides how a question is to be understood: by itself, or with what the conversation is about. */
import type { TermHits } from '../ranking/passage-match.js';
import type { Ranking } from '../ranking/rank.js';
import type { Retrieval } from './retrieve.js';

/** What the reading in context must find more of, or may find less of, to be taken. */
const MARGIN = 0;

/** The share, 0 to 1, of the question's own words that the first passage holds with its headings. */
export function ownCoverage({ best }: Retrieval, ownTerms: number): number {
  const [first] = best.candidates;
  if (!first) return 0;
  return coverageOfFirst(best, ownTerms, [first.match.title, first.match.path, first.match.body]);
}

/** Of the first terms of a table: a reading in context has those of the question itself first. */
function coverageOfFirst({ table }: Ranking, count: number, hits: readonly TermHits[]): number {
  let all = 0;
  let covered = 0;
  for (const [i, { rarity, weight }] of table.terms.slice(0, count).entries()) {
    all += rarity * weight;
    covered += rarity * weight * Math.max(0, ...hits.map((some) => some[i] ?? 0));
  }
  return all === 0 ? 0 : covered / all;
}

/**
 * The reading that answers better. The question by itself goes first: what the conversation adds must find the
 * question's own words as well, and more surely.
 */
export function chooseRetrieval(alone: Retrieval, inContext: Retrieval | undefined): Retrieval {
  if (!inContext?.confidence) return alone;
  if (!alone.confidence) return inContext;
  const ownTerms = alone.reading.terms.length;
  const more = ownCoverage(inContext, ownTerms) - ownCoverage(alone, ownTerms);
  return more >= MARGIN ? inContext : alone;
}
