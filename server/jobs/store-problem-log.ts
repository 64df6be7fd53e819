/** Tells the log what in the data folder cannot be read, once when it is found and once when it is mended. */
import type { Logger } from 'pino';
import { startLoop, type Loop } from '../runtime/start-loop.js';

const CHECK_MS = 2_000;
/** Looking takes at most one part in this many of the time, however many files there are. */
const LOOK_SHARE = 10;

/**
 * Resolves when it has looked for the first time.
 *
 * @param readProblems gives what is wrong now, each problem with the same members every time
 */
export async function startProblemLog(
  readProblems: () => Promise<readonly object[]>,
  logger: Logger,
): Promise<Loop> {
  let known = new Map<string, object>();

  /** A folder that cannot be looked at is itself a problem, and leaves the others as they were. */
  const find = () =>
    readProblems().catch((error: unknown) => [
      ...known.values(),
      { reason: error instanceof Error ? error.message : String(error) },
    ]);

  const look = async () => {
    const startedAt = performance.now();
    const found = new Map((await find()).map((problem) => [JSON.stringify(problem), problem]));
    for (const [key, problem] of found) {
      if (!known.has(key)) logger.error(problem, 'a problem in the data folder');
    }
    for (const [key, problem] of known) {
      if (!found.has(key)) logger.info(problem, 'solved: a problem in the data folder');
    }
    known = found;
    return Math.max(CHECK_MS, (performance.now() - startedAt) * LOOK_SHARE);
  };
  return startLoop(look, { firstPause: await look() });
}
