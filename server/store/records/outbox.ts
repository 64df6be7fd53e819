/** The deliveries that are owed, as they follow from the records. */
import { randomUUID } from 'node:crypto';
import type { DeliveryRecord } from '../../ledger-records.js';
import type { LogRecord } from '../../model.js';
import { CHANNELS, type Channel } from '../../notification-settings.js';
import type { Deliverable, DeliveryCounts, DeliveryFilter, OwedDelivery } from '../port/delivery-store.js';

interface Owed<Place> extends OwedDelivery {
  /** Where what is to be told is found. */
  place: Place;
}

/** Those who were told of records that name no channel. */
export const FIRST_CHANNEL: Channel = 'webhook';

/** What may be owed to somebody. */
const isDeliverable = (record: LogRecord): record is Deliverable =>
  record.type === 'feedback' || record.type === 'escalation' || record.type === 'digest';

export class Outbox<Place> {
  /** By channel and record. */
  readonly #owed = new Map<string, Owed<Place>>();
  /** The record that is being delivered, by widget and channel. */
  readonly #claimed = new Map<string, string>();

  #listener: () => void = () => undefined;

  /** Has `listener` called when something may be due sooner than before. */
  watch(listener: () => void): void {
    this.#listener = listener;
  }

  /** Takes in what a record says about deliveries; most say nothing. */
  add(record: LogRecord, place: Place): void {
    if (record.type === 'delivery') this.#update(record);
    else if (isDeliverable(record) && record.owesDelivery) {
      const { id, widgetId, at, type, channels = [FIRST_CHANNEL] } = record;
      for (const channel of channels) {
        this.#owed.set(keyOf({ channel, recordId: id }), {
          recordId: id,
          widgetId,
          channel,
          event: type,
          place,
          dueAt: Date.parse(at),
          failures: 0,
          isDead: false,
          reason: undefined,
        });
      }
      this.#listener();
    }
  }

  #update(record: DeliveryRecord): void {
    const { factId: recordId, widgetId, channel = FIRST_CHANNEL, outcome, at, retryAt, reason } = record;
    this.release({ widgetId, channel, recordId });
    const key = keyOf({ channel, recordId });
    const owed = this.#owed.get(key);
    if (!owed) return;
    if (outcome === 'delivered') this.#owed.delete(key);
    else if (outcome === 'revived') {
      Object.assign(owed, { failures: 0, isDead: false, dueAt: Date.parse(at) });
      this.#listener();
    } else {
      owed.failures++;
      owed.reason = reason;
      owed.dueAt = Date.parse(retryAt ?? at);
      owed.isDead = outcome === 'dead';
    }
  }

  /** Claims what is due at `now`, of each widget and channel without a claim what is due the longest, that first. */
  claim(now: number, limit: number): Owed<Place>[] {
    const claimed = [...this.#nextInLines().values()]
      .filter(({ dueAt }) => dueAt <= now)
      .sort((a, b) => a.dueAt - b.dueAt)
      .slice(0, limit);
    for (const owed of claimed) this.#claimed.set(lineOf(owed), owed.recordId);
    return claimed;
  }

  /** Ends a claim, where it is still held. */
  release(claimed: Pick<OwedDelivery, 'widgetId' | 'channel' | 'recordId'>): void {
    const line = lineOf(claimed);
    if (this.#claimed.get(line) === claimed.recordId) this.#claimed.delete(line);
  }

  nextAt(): number | undefined {
    let next: number | undefined;
    for (const { dueAt } of this.#nextInLines().values()) {
      if (next === undefined || dueAt < next) next = dueAt;
    }
    return next;
  }

  /** By widget and channel. */
  #nextInLines(): Map<string, Owed<Place>> {
    const next = new Map<string, Owed<Place>>();
    for (const owed of this.#owed.values()) {
      const line = lineOf(owed);
      if (owed.isDead || this.#claimed.has(line)) continue;
      const known = next.get(line);
      if (!known || owed.dueAt < known.dueAt) next.set(line, owed);
    }
    return next;
  }

  counts(channel: Channel): DeliveryCounts {
    const all = this.list({ channel });
    const dead = all.filter(({ isDead }) => isDead).length;
    return { waiting: all.length - dead, dead };
  }

  /** What would revive dead deliveries. */
  revivals(filter: DeliveryFilter, at: string): DeliveryRecord[] {
    const dead = this.list(filter).filter(({ isDead }) => isDead);
    return dead.map(({ widgetId, channel, recordId }) => ({
      type: 'delivery',
      id: randomUUID(),
      at,
      widgetId,
      factId: recordId,
      channel,
      outcome: 'revived',
    }));
  }

  /** What is owed, in the order in which it was recorded. */
  list({ widgetId, channel }: DeliveryFilter = {}): OwedDelivery[] {
    return [...this.#owed.values()]
      .filter((owed) => widgetId === undefined || owed.widgetId === widgetId)
      .filter((owed) => channel === undefined || owed.channel === channel)
      .map(({ place: _, ...owed }) => owed);
  }

  /** Where each record is found of which a delivery is owed, once. */
  places(): Iterable<Place> {
    return new Set([...this.#owed.values()].map(({ place }) => place));
  }

  /** Owes no delivery of a record any longer, because it is gone. */
  forget({ id: recordId }: Pick<LogRecord, 'id'>): void {
    for (const channel of CHANNELS) {
      const key = keyOf({ channel, recordId });
      const owed = this.#owed.get(key);
      if (!owed) continue;
      this.release(owed);
      this.#owed.delete(key);
    }
  }
}

const keyOf = ({ channel, recordId }: Pick<OwedDelivery, 'channel' | 'recordId'>) => `${channel} ${recordId}`;

/** Those who are told one thing after the other. */
const lineOf = ({ widgetId, channel }: Pick<OwedDelivery, 'widgetId' | 'channel'>) =>
  `${widgetId} ${channel}`;
