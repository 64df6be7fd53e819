/** How a child process tells its test what it did, before it can be killed. */
import { writeSync } from 'node:fs';

/** Writes a line at once; tries again while its reader has not kept up and the pipe is full. */
export function tell(line: string): void {
  for (;;) {
    try {
      writeSync(1, `${line}\n`);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
  }
}
