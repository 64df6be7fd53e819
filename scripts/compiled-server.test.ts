import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, it } from 'node:test';
import { SERVER_PARTS } from './compiled-server.js';
import { filesBelow, root } from './files.js';
import { isProduct } from './fingerprint.js';

/** A module that is started is named without an extension, one that is imported with `.js`. */
const NAMED_BESIDE = /'(\.{1,2}\/[\w./-]+)'/g;

/** The modules that a file names to start them, from the root. */
const startedBy = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(NAMED_BESIDE)]
    .map(([, name = '']) => `${join(dirname(file), name)}.ts`)
    .filter((path) => existsSync(join(root, path)));

describe('the parts of the server', () => {
  it('are what it starts as a thread or a process, which the bundle would not hold otherwise', () => {
    const sources = filesBelow('server', (file) => file.endsWith('.ts') && isProduct(file));
    const started = new Set(sources.flatMap(startedBy).map((path) => relative('server', path)));
    assert.deepEqual([...started].sort(), [...SERVER_PARTS].sort());
  });
});
