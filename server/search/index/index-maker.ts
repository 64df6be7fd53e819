/** Which code makes indexes. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageRoot } from '../../runtime/package-root.js';

/** The folders below `server/` whose code decides what an index holds. */
const MAKERS = ['languages', 'markdown', 'search'];

/** Left by the build, which joins the sources of the server. */
const WRITTEN = new URL('index-maker.txt', import.meta.url);

let known: Promise<string> | undefined;

/** Identifies the code that makes indexes: any change of it, or of the stemmers it uses, makes old ones worthless. */
export const identifyMaker = (): Promise<string> =>
  (known ??= readFile(WRITTEN, 'utf8').catch(() =>
    identifySources(fileURLToPath(new URL('../..', import.meta.url))),
  ));

/** @param server the folder of its sources, or of these compiled */
export async function identifySources(server: string): Promise<string> {
  const hash = createHash('sha256');
  for (const maker of MAKERS) {
    const names = await readdir(join(server, maker), { recursive: true });
    const sources = names.filter((name) => /(?<!\.(?:test|fixture|bench|faults))\.[jt]s$/.test(name)).sort();
    for (const name of sources) hash.update(name).update(await readFile(join(server, maker, name)));
  }
  hash.update(await readFile(join(packageRoot(), 'package.json')));
  return hash.digest('hex');
}
