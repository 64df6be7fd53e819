/** Erases facts from a data folder, really: the files that held them are written anew without them. */
import { randomUUID } from 'node:crypto';
import type { ErasedFact, Fact } from '../model.js';
import { prepareReplacement, removeDurably, writeAtomic } from './atomic-file.js';
import type { Replacement } from './atomic-file.js';
import { DataFolder } from './data-folder.js';
import type { DataFolderOptions } from './data-folder.js';
import { formatFact, parseFact } from './fact-line.js';
import { listNames, syncFolder } from './file-system.js';
import { lockFolder } from './folder-lock.js';
import { LogReader } from './log-reader.js';
import { listSegments, readLines, segmentPath } from './log-segments.js';

/** What is to be erased. */
export interface Selection {
  /** Asked once for each fact, in the order of the log. */
  holds(fact: Fact): boolean;
  /** Whether a damaged line, in the log or in quarantine, is to go as well. */
  holdsDamaged(line: string): boolean;
}

export interface ErasureReport {
  /** Facts that are gone, by their type. */
  erased: Partial<Record<Fact['type'], number>>;
  /** Damaged lines that are gone, from the log and from quarantine. */
  damaged: number;
}

/**
 * Erases what `select` chooses. Questions of the current calendar month (UTC) leave a fact of type `erased`, so
 * that quotas stay exact. All new files are written before the first takes its place, so a full disk changes nothing;
 * where the process dies between two of them, the same call erases the rest.
 *
 * @param now milliseconds since 1970
 * @throws {AppError} `store_unavailable` where a server has the folder open, which keeps places in the log in memory
 */
export async function eraseFromLog(
  folder: string,
  select: (log: LogReader) => Promise<Selection>,
  now: number,
  options: DataFolderOptions = {},
): Promise<ErasureReport> {
  const data = new DataFolder(folder, options);
  const lock = await data.read(data.root, () => lockFolder(data.root));
  try {
    const selection = await select(new LogReader(folder, options));
    const report: ErasureReport = { erased: {}, damaged: 0 };
    await eraseFromSegments(data, selection, startOfMonth(now), report);
    await eraseFromQuarantine(data, selection, report);
    return report;
  } finally {
    await lock.release();
  }
}

function startOfMonth(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
}

async function eraseFromSegments(
  data: DataFolder,
  selection: Selection,
  countedSince: number,
  report: ErasureReport,
): Promise<void> {
  const prepared: Replacement[] = [];
  try {
    for (const segment of await listSegments(data)) {
      const path = segmentPath(data, segment);
      const kept = await keptLines(data, path, selection, countedSince, report);
      if (kept) prepared.push(await data.write(path, () => prepareReplacement(data.files, path, kept)));
    }
    const log = data.path('log');
    await data.write(log, async () => {
      // The newest first: what a visitor is found by stands at the beginning of a conversation.
      while (prepared.length > 0) await prepared.pop()?.commit();
      await syncFolder(data.files, log);
    });
  } finally {
    for (const replacement of prepared) await replacement.discard();
  }
}

/** What stays of a segment; `undefined` where all does. */
async function keptLines(
  data: DataFolder,
  path: string,
  selection: Selection,
  countedSince: number,
  report: ErasureReport,
): Promise<Buffer | undefined> {
  const kept: Buffer[] = [];
  const change = { isNeeded: false };
  const onLine = (
    { buffer, start, end }: { buffer: Buffer; start: number; end: number },
    isWhole: boolean,
  ) => {
    const parsed = parseFact(buffer, start, end);
    const isHeld =
      'fact' in parsed
        ? selection.holds(parsed.fact)
        : selection.holdsDamaged(buffer.toString('utf8', start, end));
    if (!isHeld) {
      kept.push(Buffer.from(buffer.subarray(start, isWhole ? end + 1 : end)));
      return;
    }
    change.isNeeded = true;
    if (!('fact' in parsed)) {
      report.damaged++;
      return;
    }
    const { fact } = parsed;
    report.erased[fact.type] = (report.erased[fact.type] ?? 0) + 1;
    const isCounted = fact.type === 'question' || fact.type === 'erased';
    if (isCounted && Date.parse(fact.at) >= countedSince) kept.push(formatFact(tombstoneOf(fact)));
  };
  await data.read(path, () => readLines(data.files, path, onLine));
  return change.isNeeded ? Buffer.concat(kept) : undefined;
}

function tombstoneOf({ widgetId, at }: Fact): ErasedFact {
  return { v: 1, type: 'erased', id: randomUUID(), at: `${at.slice(0, 10)}T00:00:00.000Z`, widgetId };
}

async function eraseFromQuarantine(
  data: DataFolder,
  selection: Selection,
  report: ErasureReport,
): Promise<void> {
  const folder = data.path('quarantine');
  for (const name of await data.read(folder, () => listNames(data.files, folder))) {
    const path = data.path('quarantine', name);
    const lines = (await data.read(path, () => data.files.readFile(path, 'latin1'))).split('\n');
    const kept = lines.filter((line) => !selection.holdsDamaged(Buffer.from(line, 'latin1').toString()));
    if (kept.length === lines.length) continue;
    report.damaged += lines.length - kept.length;
    await data.write(path, async () => {
      if (kept.every((line) => line === '')) await removeDurably(data.files, path);
      else await writeAtomic(data.files, path, Buffer.from(kept.join('\n'), 'latin1'));
    });
  }
}
