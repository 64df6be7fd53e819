/**
 * Finds the lines of a conversation in the log, in 16 bytes a line and some 25 for each conversation. Conversations
 * are known by their hash, so that among the lines found there may be some of another.
 */
import { Column } from '../../columns/column.js';
import { NumberTable } from '../../columns/number-table.js';
import type { LogPosition, Relocation } from './log-segments.js';

export class ConversationIndex {
  /** 1 + the entry before in the same conversation, or 0. */
  readonly #previous = new Column(Uint32Array);
  readonly #segment = new Column(Uint32Array);
  readonly #offset = new Column(Uint32Array);
  /** 0 where the line is gone. */
  readonly #length = new Column(Uint32Array);
  #count = 0;
  readonly #conversations = new NumberTable();
  /** 1 + the last entry of each conversation. */
  readonly #lasts = new Column(Uint32Array);

  /** Adds a line to the end of a conversation. */
  add(conversation: number, { segment, offset, length }: LogPosition): void {
    const entry = this.#count++;
    const number = this.#conversations.numberOf(conversation);
    this.#previous.set(entry, this.#lasts.get(number));
    this.#segment.set(entry, segment);
    this.#offset.set(entry, offset);
    this.#length.set(entry, length);
    this.#lasts.set(number, this.#count);
  }

  /** The lines of a conversation, last one first. */
  *newestFirst(conversation: number): Generator<LogPosition> {
    const number = this.#conversations.find(conversation);
    if (number === undefined) return;
    for (let next = this.#lasts.get(number); next > 0; next = this.#previous.get(next - 1)) {
      const length = this.#length.get(next - 1);
      if (length > 0)
        yield { segment: this.#segment.get(next - 1), offset: this.#offset.get(next - 1), length };
    }
  }

  /** Follows lines of a segment that was written anew; those that are gone are not found any more. */
  relocate(segment: number, relocation: Relocation): void {
    for (let entry = 0; entry < this.#count; entry++) {
      if (this.#segment.get(entry) !== segment) continue;
      const now = relocation(this.#offset.get(entry));
      this.#offset.set(entry, now?.offset ?? 0);
      this.#length.set(entry, now?.length ?? 0);
    }
  }
}
