/** Runs the command line as an operator does. */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledServer } from '../../../scripts/compiled-server.js';
import { Mutex } from '../../runtime/mutex.js';

const CLI = join(bundledServer(), 'cli.js');
const SHELL = import.meta.resolve('./shell.program.js');
const EXEC_ARGV = SHELL.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : [];

export interface CliResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Workplace {
  /** Temporary folder that the commands run in; they keep their data in `data`. */
  folder: string;
  /**
   * Runs a command to its end. The first of each name is a process of its own, which has to end by itself; the others
   * share one.
   */
  run(...args: string[]): Promise<CliResult>;
  /** Runs a command with `--json`, which must succeed, and parses what it prints. */
  json(...args: string[]): Promise<unknown>;
  /** Runs the server until `stop`; `told` grows by what it says to a person. */
  serve(): Promise<{ url: string; told: { text: string }; stop(): Promise<number | null> }>;
  /** Writes a file below the folder. */
  write(path: string, content: string | Buffer): string;
  /** Removes the folder. */
  clear(): void;
}

export function makeWorkplace(environment: Record<string, string> = {}): Workplace {
  const folder = mkdtempSync(join(tmpdir(), 'service-chat-cli-'));
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: 'data',
    PORT: '0',
    LOG_LEVEL: 'info',
    EMBEDDINGS: 'none',
    ...environment,
  };
  const start = (args: string[]) => spawn(process.execPath, [CLI, ...args], { cwd: folder, env });

  const runAlone = async (args: string[]): Promise<CliResult> => {
    const child = start(args);
    child.stdin.end();
    const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
    const code = await endOf(child);
    return { code, stdout: stdout.text, stderr: stderr.text };
  };
  const shell = openShell(folder, env);
  const known = new Set<string>();
  const run = (...args: string[]): Promise<CliResult> => {
    const name = args.slice(0, 2).join(' ');
    if (known.has(name)) return shell.run(args);
    known.add(name);
    return runAlone(args);
  };

  return {
    folder,
    run,
    async json(...args) {
      const { code, stdout, stderr } = await run(...args, '--json');
      if (code !== 0) throw new Error(`${args.join(' ')} ended with ${String(code)}: ${stderr}`);
      return JSON.parse(stdout) as unknown;
    },
    async serve() {
      const child = start(['serve']);
      const ended = endOf(child);
      const told = collect(child.stderr);
      const url = await new Promise<string>((resolve, reject) => {
        const output = collect(child.stdout, (text) => {
          const found = /"url":"([^"]+)"/.exec(text)?.[1];
          if (found) resolve(found);
        });
        void ended.then((code) => {
          reject(new Error(`The server ended with ${String(code)}: ${output.text}${told.text}`));
        });
      });
      // What it says to a person comes behind the line of the log.
      while (!told.text.includes('  Data  ')) await once(child.stderr, 'data');
      return {
        url,
        told,
        stop() {
          child.kill('SIGTERM');
          return ended;
        },
      };
    },
    write(path, content) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
      return file;
    },
    clear() {
      shell.close();
      // What is ended may be writing its last.
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** One process that runs commands one after another. It starts with the first. */
function openShell(folder: string, env: NodeJS.ProcessEnv) {
  let child: ChildProcess | undefined;
  const mutex = new Mutex();

  async function runNow(args: string[]): Promise<CliResult> {
    child ??= fork(fileURLToPath(SHELL), [CLI], { cwd: folder, env, execArgv: EXEC_ARGV });
    const result = once(child, 'message') as Promise<[CliResult]>;
    const failure = once(child, 'exit').then(() =>
      Promise.reject(new Error(`The shell ended: ${args.join(' ')}`)),
    );
    child.send(args);
    return (await Promise.race([result, failure]))[0];
  }

  return {
    run: (args: string[]): Promise<CliResult> => mutex.runExclusive(() => runNow(args)),
    close: () => child?.kill('SIGKILL'),
  };
}

function collect(stream: NodeJS.ReadableStream, onText?: (text: string) => void): { text: string } {
  const collected = { text: '' };
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    collected.text += chunk;
    onText?.(collected.text);
  });
  return collected;
}

function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
}
