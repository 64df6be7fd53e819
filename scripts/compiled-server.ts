/**
 * The server as JavaScript, for what starts it again and again: compiling all of it takes a quarter of a second, and
 * having tsx read it takes twice that at every start.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import { filesBelow, root } from './files.js';
import { fingerprintOfSources, isProduct } from './fingerprint.js';

const CACHE = join(root, '.cache');
/** Begins the names of the folders that hold a compiled server. */
const PREFIX = 'server-';
/** How long a folder stays after the sources have changed: processes may still run from it. */
const KEEP_MS = 3_600_000;

function removeOldOnes(): void {
  for (const name of readdirSync(CACHE).filter((each) => each.startsWith(PREFIX))) {
    const folder = join(CACHE, name);
    if (Date.now() - statSync(folder).mtimeMs > KEEP_MS) rmSync(folder, { recursive: true, force: true });
  }
}

/** The folder that stands for `server/`. Compiles when the sources have changed. */
export function compiledServer(): string {
  const folder = join(CACHE, PREFIX + fingerprintOfSources().slice(0, 16));
  if (existsSync(folder)) return folder;

  mkdirSync(CACHE, { recursive: true });
  removeOldOnes();
  // Made aside and moved, because several processes may be at it at the same time.
  const draft = join(CACHE, `draft-${process.pid}`);
  const files = filesBelow('server', isProduct);
  buildSync({
    absWorkingDir: root,
    entryPoints: files.filter((file) => file.endsWith('.ts')),
    outbase: 'server',
    outdir: draft,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
  });
  for (const file of files.filter((each) => !each.endsWith('.ts'))) {
    const target = join(draft, file.slice('server/'.length));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(root, file), target);
  }
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true });
  }
  return folder;
}
