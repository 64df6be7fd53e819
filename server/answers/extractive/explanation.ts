/** Why the engine replied as it did: what it looked for, what it found and how it weighed that. */
import type { EngineReply, Question } from '../answer-engine.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import { MAY_HELP_BELOW, NOTHING_NEAR_BELOW, withDoubt, type Confidence } from '../ranking/confidence.js';
import type { EngineModels } from '../hybrid/hybrid-confidence.js';
import type { HybridFeatures } from '../hybrid/hybrid-features.js';
import { denseMatchOf, type DenseMatch } from '../hybrid/hybrid-ranking.js';
import { writeAnswer } from '../composing/write-answer.js';
import { featuresOf } from '../ranking/features.js';
import type { Candidate } from '../ranking/rank.js';
import { RANK, type Models, type WithDoubt } from '../ranking/weights.js';
import type { Features, Signals } from '../ranking/signals.js';
import type { Retrieval } from './retrieve.js';

/** A word of the question, or one that the conversation adds. */
export interface ExplainedTerm {
  word: string;
  /** Inverse document frequency: how much finding it says. */
  rarity: number;
  /** 1 for a word of the question itself. */
  weight: number;
  /** Terms of the site that stand for it, best first; empty where the site has none. */
  standsFor: string[];
}

/** A figure with what it adds to the sum that it is weighed in. */
export interface Weighed {
  value: number;
  adds: number;
}

export interface ExplainedCandidate {
  pageId: string;
  pageTitle: string;
  pageUrl: string;
  /** Headings above the passage, outermost first. */
  headings: string[];
  /** BM25F with proximity. */
  lexical: number;
  /** What the order follows: the sum of what the signals, and similarity, add. */
  score: number;
  signals: Record<keyof Signals, Weighed>;
  /**
   * How near the question is in meaning, as cosine, also apart from what all passages of the site have in common, and
   * what that adds; absent where words alone decide.
   */
  meaning?: { nearness: number | undefined; centredNearness: number | undefined; adds: number };
}

/** A figure with what it adds to the two chances, before they are made chances. */
export interface Judged {
  value: number;
  addsToFound: number;
  addsToRight: number;
}

export interface ExplainedGate extends Confidence {
  refuseBelow: number;
  nothingNearBelow: number;
  mayHelpBelow: number;
  /** By words, of what they find alone. */
  features: Record<keyof WithDoubt<Features>, Judged>;
  /** By words and meaning, where they judge together. */
  fused?: Record<keyof WithDoubt<HybridFeatures>, Judged>;
}

export interface Explanation {
  terms: ExplainedTerm[];
  /** Best first. */
  candidates: ExplainedCandidate[];
  /** Absent where nothing was found. */
  gate?: ExplainedGate;
  reply: EngineReply;
}

/** An engine that can say why. */
export interface Explainer {
  explain(question: Question): Promise<Explanation>;
}

/** Explains a reply by what it was made of. */
export function explainReply(
  index: PassageIndex,
  retrieval: Retrieval,
  reply: EngineReply,
  models: EngineModels,
): Explanation {
  const { ranking, best, hybrid, confidence } = retrieval;
  return {
    terms: ranking.table.terms.map(({ word, rarity, weight, alternatives }) => ({
      word,
      rarity,
      weight,
      standsFor: alternatives.map(({ term }) => index.vocabulary.termAt(term)),
    })),
    candidates: best.candidates.map((candidate) => explainCandidate(index, candidate)),
    ...(confidence && {
      gate: {
        ...confidence,
        nothingNearBelow: NOTHING_NEAR_BELOW,
        mayHelpBelow: MAY_HELP_BELOW,
        features: judgedBy(wordFeatures(index, retrieval), models.words),
        ...(hybrid && { fused: judgedBy(hybrid, models.hybrid) }),
      },
    }),
    reply,
  };
}

/** What words tell by themselves; of what vectors found where words find nothing. */
function wordFeatures(index: PassageIndex, { reading, sought, ranking, best }: Retrieval): Features {
  const byWords = ranking.candidates.length > 0 ? ranking : best;
  const before = reading.answerBefore;
  return featuresOf(byWords, writeAnswer(index, byWords, sought, { before }));
}

function explainCandidate(index: PassageIndex, candidate: Candidate): ExplainedCandidate {
  const { page, passage } = index.passageAt(candidate.passage);
  const dense = denseMatchOf(candidate);
  return {
    pageId: page.id,
    pageTitle: page.title,
    pageUrl: page.url,
    headings: passage.headings,
    lexical: candidate.lexical,
    score: candidate.score,
    signals: mapFields(candidate.signals, (value, name) => ({ value, adds: value * RANK[name] })),
    ...(dense && { meaning: explainSimilarity(dense) }),
  };
}

/** Under the names that are published. */
function explainSimilarity({
  similarity,
  centredSimilarity,
  adds,
}: DenseMatch): ExplainedCandidate['meaning'] {
  return { nearness: similarity, centredNearness: centredSimilarity, adds };
}

function judgedBy<F extends Record<keyof F, number>>(
  features: F,
  { found, right }: Models<F>,
): Record<keyof WithDoubt<F>, Judged> {
  const weightOf = (weights: object, name: string): number =>
    (weights as Readonly<Record<string, number>>)[name] ?? 0;
  const known: Record<string, number> = { ...withDoubt(found, features) };
  return mapFields(known, (value, name) => ({
    value,
    addsToFound: value * weightOf(found, name),
    addsToRight: value * weightOf(right, name),
  })) as Record<keyof WithDoubt<F>, Judged>;
}

function mapFields<Name extends string, T>(
  record: Record<Name, number>,
  map: (value: number, name: Name) => T,
): Record<Name, T> {
  const entries = (Object.keys(record) as Name[]).map((name) => [name, map(record[name], name)]);
  return Object.fromEntries(entries) as Record<Name, T>;
}
