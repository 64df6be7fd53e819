/** Chooses what an erasure takes. */
import type { ReadAll, Selection } from './erasure-selection.js';
import type { Erasure } from '../port/erasure.js';
import { selectVisitor } from './visitor-records.js';

export function selectFor(erasure: Erasure, readAll: ReadAll): Promise<Selection> {
  return 'visitor' in erasure
    ? selectVisitor(readAll, erasure.visitor)
    : Promise.resolve(selectBefore(erasure.before));
}

/** Damaged lines have no time, and stay. */
function selectBefore(before: string): Selection {
  const end = Date.parse(before);
  return {
    holds: ({ type, at }) => type !== 'erased' && type !== 'tokens' && Date.parse(at) < end,
    holdsDamaged: () => false,
  };
}
