/** Keeps calls to a model from hurting the chat: tries again where that helps, and gives up early where not. */
import { setTimeout as wait } from 'node:timers/promises';
import {
  BulkheadRejectedError,
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  bulkhead,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import { withDeadline } from '../network/deadline.js';
import { abortionOf, ModelError } from './language-model.js';

export interface CallLimits {
  /** For a call with all its attempts and the waiting between them, in milliseconds. Default 15,000. */
  totalMs?: number;
  /** Further attempts after the first. Default 2. */
  retries?: number;
  /** First wait between two attempts, in milliseconds, doubled each time. Default 250. */
  backoffMs?: number;
  /** Longest `Retry-After` that is waited for, in milliseconds. Default 10,000. */
  maxRetryAfterMs?: number;
  /** Calls in flight at once; one more fails as `busy`. Default 8. */
  concurrency?: number;
  /** Failures in a row that open the breaker. Default 5. */
  breakAfter?: number;
  /** How long an open breaker fails everything before it lets one call try, in milliseconds. Default 30,000. */
  breakMs?: number;
}

export interface CallGuardOptions extends CallLimits {
  /** 0 to 1, so that many servers do not try again at the same moment. */
  random: () => number;
}

export interface GuardedCall<T> {
  /** One attempt. What it throws is a `ModelError` where another attempt may help. */
  attempt: (signal: AbortSignal) => Promise<T>;
  /** Aborts when nobody waits any longer. */
  signal?: AbortSignal | undefined;
  /** False where another attempt would do harm, such as once text was shown. */
  mayRepeat?: () => boolean;
}

export interface CallGuard {
  /** @throws {ModelError} also `total_timeout`, `busy` and `breaker_open` */
  run<T>(call: GuardedCall<T>): Promise<T>;
}

/** Of the statuses, those that another attempt may cure: request timeout, conflict, too many requests. */
const RETRIED_STATUSES = new Set([408, 409, 429]);

export function createCallGuard({ random, ...limits }: CallGuardOptions): CallGuard {
  const { totalMs = 15_000, retries = 2, backoffMs = 250, maxRetryAfterMs = 10_000 } = limits;
  const { concurrency = 8, breakAfter = 5, breakMs = 30_000 } = limits;
  const slots = bulkhead(concurrency);
  // A visitor who leaves says nothing about the model.
  const breaker = circuitBreaker(
    handleWhen((error) => !(error instanceof ModelError && error.reason === 'aborted')),
    { breaker: new ConsecutiveBreaker(breakAfter), halfOpenAfter: breakMs },
  );

  /** How long to wait before the next attempt; undefined where there shall be none. */
  const pauseBefore = (attempt: number, error: unknown): number | undefined => {
    if (attempt > retries || !(error instanceof ModelError) || !isPassing(error)) return undefined;
    const { retryAfterMs } = error;
    if (retryAfterMs !== undefined) return retryAfterMs <= maxRetryAfterMs ? retryAfterMs : undefined;
    return backoffMs * 2 ** (attempt - 1) * (0.5 + random());
  };

  const tryRepeatedly = async <T>(call: GuardedCall<T>, signal: AbortSignal, endsAt: number): Promise<T> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await call.attempt(signal);
      } catch (error) {
        const pause = call.mayRepeat?.() === false ? undefined : pauseBefore(attempt, error);
        if (pause === undefined || performance.now() + pause >= endsAt) throw error;
        await wait(pause, undefined, { signal }).catch(() => undefined);
      }
    }
  };

  const late = () => new ModelError('total_timeout', `The model was not done after ${totalMs} ms.`);
  const runInTime = async <T>(call: GuardedCall<T>): Promise<T> => {
    const { signal: caller } = call;
    const endsAt = performance.now() + totalMs;
    try {
      return await withDeadline({ ms: totalMs, reason: late, caller }, ({ signal }) =>
        tryRepeatedly(call, signal, endsAt),
      );
    } catch (error) {
      throw caller?.aborted ? abortionOf(caller) : error;
    }
  };

  return {
    async run(call) {
      // While one call tries whether the model is back, the others shall not wait for its outcome.
      if (breaker.state === CircuitState.HalfOpen) throw breakerOpen();
      try {
        return await slots.execute(() => breaker.execute(() => runInTime(call)));
      } catch (error) {
        if (error instanceof BulkheadRejectedError) {
          throw new ModelError('busy', `${concurrency} calls are in flight already.`);
        }
        if (error instanceof BrokenCircuitError) throw breakerOpen();
        throw error;
      }
    },
  };
}

function isPassing({ reason, status }: ModelError): boolean {
  if (reason === 'network') return true;
  return status !== undefined && (status >= 500 || RETRIED_STATUSES.has(status));
}

function breakerOpen(): ModelError {
  return new ModelError(
    'breaker_open',
    'The model failed several times in a row and is left alone for a while.',
  );
}
