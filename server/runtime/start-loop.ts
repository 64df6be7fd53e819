/** Work that is done again and again, one round after the other, until it is stopped. */
import { setTimeout as sleepByTimer } from 'node:timers/promises';

export interface Loop {
  /** Has the next round begin without a pause, also where one is in progress. */
  wake(): void;
  /** Begins no other round, tells the one in progress by its signal, and waits for its end. */
  stop(): Promise<void>;
}

export interface LoopOptions {
  /** Milliseconds before the first round. Default 0. */
  firstPause?: number;
  /** Rejects when the signal aborts. Default by a timer. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** A pause that does not keep the process from ending. */
export const sleepUnheld = (ms: number, signal: AbortSignal): Promise<void> =>
  sleepByTimer(ms, undefined, { signal, ref: false });

/** @param round resolves with the milliseconds until the next one, and never rejects before it is stopped */
export function startLoop(
  round: (signal: AbortSignal) => Promise<number>,
  { firstPause = 0, sleep = (ms, signal) => sleepByTimer(ms, undefined, { signal }) }: LoopOptions = {},
): Loop {
  const stopping = new AbortController();
  const { signal } = stopping;
  let waking = new AbortController();

  const pause = async (ms: number) => {
    try {
      await sleep(ms, waking.signal);
    } catch (error) {
      if (!waking.signal.aborted) throw error;
    }
  };
  const run = async () => {
    if (firstPause > 0) await pause(firstPause);
    while (!signal.aborted) {
      waking = new AbortController();
      await pause(await round(signal));
    }
  };
  const running = run();
  return {
    wake() {
      waking.abort();
    },
    async stop() {
      stopping.abort();
      waking.abort();
      await running;
    },
  };
}
