/**
 * Files that operators send to be imported, in a folder of their own until they are: nothing reads them but the import
 * that they were sent for.
 */
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../errors.js';
import { PAGE_EXTENSIONS } from '../../importing/files/find-files.js';

/** Largest file, and all files of all sets together, in bytes. */
const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;
const MAX_TOTAL_BYTES = 2 * 1024 ** 3;
const MAX_FILES = 5000;
/** How long a set waits for its import, in milliseconds. */
const KEPT_MS = 3_600_000;
const MAX_PATH_BYTES = 1000;
const MAX_NAME_BYTES = 200;
const MAX_DEPTH = 20;

export interface Uploads {
  /** Takes one file of `length` bytes, in place of an earlier one of that path. */
  save(set: UploadSet, path: string, length: number, bytes: Readable): Promise<void>;
  /** Where the files of a set lie, and how many; undefined where there is none. */
  find(set: UploadSet): { folder: string; files: number } | undefined;
  remove(set: UploadSet): Promise<void>;
  /** Removes all, which a process before this one may have left. */
  clear(): Promise<void>;
}

export interface UploadSet {
  widgetId: string;
  /** A UUID that the sender made. */
  set: string;
}

/** What of a set was sent, which lies in its folder. */
interface StoredSet {
  /** Bytes by path. */
  files: Map<string, number>;
  timer: NodeJS.Timeout;
}

/** @param root a folder that holds nothing else */
export function createUploads(root: string, newId: () => string): Uploads {
  const sets = new Map<string, StoredSet>();
  const keyOf = ({ widgetId, set }: UploadSet) => `${widgetId}/${set}`;
  const folderOf = ({ widgetId, set }: UploadSet) => join(root, widgetId, set);
  const used = () =>
    [...sets.values()].flatMap(({ files }) => [...files.values()]).reduce((a, b) => a + b, 0);

  async function remove(set: UploadSet): Promise<void> {
    clearTimeout(sets.get(keyOf(set))?.timer);
    sets.delete(keyOf(set));
    await rm(folderOf(set), { recursive: true, force: true });
  }

  /** What there is of a set, which is kept for an hour from now on. */
  function keep(set: UploadSet): StoredSet {
    const known = sets.get(keyOf(set));
    clearTimeout(known?.timer);
    const timer = setTimeout(() => void remove(set).catch(() => undefined), KEPT_MS).unref();
    const kept = { files: known?.files ?? new Map<string, number>(), timer };
    sets.set(keyOf(set), kept);
    return kept;
  }

  return {
    async save(set, given, length, bytes) {
      const path = readUploadPath(given);
      assertSize(length);
      const { files } = keep(set);
      const before = files.get(path) ?? 0;
      if (files.size >= MAX_FILES && !files.has(path))
        throw new AppError('payload_too_large', `Not more than ${MAX_FILES} files can be imported at once.`);
      if (used() - before + length > MAX_TOTAL_BYTES) {
        throw new AppError(
          'payload_too_large',
          'There is no room for more files until those that were sent are imported.',
        );
      }
      files.set(path, length);
      const target = join(folderOf(set), ...path.split('/'));
      const partial = join(root, set.widgetId, `.${newId()}.part`);
      try {
        await mkdir(dirname(target), { recursive: true });
        await pipeline(bytes, counted(length), createWriteStream(partial, { flags: 'wx', mode: 0o600 }));
        await rename(partial, target);
      } catch (error) {
        files.delete(path);
        await rm(partial, { force: true });
        if (error instanceof AppError) throw error;
        const message = 'The file could not be kept; look whether the disk is full, and send it again.';
        throw new AppError('store_unavailable', message, { cause: error });
      }
    },
    find(set) {
      const files = sets.get(keyOf(set))?.files.size ?? 0;
      return files === 0 ? undefined : { folder: folderOf(set), files };
    },
    remove,
    async clear() {
      for (const { timer } of sets.values()) clearTimeout(timer);
      sets.clear();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** @throws {AppError} `payload_too_large`, `invalid_request` */
export function assertSize(length: number): void {
  if (length > MAX_UPLOAD_BYTES)
    throw new AppError('payload_too_large', `A file may have ${MAX_UPLOAD_BYTES / 1024 / 1024} MB.`);
  if (length === 0) throw new AppError('invalid_request', 'The file is empty.');
}

/**
 * The path of a file in its set, from what the sender calls it.
 *
 * @throws {AppError} for a path that leaves the set, or that no file of a site has
 */
export function readUploadPath(given: string): string {
  const path = given.normalize('NFC');
  const names = path.split('/');
  const wrong = (reason: string) => new AppError('invalid_request', `The path of the file ${reason}.`);
  // oxlint-disable-next-line no-control-regex -- they are what is refused
  if (/[\u0000-\u001f\u007f\\\ufffd]/.test(path))
    throw wrong('must hold no control characters and no backslash');
  if (names.some((name) => name === '' || name.startsWith('.')))
    throw wrong('must hold no empty or hidden part, and not lead elsewhere');
  if (names.length > MAX_DEPTH) throw wrong(`is deeper than ${MAX_DEPTH} folders`);
  if (
    Buffer.byteLength(path) > MAX_PATH_BYTES ||
    names.some((name) => Buffer.byteLength(name) > MAX_NAME_BYTES)
  )
    throw wrong(`is too long: a name may have ${MAX_NAME_BYTES} bytes`);
  if (!PAGE_EXTENSIONS.includes(extname(path).toLowerCase()))
    throw wrong(`must end in ${PAGE_EXTENSIONS.join(', ')}`);
  return path;
}

/** Lets through as many bytes as were announced, no more and no fewer. */
function counted(length: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      seen += chunk.length;
      if (seen > length)
        done(new AppError('invalid_request', 'The file is longer than Content-Length says.'));
      else done(null, chunk);
    },
    flush(done) {
      if (seen === length) done();
      else done(new AppError('invalid_request', 'The file is shorter than Content-Length says.'));
    },
  });
}
