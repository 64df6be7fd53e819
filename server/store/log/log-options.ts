/** How a log is opened, and by what right. */
import type { StoredRecord } from './record-line.js';

/** What speaks for the right to write to the log. */
export interface Lease {
  /** Higher than that of everyone who had it before. */
  readonly term: number;
  /** Whether who had it before may be alive and write once more. */
  readonly mayHaveRival: boolean;
  /** Whether nobody has taken it over. */
  isHeld(): boolean;
}

export interface LogOptions {
  /** Looked at before and after each write; nobody else has the log where it is absent. */
  lease?: Lease;
  /** Size, in bytes, at which a segment is closed; 64 MiB by default. */
  segmentBytes?: number;
  /**
   * Called once if the disk fails to confirm a write. What is on it is unknown from then on, so every append is
   * rejected, and only a restart, which reads the log anew, recovers.
   */
  onFatal?: (error: unknown) => void;
  /** Called with each record once it is durable, in the order of the log; may not throw. */
  onAppended?: (record: StoredRecord) => void;
}
