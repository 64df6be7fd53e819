/**
 * Compiles the kernel of the sentence encoder: `npx tsx scripts/build-kernel.ts`, after a change of `kernel.wat`. What
 * comes of it is kept in the repository, so that nobody needs a compiler; a test compares the two.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openWabt from 'wabt';

const folder = new URL('../server/sentence-encoder/', import.meta.url);

/** The module of the sources, as base64. */
export async function compileKernel(): Promise<string> {
  const wabt = await openWabt();
  const parsed = wabt.parseWat('kernel.wat', readFileSync(new URL('kernel.wat', folder), 'utf8'), {
    simd: true,
  });
  parsed.validate();
  const { buffer } = parsed.toBinary({});
  parsed.destroy();
  return Buffer.from(buffer).toString('base64');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = [
    '/** Written by `scripts/build-kernel.ts` from `kernel.wat`; do not edit. */',
    'export const KERNEL =',
    `  '${await compileKernel()}';`,
    '',
  ];
  writeFileSync(new URL('kernel-module.ts', folder), text.join('\n'));
}
