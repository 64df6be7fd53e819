/**
 * Keeps vectors on disk by what they are made of, so that no text is embedded twice. A file for each model; records
 * of one size are only ever added. Whatever is damaged is left out, and its text embedded again.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { VectorTable, type VectorEntry } from './vector-table.js';

/** Key, checksum of key and vector. */
const KEY_BYTES = 16;
const CHECKSUM_BYTES = 4;
const HEAD_BYTES = KEY_BYTES + CHECKSUM_BYTES;
/** Length of the vectors, at the start of the file. */
const PREFIX_BYTES = 4;
/** Records to be written at once. */
const CHUNK = 1000;

export interface VectorFile {
  /** What it holds. */
  readonly table: VectorTable;
  /**
   * Adds vectors, which must all be as long as those before.
   * @throws what the file system throws
   */
  add(entries: readonly VectorEntry[]): Promise<void>;
  /**
   * Removes the vectors of all other rows of the table, from the file too.
   * @throws what the file system throws
   */
  keepOnly(rows: ReadonlySet<number>): Promise<void>;
  close(): Promise<void>;
}

/** Identifies a text among those of one model. */
export function keyOf(text: string): string {
  return createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 2 * KEY_BYTES);
}

/** The records that are whole, and where the last whole one ends. */
function readRecords(bytes: Buffer): { table: VectorTable; end: number } {
  const table = new VectorTable();
  if (bytes.length < PREFIX_BYTES) return { table, end: 0 };
  const dimensions = bytes.readUInt32LE(0);
  const size = HEAD_BYTES + dimensions;
  const entries: VectorEntry[] = [];
  let end = PREFIX_BYTES;
  for (; end + size <= bytes.length; end += size) {
    const key = bytes.subarray(end, end + KEY_BYTES);
    const vector = bytes.subarray(end + HEAD_BYTES, end + size);
    if (crc32(vector, crc32(key)) !== bytes.readUInt32LE(end + KEY_BYTES)) continue;
    entries.push([key.toString('hex'), new Int8Array(vector.buffer, vector.byteOffset, dimensions)]);
  }
  table.add(entries);
  // A file without a single whole record may be damaged in its first bytes too.
  return { table, end: entries.length === 0 ? 0 : end };
}

function prefixOf(dimensions: number): Buffer {
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.writeUInt32LE(dimensions);
  return prefix;
}

function recordOf([key, vector]: VectorEntry): Buffer {
  const record = Buffer.alloc(HEAD_BYTES + vector.length);
  record.write(key, 'hex');
  record.set(new Uint8Array(vector.buffer, vector.byteOffset, vector.length), HEAD_BYTES);
  record.writeUInt32LE(crc32(record.subarray(HEAD_BYTES), crc32(record.subarray(0, KEY_BYTES))), KEY_BYTES);
  return record;
}

function pathOf(folder: string, model: string): string {
  const name = createHash('sha256').update(model).digest('hex').slice(0, 16);
  return join(folder, `${name}.vectors`);
}

/** The vectors of a model as they are now, beside a server that may be adding to them; none where there is no file. */
export async function readVectors(folder: string | undefined, model: string): Promise<VectorTable> {
  const path = folder === undefined ? undefined : pathOf(folder, model);
  return readRecords(path !== undefined && existsSync(path) ? await readFile(path) : Buffer.alloc(0)).table;
}

/**
 * Opens the vectors of a model.
 * @param folder where the files of all models lie; made where it is absent
 */
export async function openVectorFile(folder: string, model: string): Promise<VectorFile> {
  await mkdir(folder, { recursive: true });
  const path = pathOf(folder, model);
  let file: FileHandle = await open(path, 'a+');
  const bytes = await file.readFile();
  const { table, end } = readRecords(bytes);
  let size = end;
  // A crash may have left half a record.
  if (size < bytes.length) await file.truncate(size);

  return {
    table,

    async add(entries) {
      const [first] = entries;
      if (!first) return;
      const prefix = table.size === 0 ? [prefixOf(first[1].length)] : [];
      const added = Buffer.concat([...prefix, ...entries.map(recordOf)]);
      try {
        await file.appendFile(added);
      } catch (error) {
        // Records after half a one could not be read.
        await file.truncate(size);
        throw error;
      }
      size += added.length;
      table.add(entries);
    },

    async keepOnly(rows) {
      table.keepOnly(rows);
      const kept = [...table.entries()];
      const partial = `${path}.partial`;
      await writeFile(partial, kept.length === 0 ? '' : prefixOf(table.dimensions ?? 0));
      const next = await open(partial, 'a+');
      for (let from = 0; from < kept.length; from += CHUNK) {
        await next.appendFile(Buffer.concat(kept.slice(from, from + CHUNK).map(recordOf)));
      }
      await rename(partial, path);
      await file.close();
      file = next;
      ({ size } = await file.stat());
    },

    close: () => file.close(),
  };
}
