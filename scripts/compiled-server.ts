/**
 * The server as JavaScript, for what starts it again and again: compiling all of it takes a quarter of a second, and
 * having tsx read it takes twice that at every start.
 */
import { compileOnce } from './compile-once.js';
import { filesBelow } from './files.js';
import { isProduct } from './fingerprint.js';

/** The folder that stands for `server/`. Compiles when the sources have changed. */
export const compiledServer = (): string =>
  compileOnce({ kind: 'server', files: filesBelow('server', isProduct), base: 'server' });
