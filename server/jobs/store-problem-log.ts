/** Tells the log what in the data folder cannot be read, once when it is found and once when it is mended. */
import type { Logger } from 'pino';
import { startLoop, type Loop } from '../runtime/start-loop.js';

const CHECK_MS = 1_000;

/**
 * @param readProblems gives what is known to be wrong, each problem with the same members every time
 */
export function startProblemLog(readProblems: () => Promise<readonly object[]>, logger: Logger): Loop {
  let known = new Map<string, object>();

  /** A folder that cannot be looked at is itself a problem, and leaves the others as they were. */
  const find = () =>
    readProblems().catch((error: unknown) => [
      ...known.values(),
      { reason: error instanceof Error ? error.message : String(error) },
    ]);

  const look = async () => {
    const found = new Map((await find()).map((problem) => [JSON.stringify(problem), problem]));
    for (const [key, problem] of found) {
      if (!known.has(key)) logger.error(problem, 'a problem in the data folder');
    }
    for (const [key, problem] of known) {
      if (!found.has(key)) logger.info(problem, 'solved: a problem in the data folder');
    }
    known = found;
    return CHECK_MS;
  };
  return startLoop(look);
}
