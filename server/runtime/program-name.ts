/** How this program is called again: the one place that knows it, for the commands that messages name. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './package-root.js';

/** What the scripts of the repository call this process, see `scripts/run-built.ts`. */
const IN_REPOSITORY = ['npm run cli --', 'npm start'];

/** How a process was started. */
export interface Start {
  /** What its operator called it. */
  argv0: string;
  /** The file that Node runs, by the path it was given. */
  script: string;
  folder: string;
}

/**
 * `npm run cli --` in the repository, `npx service-chat` in a project that has the package, `service-chat` where the
 * package is installed for all or lies in an image.
 */
export function programName({ argv0, script, folder }: Start = thisStart()): string {
  if (IN_REPOSITORY.includes(argv0)) return 'npm run cli --';
  const [project, ...rest] = script.split(/[\\/]node_modules[\\/]/);
  // What is installed for all has no project around it.
  if (rest.length > 0 && existsSync(join(project ?? '', 'package.json'))) return 'npx service-chat';
  return rest.length === 0 && isRepository(folder) && packageRoot() === folder
    ? 'npm run cli --'
    : 'service-chat';
}

/** What makes the browser's files where they are missing; an installed package brings them along. */
export function howToBuild(): string {
  return isRepository(packageRoot()) ? 'npm run build' : 'npm install service-chat-widget';
}

/** The package does not bring the scripts that `npm run cli` needs. */
function isRepository(folder: string): boolean {
  return existsSync(join(folder, 'scripts', 'cli.ts'));
}

function thisStart(): Start {
  const script = process.argv[1] ?? '';
  return { argv0: process.argv0, script, folder: process.cwd() };
}
