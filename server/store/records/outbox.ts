/** The deliveries that are owed to webhooks, as they follow from the records. */
import { randomUUID } from 'node:crypto';
import type { DeliveryRecord, LogRecord } from '../../model.js';
import type { DeliveryCounts } from '../port/store.js';

export interface Owed<Place> {
  widgetId: string;
  factId: string;
  /** Where the record is found. */
  place: Place;
  /** Milliseconds since 1970. */
  dueAt: number;
  failures: number;
  isDead: boolean;
  /** Why it failed the last time. */
  reason: string | undefined;
}

export class Outbox<Place> {
  readonly #owed = new Map<string, Owed<Place>>();

  #listener: () => void = () => undefined;

  /** Has `listener` called when something may be due sooner than before. */
  watch(listener: () => void): void {
    this.#listener = listener;
  }

  /** Takes in what a record says about deliveries; most say nothing. */
  add(record: LogRecord, place: Place): void {
    if (record.type === 'delivery') this.#update(record);
    else if ((record.type === 'feedback' || record.type === 'escalation') && record.owesDelivery) {
      const { id, widgetId, at } = record;
      this.#owed.set(id, {
        ...{ widgetId, factId: id, place, dueAt: Date.parse(at) },
        ...{ failures: 0, isDead: false, reason: undefined },
      });
      this.#listener();
    }
  }

  #update({ factId, outcome, at, retryAt, reason }: DeliveryRecord): void {
    const owed = this.#owed.get(factId);
    if (!owed) return;
    if (outcome === 'delivered') this.#owed.delete(factId);
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

  /** What is due at `now`, of each widget that is not `busy` the one that is the longest, the longest first. */
  due(now: number, limit: number, busy: ReadonlySet<string>): Owed<Place>[] {
    return [...this.#nextOfWidgets(busy).values()]
      .filter(({ dueAt }) => dueAt <= now)
      .sort((a, b) => a.dueAt - b.dueAt)
      .slice(0, limit);
  }

  nextAt(busy: ReadonlySet<string>): number | undefined {
    let next: number | undefined;
    for (const { dueAt } of this.#nextOfWidgets(busy).values()) {
      if (next === undefined || dueAt < next) next = dueAt;
    }
    return next;
  }

  #nextOfWidgets(busy: ReadonlySet<string>): Map<string, Owed<Place>> {
    const next = new Map<string, Owed<Place>>();
    for (const owed of this.#owed.values()) {
      if (owed.isDead || busy.has(owed.widgetId)) continue;
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
    const dead = this.all().filter(
      (owed) => owed.isDead && (widgetId === undefined || owed.widgetId === widgetId),
    );
    return dead.map((owed) => ({
      ...{ type: 'delivery', id: randomUUID(), at, widgetId: owed.widgetId },
      ...{ factId: owed.factId, outcome: 'revived' },
    }));
  }

  /** All that is owed, in the order in which it was recorded. */
  all(): Owed<Place>[] {
    return [...this.#owed.values()];
  }

  forget(factId: string): void {
    this.#owed.delete(factId);
  }
}
