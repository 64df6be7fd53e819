import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { buildSync } from 'esbuild';
import { root } from './files.js';
import { filesOfBuild } from './fingerprint.js';

/** What is loaded from these files on, from the root. */
function loadedBy(...entries: readonly string[]): string[] {
  const { metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: [...entries],
    outdir: join(root, 'build'),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    metafile: true,
    write: false,
  });
  return Object.keys(metafile.inputs);
}

describe('the fingerprint of the build', () => {
  it('is that of all that builds, so that a change of it makes a new build', () => {
    const builders = loadedBy(
      'scripts/build-all.ts',
      'scripts/manifest/public-manifest.ts',
      'rollup.config.ts',
    );
    assert.ok(builders.includes('scripts/compress.ts'));
    const files = new Set(filesOfBuild());
    assert.deepEqual(
      builders.filter((file) => !files.has(file)),
      [],
    );
  });
});
