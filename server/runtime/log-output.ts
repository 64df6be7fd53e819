/** Where log lines go: to a standard stream whose reader may be slow, stop reading, or die. */
import { writeSync } from 'node:fs';

/** Kept for a reader that is slow, in bytes; what is more is left out, and counted. */
const MAX_WAITING = 1_000_000;
/** How soon a reader that was slow is tried again, and how long at most when the process ends. */
const RETRY_MS = 50;
const LAST_TRY_MS = 500;

export interface LogOutput {
  write(line: string): void;
}

/**
 * Writes lines at once, so that what was logged is out before a crash. Unlike the usual streams of loggers it never
 * waits: not for a reader that does not read, and not for one that is dead, to whom nothing more is said.
 */
export function openLogOutput(stream: NodeJS.WriteStream & { fd: number }): LogOutput {
  // The stream itself is not written to. That it is open makes its pipe one that refuses instead of waiting.
  const { fd } = stream;
  let waiting = Buffer.alloc(0);
  let dropped = 0;
  let isDead = false;
  let timer: NodeJS.Timeout | undefined;

  const flush = (): void => {
    timer = undefined;
    try {
      while (waiting.length > 0) waiting = waiting.subarray(writeSync(fd, waiting));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') {
        isDead = true;
        waiting = Buffer.alloc(0);
        return;
      }
      timer = setTimeout(flush, RETRY_MS).unref();
      return;
    }
    if (dropped === 0) return;
    const line = `{"level":40,"msg":"log lines were left out, for nobody read them","count":${dropped}}\n`;
    dropped = 0;
    waiting = Buffer.from(line);
    flush();
  };

  process.on('exit', () => {
    const until = performance.now() + LAST_TRY_MS;
    while (waiting.length > 0 && performance.now() < until) {
      clearTimeout(timer);
      flush();
      if (waiting.length > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    }
  });

  return {
    write(line) {
      if (isDead) return;
      if (waiting.length > MAX_WAITING) {
        dropped += 1;
        return;
      }
      waiting = waiting.length > 0 ? Buffer.concat([waiting, Buffer.from(line)]) : Buffer.from(line);
      if (!timer) flush();
    },
  };
}

/** Lets this process outlive those who read what it writes: an error of a standard stream is of no interest. */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
