/** Runs several test files of Node's runner in this process, which starts once for all of them. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../files.js';

for (const file of process.argv.slice(2)) await import(pathToFileURL(join(root, file)).href);
