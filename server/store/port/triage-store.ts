/** The part of the store port that keeps what operators said of questions without a good answer. */
import type { TriageRecord } from '../../ledger-records.js';

export interface TriageStore {
  /** Durable when it resolves; it is read with the log. */
  mark(record: TriageRecord): Promise<void>;
}
