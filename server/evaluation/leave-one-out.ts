/** Leave-one-out: judges fitted models on sets that had no part in fitting them. */
import type { EngineModels } from '../answers/hybrid/hybrid-confidence.js';
import { judge, REFUSE_BELOW, toldConfidence } from '../answers/ranking/confidence.js';
import {
  areaUnderCurve,
  calibrationError,
  chanceError,
  meansOf,
  shiftedError,
  type Judged,
} from './calibration.js';
import { ratio } from './statistics.js';
import { kindOf, UNANSWERABLE, type Sample } from './training-samples.js';

/** A question of a set, with what the models made of it. */
export interface JudgedSample extends Judged {
  sample: Sample;
  /** Chance, 0 to 1, that the right page was found. */
  found: number;
  isRefused: boolean;
}

export interface JudgedSet {
  set: string;
  judged: JudgedSample[];
}

/** What judges a sample: words alone, or words and the local model. */
export type JudgedBy = 'words' | 'hybrid';

/** Samples that lack it, as those of other languages lack the local model, are left out. */
export function judgeSamples(
  samples: readonly Sample[],
  models: EngineModels,
  by: JudgedBy = 'words',
): JudgedSample[] {
  return samples.flatMap((sample): JudgedSample[] => {
    const { words, hybrid } = sample;
    if (by === 'words') {
      if (!words) return [];
      const { found, right } = judge(words.features, models.words);
      const isRefused = found < REFUSE_BELOW.words;
      return [{ sample, found, isRefused, confidence: toldConfidence(right), isRight: words.right }];
    }
    if (!hybrid) return [];
    const { found, right } = judge(hybrid.features, models.hybrid);
    const isRefused = found < REFUSE_BELOW.hybrid;
    return [{ sample, found, isRefused, confidence: toldConfidence(right), isRight: hybrid.right }];
  });
}

/**
 * Every set, judged by models that were fitted to the sets of other kinds.
 * @param without gives the models that had no part of the sets of a kind
 */
export function heldOut(
  samples: readonly Sample[],
  without: (kind: string) => EngineModels,
  by: JudgedBy,
): JudgedSet[] {
  return [...new Set(samples.map(({ set }) => set))].flatMap((set) => {
    const own = samples.filter((sample) => sample.set === set);
    const judged = judgeSamples(own, without(kindOf(set)), by);
    return judged.length > 0 ? [{ set, judged }] : [];
  });
}

/** The questions of the set itself, as asked of all its pages. */
export const asAsked = ({ judged }: JudgedSet): JudgedSample[] =>
  judged.filter(({ sample }) => sample.isWhole && sample.source === 'asked');

/** All questions about the set's matter, of sites of all sizes, weighed so that some have no answer. */
export function atCommonShare({ judged }: JudgedSet): JudgedSample[] {
  const matter = judged.filter(({ sample }) => sample.source !== 'off-topic');
  const answerable = matter.filter(({ sample }) => sample.answerable).length;
  const others = matter.length - answerable;
  return matter.map((one) => ({
    ...one,
    weight: one.sample.answerable ? (1 - UNANSWERABLE) / answerable : UNANSWERABLE / others,
  }));
}

/** Up to this chance that the right page was found, an answer is given with doubt. */
const NEAR_THE_GATE = 0.4;

/** The answers given. */
export const given = (judged: readonly JudgedSample[]): JudgedSample[] =>
  judged.filter(({ isRefused }) => !isRefused);

function refusedOf(judged: readonly JudgedSample[]): string {
  return dashed(ratio(judged.filter(({ isRefused }) => isRefused).length, judged.length));
}

const dashed = (value: number): string => (Number.isNaN(value) ? '  –  ' : value.toFixed(3));

/**
 * One line of figures; calibration errors stand beside what luck alone would give true chances, and what would be left
 * if one thing were known of the site.
 */
export function lineOf(judgedSet: JudgedSet): string {
  const { set, judged } = judgedSet;
  const asked = asAsked(judgedSet);
  const offTopic = judged.filter(({ sample }) => sample.isWhole && sample.source === 'off-topic');
  const small = judged.filter(({ sample }) => !sample.isWhole);
  const near = meansOf(given(asked).filter(({ found }) => found < NEAR_THE_GATE));
  const answerable = ({ sample }: JudgedSample): boolean => sample.answerable;
  const unanswerable = ({ sample }: JudgedSample): boolean => !sample.answerable;
  return [
    set.padEnd(18),
    `refused: answerable ${refusedOf(asked.filter(answerable))}`,
    `unanswerable ${refusedOf(asked.filter(unanswerable))}`,
    `off-topic ${refusedOf(offTopic)}`,
    `on small sites ${refusedOf(small.filter(answerable))} and ${refusedOf(small.filter(unanswerable))}`,
    `AUROC ${areaUnderCurve(given(asked)).toFixed(3)}`,
    `ECE as asked ${calibrationError(given(asked)).toFixed(3)} (luck ${chanceError(given(asked)).toFixed(3)})`,
    `with a shift of its own ${shiftedError(given(asked)).toFixed(3)}`,
    `near the gate said ${dashed(near.confidence)} was ${dashed(near.right)}`,
    `some unanswerable ${calibrationError(given(atCommonShare(judgedSet))).toFixed(3)}`,
  ].join('  ');
}
