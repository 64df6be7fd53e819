/** Hybrid ranking: orders passages by words and vectors together. */
import { weightAtLength } from '../ranking/question-length.js';
import { isBelowQuestion, type Passage } from '../../search/passages/passage.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import type { Candidate, Ranking } from '../ranking/rank.js';
import type { Similarities } from './compare-vectors.js';

/** What the vectors of a candidate tell. */
export interface DenseMatch {
  /** Cosine of the angle between question and passage; undefined for a passage without a vector. */
  similarity: number | undefined;
  /** The same apart from what all passages of the site have in common. */
  centredSimilarity: number | undefined;
  /** The highest cosine of its headings and of its units; 0 where nothing has a vector. */
  nearestText: number;
  /** What similarity adds to its score. */
  adds: number;
}

/** A candidate that words and vectors ranked together. */
interface HybridCandidate extends Candidate {
  dense: DenseMatch;
}

/** Undefined where words alone ranked the candidate. */
export const denseMatchOf = (candidate: Candidate | HybridCandidate): DenseMatch | undefined =>
  'dense' in candidate ? candidate.dense : undefined;

/**
 * What the nearest passage gains in score, what the one with the nearest sentence, item or row does, and what a passage
 * below the nearest titles does, more where these ask a question; a passage that words find perfectly has about five.
 * Found by trial with the local model.
 */
const WITH_UNITS = { passage: 0.5, unit: 0.9, heading: 0.2, question: 0.6 };
const WITHOUT_UNITS = { passage: 0.8, unit: 0, heading: 0.8, question: 0.8 };
/**
 * What vectors count: on a site of few passages a word stands where it does by chance, and they count for more than on
 * one of many. Of 2,290 questions to 58 small sites and four large ones, 17 were answered right and 14 no more than with
 * weights of 2.5 and 1.
 */
const ON_SMALL_SITE = 3;
const ON_LARGE_SITE = 1.6;
const SMALL_SITE = 90;
const LARGE_SITE = 600;
/** Similarity below that of so large a part of the candidates says nothing. */
const NOTHING_BELOW = 0.25;

/** What a passage loses below a question of the page that is quite another, whose "no" is none to the visitor's. */
const OTHER_QUESTION = 0.4;
/** Questions whose words are so like ask nearly the same. */
const ALIKE = 0.6;

/**
 * The same candidates, ordered by the sum of their score and of how similar they, their sentences and the titles above
 * them are. A sum finds better than ranks added up, and than reordering by similarity alone.
 */
export function rankHybrid(index: PassageIndex, ranking: Ranking, similarities: Similarities): Ranking {
  const passages = ranking.candidates.map(({ passage }) => similarities.similarity(passage));
  const headings = ranking.candidates.map(({ passage }) => similarities.headingSimilarity(passage));
  const units = ranking.candidates.map(({ passage }) => similarities.bestUnitSimilarity(passage));
  const ofPassage = shareBetween(passages);
  const ofUnit = shareBetween(units);
  const ofHeading = shareBetween(headings);
  const parts = units.some((unit) => unit !== undefined) ? WITH_UNITS : WITHOUT_UNITS;
  const weight = weightAtLength(ranking.table.terms.length) * weightOnSite(ranking.passages);
  const candidates = ranking.candidates
    .map((candidate, i): HybridCandidate => {
      const { passage } = candidate;
      const at = index.passageAt(passage).passage;
      const sum =
        parts.passage * ofPassage(passages[i]) +
        parts.unit * ofUnit(units[i]) +
        (isBelowQuestion(at) ? parts.question : parts.heading) * ofHeading(headings[i]);
      const adds = weight * sum;
      const dense = {
        similarity: passages[i],
        centredSimilarity: similarities.centredSimilarity(passage),
        nearestText: Math.max(headings[i] ?? 0, units[i] ?? passages[i] ?? 0),
        adds,
      };
      const other = asksOther(at, candidate.signals.headingLikeness);
      return { ...candidate, score: candidate.score + adds - OTHER_QUESTION * other, dense };
    })
    .sort((a, b) => b.score - a.score || a.passage - b.passage);
  return { ...ranking, candidates };
}

/** How far the heading of a passage asks something else than the question, 0 to 1; 0 where it asks nothing. */
const asksOther = (passage: Passage, likeness: number): number =>
  isBelowQuestion(passage) ? Math.max(0, 1 - likeness / ALIKE) : 0;

/** What vectors count on a site of so many passages. */
function weightOnSite(passages: number): number {
  const share = Math.log(LARGE_SITE / Math.max(1, passages)) / Math.log(LARGE_SITE / SMALL_SITE);
  return ON_LARGE_SITE + (ON_SMALL_SITE - ON_LARGE_SITE) * Math.min(1, Math.max(0, share));
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
