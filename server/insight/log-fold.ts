/** All that is known of the log for operators: a fold of its records, in the order in which they were recorded. */
import type { LogRecord } from '../model.js';
import type { ErasedFromLog, RecordType } from '../store/port/record-log.js';
import { GapFold } from './gaps/gap-fold.js';
import { ReadModel } from './read-model.js';

/** The records that it is a fold of. */
export const FOLDED_TYPES = [
  'question',
  'reply',
  'feedback',
  'escalation',
  'erased',
  'triage',
] as const satisfies RecordType[];

/** A record that is met twice counts once. */
export class LogFold {
  readonly model = new ReadModel();
  readonly gaps = new GapFold();

  add(record: LogRecord): void {
    this.model.add(record);
    this.gaps.add(record);
  }

  prepare(): boolean {
    return this.gaps.prepare();
  }

  erase({ gone, before, remains }: ErasedFromLog): void {
    if (before !== undefined) {
      this.model.forgetBefore(before);
      this.gaps.eraseBefore(before);
    }
    for (const record of gone) this.model.forget(record);
    this.gaps.erase(new Set(gone.map(({ id }) => id)));
    for (const record of remains) this.model.add(record);
  }
}
