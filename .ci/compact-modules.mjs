/** Leaves comments and indents out of compiled modules, which npm would carry to every machine. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'terser';
import { filesBelow, root } from './files.mjs';

/** Lines and names stay, so that a stack trace still says where. */
const OPTIONS = {
  module: true,
  ecma: 2022,
  compress: false,
  mangle: false,
  format: { beautify: true, indent_level: 0, comments: false },
};

/** @param {string} folder below the root of the repository */
export async function compactModules(folder) {
  for (const file of filesBelow(folder, (path) => path.endsWith('.js'))) {
    const path = join(root, file);
    const { code } = await minify(readFileSync(path, 'utf8'), OPTIONS);
    writeFileSync(path, `${code}\n`);
    rmSync(`${path}.map`, { force: true });
  }
}
