/** Puts compressed files beside each built one, so that the server compresses nothing while it serves. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** From few to many bytes that share a table of codes. */
const MEMORY_LEVELS = [5, 6, 7, 8, 9];

/** The shortest of several: which bytes share a table of codes changes the length by half a percent. */
function gzipShortest(source: Buffer): Buffer {
  return MEMORY_LEVELS.map((memLevel) => gzipSync(source, { level: 9, memLevel })).reduce((a, b) =>
    b.length < a.length ? b : a,
  );
}

const COMPRESSIONS = {
  gzip: { extension: '.gz', compress: gzipShortest },
  brotli: {
    extension: '.br',
    compress: (source: Buffer): Buffer =>
      brotliCompressSync(source, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      }),
  },
};

/** Compresses the scripts of `folder` and of all folders below it, in each of some ways; source maps are left out. */
export function compressAll(folder: string, ...ways: (keyof typeof COMPRESSIONS)[]): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.js')) continue;
    const file = join(entry.parentPath, entry.name);
    const source = readFileSync(file);
    for (const way of ways) {
      const { extension, compress } = COMPRESSIONS[way];
      writeFileSync(file + extension, compress(source));
    }
  }
}
