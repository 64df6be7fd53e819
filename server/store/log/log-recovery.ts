/** Reads the log at start, and sets aside what a crash or a failing disk left in it. */
import { createHash } from 'node:crypto';
import { AppError } from '../../errors.js';
import { writeAtomic } from '../files/atomic-file.js';
import { reasonOf } from '../files/data-folder.js';
import type { DataFolder } from '../files/data-folder.js';
import { listNames, makeFolder } from '../files/file-system.js';
import type { StoreProblem } from '../port/store-problem.js';
import { compareEnds, noteStarts } from './log-bounds.js';
import { describeGap, LogChain, type LogEnd } from './log-chain.js';
import { readLogEnd } from './log-end-file.js';
import { listSegments, segmentName, segmentPath } from './log-segments.js';
import { readSegment, type Damage, type Findings, type RecordSink } from './segment-findings.js';

export interface RecoveredLog {
  /** The last segment, which grows on; 0 where there is none yet. */
  lastSegment: number;
  /** Bytes of each segment but the last. */
  sizes: Map<number, number>;
  end: LogEnd;
  problems: StoreProblem[];
}

/**
 * Hands over every record in the log.
 *
 * Damaged lines are copied to `quarantine/`, reported, and stay where they are. The end of the last segment may be
 * a line that was being written when the process died, which nobody was told is safe: if it is a whole record, it is
 * given its line end; if not, it is moved to `quarantine/`. Lines that are missing or out of their place are reported;
 * those that stand there twice, or that a process wrote after it had lost the log, are not handed over.
 */
export async function recoverLog(data: DataFolder, sink: RecordSink): Promise<RecoveredLog> {
  const segments = await listSegments(data);
  const lastSegment = segments.at(-1) ?? 0;
  const told = await readLogEnd(data);
  const chain = new LogChain();
  await noteStarts(data, segments, chain);
  const found: { segment: number; findings: Findings; isBehindMissing: boolean }[] = [];
  for (const [index, segment] of segments.entries()) {
    const isBehindMissing = index > 0 && segments[index - 1] !== segment - 1;
    const isLast = segment === lastSegment;
    const findings = await readSegment(data, segment, { chain, isLast, isBehindMissing, sink });
    found.push({ segment, findings, isBehindMissing });
  }
  const { end, problem } = compareEnds(data, lastSegment, chain.end, told);
  const trailing = found.at(-1)?.findings.trailing;
  // What is missing at the end went with the damaged lines there.
  if (problem && trailing)
    trailing.gap = { from: chain.end.sequence + 1, to: end.sequence, found: new Set() };
  const problems: StoreProblem[] = [];
  const sizes = new Map<number, number>();
  for (const { segment, findings, isBehindMissing } of found) {
    if (isBehindMissing) {
      const path = segmentPath(data, segment - 1);
      problems.push(data.problem(path, { reason: 'is missing between its neighbours' }));
    }
    problems.push(...(await mendSegment(data, segment, findings)));
    if (segment !== lastSegment) sizes.set(segment, findings.size);
  }
  if (problem && !trailing) problems.push(problem);
  return { lastSegment, sizes, end, problems };
}

async function mendSegment(
  data: DataFolder,
  segment: number,
  { damages, ignored, disorders, torn, unendedAt }: Findings,
): Promise<StoreProblem[]> {
  const path = segmentPath(data, segment);
  const problems: StoreProblem[] = [];
  for (const damage of damages) problems.push(await reportDamage(data, segment, damage));
  for (const damage of ignored) problems.push(describeIgnored(data, path, damage));
  for (const { line, describe } of disorders) {
    problems.push(data.problem(path, { line, reason: describe() }));
  }
  if (torn) problems.push(await moveTornEnd(data, segment, torn));
  if (unendedAt !== undefined) await endLine(data, path, unendedAt);
  return problems;
}

function describeIgnored(
  data: DataFolder,
  path: string,
  { firstLine, lastLine, reason }: Damage,
): StoreProblem {
  const isOne = firstLine === lastLine;
  const more = isOne ? '' : `, ${lastLine - firstLine} more lines behind it too`;
  return data.problem(path, { line: firstLine, reason: `${reason}${more}` });
}

async function reportDamage(data: DataFolder, segment: number, damage: Damage): Promise<StoreProblem> {
  const { firstLine, lastLine, reason, gap } = damage;
  const isMore = gap && gap.to - gap.from > lastLine - firstLine;
  const lines = firstLine === lastLine ? 'line is damaged' : `lines ${firstLine} to ${lastLine} are damaged`;
  const copied = await quarantine(data, segment, damage).then(
    (file) => `copied to ${file}`,
    (error: unknown) => `could not be copied to quarantine: ${reasonOf(error)}`,
  );
  return data.problem(segmentPath(data, segment), {
    line: firstLine,
    reason: `${lines} (${reason}); ${copied}${isMore ? `; ${describeGap(gap)}` : ''}`,
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
    const message = `${data.logName}/${segmentName(segment)} ends in an unfinished line, which could not be moved to quarantine`;
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
  const prefix = data.logName === 'log' ? '' : `${data.logName}-`;
  const name = `${prefix}${segmentName(segment).replace('.jsonl', '')}-${offset}-${hash}.jsonl`;
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
