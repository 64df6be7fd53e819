/** Leaves the daily mail of each widget that wants one, when its owner's morning has come. */
import type { Logger } from 'pino';
import type { Store } from '../store/port/store.js';
import { startLoop, type Loop } from '../runtime/start-loop.js';
import { dueDigest } from './mail/digest-schedule.js';

/** How late a digest may be, in milliseconds. */
const CHECK_MS = 60_000;

export interface DigestOptions {
  store: Pick<Store, 'widgets' | 'deliveries'>;
  /** Where the widget names none. */
  timeZone: string;
  /** Milliseconds since 1970. */
  clock: () => number;
  newId: () => string;
  logger: Pick<Logger, 'error'>;
  /** Default a minute. */
  checkMs?: number;
}

/** The store records one digest a day, whatever restarts there are; it is delivered like everything that is owed. */
export function leaveDigests(options: DigestOptions): Loop {
  const { store, clock, newId, logger, checkMs = CHECK_MS } = options;
  const look = async (signal: AbortSignal): Promise<void> => {
    for (const { id: widgetId, isActive, notify } of await store.widgets.list()) {
      if (signal.aborted || !isActive || notify?.digest === undefined) continue;
      const now = clock();
      const last = await store.deliveries.lastDigest(widgetId);
      const due = dueDigest(now, notify.timeZone ?? options.timeZone, last);
      if (!due) continue;
      await store.deliveries.leaveDigest({
        type: 'digest',
        id: newId(),
        widgetId,
        day: due.day,
        at: new Date(now).toISOString(),
        from: new Date(due.from).toISOString(),
        owesDelivery: true,
        channels: ['mail'],
      });
    }
  };
  return startLoop(async (signal) => {
    await look(signal).catch((error: unknown) => {
      if (!signal.aborted) logger.error({ err: error }, 'daily mails could not be prepared; tried again');
    });
    return checkMs;
  });
}
