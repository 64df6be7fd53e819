/** Finds the row or the column of the size that a question speaks of, where their names are measures: `a large glass`. */
import { namesSize } from '../../languages/question-kind.js';

const MEASURE = /^(\d+(?:[.,]\d+)?)\s?(\p{L}{1,6}|["”″])\.?(?<rest>.*)$/u;

interface Sized {
  place: number;
  size: number;
  unit: string;
  /** Whether it says no more than its size, as `500 ml carafe` does. */
  isPlain: boolean;
}

/**
 * The place of the name with the smallest or the largest measure; none where the question speaks of no size, or where
 * the names are no measures of one unit or say themselves what is small.
 */
export function ofSize(names: readonly string[], question: string): number[] {
  const extreme = namesSize(question);
  if (extreme === undefined || names.some((name) => namesSize(name) !== undefined)) return [];
  const sized = names.flatMap((name, place): Sized[] => {
    const [, size = '', unit = '', rest = ''] = MEASURE.exec(name.trim()) ?? [];
    return unit === '' ? [] : [{ place, size: Number(size.replace(',', '.')), unit, isPlain: rest === '' }];
  });
  if (sized.length < names.length || new Set(sized.map(({ unit }) => unit)).size > 1) return [];
  const plain = sized.filter(({ isPlain }) => isPlain);
  const [first, ...others] = plain.length > 1 ? plain : sized;
  if (!first || others.length === 0) return [];
  const isBeyond = (one: Sized, best: Sized): boolean =>
    extreme === 'least' ? one.size < best.size : one.size > best.size;
  return [others.reduce((best, one) => (isBeyond(one, best) ? one : best), first).place];
}
