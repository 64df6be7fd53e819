/** Long work in small steps between other work. */
import { setImmediate as pause } from 'node:timers/promises';

/** Work between two pauses, in milliseconds. */
const STEP_MS = 15;

/** Pauses now and then, so that other work gets its turn: call it between two pieces of work. */
export function createEventLoopYielder(): () => Promise<void> {
  let stepEnd = performance.now() + STEP_MS;
  return async () => {
    if (performance.now() < stepEnd) return;
    await pause();
    stepEnd = performance.now() + STEP_MS;
  };
}
