/** Time limits for work with other servers, which end it whatever the other side, or the runtime, does. */
import type { Readable } from 'node:stream';

export interface DeadlineOptions {
  /** Milliseconds from now. */
  ms: number;
  /** What the work fails with when the time is up; a `TimeoutError` where absent. */
  reason?: () => unknown;
  /** What else ends the work, which then fails with the reason of this signal. */
  caller?: AbortSignal | undefined;
}

export interface Deadline {
  /** Aborts when the time is up, when the caller gives up, and when the work has ended. */
  readonly signal: AbortSignal;
  /** Replaces the time that is left. */
  readonly restart: (ms: number, reason: () => unknown) => void;
  /** What `step` gives; rejects when the deadline comes, also where `step` never ends. */
  readonly race: <T>(step: PromiseLike<T>) => Promise<T>;
  /** The parts of a body, each waited for until the deadline; whoever stops reading lets go of the body. */
  readonly read: (body: Readable) => AsyncGenerator<Uint8Array, void>;
}

/**
 * Does work that must not take longer than it may.
 *
 * A signal alone is not enough: on Node 20 `fetch`, `AbortSignal.any` and `AbortSignal.timeout` hold each other by
 * weak references only, so that after a garbage collection nothing ends a body that stalls. Here the timer is held
 * by this call, every step is raced against it, and so is the work as a whole.
 */
export async function withDeadline<T>(
  { ms, reason = () => timeoutError(ms), caller }: DeadlineOptions,
  work: (deadline: Deadline) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  const waiting = new Set<(reason: unknown) => void>();
  let timer: NodeJS.Timeout | undefined;
  const end = (why: unknown): void => {
    clearTimeout(timer);
    controller.abort(why);
    for (const reject of waiting) reject(signal.reason);
    waiting.clear();
  };
  const giveUp = (): void => {
    end(caller?.reason);
  };

  const deadline: Deadline = {
    signal,
    restart(time, why) {
      clearTimeout(timer);
      if (!signal.aborted)
        timer = setTimeout(() => {
          end(why());
        }, time);
    },
    race: (step) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) reject(signal.reason as Error);
        else waiting.add(reject);
        const done = () => waiting.delete(reject);
        step.then(done, done);
        step.then(resolve, reject);
      }),
    async *read(body) {
      // An error that nobody waits for any longer is of no interest.
      body.on('error', () => undefined);
      const parts = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
      try {
        for (;;) {
          const part = await deadline.race(parts.next());
          if (part.done) return;
          yield part.value;
        }
      } finally {
        body.destroy();
      }
    },
  };

  if (caller?.aborted) throw caller.reason;
  caller?.addEventListener('abort', giveUp);
  deadline.restart(ms, reason);
  try {
    return await deadline.race(work(deadline));
  } catch (error) {
    // What fails because it was ended has ended for that reason, whatever it says itself.
    throw signal.aborted ? signal.reason : error;
  } finally {
    caller?.removeEventListener('abort', giveUp);
    end(new DOMException('The work has ended.', 'AbortError'));
  }
}

function timeoutError(ms: number): DOMException {
  return new DOMException(`It was not done within ${ms} ms.`, 'TimeoutError');
}
