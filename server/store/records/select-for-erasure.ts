/** Chooses what an erasure takes. */
import type { LogRecord } from '../../model.js';
import type { ReadAll, Selection } from './erasure-selection.js';
import type { Erasure } from '../port/erasure.js';
import { selectVisitor } from './visitor-records.js';

export function selectFor(erasure: Erasure, readAll: ReadAll): Promise<Selection> {
  return 'visitor' in erasure
    ? selectVisitor(readAll, erasure.visitor)
    : Promise.resolve(selectBefore(erasure.before));
}

/** What holds nothing of visitors, and what later records are counted or judged by. */
const STAYS: ReadonlySet<LogRecord['type']> = new Set(['erased', 'tokens', 'triage']);

/**
 * What was done about a request for a human goes with the request, however late it was done. Damaged lines have no time,
 * and stay.
 */
function selectBefore(before: string): Selection {
  const end = Date.parse(before);
  const requests = new Set<string>();
  return {
    holds(record) {
      const { type, id, at } = record;
      if (type === 'handling') return requests.has(record.escalationId);
      const isHeld = !STAYS.has(type) && Date.parse(at) < end;
      if (isHeld && type === 'escalation') requests.add(id);
      return isHeld;
    },
    holdsDamaged: () => false,
  };
}
