/** Runs a tool of the project and keeps what it prints. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './files.js';
import { takeProcessorTime } from './processor-time.js';

/** A command and its arguments. */
export type Command = readonly [string, ...string[]];

/** How a command ended, with everything that it printed. */
export interface Ended {
  readonly code: number;
  readonly output: string;
  /** Seconds of processor that it took. */
  readonly processor: number;
}

/** The command of an installed package: `node_modules/.bin/<name>`. */
export const tool = (name: string): string => join(root, 'node_modules', '.bin', name);

/** A script of ours, run by Node from its TypeScript. */
export const script = (path: string, ...args: string[]): Command => [
  process.execPath,
  '--import',
  'tsx',
  path,
  ...args,
];

interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Shows nothing. */
  readonly quiet?: boolean;
  /** Milliseconds after which the tool is killed. */
  readonly timeout?: number;
}

/** Runs to the end, in the project's folder. */
export function run(
  [command, ...args]: Command,
  { env = {}, quiet = false, timeout }: RunOptions = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout,
      killSignal: 'SIGKILL',
    });
    let output = '';
    const take = (stream: NodeJS.WriteStream) => (chunk: string) => {
      output += chunk;
      if (!quiet) stream.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', take(process.stdout));
    child.stderr.setEncoding('utf8').on('data', take(process.stderr));
    let processor = 0;
    child.on('error', reject);
    child.on('exit', () => (processor = takeProcessorTime()));
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output, processor });
    });
  });
}
