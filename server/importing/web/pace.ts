/** Keeps requests apart, so that reading a site never burdens it. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** @throws the reason of `signal` if it is aborted before */
  sleep(ms: number, signal: AbortSignal | undefined): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  async sleep(ms, signal) {
    try {
      await sleep(ms, undefined, { signal });
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    }
  },
};

/** Resolves when the next request may start: at least the pause after the last one started. */
export type Pace = (signal: AbortSignal | undefined) => Promise<void>;

/** @param pauseMs tells the milliseconds between the starts of two requests */
export function createPace(clock: Clock, pauseMs: () => number): Pace {
  let startedAt = -Infinity;
  return async (signal) => {
    const wait = startedAt + pauseMs() - clock.now();
    if (wait > 0) await clock.sleep(wait, signal);
    startedAt = clock.now();
  };
}
