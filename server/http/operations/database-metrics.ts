/** What Prometheus is told of the database: how long statements take, how often they are tried again, the connections. */
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { DatabaseTraffic } from '../../store/port/database-traffic.js';

/** Seconds: from a read of one row nearby to the end of all tries. */
const STATEMENT_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5, 10];
const BATCH_BUCKETS = [1, 2, 4, 8, 16, 32, 64, 128, 256];

export function addDatabaseMetrics(registry: Registry, traffic: DatabaseTraffic): void {
  const registers = [registry];
  const statements = new Histogram({
    name: 'store_statement_seconds',
    help: 'Time that statements take at the database, by their name.',
    labelNames: ['name'],
    buckets: STATEMENT_BUCKETS,
    registers,
  });
  const batches = new Histogram({
    name: 'store_batch_size',
    help: 'Questions or replies that were stored by one statement.',
    buckets: BATCH_BUCKETS,
    registers,
  });
  const retries = new Counter({
    name: 'store_retries_total',
    help: 'Statements that were tried again, by the code of the error.',
    labelNames: ['code'],
    registers,
  });
  traffic.watch({
    statement(name, seconds) {
      statements.observe({ name }, seconds);
    },
    batch(size) {
      batches.observe(size);
    },
    retry(code) {
      retries.inc({ code });
    },
  });
  new Gauge({
    name: 'store_pool',
    help: 'Connections to the database that are busy and idle, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { busy, idle, waiting } = traffic.pool();
      this.set({ state: 'busy' }, busy);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}
