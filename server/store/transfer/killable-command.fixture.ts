/** A command in a process of its own, which may be killed while it is at work. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { bundledServer } from '../../../scripts/compiled-server.js';

const CLI = join(bundledServer(), 'cli.js');

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
  ms: number;
}

/** Runs a command, and kills it after some milliseconds where they are given. */
export async function run(
  args: string[],
  env: Record<string, string> = {},
  killAfter?: number,
): Promise<Ended> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { PATH: process.env['PATH'], EMBEDDINGS: 'none', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => (texts[name] += text));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  return { code, ...texts, ms: performance.now() - startedAt };
}
