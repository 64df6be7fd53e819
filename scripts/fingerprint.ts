/** Tells whether a build was made of the sources as they are now, and as it would be made now. */
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root } from './files.js';

/** Holds the fingerprint of what the build was made from. */
export const STAMP = join(root, 'build', '.stamp');

/** What builds and compiles, with its settings: when one of these changes, what was made before is old. */
export const BUILDERS = [
  'package.json',
  // Of what is bundled, package.json names only a part.
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'tsconfig.types.json',
  'rollup.config.ts',
  'custom-elements-manifest.config.mjs',
  'scripts/build-all.ts',
  'scripts/bundle-server.ts',
  'scripts/compile-once.ts',
  'scripts/compiled-server.ts',
  'scripts/compress.ts',
  'scripts/files.ts',
  'scripts/fingerprint.ts',
  'scripts/processor-time.ts',
  'scripts/run-tool.ts',
  'scripts/sizes.ts',
  ...filesBelow('scripts/manifest'),
];

/** Whether a file is shipped, or shapes what is: no test, and nothing that only tests or benchmarks use. */
export const isProduct = (file: string): boolean =>
  !/\.(?:test|faults|bench|fixture|program)\.ts$|^server\/(?:e2e|evaluation)\//.test(file);

/** Changes when one of the files does. */
export function fingerprintOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** All that the build is made of and by. */
export const filesOfBuild = (): string[] => [
  ...filesBelow('components', isProduct),
  ...filesBelow('server', isProduct),
  ...BUILDERS,
];

/** Changes when the build would. */
export const fingerprintOfBuild = (): string => fingerprintOf(filesOfBuild());
