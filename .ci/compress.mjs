/** Puts a .br and a .gz beside each built file, so that the server compresses nothing while it serves. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** From few to many bytes that share a table of codes. */
const MEMORY_LEVELS = [5, 6, 7, 8, 9];

/** The shortest of several: which bytes share a table of codes changes the length by half a percent. */
function gzipShortest(source) {
  const [shortest] = MEMORY_LEVELS.map((memLevel) => gzipSync(source, { level: 9, memLevel })).sort(
    (a, b) => a.length - b.length,
  );
  return shortest;
}

/** @param {string} folder compressed with all folders below it; source maps are left out */
export function compressAll(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.js')) continue;
    const file = join(entry.parentPath, entry.name);
    const source = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipShortest(source));
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
