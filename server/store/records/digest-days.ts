/** The newest digest of each widget, so that there is one a day. */
import type { DigestRecord } from '../../ledger-records.js';

type LastDigest = Pick<DigestRecord, 'day' | 'at'>;

export class DigestDays {
  readonly #last = new Map<string, LastDigest>();

  /** False, and nothing is taken in, where its widget has one of the same day or a later one. */
  add({ widgetId, day, at }: DigestRecord): boolean {
    const last = this.#last.get(widgetId);
    if (last && last.day >= day) return false;
    this.#last.set(widgetId, { day, at });
    return true;
  }

  /** Takes back the newest digest of a widget, before which it had this one. */
  takeBack(widgetId: string, before: LastDigest | undefined): void {
    if (before) this.#last.set(widgetId, before);
    else this.#last.delete(widgetId);
  }

  last(widgetId: string): LastDigest | undefined {
    return this.#last.get(widgetId);
  }
}
