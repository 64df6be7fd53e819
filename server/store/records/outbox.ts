/** The deliveries that are owed to webhooks, as they follow from the records. */
import { randomUUID } from 'node:crypto';
import type { DeliveryRecord, LogRecord } from '../../model.js';
import type { DeliveryCounts, OwedDelivery } from '../port/delivery-store.js';

interface Owed<Place> extends OwedDelivery {
  /** Where the submission is found. */
  place: Place;
}

export class Outbox<Place> {
  readonly #owed = new Map<string, Owed<Place>>();
  /** What is being delivered, by widget. */
  readonly #claimed = new Map<string, string>();

  #listener: () => void = () => undefined;

  /** Has `listener` called when something may be due sooner than before. */
  watch(listener: () => void): void {
    this.#listener = listener;
  }

  /** Takes in what a record says about deliveries; most say nothing. */
  add(record: LogRecord, place: Place): void {
    if (record.type === 'delivery') this.#update(record);
    else if ((record.type === 'feedback' || record.type === 'escalation') && record.owesDelivery) {
      const { id, widgetId, at, type } = record;
      this.#owed.set(id, {
        ...{ recordId: id, widgetId, event: type, place, dueAt: Date.parse(at) },
        ...{ failures: 0, isDead: false, reason: undefined },
      });
      this.#listener();
    }
  }

  #update({ factId: recordId, widgetId, outcome, at, retryAt, reason }: DeliveryRecord): void {
    this.release(widgetId, recordId);
    const owed = this.#owed.get(recordId);
    if (!owed) return;
    if (outcome === 'delivered') this.#owed.delete(recordId);
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

  /** Claims what is due at `now`, of each widget without a claim what is due the longest, the longest due first. */
  claim(now: number, limit: number): Owed<Place>[] {
    const claimed = [...this.#nextOfWidgets().values()]
      .filter(({ dueAt }) => dueAt <= now)
      .sort((a, b) => a.dueAt - b.dueAt)
      .slice(0, limit);
    for (const { widgetId, recordId } of claimed) this.#claimed.set(widgetId, recordId);
    return claimed;
  }

  /** Ends a claim, where it is still held. */
  release(widgetId: string, recordId: string): void {
    if (this.#claimed.get(widgetId) === recordId) this.#claimed.delete(widgetId);
  }

  nextAt(): number | undefined {
    let next: number | undefined;
    for (const { dueAt } of this.#nextOfWidgets().values()) {
      if (next === undefined || dueAt < next) next = dueAt;
    }
    return next;
  }

  #nextOfWidgets(): Map<string, Owed<Place>> {
    const next = new Map<string, Owed<Place>>();
    for (const owed of this.#owed.values()) {
      if (owed.isDead || this.#claimed.has(owed.widgetId)) continue;
      const known = next.get(owed.widgetId);
      if (!known || owed.dueAt < known.dueAt) next.set(owed.widgetId, owed);
    }
    return next;
  }

  counts(): DeliveryCounts {
    let dead = 0;
    for (const { isDead } of this.#owed.values()) dead += Number(isDead);
    return { waiting: this.#owed.size - dead, dead };
  }

  /** What would revive the dead deliveries of one widget, or of all. */
  revivals(widgetId: string | undefined, at: string): DeliveryRecord[] {
    const dead = this.list(widgetId).filter(({ isDead }) => isDead);
    return dead.map((owed) => ({
      ...{ type: 'delivery', id: randomUUID(), at, widgetId: owed.widgetId },
      ...{ factId: owed.recordId, outcome: 'revived' },
    }));
  }

  /** All that is owed, in the order in which it was recorded. */
  list(widgetId?: string): OwedDelivery[] {
    const owed = [...this.#owed.values()].map(({ place: _, ...rest }) => rest);
    return widgetId === undefined ? owed : owed.filter((one) => one.widgetId === widgetId);
  }

  /** Where each submission is found that is owed. */
  places(): Place[] {
    return [...this.#owed.values()].map(({ place }) => place);
  }

  /** Owes a delivery no longer, because its submission is gone. */
  forget({ id, widgetId }: Pick<LogRecord, 'id' | 'widgetId'>): void {
    this.release(widgetId, id);
    this.#owed.delete(id);
  }
}
