/** Where the log and its segments begin and end. */
import type { DataFolder } from '../files/data-folder.js';
import type { StoreProblem } from '../port/store-problem.js';
import { linesOf, type LogChain, type LogEnd } from './log-chain.js';
import { eachLine, segmentPath, type Line } from './log-segments.js';
import { checkLine, parseRecord, type CheckedLine } from './record-line.js';

/** A first line is looked for in so much of a segment. */
const FIRST_BYTES = 64 << 10;
const LINE_END = 10;

/** A log that ends earlier than it once did goes on behind its former end, so that every later start finds the gap too. */
export function compareEnds(
  data: DataFolder,
  lastSegment: number,
  found: LogEnd,
  told: LogEnd | undefined,
): { end: LogEnd; problem?: StoreProblem } {
  if (!told || told.sequence < found.sequence) return { end: found };
  const path = segmentPath(data, Math.max(lastSegment, 1));
  const term = Math.max(found.term, told.term);
  if (told.sequence === found.sequence) {
    if (told.checksum === found.checksum) return { end: { ...found, term } };
    const reason = `its last line is not the one that was written as line ${told.sequence} of the log`;
    return { end: { ...found, term }, problem: data.problem(path, { reason }) };
  }
  const lines = linesOf(found.sequence + 1, told.sequence);
  const reason = `ends too early: ${lines} of the log, which had been written, ${found.sequence + 1 === told.sequence ? 'is' : 'are'} missing`;
  return { end: { ...told, term }, problem: data.problem(path, { reason }) };
}

/** Tells the chain in advance where each segment begins, so that lines which a former process wrote late are recognised. */
export async function noteStarts(
  data: DataFolder,
  segments: readonly number[],
  chain: LogChain,
): Promise<void> {
  for (const segment of segments.slice(1)) {
    const path = segmentPath(data, segment);
    const first = await data.read(path, () => readFirstLine(data, path));
    if (first) chain.noteStart(first.frame);
  }
}

/** When the first record of a segment was recorded, in milliseconds since 1970; undefined where there is none. */
export async function startOfSegment(data: DataFolder, segment: number): Promise<number | undefined> {
  const path = segmentPath(data, segment);
  let at: string | undefined;
  const onLine = ({ buffer, start, end }: Line) => {
    const parsed = at === undefined && start < end ? parseRecord(buffer, start, end) : undefined;
    if (parsed && 'record' in parsed) at = parsed.record.at;
  };
  await data.read(path, () => readFirstLines(data, path, onLine));
  return at === undefined ? undefined : Date.parse(at);
}

async function readFirstLine(data: DataFolder, path: string): Promise<CheckedLine | undefined> {
  let first: CheckedLine | undefined;
  await readFirstLines(data, path, ({ buffer, start, end }) => {
    const checked = first ? undefined : checkLine(buffer, start, end);
    if (checked && !('reason' in checked)) first = checked;
  });
  return first;
}

async function readFirstLines(data: DataFolder, path: string, onLine: (line: Line) => void): Promise<void> {
  const handle = await data.files.open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(FIRST_BYTES), 0, FIRST_BYTES, 0);
    const bytes = wholeLines(buffer.subarray(0, bytesRead));
    eachLine({ buffer: bytes, isWhole: true, number: 1, offset: 0 }, onLine);
  } finally {
    await handle.close();
  }
}

const wholeLines = (buffer: Buffer) => buffer.subarray(0, buffer.lastIndexOf(LINE_END) + 1);
