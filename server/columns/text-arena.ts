/** Many short texts, as bytes one behind the other: strings would take several times the memory. */

const CHUNK_BYTES = 1 << 18;
const LENGTH_BYTES = 2;
/** Added to the length of a text whose id at the end is kept as bytes. */
const HAS_ID = 0x8000;
/** What is kept of a text at most, in bytes. */
const MAX_BYTES = HAS_ID - 1;
/** Ids are most of what is kept beside questions; as bytes they take half as much. */
const ID_AT_END = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
const ID_CHARACTERS = 36;
const ID_BYTES = 16;

export class TextArena {
  readonly #chunks: Buffer[] = [];
  #used = CHUNK_BYTES;

  /** Keeps a text, cut where it is far too long; gives where it is. */
  put(text: string): number {
    const hasId = ID_AT_END.test(text);
    const bytes = hasId ? packId(text) : Buffer.from(text).subarray(0, MAX_BYTES);
    if (this.#used + LENGTH_BYTES + bytes.length > CHUNK_BYTES) {
      this.#chunks.push(Buffer.alloc(CHUNK_BYTES));
      this.#used = 0;
    }
    const chunk = this.#chunks.length - 1;
    const place = this.#used;
    this.#chunks[chunk]?.writeUInt16LE(bytes.length + (hasId ? HAS_ID : 0), place);
    this.#chunks[chunk]?.set(bytes, place + LENGTH_BYTES);
    this.#used += LENGTH_BYTES + bytes.length;
    return chunk * CHUNK_BYTES + place;
  }

  get(at: number): string {
    const { chunk, from, to, hasId } = this.#find(at);
    if (!hasId) return chunk?.toString('utf8', from, to) ?? '';
    const id = chunk?.toString('hex', to - ID_BYTES, to) ?? '';
    const before = chunk?.toString('utf8', from, to - ID_BYTES) ?? '';
    return `${before}${id.slice(0, 8)}-${id.slice(8, 12)}-${id.slice(12, 16)}-${id.slice(16, 20)}-${id.slice(20)}`;
  }

  /** Leaves nothing of a text but its length. */
  wipe(at: number): void {
    const { chunk, from, to } = this.#find(at);
    chunk?.fill(0, from, to);
  }

  #find(at: number): { chunk: Buffer | undefined; from: number; to: number; hasId: boolean } {
    const chunk = this.#chunks[Math.floor(at / CHUNK_BYTES)];
    const from = (at % CHUNK_BYTES) + LENGTH_BYTES;
    const length = chunk?.readUInt16LE(from - LENGTH_BYTES) ?? 0;
    return { chunk, from, to: from + (length & MAX_BYTES), hasId: length >= HAS_ID };
  }
}

function packId(text: string): Buffer {
  const before = Buffer.from(text.slice(0, -ID_CHARACTERS)).subarray(0, MAX_BYTES - ID_BYTES);
  return Buffer.concat([before, Buffer.from(text.slice(-ID_CHARACTERS).replaceAll('-', ''), 'hex')]);
}
