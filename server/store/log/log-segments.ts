/** The files of the log: `log/00000001.jsonl` and on, of which only the last one grows. */
import type { DataFolder } from '../files/data-folder.js';
import { listNames } from '../files/file-system.js';
import type { FileSystem } from '../files/file-system.js';

/** Where a line stands; `length` does not count its line end. */
export interface LogPosition {
  segment: number;
  offset: number;
  length: number;
}

/** Where a line of a segment that was written anew stands now; undefined where it is gone. */
export type Relocation = (offset: number) => Pick<LogPosition, 'offset' | 'length'> | undefined;

const NAME = /^\d{8}\.jsonl$/;

export function segmentName(segment: number): string {
  return `${String(segment).padStart(8, '0')}.jsonl`;
}

export function segmentPath(data: DataFolder, segment: number): string {
  return data.path('log', segmentName(segment));
}

/** The numbers of the segments there are, in order. */
export async function listSegments(data: DataFolder): Promise<number[]> {
  const path = data.path('log');
  const names = await data.read(path, () => listNames(data.files, path));
  return names.flatMap((name) => (NAME.test(name) ? Number.parseInt(name, 10) : [])).sort((a, b) => a - b);
}

/** How much of a file is in memory at a time. */
const CHUNK_BYTES = 4 << 20;
/** A line that two chunks share is put together here, before the second one, where it is not longer. */
const HEADROOM_BYTES = 64 << 10;
const LINE_END = 10;

/** A line stands in `buffer` from `start` to `end`, without its line end, until the callback returns. */
export interface Line {
  buffer: Buffer;
  start: number;
  end: number;
  /** 1-based. */
  number: number;
  /** Where it starts in the file. */
  offset: number;
}

/**
 * Reads a file line by line; a last line without line end comes with `isWhole` false. What `afterChunk` does is
 * waited for before more is read.
 */
export async function readLines(
  files: FileSystem,
  path: string,
  onLine: (line: Line, isWhole: boolean) => void,
  afterChunk: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  let rest = Buffer.alloc(0);
  let offset = 0;
  let number = 1;
  for await (const chunk of readChunks(files, path)) {
    const buffer = joined(rest, chunk);
    let start = 0;
    for (let end = buffer.indexOf(LINE_END); end !== -1; end = buffer.indexOf(LINE_END, start)) {
      onLine({ buffer, start, end, number, offset: offset + start }, true);
      start = end + 1;
      number++;
    }
    offset += start;
    rest = Buffer.from(buffer.subarray(start));
    await afterChunk();
  }
  if (rest.length > 0) onLine({ buffer: rest, start: 0, end: rest.length, number, offset }, false);
}

/** Bytes that were read, with room for `HEADROOM_BYTES` before them. */
interface Chunk {
  room: Buffer;
  length: number;
}

function joined(rest: Buffer, { room, length }: Chunk): Buffer {
  const end = HEADROOM_BYTES + length;
  if (rest.length > HEADROOM_BYTES) return Buffer.concat([rest, room.subarray(HEADROOM_BYTES, end)]);
  const start = HEADROOM_BYTES - rest.length;
  rest.copy(room, start);
  return room.subarray(start, end);
}

/** The bytes of a file, of which the next are read while the last are used; each chunk is valid for one round. */
async function* readChunks(files: FileSystem, path: string): AsyncGenerator<Chunk> {
  const handle = await files.open(path, 'r');
  try {
    const { size } = await handle.stat();
    const length = Math.min(size + 1, CHUNK_BYTES);
    const makeRoom = () => Buffer.allocUnsafe(HEADROOM_BYTES + length);
    let [current, ahead] = [makeRoom(), makeRoom()];
    let position = 0;
    let reading = handle.read(current, HEADROOM_BYTES, length, position);
    for (;;) {
      const { bytesRead } = await reading;
      if (bytesRead === 0) return;
      position += bytesRead;
      reading = handle.read(ahead, HEADROOM_BYTES, length, position);
      yield { room: current, length: bytesRead };
      [current, ahead] = [ahead, current];
    }
  } finally {
    await handle.close();
  }
}
