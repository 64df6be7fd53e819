/** Tells which of several alternatives a question singles out. */

/** Scores this near each other are level, and so much a score has to lead the lowest. */
const LEVEL = 0.01;
const LEAD = 0.04;

/** Places of the alternatives with the highest score; none where most of them are level, so that all are asked for. */
export function standOut(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  if (scores.length === 0 || most - Math.min(...scores) < LEAD) return [];
  const best = scores.flatMap((score, i) => (score >= most - LEVEL ? [i] : []));
  return best.length * 2 <= scores.length || best.length === 1 ? best : [];
}
