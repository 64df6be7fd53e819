/** Runs the built command line, in a process that has nothing of the scripts in it. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './files.js';

/** How often to look whether npm is still there. */
const LOOK_MS = 500;

/**
 * Takes the place of this process: hands signals on, and ends as the command ends. The command shows in its messages
 * that it is called as `calledAs`.
 */
export function runBuilt(calledAs: string, args: readonly string[]): void {
  const child = spawn(process.execPath, [join(root, 'build/server/cli.js'), ...args], {
    argv0: calledAs,
    stdio: 'inherit',
  });
  child.on('close', (code, signal) => {
    if (signal) process.kill(process.pid, signal);
    else process.exit(code ?? 1);
  });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => {
    // A terminal sends Ctrl+C to the command itself, and a second one would tell it not to finish its work.
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
  // npm tells its shell to stop, not this process: without npm, nobody could stop the server any more.
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) child.kill('SIGTERM');
  }, LOOK_MS).unref();
}
