/** Runs a tool of the project, showing what it prints. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './files.mjs';

/** The local copy of Node's own tools: `node_modules/.bin/<name>`. */
export const tool = (name) => join(root, 'node_modules', '.bin', name);

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options] `quiet` shows nothing
 * @returns {Promise<{ code: number, output: string }>} exit code and everything that was printed
 */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (stream) => (chunk) => {
      output += chunk;
      if (!quiet) stream.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', take(process.stdout));
    child.stderr.setEncoding('utf8').on('data', take(process.stderr));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}
