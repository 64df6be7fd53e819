/** Deliveries to webhooks over the log: what is owed follows from it, so that no crash forgets or invents one. */
import type { DeliveryRecord } from '../../model.js';
import type { Log } from './log.js';
import type { LogState } from './log-state.js';
import type { ReadersWriterLock } from './readers-writer-lock.js';
import type { DeliveryCounts, DeliveryStore, OwedDelivery } from '../port/store.js';

export class LogDeliveries implements DeliveryStore {
  readonly #log: Log;
  readonly #state: LogState;
  readonly #lock: ReadersWriterLock;

  constructor(log: Log, state: LogState, lock: ReadersWriterLock) {
    this.#log = log;
    this.#state = state;
    this.#lock = lock;
  }

  due(now: number, limit: number, busy: ReadonlySet<string> = new Set()): Promise<OwedDelivery[]> {
    return this.#lock.read(async () => {
      const owed: OwedDelivery[] = [];
      for (const { factId, place, failures } of this.#state.outbox.due(now, limit, busy)) {
        const [record] = await this.#log.read([place]);
        if (record?.type === 'feedback' || record?.type === 'escalation') owed.push({ record, failures });
        // It has become damaged, which the log reports; there is nothing left to deliver.
        else this.#state.outbox.forget(factId);
      }
      return owed;
    });
  }

  nextAt(busy: ReadonlySet<string> = new Set()): Promise<number | undefined> {
    return Promise.resolve(this.#state.outbox.nextAt(busy));
  }

  async record(record: DeliveryRecord): Promise<void> {
    this.#state.place(record, await this.#log.append(record));
  }

  counts(): Promise<DeliveryCounts> {
    return Promise.resolve(this.#state.outbox.counts());
  }

  async revive(widgetId: string | undefined, at: string): Promise<number> {
    const revivals = this.#state.outbox.revivals(widgetId, at);
    await Promise.all(revivals.map((record) => this.record(record)));
    return revivals.length;
  }

  watch(listener: () => void): void {
    this.#state.outbox.watch(listener);
  }
}
