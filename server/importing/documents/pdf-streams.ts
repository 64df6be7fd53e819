/** Looks how far the streams of a PDF unfold, before they are read: a kilobyte can become a gigabyte. */
import { constants, inflateSync } from 'node:zlib';

const MB = 1024 * 1024;
/** Of one stream, and of all: a hundred times the text of a long book. */
const MAX_STREAM = 32 * MB;
const MAX_TOTAL = 256 * MB;
/** How often a stream may be packed into another. */
const MAX_ROUNDS = 4;
/** Where what a stream is stands before it. */
const DICTIONARY_BYTES = 4096;

/**
 * Why the file is not read, in words that follow its name; undefined where it unfolds within limits. What is packed in
 * another way than by Flate, or is encrypted, cannot be seen here, and is left to the limits of the process.
 */
export function unfoldsTooFar(bytes: Uint8Array): string | undefined {
  let total = 0;
  for (const stream of packedStreams(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) {
    const length = unfoldedLength(stream, Math.min(MAX_STREAM, MAX_TOTAL - total));
    if (length === undefined) {
      return total + MAX_STREAM > MAX_TOTAL
        ? `unfolds to more than ${MAX_TOTAL / MB} MB`
        : `has a stream that unfolds to more than ${MAX_STREAM / MB} MB`;
    }
    total += length;
  }
  return undefined;
}

/** The streams of a file, without its pictures, of which no text is read. */
function* packedStreams(file: Buffer): Generator<Buffer> {
  for (let at = file.indexOf('stream'); at !== -1; at = file.indexOf('stream', at)) {
    const start = at + 'stream'.length;
    const end = file.indexOf('endstream', start);
    if (end === -1) return;
    const before = file.subarray(Math.max(0, at - DICTIONARY_BYTES), at).toString('latin1');
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    const data = start + (file[start] === 0x0d ? 1 : 0) + 1;
    if (!/\/Subtype\s*\/Image\b/.test(dictionary) && isPacked(file.subarray(data, end)))
      yield file.subarray(data, end);
    at = end + 'endstream'.length;
  }
}

/** The first two bytes of what Flate packed. */
function isPacked(data: Buffer): boolean {
  const [first = 0, second = 0] = data;
  return (first & 0x0f) === 8 && (256 * first + second) % 31 === 0;
}

/** Undefined where it is longer than `limit`. */
function unfoldedLength(stream: Buffer, limit: number): number | undefined {
  let data = stream;
  let length = 0;
  for (let round = 0; round < MAX_ROUNDS && isPacked(data); round += 1) {
    try {
      // Readers take what there is of a stream that is cut off.
      data = inflateSync(data, { maxOutputLength: limit, finishFlush: constants.Z_SYNC_FLUSH });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return undefined;
      return length;
    }
    length = Math.max(length, data.length);
  }
  return length;
}
