/** Many short texts, as bytes one behind the other: strings would take several times the memory. */

const CHUNK_BYTES = 1 << 18;
/** What is kept of a text at most, in bytes. */
const MAX_BYTES = 0xffff;
const LENGTH_BYTES = 2;

export class TextArena {
  readonly #chunks: Buffer[] = [];
  #used = CHUNK_BYTES;

  /** Keeps a text, cut where it is far too long; gives where it is. */
  put(text: string): number {
    const bytes = Buffer.from(text).subarray(0, MAX_BYTES);
    if (this.#used + LENGTH_BYTES + bytes.length > CHUNK_BYTES) {
      this.#chunks.push(Buffer.alloc(CHUNK_BYTES));
      this.#used = 0;
    }
    const chunk = this.#chunks.length - 1;
    const place = this.#used;
    this.#chunks[chunk]?.writeUInt16LE(bytes.length, place);
    this.#chunks[chunk]?.set(bytes, place + LENGTH_BYTES);
    this.#used += LENGTH_BYTES + bytes.length;
    return chunk * CHUNK_BYTES + place;
  }

  get(at: number): string {
    const { chunk, from, to } = this.#find(at);
    return chunk?.toString('utf8', from, to) ?? '';
  }

  /** Leaves nothing of a text but its length. */
  wipe(at: number): void {
    const { chunk, from, to } = this.#find(at);
    chunk?.fill(0, from, to);
  }

  #find(at: number): { chunk: Buffer | undefined; from: number; to: number } {
    const chunk = this.#chunks[Math.floor(at / CHUNK_BYTES)];
    const from = (at % CHUNK_BYTES) + LENGTH_BYTES;
    return { chunk, from, to: from + (chunk?.readUInt16LE(from - LENGTH_BYTES) ?? 0) };
  }
}
