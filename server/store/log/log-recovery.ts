/** Reads the log at start, and sets aside what a crash or a failing disk left in it. */
import { createHash } from 'node:crypto';
import { AppError } from '../../errors.js';
import type { LogRecord } from '../../model.js';
import { writeAtomic } from '../files/atomic-file.js';
import { reasonOf } from '../files/data-folder.js';
import type { DataFolder } from '../files/data-folder.js';
import type { RecordHead } from './record-head.js';
import { parseRecord, parseHead } from './record-line.js';
import { listNames, makeFolder } from '../files/file-system.js';
import { listSegments, readLines, segmentName, segmentPath } from './log-segments.js';
import type { Line, LogPosition } from './log-segments.js';
import type { StoreProblem } from '../port/store-problem.js';

/** Takes what is found in the log, in the order in which it was recorded. */
export interface RecordSink {
  /** Takes a question or a reply of which no more than this is needed; where it gives false, the whole record comes. */
  takeHead(head: RecordHead, position: LogPosition): boolean;
  take(record: LogRecord, position: LogPosition): void;
}

export interface RecoveredLog {
  /** The last segment, which grows on; 0 where there is none yet. */
  lastSegment: number;
  problems: StoreProblem[];
}

/** Damaged lines that stand together. */
interface Damage {
  firstLine: number;
  lastLine: number;
  offset: number;
  /** Offset behind the last byte, not counting the line end. */
  end: number;
  reason: string;
}

/**
 * Hands over every record in the log.
 *
 * Damaged lines are copied to `quarantine/`, reported, and stay where they are. The end of the last segment may be
 * a line that was being written when the process died, which nobody was told is safe: if it is a whole record, it is
 * given its line end; if not, it is moved to `quarantine/`.
 */
export async function recoverLog(data: DataFolder, sink: RecordSink): Promise<RecoveredLog> {
  const segments = await listSegments(data);
  const lastSegment = segments.at(-1) ?? 0;
  const problems: StoreProblem[] = [];
  for (const [index, segment] of segments.entries()) {
    const missing = segment - 1;
    if (index > 0 && segments[index - 1] !== missing) {
      problems.push(
        data.problem(segmentPath(data, missing), { reason: 'is missing between its neighbours' }),
      );
    }
    problems.push(...(await recoverSegment(data, segment, segment === lastSegment, sink)));
  }
  return { lastSegment, problems };
}

async function recoverSegment(
  data: DataFolder,
  segment: number,
  isLast: boolean,
  sink: RecordSink,
): Promise<StoreProblem[]> {
  const path = segmentPath(data, segment);
  const damages: Damage[] = [];
  let torn: Damage | undefined;
  let unendedAt: number | undefined;

  const readLine = ({ buffer, start, end: bufferEnd, number, offset }: Line, isWhole: boolean) => {
    const length = bufferEnd - start;
    if (length === 0) return;
    const end = offset + length;
    const position = { segment, offset, length };
    const head = parseHead(buffer, start, bufferEnd);
    const isTaken = head !== undefined && sink.takeHead(head, position);
    const parsed = isTaken ? undefined : parseRecord(buffer, start, bufferEnd);
    if (!parsed || 'record' in parsed) {
      if (!isWhole && isLast) unendedAt = end;
      if (parsed) sink.take(parsed.record, position);
      return;
    }
    const damage: Damage = { firstLine: number, lastLine: number, offset, end, ...parsed };
    if (!isWhole && isLast) torn = damage;
    else addDamage(damages, damage);
  };
  await data.read(path, () => readLines(data.files, path, readLine));

  const problems: StoreProblem[] = [];
  for (const damage of damages) problems.push(await reportDamage(data, segment, damage));
  if (torn) problems.push(await moveTornEnd(data, segment, torn));
  if (unendedAt !== undefined) await endLine(data, path, unendedAt);
  return problems;
}

/** Lines that follow each other become one damage, so that a ruined file is not a million reports. */
function addDamage(damages: Damage[], next: Damage): void {
  const last = damages.at(-1);
  if (last?.lastLine !== next.firstLine - 1) {
    damages.push(next);
    return;
  }
  last.lastLine = next.lastLine;
  last.end = next.end;
}

async function reportDamage(data: DataFolder, segment: number, damage: Damage): Promise<StoreProblem> {
  const { firstLine, lastLine, reason } = damage;
  const lines = firstLine === lastLine ? 'line is damaged' : `lines ${firstLine} to ${lastLine} are damaged`;
  const copied = await quarantine(data, segment, damage).then(
    (file) => `copied to ${file}`,
    (error: unknown) => `could not be copied to quarantine: ${reasonOf(error)}`,
  );
  return data.problem(segmentPath(data, segment), {
    line: firstLine,
    reason: `${lines} (${reason}); ${copied}`,
  });
}

async function moveTornEnd(data: DataFolder, segment: number, torn: Damage): Promise<StoreProblem> {
  const path = segmentPath(data, segment);
  try {
    const file = await quarantine(data, segment, torn);
    const handle = await data.files.open(path, 'r+');
    try {
      await handle.truncate(torn.offset);
      await handle.sync();
    } finally {
      await handle.close();
    }
    const reason = `the unfinished last line, which was never acknowledged, was moved to ${file}`;
    return data.problem(path, { line: torn.firstLine, reason });
  } catch (error) {
    const message = `log/${segmentName(segment)} ends in an unfinished line, which could not be moved to quarantine`;
    throw new AppError('store_unavailable', `${message}: ${reasonOf(error)}`, { cause: error });
  }
}

async function endLine(data: DataFolder, path: string, offset: number): Promise<void> {
  await data.write(path, async () => {
    const handle = await data.files.open(path, 'r+');
    try {
      await handle.write('\n', offset);
      await handle.sync();
    } finally {
      await handle.close();
    }
  });
}

/** Keeps a copy of the damaged bytes, once, under a name that says where they stood. */
async function quarantine(data: DataFolder, segment: number, { offset, end }: Damage): Promise<string> {
  const bytes = await readBytes(data, segmentPath(data, segment), offset, end);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const name = `${segmentName(segment).replace('.jsonl', '')}-${offset}-${hash}.jsonl`;
  const folder = data.path('quarantine');
  await makeFolder(data.files, folder);
  const isThere = (await listNames(data.files, folder)).includes(name);
  if (!isThere) await writeAtomic(data.files, data.path('quarantine', name), bytes);
  return `quarantine/${name}`;
}

async function readBytes(data: DataFolder, path: string, offset: number, end: number): Promise<Buffer> {
  const handle = await data.files.open(path, 'r');
  try {
    const bytes = Buffer.alloc(end - offset);
    await handle.read(bytes, 0, bytes.length, offset);
    return bytes;
  } finally {
    await handle.close();
  }
}
