/** Judges the fitted models on sets that had no part in fitting them. */
import { chance, REFUSE_BELOW } from './confidence.js';
import { fitModels, type Models } from './fit-models.fixture.js';
import { areaUnderCurve, calibrationError, chanceError, ratio, type Judged } from './metrics.fixture.js';
import { kindOf, UNANSWERABLE, type Sample } from './samples.fixture.js';

/** A question of a set, with what the models made of it. */
export interface JudgedSample extends Judged {
  sample: Sample;
  isRefused: boolean;
}

export interface JudgedSet {
  set: string;
  judged: JudgedSample[];
}

export function judgeSamples(samples: readonly Sample[], { found, right }: Models): JudgedSample[] {
  return samples.map((sample) => ({
    sample,
    isRefused: chance(found, sample.features) < REFUSE_BELOW,
    confidence: chance(right, sample.features),
    isRight: sample.right,
  }));
}

/** Every set, judged by models that were fitted to the sets of other kinds. */
export function heldOut(samples: readonly Sample[]): JudgedSet[] {
  return [...new Set(samples.map(({ set }) => set))].map((set) => ({
    set,
    judged: judgeSamples(
      samples.filter((sample) => sample.set === set),
      fitModels(samples.filter((sample) => kindOf(sample.set) !== kindOf(set))),
    ),
  }));
}

/** The questions of the set itself, as asked of all its pages. */
export const asAsked = ({ judged }: JudgedSet): JudgedSample[] =>
  judged.filter(({ sample }) => sample.isWhole && sample.source === 'asked');

/** All questions about the set's matter, of sites of all sizes, weighed so that one in five has no answer. */
export function atCommonShare({ judged }: JudgedSet): JudgedSample[] {
  const matter = judged.filter(({ sample }) => sample.source !== 'off-topic');
  const answerable = matter.filter(({ sample }) => sample.answerable).length;
  const others = matter.length - answerable;
  return matter.map((one) => ({
    ...one,
    weight: one.sample.answerable ? (1 - UNANSWERABLE) / answerable : UNANSWERABLE / others,
  }));
}

const given = (judged: readonly JudgedSample[]): JudgedSample[] =>
  judged.filter(({ isRefused }) => !isRefused);

function refusedOf(judged: readonly JudgedSample[]): string {
  const share = ratio(judged.filter(({ isRefused }) => isRefused).length, judged.length);
  return Number.isNaN(share) ? '  –  ' : share.toFixed(3);
}

/** One line of figures; calibration errors stand beside what luck alone would give true chances. */
export function lineOf(judgedSet: JudgedSet): string {
  const { set, judged } = judgedSet;
  const asked = asAsked(judgedSet);
  const offTopic = judged.filter(({ sample }) => sample.isWhole && sample.source === 'off-topic');
  const small = judged.filter(({ sample }) => !sample.isWhole);
  const answerable = ({ sample }: JudgedSample): boolean => sample.answerable;
  const unanswerable = ({ sample }: JudgedSample): boolean => !sample.answerable;
  return [
    set.padEnd(10),
    `refused: answerable ${refusedOf(asked.filter(answerable))}`,
    `unanswerable ${refusedOf(asked.filter(unanswerable))}`,
    `off-topic ${refusedOf(offTopic)}`,
    `on small sites ${refusedOf(small.filter(answerable))} and ${refusedOf(small.filter(unanswerable))}`,
    `AUROC ${areaUnderCurve(given(asked)).toFixed(3)}`,
    `ECE as asked ${calibrationError(given(asked)).toFixed(3)} (luck ${chanceError(given(asked)).toFixed(3)})`,
    `one in five unanswerable ${calibrationError(given(atCommonShare(judgedSet))).toFixed(3)}`,
  ].join('  ');
}
