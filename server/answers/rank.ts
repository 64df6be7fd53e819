/** Orders the passages that may answer a question. */
import type { PassageIndex } from '../knowledge/passage-index.js';
import { SATURATION } from '../knowledge/bm25f.js';
import type { QueryTerm } from '../knowledge/query-term.js';
import { matchPassage, TermTable, type PassageMatch, type TermHits } from './passage-match.js';

export interface Candidate {
  /** Numbers in the index. */
  passage: number;
  page: number;
  match: PassageMatch;
  /** BM25F with proximity. */
  lexical: number;
  /** Share of the question found in the passage, its headings or its title, 0 to 1. */
  coverage: number;
  /** Likeness of the heading right above it and the question, 0 to 1. */
  headingLikeness: number;
  /** What the order follows. */
  score: number;
}

export interface Ranking {
  table: TermTable;
  /** Best first. */
  candidates: Candidate[];
  /** The highest BM25F score that any passage could reach with this question. */
  ceiling: number;
}

/** Passages whose terms are looked at one by one, and those that are ranked. */
const READ = 100;
const RANKED = 40;

/** Weights of the parts of a score; the lexical part is relative to the best candidate's. */
export const RANK_WEIGHTS = {
  proximity: 0.6,
  lexical: 1,
  heading: 0.15,
  pageCoverage: 0.15,
  coverage: 0.2,
  /** Of a page that the reply before has cited, in a follow-up. */
  citedBefore: 0.2,
};

function headingLikeness(table: TermTable, match: PassageMatch): number {
  let shared = 0;
  let question = 0;
  for (const [i, { rarity, weight }] of table.terms.entries()) {
    shared += rarity * weight * (match.leaf[i] ?? 0);
    question += rarity * weight;
  }
  return match.leafRarity === 0 ? 0 : Math.min(1, (2 * shared) / (match.leafRarity + question));
}

/**
 * Finds and orders the passages for a question.
 * @param citedBefore ids of pages that the conversation is about
 */
export function rank(
  index: PassageIndex,
  terms: readonly QueryTerm[],
  citedBefore: ReadonlySet<string> = new Set(),
): Ranking {
  const table = new TermTable(terms);
  const ceiling = terms.reduce((sum, { rarity, weight }) => sum + rarity * weight * (SATURATION + 1), 0);
  const candidates = index
    .search(terms, READ)
    .map(({ passage, score }): Candidate => {
      const match = matchPassage(index, passage, table);
      return {
        passage,
        page: index.pageOf(passage),
        match,
        lexical: score + RANK_WEIGHTS.proximity * match.proximity,
        coverage: table.coverage(match.title, match.path, match.body),
        headingLikeness: headingLikeness(table, match),
        score: 0,
      };
    })
    .sort((a, b) => b.lexical - a.lexical || a.passage - b.passage)
    .slice(0, RANKED);

  const byPage = new Map<number, TermHits[]>();
  for (const { page, match } of candidates) {
    const hits = byPage.get(page) ?? [];
    hits.push(match.title, match.path, match.body);
    byPage.set(page, hits);
  }
  const pageCoverage = new Map([...byPage].map(([page, hits]) => [page, table.coverage(...hits)]));
  const best = candidates[0]?.lexical ?? 1;
  for (const candidate of candidates) {
    const isCitedBefore = citedBefore.has(index.pages[candidate.page]?.id ?? '');
    candidate.score =
      RANK_WEIGHTS.lexical * (candidate.lexical / best) +
      RANK_WEIGHTS.heading * candidate.headingLikeness +
      RANK_WEIGHTS.pageCoverage * (pageCoverage.get(candidate.page) ?? 0) +
      RANK_WEIGHTS.coverage * candidate.coverage +
      (isCitedBefore ? RANK_WEIGHTS.citedBefore : 0);
  }
  candidates.sort((a, b) => b.score - a.score || a.passage - b.passage);
  return { table, candidates, ceiling };
}
