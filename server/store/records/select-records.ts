/** Chooses what an erasure takes. */
import type { RecordSource, Selection } from '../port/selection.js';
import type { Erasure } from '../port/store.js';
import { selectVisitor } from './visitor-records.js';

export function selectFor(erasure: Erasure, records: RecordSource): Promise<Selection> {
  return 'visitor' in erasure
    ? selectVisitor(records, erasure.visitor)
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
