/**
 * The server, the scripts and their tests as JavaScript, which `npm test` runs: having tsx read the server takes
 * several seconds of processor in each of sixty processes, compiling everything two seconds once.
 */
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileOnce } from '../compile-once.js';
import { NOT_BUNDLED, SERVER_PARTS, tellPlace } from '../compiled-server.js';
import { filesBelow, root } from '../files.js';
import { isProduct } from '../fingerprint.js';

const isOfServer = (file: string) => file.startsWith('server/') && isProduct(file);

/** The folder that stands for the project's, from the root. Compiles when a source has changed. */
export function compiledTests(): string {
  const scripts = filesBelow(
    'scripts',
    (file) => file.endsWith('.ts') && !file.startsWith('scripts/package/apps/'),
  );
  const server = filesBelow('server', (file) => file.endsWith('.ts') || isOfServer(file));
  return relative(
    root,
    compileOnce({
      kind: 'tests',
      files: [...server, ...scripts],
      base: '.',
      change: placed,
      // Tests start them hundreds of times.
      bundled: { entries: SERVER_PARTS.map((part) => `server/${part}`), external: NOT_BUNDLED },
    }),
  );
}

/**
 * Tests look for data and programs beside their sources, so their modules are told to be there; what is shipped runs
 * where it is, as in the build.
 */
function placed(code: string, source: string, place: string): string {
  return isOfServer(source)
    ? tellPlace(code, place)
    : `import.meta.url = ${JSON.stringify(pathToFileURL(join(root, source)).href)}; ${code}`;
}
