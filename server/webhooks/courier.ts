/** Delivers what is owed to webhooks, again and again for a day and a half, whatever happens to this process. */
import type { Logger } from 'pino';
import type { DeliveryFact } from '../model.js';
import type { DeliveryStore, OwedDelivery, WidgetStore } from '../store/store.js';
import type { EventSender, SendOutcome } from './event-sender.js';
import { eventOf } from './webhook-event.js';

/** How long after each failure it is tried again, in seconds: those that Standard Webhooks recommends. */
export const RETRY_SECONDS = [5, 300, 1800, 7200, 18_000, 36_000, 50_400] as const;
/** Part of a pause by which it may be longer, so that what failed together is not tried together. */
const JITTER = 0.1;
const AT_ONCE = 8;
/** Timers cannot wait longer than 24 days, and a clock may be set. */
const LONGEST_WAIT_MS = 60_000;
/** After the store could not be read or written. */
const TROUBLE_WAIT_MS = 5_000;

export interface CourierDeps {
  widgets: Pick<WidgetStore, 'get'>;
  deliveries: DeliveryStore;
  sender: EventSender;
  /** Milliseconds since 1970. */
  clock: () => number;
  newId: () => string;
  /** From 0 up to 1. */
  random: () => number;
  logger: Logger;
}

export interface Courier {
  /** Ends at once. What is under way may have arrived, and is delivered again after the next start. */
  stop(): Promise<void>;
}

export function startCourier(deps: CourierDeps): Courier {
  const { deliveries, clock, logger } = deps;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let isWanted = false;

  const wake = () => {
    if (stopping.signal.aborted) return;
    isWanted = true;
    clearTimeout(timer);
    round ??= run();
  };

  async function run(): Promise<void> {
    let wait = LONGEST_WAIT_MS;
    try {
      while (isWanted && !stopping.signal.aborted) {
        isWanted = false;
        const due = await deliveries.due(clock(), AT_ONCE);
        if (due.length > 0) isWanted = true;
        await Promise.all(due.map((owed) => deliver(deps, owed, stopping.signal)));
      }
      const nextAt = await deliveries.nextAt();
      if (nextAt !== undefined) wait = Math.min(Math.max(nextAt - clock(), 0), wait);
    } catch (error) {
      wait = TROUBLE_WAIT_MS;
      if (!stopping.signal.aborted) logger.error({ err: error }, 'webhooks could not be served; tried again');
    }
    round = undefined;
    if (!stopping.signal.aborted) timer = setTimeout(wake, isWanted ? 0 : wait);
  }

  deliveries.watch(wake);
  wake();
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await round;
    },
  };
}

async function deliver(
  deps: CourierDeps,
  { fact, failures }: OwedDelivery,
  signal: AbortSignal,
): Promise<void> {
  const { widgets, deliveries, sender, clock, newId, logger } = deps;
  const { id: factId, widgetId } = fact;
  const outcome = await sender.send((await widgets.get(widgetId)) ?? {}, factId, eventOf(fact), signal);
  const now = clock();
  const record: DeliveryFact = {
    ...{ type: 'delivery', id: newId(), at: new Date(now).toISOString(), widgetId, factId },
    ...whatNext(outcome, failures, now, deps.random),
  };
  await deliveries.record(record);
  const { retryAt, reason } = record;
  const told = { widgetId, factId, event: fact.type, reason, retryAt };
  if (record.outcome === 'delivered') logger.info(told, 'webhook delivered');
  else if (record.outcome === 'failed') logger.warn(told, 'webhook failed; tried again');
  else logger.error(told, 'webhook given up; see: service-chat webhooks list');
}

function whatNext(
  outcome: SendOutcome,
  failures: number,
  now: number,
  random: () => number,
): Pick<DeliveryFact, 'outcome' | 'retryAt' | 'reason'> {
  if (outcome.isDelivered) return { outcome: 'delivered' };
  const { reason, isGone, retryAfterMs = 0 } = outcome;
  const seconds = RETRY_SECONDS[failures];
  if (seconds === undefined || isGone) return { outcome: 'dead', reason };
  const pause = Math.max(seconds * 1000 * (1 + JITTER * random()), retryAfterMs);
  return { outcome: 'failed', reason, retryAt: new Date(now + pause).toISOString() };
}
