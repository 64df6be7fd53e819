/** A segment as a file: a description in JSON, then its arrays. Whatever is damaged is told from what is whole. */
import { open, writeFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { factSchema } from '../../model.js';
import { createEventLoopYielder } from '../../runtime/event-loop-yielder.js';
import type { Segment } from './segment.js';

const MAGIC = 0x53435358;
/** Magic, length of the description, checksum of the description. */
const PREFIX_BYTES = 12;
const ALIGNMENT = 8;
/** Checked at once, in bytes. */
const CHECKED_BYTES = 8 << 20;

const ARRAYS = {
  'dictionary.bytes': Uint8Array,
  'dictionary.ends': Uint32Array,
  'forward.terms': Uint32Array,
  'forward.pageStarts': Uint32Array,
  'forward.firstPassage': Uint32Array,
  'forward.spans': Uint32Array,
  'forward.firstUnit': Uint32Array,
  'forward.unitStarts': Uint32Array,
  'forward.texts': Uint8Array,
  'forward.textEnds': Uint32Array,
  'postings.terms': Uint32Array,
  'postings.starts': Uint32Array,
  'postings.passages': Uint32Array,
  'postings.titleCounts': Uint8Array,
  'postings.headingCounts': Uint8Array,
  'postings.bodyCounts': Uint8Array,
  'postings.titleLengths': Uint16Array,
  'postings.headingLengths': Uint16Array,
  'postings.bodyLengths': Uint16Array,
  'postings.pageOf': Uint32Array,
} as const;
interface NumbersType {
  BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBuffer, offset: number, length: number): Uint8Array | Uint16Array | Uint32Array;
}
type ArrayName = keyof typeof ARRAYS;
const NAMES = Object.keys(ARRAYS) as ArrayName[];

const headSchema = z.object({
  id: z.string(),
  firstTerm: z.number(),
  pages: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      url: z.string(),
      language: z.string(),
      digest: z.string(),
      facts: z
        .array(
          factSchema.extend({
            quote: z.string(),
            heading: z.string(),
            context: z.string(),
            group: z.number(),
          }),
        )
        .readonly()
        .optional(),
    }),
  ),
  /** Numbers in each array, and the checksum of all of them. */
  lengths: z.record(z.string(), z.number()),
  checksum: z.number(),
});

const aligned = (bytes: number): number => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

function arrayOf(
  { dictionary, forward, postings }: Segment,
  name: ArrayName,
): Uint8Array | Uint16Array | Uint32Array {
  const all: Record<string, Record<string, unknown>> = {
    dictionary: { ...dictionary },
    forward: { ...forward },
    postings: { ...postings },
  };
  const [part = '', field = ''] = name.split('.');
  return all[part]?.[field] as Uint8Array | Uint16Array | Uint32Array;
}

async function checksumOf(chunks: readonly Uint8Array[]): Promise<number> {
  const yieldToEventLoop = createEventLoopYielder();
  let checksum = 0;
  for (const chunk of chunks) {
    for (let from = 0; from < chunk.length; from += CHECKED_BYTES) {
      checksum = crc32(chunk.subarray(from, from + CHECKED_BYTES), checksum);
      await yieldToEventLoop();
    }
  }
  return checksum;
}

/** Writes a segment to a new file. */
export async function writeSegmentFile(path: string, segment: Segment): Promise<void> {
  await writeFile(path, await formatSegment(segment));
}

/** The bytes of a segment as they are kept, in pieces. */
export async function formatSegment(segment: Segment): Promise<Uint8Array[]> {
  const arrays = NAMES.map((name) => arrayOf(segment, name));
  const chunks = arrays.flatMap(({ buffer, byteOffset, byteLength }) => [
    new Uint8Array(buffer, byteOffset, byteLength),
    new Uint8Array(aligned(byteLength) - byteLength),
  ]);
  const head = Buffer.from(
    JSON.stringify({
      id: segment.id,
      firstTerm: segment.dictionary.first,
      pages: [...segment.pages],
      lengths: Object.fromEntries(NAMES.map((name, i) => [name, arrays[i]?.length ?? 0])),
      checksum: await checksumOf(chunks),
    } satisfies z.input<typeof headSchema>),
  );
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.writeUInt32LE(MAGIC, 0);
  prefix.writeUInt32LE(head.length, 4);
  prefix.writeUInt32LE(crc32(head), 8);
  const gap = new Uint8Array(aligned(PREFIX_BYTES + head.length) - PREFIX_BYTES - head.length);
  return [prefix, head, gap, ...chunks];
}

/** Reads the file of a segment; undefined where it is damaged. */
export async function readSegmentFile(path: string): Promise<Segment | undefined> {
  return parseSegment(await readBytes(path));
}

/**
 * Reads a segment; undefined where it is damaged.
 * @param bytes from the beginning of their memory on
 */
export async function parseSegment(bytes: Uint8Array<ArrayBuffer>): Promise<Segment | undefined> {
  const view = Buffer.from(bytes.buffer, 0, bytes.length);
  if (view.length < PREFIX_BYTES || view.readUInt32LE(0) !== MAGIC) return undefined;
  const headEnd = PREFIX_BYTES + view.readUInt32LE(4);
  const head = view.subarray(PREFIX_BYTES, headEnd);
  if (head.length !== headEnd - PREFIX_BYTES || crc32(head) !== view.readUInt32LE(8)) return undefined;
  const parsed = headSchema.safeParse(JSON.parse(head.toString('utf8')));
  if (!parsed.success) return undefined;
  const { id, firstTerm, pages, lengths, checksum } = parsed.data;

  let offset = aligned(headEnd);
  const start = offset;
  const take = (name: ArrayName): Uint8Array | Uint16Array | Uint32Array | undefined => {
    const Type = ARRAYS[name] as NumbersType;
    const length = lengths[name] ?? 0;
    if (offset + length * Type.BYTES_PER_ELEMENT > bytes.length) return undefined;
    const array = new Type(bytes.buffer, offset, length);
    offset += aligned(array.byteLength);
    return array;
  };
  const parts: Record<string, Record<string, unknown>> = {
    dictionary: { first: firstTerm },
    forward: {},
    postings: {},
  };
  for (const name of NAMES) {
    const [part = '', field = ''] = name.split('.');
    const array = take(name);
    const target = parts[part];
    if (!array || !target) return undefined;
    target[field] = array;
  }
  if (offset !== bytes.length || (await checksumOf([bytes.subarray(start)])) !== checksum) return undefined;
  return { id, pages, ...parts } as unknown as Segment;
}

/** The bytes of a file, in memory of their own. */
async function readBytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const bytes = new Uint8Array(size);
    for (let done = 0; done < size;) {
      const { bytesRead } = await file.read(bytes, done, size - done, done);
      if (bytesRead === 0) return bytes.subarray(0, done);
      done += bytesRead;
    }
    return bytes;
  } finally {
    await file.close();
  }
}
