/**
 * Finds the lines of a conversation in the log, in 16 bytes a line and a few for each conversation. Conversations are
 * known by their hash, so that among the lines found there may be some of another.
 */
import type { LogPosition, Relocation } from './log-segments.js';

/** An entry is four numbers: 1 + the entry before it in its conversation or 0, segment, offset, length. */
const ENTRY_NUMBERS = 4;
const FIRST_SLOTS = 1024;

export class ConversationIndex {
  #entries = new Uint32Array(1024 * ENTRY_NUMBERS);
  #count = 0;
  /**
   * The last entry of each conversation, plus 1, at the first free slot from the one that its hash names; 0 where the
   * slot is free. At most half of the slots are taken, so a search is short.
   */
  #lasts = new Uint32Array(FIRST_SLOTS);
  #hashes = new Int32Array(FIRST_SLOTS);
  #conversations = 0;

  /** Adds a line to the end of a conversation. */
  add(conversation: number, { segment, offset, length }: LogPosition): void {
    const slot = this.#slotOf(conversation);
    const at = this.#count * ENTRY_NUMBERS;
    if (at === this.#entries.length) this.#growEntries();
    const previous = this.#lasts[slot] ?? 0;
    this.#entries[at] = previous;
    this.#entries[at + 1] = segment;
    this.#entries[at + 2] = offset;
    this.#entries[at + 3] = length;
    this.#count++;
    this.#lasts[slot] = this.#count;
    if (previous > 0) return;
    this.#hashes[slot] = conversation;
    this.#conversations++;
    if (this.#conversations * 2 > this.#lasts.length) this.#growSlots();
  }

  /** The lines of a conversation, last one first. */
  *newestFirst(conversation: number): Generator<LogPosition> {
    let entry = this.#lasts[this.#slotOf(conversation)] ?? 0;
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

  /** The slot of a conversation, or the free one that it would take. */
  #slotOf(conversation: number): number {
    const lastSlot = this.#lasts.length - 1;
    let slot = conversation & lastSlot;
    while (this.#lasts[slot] !== 0 && this.#hashes[slot] !== conversation) slot = (slot + 1) & lastSlot;
    return slot;
  }

  #growSlots(): void {
    const [lasts, hashes] = [this.#lasts, this.#hashes];
    this.#lasts = new Uint32Array(lasts.length * 2);
    this.#hashes = new Int32Array(lasts.length * 2);
    for (const [from, last] of lasts.entries()) {
      if (last === 0) continue;
      const hash = hashes[from] ?? 0;
      const to = this.#slotOf(hash);
      this.#lasts[to] = last;
      this.#hashes[to] = hash;
    }
  }

  #growEntries(): void {
    const larger = new Uint32Array(this.#entries.length * 2);
    larger.set(this.#entries);
    this.#entries = larger;
  }
}
