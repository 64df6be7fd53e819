/** Where the parts of the JSON file store lie, and what they need to work there. */
import nodeFiles from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { AppError } from '../../errors.js';
import { errorCode, errorMessage } from './file-system.js';
import type { FileSystem } from './file-system.js';
import type { StoreProblem } from '../port/store-problem.js';
import type { FileFault } from './widget-file.js';

export interface DataFolderOptions {
  /** File operations; Node's own by default. */
  files?: FileSystem;
  /** Milliseconds on a clock that never goes back. */
  now?: () => number;
}

/** Says which format the folder has. */
export const FORMAT_FILE = 'format.json';

/** How long, in milliseconds, what was read is taken for current before its file is looked at again. */
export const CHECK_INTERVAL_MS = 1000;

export class DataFolder {
  readonly root: string;
  readonly files: FileSystem;
  readonly now: () => number;
  /** Name of the folder of the log that is meant: there is one of visitors, and one of what operators did. */
  readonly logName: string;

  constructor(root: string, options: DataFolderOptions = {}, logName = 'log') {
    this.root = resolve(root);
    this.files = options.files ?? nodeFiles;
    this.now = options.now ?? (() => performance.now());
    this.logName = logName;
  }

  /** The same folder, with another log. */
  withLog(logName: string): DataFolder {
    return new DataFolder(this.root, { files: this.files, now: this.now }, logName);
  }

  path(...parts: string[]): string {
    return join(this.root, ...parts);
  }

  /** A problem with a file, which is named from the data folder on: `widgets/….json`. */
  problem(path: string, fault: FileFault): StoreProblem {
    return { file: relative(this.root, path).split(sep).join('/'), ...fault };
  }

  /** Runs a read; if it fails, the error says in words which file could not be read and why. */
  read<T>(path: string, read: () => Promise<T>): Promise<T> {
    return this.#explain(path, 'read', read);
  }

  /** Runs a write; if it fails, the error says in words which file could not be written and why. */
  write<T>(path: string, write: () => Promise<T>): Promise<T> {
    return this.#explain(path, 'written', write);
  }

  async #explain<T>(path: string, done: 'read' | 'written', work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw this.failure(path, done, error);
    }
  }

  /** What says in words which file could not be read or written and why. */
  failure(path: string, done: 'read' | 'written', error: unknown): AppError {
    if (error instanceof AppError) return error;
    const { file } = this.problem(path, { reason: '' });
    const message = `${file || 'The data folder'} could not be ${done}: ${reasonOf(error)}`;
    return new AppError('store_unavailable', message, { cause: error });
  }
}

/** Why the system refused, without the path that its messages carry. */
export function reasonOf(error: unknown): string {
  const reasons: Record<string, string> = {
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'the disk is read-only',
  };
  const code = errorCode(error);
  return (code === undefined ? undefined : reasons[code]) ?? code ?? errorMessage(error);
}
