/** Where things lie in the project, for the scripts beside this file. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder, with a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Every file below `folder` (relative to the root) whose path is `wanted`, sorted, relative to the root. */
export function filesBelow(folder: string, wanted: (path: string) => boolean = () => true): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter(wanted)
    .sort();
}
