/** The terminal that commands speak to: messages and progress on stderr, so that stdout holds the result alone. */
import { createInterface } from 'node:readline/promises';
import type { Terminal } from './command.js';
import { printable } from './text-layout.js';

/** @param program how the program was called, for the commands that messages name */
export function openTerminal(program: string, isQuiet: boolean): Terminal {
  const { stdin, stdout, stderr } = process;
  let hasProgress = false;
  const clear = () => {
    if (hasProgress) stderr.write('\r\u001b[K');
    hasProgress = false;
  };
  return {
    program,
    isInteractive: stdin.isTTY && stderr.isTTY,
    isQuiet,
    width: stdout.isTTY ? stdout.columns : undefined,
    note(message) {
      clear();
      stderr.write(`${printable(message)}\n`);
    },
    progress(line) {
      if (isQuiet || !stderr.isTTY) return;
      clear();
      if (line === undefined) return;
      stderr.write(printable(line).slice(0, stderr.columns - 1));
      hasProgress = true;
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
