/** Deliveries to webhooks over the log: what is owed follows from it, so that no crash forgets or invents one. */
import type { DeliveryRecord } from '../../model.js';
import type { Log } from './log.js';
import type { LogState } from './log-state.js';
import type { ReadersWriterLock } from './readers-writer-lock.js';
import type { ClaimedDelivery, DeliveryCounts, DeliveryStore, OwedDelivery } from '../port/delivery-store.js';

export class LogDeliveries implements DeliveryStore {
  readonly #log: Log;
  readonly #state: LogState;
  readonly #lock: ReadersWriterLock;

  constructor(log: Log, state: LogState, lock: ReadersWriterLock) {
    this.#log = log;
    this.#state = state;
    this.#lock = lock;
  }

  claim(now: number, limit: number): Promise<ClaimedDelivery[]> {
    const { outbox } = this.#state;
    return this.#lock.read(async () => {
      const owed = outbox.claim(now, limit);
      try {
        const claimed: ClaimedDelivery[] = [];
        for (const { widgetId, recordId, place, failures } of owed) {
          const [record] = await this.#log.read([place]);
          if (record?.type === 'feedback' || record?.type === 'escalation') {
            claimed.push({ submission: record, failures });
          } else {
            // It has become damaged, which the log reports; there is nothing left to deliver.
            outbox.forget({ widgetId, id: recordId });
          }
        }
        return claimed;
      } catch (error) {
        for (const { widgetId, recordId } of owed) outbox.release(widgetId, recordId);
        throw error;
      }
    });
  }

  async settle(record: DeliveryRecord): Promise<void> {
    this.#state.place(record, await this.#log.append(record));
  }

  release({ submission: { widgetId, id } }: ClaimedDelivery): Promise<void> {
    this.#state.outbox.release(widgetId, id);
    return Promise.resolve();
  }

  nextAt(): Promise<number | undefined> {
    return Promise.resolve(this.#state.outbox.nextAt());
  }

  counts(): Promise<DeliveryCounts> {
    return Promise.resolve(this.#state.outbox.counts());
  }

  list(widgetId?: string): Promise<OwedDelivery[]> {
    return Promise.resolve(this.#state.outbox.list(widgetId));
  }

  async revive(widgetId: string | undefined, at: string): Promise<number> {
    const revivals = this.#state.outbox.revivals(widgetId, at);
    await Promise.all(revivals.map((record) => this.settle(record)));
    return revivals.length;
  }

  watch(listener: () => void): void {
    this.#state.outbox.watch(listener);
  }
}
