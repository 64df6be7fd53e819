/** Where things lie in the project, for the scripts beside this file. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Every file below `folder` (relative to the root) whose path passes `wanted`, sorted, relative to the root. */
export function filesBelow(folder, wanted = () => true) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter(wanted)
    .sort();
}
