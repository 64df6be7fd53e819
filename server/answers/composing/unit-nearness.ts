/** How near in meaning the units of a passage are to a question: what its words do not tell, vectors may. */
import type { Unit } from '../../search/passages/passage.js';
import type { Sought } from './sought.js';

/** A row must be so much nearer than any other to be the one that is meant. */
const LEAD = 0.1;

/**
 * For each unit of a passage, how much nearer it is than they are on average; 0 where that is not known.
 * @param passage its number in the index
 */
export function unitNearness(
  units: readonly Unit[],
  passage: number,
  { unitSimilarity }: Pick<Sought, 'unitSimilarity'>,
): number[] {
  const similarities = units.map((_, unit) => unitSimilarity?.(passage, unit));
  const known = similarities.filter((similarity) => similarity !== undefined);
  const mean = known.reduce((sum, similarity) => sum + similarity, 0) / Math.max(1, known.length);
  return similarities.map((similarity) => (similarity === undefined ? 0 : similarity - mean));
}

/** The place of the one that is by far the nearest; none where others are as near. */
export function byFarNearest(nearness: readonly number[]): number[] {
  const [first = 0, second = first] = [...nearness].sort((a, b) => b - a);
  return first - second >= LEAD ? [nearness.indexOf(first)] : [];
}
