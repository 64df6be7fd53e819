/** The two charts that show how far a confidence can be relied on, for sets that had no part in fitting it. */
import { drawChart, type Curve } from './chart.js';
import { asAsked, atCommonShare, given, type JudgedSample, type JudgedSet } from './leave-one-out.js';
import { calibrationError, reliability } from './calibration.js';
import { kindOf } from './training-samples.js';

const LABELS: Readonly<Record<string, string>> = {
  docs: 'This documentation',
  plausible: 'Help site (Plausible)',
  techqa: 'Technotes (TechQA)',
  squad: 'Encyclopedia (SQuAD)',
  xquad: 'Four languages (XQuAD)',
  small: 'Sites of 1–4 pages',
};
/** Bins with less of the weight than this tell nothing. */
const LEAST_SHARE = 0.03;
/** The first answers of a curve tell nothing about the share of wrong ones. */
const FIRST_ANSWERS = 20;
const POINTS = 50;

/** The questions of each kind of set, each set of a kind weighing the same. */
function byKind(
  sets: readonly JudgedSet[],
  choose: (set: JudgedSet) => JudgedSample[],
): Map<string, JudgedSample[]> {
  const kinds = new Map<string, JudgedSample[]>();
  for (const set of sets) {
    const kind = kindOf(set.set);
    kinds.set(kind, [...(kinds.get(kind) ?? []), ...choose(set)]);
  }
  return kinds;
}

function reliabilityCurve(label: string, judged: JudgedSample[], isMain = false): Curve {
  const bins = reliability(judged).filter(({ share }) => share >= LEAST_SHARE);
  const most = Math.max(...bins.map(({ share }) => share));
  return {
    label: `${label}: ${calibrationError(judged).toFixed(2)}`,
    points: bins.map(({ confidence, right }): [number, number] => [confidence, right]),
    ...(isMain && { isMain, sizes: bins.map(({ share }) => share / most) }),
  };
}

/** What the confidence said against what was right. */
export function reliabilityChart(sets: readonly JudgedSet[]): string {
  const kinds = byKind(sets, (set) => given(atCommonShare(set)));
  const curves = [...kinds].map(([kind, judged]) => reliabilityCurve(LABELS[kind] ?? kind, judged));
  return drawChart({
    title: 'Confidence said, and answers right',
    description:
      'For answers with a confidence of 10 to 20 %, 20 to 30 % and so on: the share that was right, on sites that had no part in fitting the confidence. The nearer to the diagonal the better.',
    xAxis: 'Confidence of the answers',
    yAxis: 'Right among them',
    diagonal: 'What was said is what was',
    legend: 'Calibration error of each set',
    curves: [...curves, reliabilityCurve('All', [...kinds.values()].flat(), true)],
  });
}

function riskCurve(label: string, judged: JudgedSample[]): Curve {
  const surest = given(judged).sort((a, b) => b.confidence - a.confidence);
  const step = Math.ceil(surest.length / POINTS);
  let wrong = 0;
  const points: [number, number][] = [];
  for (const [i, { isRight }] of surest.entries()) {
    if (!isRight) wrong++;
    const answers = i + 1;
    const isShown = answers % step === 0 || answers === surest.length;
    if (answers >= FIRST_ANSWERS && isShown) points.push([answers / judged.length, wrong / answers]);
  }
  return { label, points };
}

/** How many answers are wrong where only the surest are given. */
export function riskCoverageChart(sets: readonly JudgedSet[]): string {
  const kinds = byKind(sets, asAsked);
  return drawChart({
    title: 'Wrong answers, by how many questions are answered',
    description:
      'From left to right ever less sure answers are given, down to those just above a refusal: the share of questions that get an answer, against the share of the answers that is wrong.',
    xAxis: 'Questions that get an answer',
    yAxis: 'Wrong among the answers',
    curves: [...kinds]
      .filter(([, judged]) => judged.length > FIRST_ANSWERS)
      .map(([kind, judged]) => riskCurve(LABELS[kind] ?? kind, judged)),
  });
}
