/** Copies a data folder while servers and people go on working in it. */
import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { AppError } from '../../errors.js';
import { DataFolder, FORMAT_FILE, reasonOf } from '../files/data-folder.js';
import type { DataFolderOptions } from '../files/data-folder.js';
import { FILE_MODE, errorCode, isMissing, makeFolder, syncFolder } from '../files/file-system.js';
import type { FileSystem } from '../files/file-system.js';
import { SESSIONS_FOLDER } from '../files/identity-files.js';
import { LAST_GOOD_FOLDER } from '../files/last-good-widgets.js';
import { IMAGE_FOLDER } from '../files/image-files.js';
import { SEEN_FOLDER } from '../files/seen-files.js';
import { isLeftover } from '../files/leftovers.js';
import { AUDIT_LOG } from '../log/audit-log.js';
import { listSegments, segmentPath } from '../log/log-segments.js';

export interface BackupReport {
  files: number;
  bytes: number;
}

const CHUNK_BYTES = 1 << 20;
/** Waiting for the disk is most of the work, and a disk makes many files durable in the time of one. */
const FILES_AT_ONCE = 16;
const FOLDERS_AT_ONCE = 8;
const LINE_END = 10;

/**
 * Copies the data folder to `target`, which must not exist or be empty, and which appears only when it is complete
 * and durable. It is a data folder again: start a server on it to restore.
 *
 * The copy of the log is the log as it was at one moment after the call, every record acknowledged before the call
 * included. Widgets, pages and operators are each copied whole, as they were at some moment during it; sessions are
 * left out, so that nobody is signed in to a restored server.
 *
 * @throws {AppError} that says which file could not be read or written
 */
export async function backUpData(
  folder: string,
  target: string,
  options: DataFolderOptions = {},
): Promise<BackupReport> {
  const data = new DataFolder(folder, options);
  const { files } = data;
  const destination = resolve(target);
  await checkTarget(data, destination);
  const partial = join(dirname(destination), `.${basename(destination)}.${randomUUID()}.partial`);
  try {
    const report = await copyData(data, new DataFolder(partial, options));
    await files.rename(partial, destination);
    await syncFolder(files, dirname(destination));
    return report;
  } catch (error) {
    await files.rm(partial, { recursive: true, force: true });
    if (error instanceof AppError) throw error;
    const message = `${target} could not be written: ${reasonOf(error)}`;
    throw new AppError('store_unavailable', message, { cause: error });
  }
}

async function checkTarget(data: DataFolder, destination: string): Promise<void> {
  if (`${destination}${sep}`.startsWith(`${data.root}${sep}`)) {
    throw new AppError(
      'invalid_request',
      `${destination} lies in the data folder; choose a place outside of it`,
    );
  }
  const names = await data.read(data.root, () => data.files.readdir(data.root));
  if (!['widgets', 'pages', 'log'].some((name) => names.includes(name))) {
    throw new AppError('invalid_request', `${data.root} is not a data folder`);
  }
  if (!(await isMissingOrEmpty(data.files, destination))) {
    throw new AppError('invalid_request', `${destination} exists; choose a new or an empty folder`);
  }
}

async function isMissingOrEmpty(files: FileSystem, path: string): Promise<boolean> {
  try {
    return (await files.readdir(path)).length === 0;
  } catch (error) {
    return errorCode(error) === 'ENOENT';
  }
}

/** Copies all that a data folder holds into an empty one, durably. */
export async function copyData(data: DataFolder, copy: DataFolder): Promise<BackupReport> {
  const report: BackupReport = { files: 0, bytes: 0 };
  const count = (bytes: number | undefined) => {
    if (bytes === undefined) return;
    report.files++;
    report.bytes += bytes;
  };
  await copyLog(data, copy, count);
  for (const part of ['widgets', LAST_GOOD_FOLDER, 'pages', IMAGE_FOLDER, 'quarantine']) {
    await copyTree(data.files, data.path(part), copy.path(part), count);
  }
  const names = await data.files.readdir(data.root);
  for (const part of ['operators', 'tokens', SEEN_FOLDER].filter((name) => names.includes(name))) {
    await copyTree(data.files, data.path(part), copy.path(part), count);
  }
  if (names.includes(AUDIT_LOG)) await copyLog(data.withLog(AUDIT_LOG), copy.withLog(AUDIT_LOG), count);
  count(await copyFile(data.files, data.path(FORMAT_FILE), copy.path(FORMAT_FILE)));
  await syncFolder(copy.files, copy.root);
  return report;
}

async function copyLog(
  data: DataFolder,
  copy: DataFolder,
  count: (bytes: number | undefined) => void,
): Promise<void> {
  const folder = copy.path(copy.logName);
  await makeFolder(copy.files, folder);
  // Listed once: what is appended to a later segment belongs to a later moment.
  for (const segment of await listSegments(data)) {
    count(await copyFile(data.files, segmentPath(data, segment), segmentPath(copy, segment), wholeLines));
  }
  await syncFolder(copy.files, folder);
}

async function copyTree(
  files: FileSystem,
  source: string,
  destination: string,
  count: (bytes: number | undefined) => void,
): Promise<void> {
  const entries = await files.readdir(source, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  await makeFolder(files, destination);
  const wanted = entries.filter(({ name }) => !isLeftover(name) && name !== SESSIONS_FOLDER);
  const copyEntry = async (entry: Dirent) => {
    const [from, to] = [join(source, entry.name), join(destination, entry.name)];
    if (entry.isDirectory()) await copyTree(files, from, to, count);
    else count(await copyFile(files, from, to));
  };
  await forEachAtOnce(
    wanted,
    entries.some((entry) => entry.isDirectory()) ? FOLDERS_AT_ONCE : FILES_AT_ONCE,
    copyEntry,
  );
  await syncFolder(files, destination);
}

/** Works on so many of the items at the same time. Where one fails, begins no other, and fails when all have ended. */
async function forEachAtOnce<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values();
  let hasFailed = false;
  const runs = Array.from({ length: Math.min(limit, items.length) }, async () => {
    for (const item of left) {
      if (hasFailed) return;
      try {
        await work(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  });
  for (const result of await Promise.allSettled(runs)) {
    if (result.status === 'rejected') throw result.reason;
  }
}

/** Copies a file durably, but for its name; gives its size, or `undefined` if it was removed meanwhile. */
async function copyFile(
  files: FileSystem,
  source: string,
  destination: string,
  lengthOf: (handle: FileHandle, size: number) => Promise<number> = (_, size) => Promise.resolve(size),
): Promise<number | undefined> {
  let from: FileHandle;
  try {
    from = await files.open(source, 'r');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  try {
    const length = await lengthOf(from, (await from.stat()).size);
    const to = await files.open(destination, 'wx', FILE_MODE);
    try {
      await copyBytes(from, to, length);
      await to.sync();
    } finally {
      await to.close();
    }
    return length;
  } finally {
    await from.close();
  }
}

async function copyBytes(from: FileHandle, to: FileHandle, length: number): Promise<void> {
  const chunk = Buffer.allocUnsafe(Math.min(length, CHUNK_BYTES));
  for (let position = 0; position < length;) {
    const { bytesRead } = await from.read(chunk, 0, Math.min(chunk.length, length - position), position);
    if (bytesRead === 0) throw new Error('the file became shorter while it was copied');
    await to.writeFile(chunk.subarray(0, bytesRead));
    position += bytesRead;
  }
}

/** The length of a segment up to its last line end: what follows is still being written. */
async function wholeLines(handle: FileHandle, size: number): Promise<number> {
  for (let end = size; end > 0;) {
    const length = Math.min(end, CHUNK_BYTES);
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, end - length);
    const at = buffer.subarray(0, bytesRead).lastIndexOf(LINE_END);
    if (at !== -1) return end - length + at + 1;
    end -= length;
  }
  return 0;
}
