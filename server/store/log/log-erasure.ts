/** Erases records from the log, really: the files that held them are written anew without them. */
import type { ErasedRecord } from '../../ledger-records.js';
import { prepareReplacement, removeDurably, writeAtomic } from '../files/atomic-file.js';
import type { Replacement } from '../files/atomic-file.js';
import type { DataFolder } from '../files/data-folder.js';
import { checkLine, parseRecord } from './record-line.js';
import { ErasureMarks } from './erasure-marks.js';
import { listNames, syncFolder } from '../files/file-system.js';
import type { Log } from './log.js';
import { LogReader } from './log-reader.js';
import { listSegments, readLines, segmentPath } from './log-segments.js';
import type { Line, Relocation } from './log-segments.js';
import { goneOf, type Gone } from './gone.js';
import type { LogState } from './log-state.js';
import type { ReadersWriterLock } from './readers-writer-lock.js';
import type { LogFollowers } from '../records/log-followers.js';
import { selectFor } from '../records/select-for-erasure.js';
import { remainsOf, type Selection } from '../records/erasure-selection.js';
import type { Erasure, ErasureReport } from '../port/erasure.js';

export interface ErasableLog {
  data: DataFolder;
  log: Log;
  state: LogState;
  lock: ReadersWriterLock;
  followers: LogFollowers;
}

/** A segment as it is to be. */
interface Rewritten {
  segment: number;
  replacement: Replacement;
  relocation: Relocation;
  size: number;
  gone: Gone[];
  remains: ErasedRecord[];
}

/**
 * Erases what was recorded before the call, while the log grows on. All new files are written before the first takes
 * its place, so a full disk changes nothing; where the process dies between two of them, the same call erases the
 * rest. Readers wait while files change places, writers never do.
 *
 * @param now milliseconds since 1970
 */
export async function eraseFromLog(
  { data, log, state, lock, followers }: ErasableLog,
  erasure: Erasure,
  now: number,
): Promise<ErasureReport> {
  const growing = await log.closeSegment();
  const closed = (await listSegments(data)).filter((segment) => segment < growing);
  const selection = await selectFor(erasure, () => new LogReader(data).read({}));
  const report: ErasureReport = { erased: {}, damaged: 0 };
  const prepared: Rewritten[] = [];
  const replaced: Rewritten[] = [];
  try {
    for (const segment of closed) {
      const rewritten = await rewriteSegment(data, segment, selection, now, report);
      if (rewritten) prepared.push(rewritten);
    }
    await lock.write(() => replaceSegments({ data, log, state }, prepared, replaced));
  } finally {
    for (const { replacement } of prepared) await replacement.discard();
    const gone = replaced.flatMap((each) => each.gone);
    await followers.erased({ gone, remains: replaced.flatMap(({ remains }) => remains) });
  }
  await eraseFromQuarantine(data, selection, report);
  return report;
}

/** Moves what it has put in place from one list to the other. */
async function replaceSegments(
  { data, log, state }: Omit<ErasableLog, 'lock' | 'followers'>,
  prepared: Rewritten[],
  replaced: Rewritten[],
): Promise<void> {
  const folder = data.path('log');
  await data.write(folder, async () => {
    // The newest first: what a visitor is found by stands at the beginning of a conversation.
    for (let last = prepared.pop(); last; last = prepared.pop()) {
      await last.replacement.commit();
      log.noteSize(last.segment, last.size);
      state.relocate(last.segment, last.relocation, last.gone);
      replaced.push(last);
    }
    await syncFolder(data.files, folder);
  });
}

/** Writes a segment anew without what is selected; undefined where nothing in it is. */
export async function rewriteSegment(
  data: DataFolder,
  segment: number,
  selection: Selection,
  now: number,
  report: ErasureReport,
): Promise<Rewritten | undefined> {
  const path = segmentPath(data, segment);
  const kept: Buffer[] = [];
  const places = new Map<number, { offset: number; length: number }>();
  const gone: Gone[] = [];
  const left: ErasedRecord[] = [];
  let [size, damaged] = [0, 0];
  const keep = (bytes: Buffer) => {
    kept.push(bytes);
    size += bytes.length;
  };
  const marks = new ErasureMarks(keep);
  const onLine = ({ buffer, start, end, offset }: Line, isWhole: boolean) => {
    const parsed = parseRecord(buffer, start, end);
    const checked = checkLine(buffer, start, end);
    const place = checked && 'frame' in checked ? checked : undefined;
    const isSelected =
      'record' in parsed
        ? selection.holds(parsed.record)
        : 'reason' in parsed && selection.holdsDamaged(buffer.toString('utf8', start, end));
    if (!isSelected) {
      marks.flush();
      places.set(offset, { offset: size, length: end - start });
      keep(Buffer.from(buffer.subarray(start, isWhole ? end + 1 : end)));
    } else if ('record' in parsed) {
      const remains = remainsOf(parsed.record, now);
      gone.push(goneOf(parsed.record));
      left.push(...remains);
      marks.add(place, remains);
    } else damaged++;
  };
  await data.read(path, () => readLines(data.files, path, onLine));
  marks.flush();
  if (gone.length + damaged === 0) return undefined;
  report.damaged += damaged;
  for (const { type } of gone) report.erased[type] = (report.erased[type] ?? 0) + 1;
  const replacement = await data.write(path, () => prepareReplacement(data.files, path, Buffer.concat(kept)));
  return { segment, replacement, size, gone, remains: left, relocation: (offset) => places.get(offset) };
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
