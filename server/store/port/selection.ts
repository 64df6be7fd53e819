/** What an erasure takes, and what it leaves. */
import { randomUUID } from 'node:crypto';
import type { ErasedFact, Fact } from '../../model.js';

export interface Selection {
  /** Asked once for each fact, in the order of the log. */
  holds(fact: Fact): boolean;
  /** Whether a damaged line, in the log or in quarantine, is to go as well. */
  holdsDamaged(line: string): boolean;
}

/** Hands over every fact, in the order in which they were recorded. */
export interface FactSource {
  readAll(onFact: (fact: Fact) => void): Promise<void>;
}

/**
 * What stays where a fact was erased: of a question of the month that holds `now` (milliseconds since 1970), for
 * the quotas that it still counts against, the day and the widget.
 */
export function remainsOf({ type, widgetId, at }: Fact, now: number): ErasedFact[] {
  const isCounted = (type === 'question' || type === 'erased') && Date.parse(at) >= startOfMonth(now);
  return isCounted
    ? [{ type: 'erased', id: randomUUID(), at: `${at.slice(0, 10)}T00:00:00.000Z`, widgetId }]
    : [];
}

function startOfMonth(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
}
