/**
 * The server as JavaScript, for what starts it again and again: compiling all of it takes a quarter of a second, and
 * having tsx read it takes twice that at every start.
 */
import { compileOnce } from './compile-once.js';
import { filesBelow } from './files.js';
import { isProduct } from './fingerprint.js';

const shared = () => ({ files: filesBelow('server', isProduct), base: 'server' });

/** The folder that stands for `server/`. Compiles when the sources have changed. */
export const compiledServer = (): string => compileOnce({ ...shared(), kind: 'server' });

/** What the server runs in a process or a thread of its own. */
export const SERVER_PARTS = [
  'answers/hybrid/local-model-thread.ts',
  'identity/derive-key-thread.ts',
  'importing/documents/document-process.ts',
  'insight-thread.ts',
  'runtime/process-guard.ts',
  'search/index/index-thread.ts',
];

/** Pino and the driver of PostgreSQL look for files of their own. */
export const NOT_BUNDLED = ['pg', 'pino'];

/** Writes a module's own address into it: in a bundle, `import.meta.url` is that of the bundle. */
export const tellPlace = (code: string, place: string): string =>
  code.replaceAll('import.meta.url', JSON.stringify(place));

/**
 * The same, for tests that start it hundreds of times: most of a start is the finding and loading of five hundred
 * files, of which this leaves a dozen. What is shipped is started by the tests that begin with the build.
 */
export const bundledServer = (): string =>
  compileOnce({
    ...shared(),
    kind: 'bundled-server',
    change: (code, _source, place) => tellPlace(code, place),
    bundled: { entries: ['cli.ts', 'main.ts', ...SERVER_PARTS], external: NOT_BUNDLED },
  });
