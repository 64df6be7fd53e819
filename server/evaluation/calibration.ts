/** Figures that tell how far a confidence can be relied on. */

import { createRandom } from './seeded-random.js';
import { ratio } from './statistics.js';

/** A confidence, 0 to 1, and whether it was deserved. */
export interface Judged {
  confidence: number;
  isRight: boolean;
  /** How much it counts; 1 where absent. */
  weight?: number;
}

export interface ReliabilityBin {
  from: number;
  count: number;
  /** Its weight among all bins, 0 to 1. */
  share: number;
  /** Mean of the confidences, and the share that was right. */
  confidence: number;
  right: number;
}

const weightOf = ({ weight = 1 }: Judged): number => weight;

function sumOf(judged: readonly Judged[], value: (one: Judged) => number): number {
  return judged.reduce((sum, one) => sum + weightOf(one) * value(one), 0);
}

/** Mean confidence, and the share that was right; NaN of none. */
export function meansOf(judged: readonly Judged[]): { confidence: number; right: number } {
  const weight = sumOf(judged, () => 1);
  return {
    confidence: ratio(
      sumOf(judged, ({ confidence }) => confidence),
      weight,
    ),
    right: ratio(
      sumOf(judged, ({ isRight }) => Number(isRight)),
      weight,
    ),
  };
}

/** Ten bins of equal width. */
export function reliability(judged: readonly Judged[]): ReliabilityBin[] {
  const all = sumOf(judged, () => 1);
  return Array.from({ length: 10 }, (_, i) => {
    const inBin = judged.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === i);
    const weight = sumOf(inBin, () => 1);
    const mean = (value: (one: Judged) => number): number =>
      weight === 0 ? 0 : sumOf(inBin, value) / weight;
    return {
      from: i / 10,
      count: inBin.length,
      share: all === 0 ? 0 : weight / all,
      confidence: mean(({ confidence }) => confidence),
      right: mean(({ isRight }) => Number(isRight)),
    };
  });
}

/** Expected calibration error: how far confidence is off the share of right answers, on average. */
export function calibrationError(judged: readonly Judged[]): number {
  return reliability(judged).reduce((sum, bin) => sum + bin.share * Math.abs(bin.confidence - bin.right), 0);
}

/** Shifts of log-odds that are tried for `shiftedError`. */
const SHIFTS = Array.from({ length: 121 }, (_, i) => (i - 60) / 20);

/**
 * The least calibration error that one number for the site would leave, added to the log-odds of all its
 * confidences: what is left after how many of its questions have an answer, and how strictly answers are marked.
 */
export function shiftedError(judged: readonly Judged[]): number {
  const shifted = (confidence: number, by: number): number =>
    1 / (1 + ((1 - confidence) / confidence) * Math.exp(-by));
  return Math.min(
    ...SHIFTS.map((by) =>
      calibrationError(judged.map((one) => ({ ...one, confidence: shifted(one.confidence, by) }))),
    ),
  );
}

/** How often the dice are thrown for `chanceError`. */
const THROWS = 100;

/**
 * The calibration error that confidences which are true chances would show on so few answers, by luck alone: no
 * smaller error can be told from none. Thrown with the same dice each time.
 */
export function chanceError(judged: readonly Judged[]): number {
  const random = createRandom(1);
  let sum = 0;
  for (let i = 0; i < THROWS; i++) {
    sum += calibrationError(judged.map(({ confidence }) => ({ confidence, isRight: random() < confidence })));
  }
  return sum / THROWS;
}

/** Chance that a right one has more confidence than a wrong one. */
export function areaUnderCurve(judged: Judged[]): number {
  const right = judged.filter(({ isRight }) => isRight);
  const wrong = judged.filter(({ isRight }) => !isRight);
  let wins = 0;
  for (const a of right) {
    for (const b of wrong) wins += a.confidence > b.confidence ? 1 : a.confidence === b.confidence ? 0.5 : 0;
  }
  return wins / Math.max(1, right.length * wrong.length);
}
