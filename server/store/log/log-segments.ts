/** The files of the log: `log/00000001.jsonl` and on, of which only the last one grows. */
import type { FileHandle } from 'node:fs/promises';
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
  return data.path(data.logName, segmentName(segment));
}

/** The numbers of the segments there are, in order. */
export async function listSegments(data: DataFolder): Promise<number[]> {
  const path = data.path(data.logName);
  const names = await data.read(path, () => listNames(data.files, path));
  return names.flatMap((name) => (NAME.test(name) ? Number.parseInt(name, 10) : [])).sort((a, b) => a - b);
}

/** How much of a file is in memory at a time. */
const CHUNK_BYTES = 4 << 20;
const LINE_END = 10;

/** A line stands in `buffer` from `start` to `end`, without its line end. */
export interface Line {
  buffer: Buffer;
  start: number;
  end: number;
  /** 1-based. */
  number: number;
  /** Where it starts in the file. */
  offset: number;
}

type OnLine = (line: Line, isWhole: boolean) => void;

/** Lines that follow each other; `isWhole` is false for what stands behind the last line end of a file. */
interface LineBlock {
  buffer: Buffer;
  isWhole: boolean;
  /** Of its first line. */
  number: number;
  offset: number;
}

/** Reads a file line by line; a last line without line end comes with `isWhole` false. */
export async function readLines(files: FileSystem, path: string, onLine: OnLine): Promise<void> {
  const handle = await files.open(path, 'r');
  try {
    for await (const block of readBlocks(handle)) eachLine(block, onLine);
  } finally {
    await handle.close();
  }
}

/** The lines of a file, a few megabytes at a time; a block is good until the next one is asked for. */
export async function* readBlocks(handle: FileHandle): AsyncGenerator<LineBlock> {
  let buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  /** Bytes of a line that is not whole yet, at the beginning of the buffer. */
  let rest = 0;
  let [position, number] = [0, 1];
  for (;;) {
    if (rest === buffer.length) buffer = Buffer.concat([buffer, Buffer.allocUnsafe(rest)]);
    const { bytesRead } = await handle.read(buffer, rest, buffer.length - rest, position);
    const length = rest + bytesRead;
    const offset = position - rest;
    if (bytesRead === 0) {
      if (rest > 0) yield { buffer: buffer.subarray(0, rest), isWhole: false, number, offset };
      return;
    }
    const end = buffer.subarray(0, length).lastIndexOf(LINE_END) + 1;
    const block = { buffer: buffer.subarray(0, end), isWhole: true, number, offset };
    yield block;
    number = block.number;
    buffer.copyWithin(0, end, length);
    position += bytesRead;
    rest = length - end;
  }
}

/** Takes each line of a block, which from then on counts from the line behind it. */
export function eachLine(block: LineBlock, onLine: OnLine): void {
  const { buffer, isWhole } = block;
  for (let start = 0; start < buffer.length; block.number++) {
    const end = isWhole ? buffer.indexOf(LINE_END, start) : buffer.length;
    onLine({ buffer, start, end, number: block.number, offset: block.offset + start }, isWhole);
    start = end + 1;
  }
}
