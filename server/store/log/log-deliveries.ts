/** Deliveries over the log: what is owed follows from it, so that no crash forgets or invents one. */
import type { DeliveryRecord, DigestRecord } from '../../ledger-records.js';
import type { Log } from './log.js';
import type { LogState } from './log-state.js';
import type { ReadersWriterLock } from './readers-writer-lock.js';
import type { Channel } from '../../notification-settings.js';
import type {
  ClaimedDelivery,
  DeliveryCounts,
  DeliveryFilter,
  DeliveryStore,
  OwedDelivery,
} from '../port/delivery-store.js';

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
        for (const { recordId, channel, place, failures } of owed) {
          const [record] = await this.#log.read([place]);
          if (record?.type === 'feedback' || record?.type === 'escalation' || record?.type === 'digest') {
            claimed.push({ record, channel, failures });
          } else {
            // It has become damaged, which the log reports; there is nothing left to deliver.
            outbox.forget({ id: recordId });
          }
        }
        return claimed;
      } catch (error) {
        for (const one of owed) outbox.release(one);
        throw error;
      }
    });
  }

  async settle(record: DeliveryRecord): Promise<void> {
    this.#state.place(record, await this.#log.append(record));
  }

  release({ record: { id: recordId, widgetId }, channel }: ClaimedDelivery): Promise<void> {
    this.#state.outbox.release({ widgetId, channel, recordId });
    return Promise.resolve();
  }

  nextAt(): Promise<number | undefined> {
    return Promise.resolve(this.#state.outbox.nextAt());
  }

  counts(channel: Channel): Promise<DeliveryCounts> {
    return Promise.resolve(this.#state.outbox.counts(channel));
  }

  list(filter?: DeliveryFilter): Promise<OwedDelivery[]> {
    return Promise.resolve(this.#state.outbox.list(filter));
  }

  async revive(filter: DeliveryFilter, at: string): Promise<number> {
    const revivals = this.#state.outbox.revivals(filter, at);
    await Promise.all(revivals.map((record) => this.settle(record)));
    return revivals.length;
  }

  async leaveDigest(digest: DigestRecord): Promise<boolean> {
    const { digests } = this.#state;
    const before = digests.last(digest.widgetId);
    if (!digests.add(digest)) return false;
    try {
      this.#state.place(digest, await this.#log.append(digest));
    } catch (error) {
      digests.takeBack(digest.widgetId, before);
      throw error;
    }
    return true;
  }

  lastDigest(widgetId: string): Promise<Pick<DigestRecord, 'day' | 'at'> | undefined> {
    return Promise.resolve(this.#state.digests.last(widgetId));
  }

  watch(listener: () => void): void {
    this.#state.outbox.watch(listener);
  }
}
