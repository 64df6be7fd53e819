/** The requests of the last 24 hours by their idempotency key, so that a repetition finds the first. */
import { scopedKey, type KeyableRecord } from '../port/conversation-store.js';

/** How long a key is good for. */
export const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

export interface KeyedRecord {
  id: string;
  conversationId: string | undefined;
  requestHash: string | undefined;
  /** Milliseconds since 1970. */
  at: number;
  /** Settles when the record is recorded; absent where that was long ago. */
  recording?: Promise<unknown>;
}

export class IdempotencyKeys {
  /** In the order in which they came, which is nearly that of their time. */
  readonly #records = new Map<string, KeyedRecord>();

  /** The earlier record of the same type with the same key, widget and visitor. */
  find(record: KeyableRecord): KeyedRecord | undefined {
    const first = this.#records.get(scopedKey(record) ?? '');
    return first && Date.parse(record.at) - first.at < KEY_LIFETIME_MS ? first : undefined;
  }

  /** Remembers a record, if it has a key, and lets go of those whose time is over. */
  add(record: KeyableRecord, recording?: Promise<unknown>): void {
    const key = scopedKey(record);
    if (key === undefined) return;
    const { id, conversationId, requestHash } = record;
    const at = Date.parse(record.at);
    this.#records.delete(key);
    this.#records.set(key, { id, conversationId, requestHash, at, ...(recording && { recording }) });
    for (const [oldest, { at: then }] of this.#records) {
      if (at - then < KEY_LIFETIME_MS) break;
      this.#records.delete(oldest);
    }
  }

  /** Frees the key of a record that could not be recorded, or was erased. */
  forget(record: KeyableRecord): void {
    this.forgetKey(scopedKey(record) ?? '');
  }

  /** @param key as `scopedKey` gives it */
  forgetKey(key: string): void {
    this.#records.delete(key);
  }
}
