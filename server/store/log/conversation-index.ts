/**
 * Finds the lines of a conversation in the log, in 16 bytes a line and some 40 for each conversation. Conversations
 * are known by their hash, so that among the lines found there may be some of another.
 */
import type { LogPosition, Relocation } from './log-segments.js';

/** An entry is four numbers: 1 + the entry before it in its conversation or 0, segment, offset, length. */
const ENTRY_NUMBERS = 4;

export class ConversationIndex {
  #entries = new Uint32Array(1024 * ENTRY_NUMBERS);
  #count = 0;
  /** 1 + the last entry of each conversation. */
  readonly #lasts = new Map<number, number>();

  /** Adds a line to the end of a conversation. */
  add(conversation: number, { segment, offset, length }: LogPosition): void {
    const at = this.#count * ENTRY_NUMBERS;
    if (at === this.#entries.length) this.#grow();
    this.#entries[at] = this.#lasts.get(conversation) ?? 0;
    this.#entries[at + 1] = segment;
    this.#entries[at + 2] = offset;
    this.#entries[at + 3] = length;
    this.#count++;
    this.#lasts.set(conversation, this.#count);
  }

  /** The lines of a conversation, last one first. */
  *newestFirst(conversation: number): Generator<LogPosition> {
    let entry = this.#lasts.get(conversation) ?? 0;
    while (entry > 0) {
      const at = (entry - 1) * ENTRY_NUMBERS;
      const [previous = 0, segment = 0, offset = 0, length = 0] = this.#entries.subarray(
        at,
        at + ENTRY_NUMBERS,
      );
      if (length > 0) yield { segment, offset, length };
      entry = previous;
    }
  }

  /** Follows lines of a segment that was written anew; those that are gone are not found any more. */
  relocate(segment: number, relocation: Relocation): void {
    for (let at = 0; at < this.#count * ENTRY_NUMBERS; at += ENTRY_NUMBERS) {
      if (this.#entries[at + 1] !== segment) continue;
      const now = relocation(this.#entries[at + 2] ?? 0);
      this.#entries[at + 2] = now?.offset ?? 0;
      this.#entries[at + 3] = now?.length ?? 0;
    }
  }

  #grow(): void {
    const larger = new Uint32Array(this.#entries.length * 2);
    larger.set(this.#entries);
    this.#entries = larger;
  }
}
