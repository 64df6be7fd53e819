/** Looks for what many ask for at the same time, and perhaps in vain, without a statement for each. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Between the beginnings of two looks, in milliseconds: however many ask, the database is asked twenty times a second. */
const PAUSE_MS = 50;

interface Look {
  keys: Set<string>;
  done: Promise<void>;
}

/**
 * Whoever asks alone is served at once; those that come soon after wait for the next look and share it. Each look
 * begins after it was asked for, so it finds what was there by then.
 */
export function coalesce(look: (keys: readonly string[]) => Promise<void>): (key: string) => Promise<void> {
  let next: Look | undefined;
  let lastAt = -Infinity;

  async function begin(keys: ReadonlySet<string>): Promise<void> {
    await sleep(Math.max(0, lastAt + PAUSE_MS - performance.now()));
    next = undefined;
    lastAt = performance.now();
    await look([...keys]);
  }

  return (key) => {
    if (!next) {
      const keys = new Set<string>();
      next = { keys, done: begin(keys) };
    }
    next.keys.add(key);
    return next.done;
  };
}
