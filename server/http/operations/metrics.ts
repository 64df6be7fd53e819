/** What Prometheus is told: how requests end, how long they take, whether the store can write, how the process is. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AdminErrorCode } from '../../admin-contract/admin-errors.js';
import type { Channel } from '../../notification-settings.js';
import type { Store } from '../../store/port/store.js';
import type { Resource } from '../transport/resource.js';
import { addDatabaseMetrics } from './database-metrics.js';
import type { IndexObserver } from '../../search/index-slots.js';
import { addIndexMetrics } from './index-metrics.js';
import { shareReading } from './shared-reading.js';
import { addQuotaGauges, addVisitorMetrics, type VisitorMetrics } from './visitor-metrics.js';

/** Seconds: from a config out of memory to a reply of a language model. */
const DURATION_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10, 30];

export type MeasuredStore = Pick<Store, 'health' | 'deliveries' | 'widgets' | 'quotas' | 'traffic'>;

export interface Metrics {
  readonly visitors: VisitorMetrics;
  readonly indexes: IndexObserver;
  /** Counts a request when its response has ended; as `other` where there is nothing at its address. */
  observe(req: IncomingMessage, res: ServerResponse, resource: Resource | undefined): void;
  countError(code: AdminErrorCode): void;
  /** The text that Prometheus reads, and its content type. */
  read(): Promise<{ text: string; contentType: string }>;
}

/**
 * @param store what is asked at each reading
 * @param clock milliseconds since 1970
 */
export function createMetrics(store: MeasuredStore, clock: () => number): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests that were answered, or given up by their caller (status aborted).',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its response.',
    labelNames: ['route'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });
  const errors = new Counter({
    name: 'http_errors_total',
    help: 'Errors that were answered, by the code in their body.',
    labelNames: ['code'],
    registers: [registry],
  });
  addStoreGauges(registry, store);
  addQuotaGauges(registry, store, clock);
  if (store.traffic) addDatabaseMetrics(registry, store.traffic);

  return {
    visitors: addVisitorMetrics(registry),
    indexes: addIndexMetrics(registry),
    observe(req, res, resource) {
      const startedAt = performance.now();
      const route = labelOf(resource);
      const method = req.method ?? '';
      res.on('close', () => {
        requests.inc({ route, method, status: res.writableFinished ? res.statusCode : 'aborted' });
        durations.observe({ route }, (performance.now() - startedAt) / 1000);
      });
    },
    countError(code) {
      errors.inc({ code });
    },
    read: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  };
}

function addStoreGauges(registry: Registry, { health: readHealth, deliveries }: MeasuredStore): void {
  const owed = {
    webhook: shareReading(() => deliveries.counts('webhook')),
    mail: shareReading(() => deliveries.counts('mail')),
  };
  new Gauge({
    name: 'store_writable',
    help: '1 where the last message could be stored, 0 where not.',
    registers: [registry],
    async collect() {
      // A database that nobody has asked for a while is found to be away by the other gauges.
      await owed.webhook();
      this.set(Number(readHealth().isWritable));
    },
  });
  new Gauge({
    name: 'store_seconds_since_write',
    help: 'Seconds since a message was last stored; NaN before the first.',
    registers: [registry],
    collect() {
      this.set((readHealth().sinceWrite ?? NaN) / 1000);
    },
  });
  const untold = 'that are not made yet: waiting, or dead after the last try.';
  addDeliveryGauge(registry, owed.webhook, 'webhook', `Deliveries to webhooks ${untold}`);
  addDeliveryGauge(registry, owed.mail, 'mail', `Mails to owners ${untold}`);
}

function addDeliveryGauge(
  registry: Registry,
  readOwed: () => Promise<{ waiting: number; dead: number } | undefined>,
  channel: Channel,
  help: string,
): void {
  new Gauge({
    name: `${channel}_deliveries`,
    help,
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const owed = await readOwed();
      this.reset();
      if (!owed) return;
      this.set({ state: 'waiting' }, owed.waiting);
      this.set({ state: 'dead' }, owed.dead);
    },
  });
}

/** A label of few values, whatever addresses are tried. */
function labelOf(resource: Resource | undefined): string {
  const [route] = resource?.routes ?? [];
  return route ? (route.metricsLabel ?? route.path.replace(/\{(\w+)\}/g, ':$1')) : 'other';
}
