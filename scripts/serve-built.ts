/** Starts the built server as its user would, on a free port and a data folder of its own. */
import { spawn, type SpawnOptionsWithoutStdio } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './files.js';

const CLI = join(root, 'build/server/cli.js');

/** Runs one command of the CLI to its end and gives its standard output; rejects when it fails. */
export function cli(dataDir: string, ...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CLI, ...args], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir },
    });
    let output = '';
    let trouble = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (trouble += text));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`service-chat ${args.join(' ')} ended with ${String(code)}: ${trouble}`));
    });
  });
}

/** A server that runs. */
export interface Served {
  readonly url: string;
  /** Gives the exit code. */
  stop(): Promise<number | null>;
}

/** Starts a server, and waits until it says where it listens. Its environment needs `PORT` 0. */
export async function serve(
  command: string,
  args: string[],
  options: SpawnOptionsWithoutStdio,
): Promise<Served> {
  const child = spawn(command, args, options);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const look = (text: string) => {
      output += text;
      const port = /http:\/\/(?:localhost|127\.0\.0\.1|\[::1?\]|0\.0\.0\.0):(\d+)/.exec(output)?.[1];
      if (port) resolve(`http://localhost:${port}`);
    };
    child.stdout.setEncoding('utf8').on('data', look);
    child.stderr.setEncoding('utf8').on('data', look);
    child.on('close', (code) => {
      reject(new Error(`The server ended with ${String(code)}: ${output}`));
    });
  });
  return {
    url,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Starts the built server on a free port and a data folder of its own, which goes when it stops. */
export async function serveBuilt(
  env: NodeJS.ProcessEnv = {},
): Promise<Served & { readonly dataDir: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'service-chat-'));
  const server = await serve(process.execPath, [CLI, 'serve'], {
    cwd: root,
    // What is tested and measured with it answers by words, so that nothing works beside it.
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, EMBEDDINGS: 'none', ...env },
  });
  return {
    url: server.url,
    dataDir,
    async stop() {
      const code = await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
