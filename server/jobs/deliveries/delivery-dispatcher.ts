/** Delivers what owners are to be told, again and again for a day and a half, whatever happens to this process. */
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { DeliveryRecord } from '../../ledger-records.js';
import type { Channel } from '../../notification-settings.js';
import { startLoop } from '../../runtime/start-loop.js';
import type { DeliveryStore, ClaimedDelivery } from '../../store/port/delivery-store.js';
import type { DeliverySender, SendOutcome } from './delivery-sender.js';

/** How long after each failure it is tried again, in seconds: those that Standard Webhooks recommends. */
export const RETRY_SECONDS = [5, 300, 1800, 7200, 18_000, 36_000, 50_400] as const;
/** Part of a pause by which it may be longer, so that what failed together is not tried together. */
const JITTER = 0.1;
/** How many deliveries are made at the same time. */
const AT_ONCE = 32;
/** Timers cannot wait longer than 24 days, and a clock may be set. */
const LONGEST_WAIT_MS = 60_000;
/** After the store could not be read. */
const TROUBLE_WAIT_MS = 60_000;
/** After what came of a delivery could not be recorded. */
const RECORD_WAIT_MS = 1_000;
/** The commands that show what is owed. */
const LISTS: Readonly<Record<Channel, string>> = { webhook: 'webhooks list', mail: 'mail list' };

export interface DispatcherDeps {
  deliveries: DeliveryStore;
  senders: Readonly<Record<Channel, DeliverySender>>;
  /** Milliseconds since 1970. */
  clock: () => number;
  newId: () => string;
  /** From 0 up to 1. */
  random: () => number;
  logger: Logger;
  /** How the commands that the log names are called. */
  program: string;
}

export interface Dispatcher {
  /** Ends at once. What is in flight may have arrived, and is delivered again after the next start. */
  stop(): Promise<void>;
}

/**
 * Each widget's owner is told one thing at a time by each channel, in the order in which things are due. No channel
 * waits for another, and no widget for another.
 */
export function startDispatcher(deps: DispatcherDeps): Dispatcher {
  const { deliveries, clock, logger } = deps;
  const inFlight = new Set<Promise<void>>();
  /** Since the last look that failed. A store on a network is looked at each second, also while it is away. */
  let isAway = false;

  async function look(signal: AbortSignal): Promise<number> {
    try {
      for (const claimed of await deliveries.claim(clock(), AT_ONCE - inFlight.size)) begin(claimed, signal);
      // When there is no room, the end of a delivery makes some, and wakes the loop.
      const nextAt = inFlight.size < AT_ONCE ? await deliveries.nextAt() : undefined;
      if (isAway) logger.info('deliveries are made again');
      isAway = false;
      return nextAt === undefined
        ? LONGEST_WAIT_MS
        : Math.min(Math.max(nextAt - clock(), 0), LONGEST_WAIT_MS);
    } catch (error) {
      if (!signal.aborted && !isAway)
        logger.error({ err: error }, 'deliveries could not be made; tried again');
      isAway = true;
      return TROUBLE_WAIT_MS;
    }
  }

  function begin(claimed: ClaimedDelivery, signal: AbortSignal): void {
    setMaxListeners(AT_ONCE, signal);
    const { channel, record } = claimed;
    const { widgetId } = record;
    const delivery = deliver(deps, claimed, signal)
      .catch(async (error: unknown) => {
        if (signal.aborted) return;
        logger.error({ err: error, widgetId, channel }, 'a delivery could not be made; tried again');
        await pause(TROUBLE_WAIT_MS, signal);
      })
      .then(() => deliveries.release(claimed))
      // A claim that cannot be given back ends by itself.
      .catch(() => undefined)
      .finally(() => {
        inFlight.delete(delivery);
        loop.wake();
      });
    inFlight.add(delivery);
  }

  const loop = startLoop(look);
  deliveries.watch(() => {
    loop.wake();
  });
  return {
    async stop() {
      await loop.stop();
      await Promise.all(inFlight);
    },
  };
}

/** Ends early where the dispatcher is stopped. */
const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => undefined);

async function deliver(
  deps: DispatcherDeps,
  { record: subject, channel, failures }: ClaimedDelivery,
  signal: AbortSignal,
): Promise<void> {
  const { senders, clock, newId, logger } = deps;
  const { id: factId, widgetId } = subject;
  const outcome = await senders[channel].send(subject, signal);
  const now = clock();
  const record: DeliveryRecord = {
    type: 'delivery',
    id: newId(),
    at: new Date(now).toISOString(),
    widgetId,
    factId,
    channel,
    ...whatNext(outcome, failures, now, deps.random),
  };
  const { retryAt, reason } = record;
  const told = { widgetId, factId, event: subject.type, reason, retryAt };
  if (outcome.isDelivered && outcome.warning !== undefined) {
    logger.warn({ ...told, reason: outcome.warning }, `${channel} delivered in part`);
  } else if (outcome.isDelivered) {
    logger.info(told, outcome.hadNothing ? `nothing to tell by ${channel}` : `${channel} delivered`);
  } else if (record.outcome === 'failed') logger.warn(told, `${channel} failed; tried again`);
  else logger.error(told, `${channel} given up; see: ${deps.program} ${LISTS[channel]}`);
  await recordInTheEnd(deps, record, signal);
}

/** Holds what came of a delivery until it can be recorded, as while a disk is full: what was told is not told again. */
async function recordInTheEnd(
  { deliveries, logger }: DispatcherDeps,
  record: DeliveryRecord,
  signal: AbortSignal,
): Promise<void> {
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    try {
      await deliveries.settle(record);
      return;
    } catch (error) {
      const { widgetId, factId, channel, outcome } = record;
      if (isFirst) {
        logger.error(
          { err: error, widgetId, factId, channel, outcome },
          'what came of a delivery cannot be stored; the next one waits until it can',
        );
      }
      await pause(RECORD_WAIT_MS, signal);
    }
  }
}

function whatNext(
  outcome: SendOutcome,
  failures: number,
  now: number,
  random: () => number,
): Pick<DeliveryRecord, 'outcome' | 'retryAt' | 'reason'> {
  if (outcome.isDelivered) return { outcome: 'delivered' };
  const { reason, isGone, retryAfterMs = 0 } = outcome;
  const seconds = RETRY_SECONDS[failures];
  if (seconds === undefined || isGone) return { outcome: 'dead', reason };
  const pause = Math.max(seconds * 1000 * (1 + JITTER * random()), retryAfterMs);
  return { outcome: 'failed', reason, retryAt: new Date(now + pause).toISOString() };
}
