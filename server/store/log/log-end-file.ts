/**
 * `log-end.json`: where the log ended a moment ago, beside the log and not in it, so that a log that ends earlier than
 * it did is known. It is written soon after what it tells of is safe, never before, and not made safe itself: after
 * a power cut it may tell of less.
 */
import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { z } from 'zod';
import { Mutex } from '../../runtime/mutex.js';
import type { DataFolder } from '../files/data-folder.js';
import { FILE_MODE } from '../files/file-system.js';
import type { LogEnd } from './log-chain.js';
import { hexOf } from './record-frame.js';

const pathOf = (data: DataFolder) => data.path(`${data.logName}-end.json`);
/** Of one length, so that writing it anew leaves nothing of what it was. */
const LENGTH = 80;
/** It tells of what was safe so many milliseconds ago, or later. */
const DELAY_MS = 250;

const schema = z.object({
  sequence: z.int().min(0),
  checksum: z.string().regex(/^[0-9a-f]{8}$/),
  term: z.int().min(0),
});

/** Undefined where it is not known. */
export async function readLogEnd(data: DataFolder): Promise<LogEnd | undefined> {
  try {
    const told = schema.parse(JSON.parse(await data.files.readFile(pathOf(data), 'utf8')));
    return { ...told, checksum: Number.parseInt(told.checksum, 16) };
  } catch {
    // A file that is missing or broken promises nothing.
    return undefined;
  }
}

export class LogEndFile {
  readonly #data: DataFolder;
  #handle: FileHandle | undefined;
  #end: LogEnd | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #mutex = new Mutex();

  constructor(data: DataFolder) {
    this.#data = data;
  }

  /** Tells of a new end, soon. */
  note(end: LogEnd): void {
    this.#end = { ...end };
    this.#timer ??= setTimeout(() => {
      this.#write();
    }, DELAY_MS).unref();
  }

  /** @param isCurrent whether the log is still this process's own */
  async close(isCurrent: boolean): Promise<void> {
    if (this.#timer && isCurrent) this.#write();
    clearTimeout(this.#timer);
    await this.#mutex.idle();
    await this.#handle?.close().catch(() => undefined);
  }

  #write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const end = this.#end;
    if (!end) return;
    const text = JSON.stringify({ ...end, checksum: hexOf(end.checksum) });
    const bytes = Buffer.from(`${text.padEnd(LENGTH - 1)}\n`);
    this.#mutex
      .runExclusive(async () => {
        this.#handle ??= await this.#data.files.open(
          pathOf(this.#data),
          constants.O_WRONLY | constants.O_CREAT,
          FILE_MODE,
        );
        await this.#handle.write(bytes, 0, bytes.length, 0);
      })
      // What could not be written tells of less than there is, which takes nothing from the log.
      .catch(() => undefined);
  }
}
