/** Deliveries to webhooks over the log: what is owed follows from it, so that no crash forgets or invents one. */
import type { DeliveryFact } from '../../model.js';
import type { Log } from './log.js';
import type { LogState } from './log-state.js';
import type { ReadGate } from './readers-writer-lock.js';
import type { DeliveryCounts, DeliveryStore, OwedDelivery } from '../port/store.js';

export class LogDeliveries implements DeliveryStore {
  readonly #log: Log;
  readonly #state: LogState;
  readonly #gate: ReadGate;

  constructor(log: Log, state: LogState, gate: ReadGate) {
    this.#log = log;
    this.#state = state;
    this.#gate = gate;
  }

  due(now: number, limit: number, busy: ReadonlySet<string> = new Set()): Promise<OwedDelivery[]> {
    return this.#gate.read(async () => {
      const owed: OwedDelivery[] = [];
      for (const { factId, place, failures } of this.#state.outbox.due(now, limit, busy)) {
        const [fact] = await this.#log.read([place]);
        if (fact?.type === 'feedback' || fact?.type === 'escalation') owed.push({ fact, failures });
        // It has become damaged, which the log reports; there is nothing left to deliver.
        else this.#state.outbox.forget(factId);
      }
      return owed;
    });
  }

  nextAt(busy: ReadonlySet<string> = new Set()): Promise<number | undefined> {
    return Promise.resolve(this.#state.outbox.nextAt(busy));
  }

  async record(fact: DeliveryFact): Promise<void> {
    this.#state.place(fact, await this.#log.append(fact));
  }

  counts(): Promise<DeliveryCounts> {
    return Promise.resolve(this.#state.outbox.counts());
  }

  async revive(widgetId: string | undefined, at: string): Promise<number> {
    const revivals = this.#state.outbox.revivals(widgetId, at);
    await Promise.all(revivals.map((fact) => this.record(fact)));
    return revivals.length;
  }

  watch(listener: () => void): void {
    this.#state.outbox.watch(listener);
  }
}
