/** What an erasure takes, and what it leaves. */
import { randomUUID } from 'node:crypto';
import type { ErasedRecord } from '../../ledger-records.js';
import type { LogRecord } from '../../model.js';

export interface Selection {
  /** Asked once for each record, in the order of the log. */
  holds(record: LogRecord): boolean;
  /** Whether a damaged line, in the log or in quarantine, is to go as well. */
  holdsDamaged(line: string): boolean;
}

/** Gives every record, in the order in which they were recorded, each time it is called. */
export type ReadAll = () => AsyncIterable<LogRecord>;

/**
 * What stays where a record was erased: of a question of the month that holds `now` (milliseconds since 1970), for
 * the quotas that it still counts against, the day and the widget.
 */
export function remainsOf({ type, widgetId, at }: LogRecord, now: number): ErasedRecord[] {
  const isCounted = (type === 'question' || type === 'erased') && Date.parse(at) >= startOfMonth(now);
  return isCounted
    ? [{ type: 'erased', id: randomUUID(), at: `${at.slice(0, 10)}T00:00:00.000Z`, widgetId }]
    : [];
}

function startOfMonth(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
}
