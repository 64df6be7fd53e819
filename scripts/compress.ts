/** Puts a .br and a .gz beside each built file, so that the server compresses nothing while it serves. */
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

/**
 * Compresses the scripts of `folder` and of all folders below it; source maps are left out.
 *
 * @param leastForBrotli bytes; of shorter scripts Brotli saves a few dozen bytes more than gzip
 */
export function compressAll(folder: string, leastForBrotli = 0): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.js')) continue;
    const file = join(entry.parentPath, entry.name);
    const source = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipShortest(source));
    if (source.length < leastForBrotli) continue;
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(source, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      }),
    );
  }
}
