/** Has what was collected of the websites that ask for widgets written now and then, and once more at the end. */
import type { Logger } from 'pino';
import { startLoop, type Loop } from '../runtime/start-loop.js';

/** What a crash loses at most. */
const PAUSE_MS = 60_000;

export function keepSeen(collector: { flush(): Promise<void> }, logger: Logger): Pick<Loop, 'stop'> {
  const flush = () =>
    collector.flush().catch((error: unknown) => {
      logger.error({ err: error }, 'the websites that were seen could not be stored; tried again later');
    });
  const loop = startLoop(
    async () => {
      await flush();
      return PAUSE_MS;
    },
    { firstPause: PAUSE_MS },
  );
  return {
    async stop() {
      await loop.stop();
      await flush();
    },
  };
}
