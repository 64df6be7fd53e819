/**
 * Joins the files of the built server: most of a start is the finding and loading of a thousand, of which this leaves
 * a sixth. Packages stay packages.
 */
import { readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { identifySources } from '../server/search/index/index-maker.js';
import { bundle } from './compile-once.js';
import { SERVER_PARTS } from './compiled-server.js';
import { filesBelow, root } from './files.js';

const SERVER = 'build/server';
const isCode = (path: string): boolean => path.endsWith('.js');

/**
 * Modules find files and threads beside them. What is joined lies elsewhere, and is told where it was: a place below the
 * folder of the server, wherever the package is.
 */
const PLACE_OF = `const addressOfModule = (path) =>
  import.meta.url.slice(0, import.meta.url.lastIndexOf('/${SERVER}/')) + '/${SERVER}/' + path;`;

/** Takes what the compiler wrote to `build/server`, and leaves as few files as its starts need. */
export async function bundleServer(): Promise<void> {
  const maker = await identifySources(join(root, SERVER));
  for (const path of filesBelow(SERVER, isCode)) {
    const file = join(root, path);
    const code = readFileSync(file, 'utf8');
    const place = JSON.stringify(relative(SERVER, path));
    if (code.includes('import.meta.url'))
      writeFileSync(file, code.replaceAll('import.meta.url', `addressOfModule(${place})`));
  }
  const joined = bundle(join(root, SERVER), {
    entries: ['cli.ts', 'main.ts', ...SERVER_PARTS],
    packages: 'external',
    banner: PLACE_OF,
    sourcemap: false,
  });
  const isLeft = (path: string): boolean => isCode(path) || path.endsWith('.js.map');
  for (const path of filesBelow(SERVER, isLeft)) if (!joined.has(join(root, path))) rmSync(join(root, path));
  removeEmptyFolders(join(root, SERVER));
  writeFileSync(join(root, SERVER, 'search/index/index-maker.txt'), maker);
}

function removeEmptyFolders(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) removeEmptyFolders(path);
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
