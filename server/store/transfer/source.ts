/** A store that is read as a whole, to be moved or backed up. */
import type { LogRecord } from '../../model.js';
import type { SeenAtWidget } from '../port/seen-store.js';
import type { OperatorStore } from '../port/store.js';

/** From which websites widgets were asked for on a day. */
export interface SeenDay {
  /** UTC, as `2026-01-31`. */
  day: string;
  seen: SeenAtWidget[];
}

/** Nobody changes it while it is read, but where somebody does, what was there at the beginning is read. */
export interface Source {
  store: OperatorStore;
  countRecords(): Promise<number>;
  /** In the order in which they were recorded. */
  records(): AsyncIterable<LogRecord>;
  seenDays(): Promise<SeenDay[]>;
}
