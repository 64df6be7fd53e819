/** The inside of a contained process: does what its parent asks for, one request after the other. */
import { startThread } from './start-thread.js';
import type { GuardOptions } from './process-guard.js';

/** What came of a request: what was made of it, or the message of what was thrown. */
export type ContainedOutcome<Result> = { result: Result } | { failure: string };

/**
 * Serves the parent until it is gone.
 *
 * @param work takes the requests of that parent
 */
export function doContainedWork(work: (request: never) => Promise<unknown>): void {
  // A signal to the whole group stops the parent, which ends this process in its own time.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
  const [parentPid = 0, residentBytes = 0] = process.argv.slice(2).map(Number);
  const workerData: GuardOptions = { parentPid, residentBytes };
  startThread('./process-guard', import.meta.url, { workerData }).unref();

  /** The first message says that the process takes requests. */
  const say = (message: ContainedOutcome<unknown> | 'ready') => process.send?.(message);
  process.on('message', (request) => {
    work(request as never).then(
      (result) => say({ result }),
      (error: unknown) => say({ failure: error instanceof Error ? error.message : String(error) }),
    );
  });
  say('ready');
}
