/** Tells by the sources whether the build is theirs. */
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root } from './files.js';

/** Holds the fingerprint of what the build was made from. */
export const STAMP = join(root, 'build', '.stamp');

/** Files that shape the build beside the sources. */
const CONFIGS = [
  'package.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'tsconfig.types.json',
  'rollup.config.ts',
  'custom-elements-manifest.config.mjs',
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

/** Changes when a source file of the product does. */
export const fingerprintOfSources = (): string =>
  fingerprintOf([...filesBelow('components', isProduct), ...filesBelow('server', isProduct), ...CONFIGS]);
