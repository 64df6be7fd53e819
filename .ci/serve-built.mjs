/** Starts the built server as its user would, on a free port and a data folder of its own. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './files.mjs';

const CLI = join(root, 'build/server/cli.js');

/** Runs one command of the CLI to its end; rejects where it fails. */
export function cli(dataDir, ...args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CLI, ...args], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir },
    });
    let output = '';
    let trouble = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (trouble += text));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`service-chat ${args.join(' ')} ended with ${String(code)}: ${trouble}`));
    });
  });
}

/** Starts a server, and waits until it says where it listens. Its environment wants PORT 0. */
export async function serve(command, args, options) {
  const child = spawn(command, args, options);
  const ended = new Promise((resolve) => child.on('close', resolve));
  const url = await new Promise((resolve, reject) => {
    let output = '';
    const look = (text) => {
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

/** @param {Record<string, string>} [env] @returns {Promise<{ url: string, dataDir: string, stop: () => Promise<number | null> }>} */
export async function serveBuilt(env = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'service-chat-'));
  const server = await serve(process.execPath, [CLI, 'serve'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, ...env },
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
