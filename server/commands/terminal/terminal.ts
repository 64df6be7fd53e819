/** The terminal that commands speak to: messages and progress on stderr, so that stdout holds the result alone. */
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import type { Terminal } from './command.js';
import { printable } from './text-layout.js';

/** Where nobody watches, progress is one line for so many steps. */
const STEPS_PER_LINE = 500;
/** Milliseconds between two drawings of the same line. */
const REDRAW_MS = 100;
/** Of terminals that do not tell. */
const USUAL_WIDTH = 80;

/** @param program how the program was called, for the commands that messages name */
export function openTerminal(program: string, isQuiet: boolean): Terminal {
  const { stdin, stdout, stderr } = process;
  let lastDrawn = -Infinity;
  let hasLine = false;
  const clearLine = () => {
    if (hasLine) stderr.write('\r\u001b[K');
    hasLine = false;
  };
  return {
    program,
    isInteractive: stdin.isTTY && stderr.isTTY,
    // A terminal without a size says 0.
    width: stdout.isTTY ? stdout.columns || USUAL_WIDTH : undefined,
    async print(text) {
      clearLine();
      if (!stdout.write(text)) await once(stdout, 'drain');
    },
    note(message) {
      clearLine();
      stderr.write(`${printable(message)}\n`);
    },
    progress(work, done, total) {
      if (isQuiet) return;
      const line = `${work}: ${done} of ${total}`;
      if (!stderr.isTTY) {
        if (done % STEPS_PER_LINE === 0) stderr.write(`${line}\n`);
        return;
      }
      const isLast = done === total;
      if (!isLast && performance.now() - lastDrawn < REDRAW_MS) return;
      lastDrawn = performance.now();
      clearLine();
      if (isLast) return;
      stderr.write(line.slice(0, (stderr.columns || USUAL_WIDTH) - 1));
      hasLine = true;
    },
    async confirm(question) {
      const lines = createInterface({ input: stdin, output: stderr });
      try {
        return /^y(?:es)?$/i.test((await lines.question(`${printable(question)} [y/N] `)).trim());
      } finally {
        lines.close();
      }
    },
  };
}
