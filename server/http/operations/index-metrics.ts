/** What Prometheus is told of search indexes: how much memory they take, and how they come and go. */
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { IndexObserver } from '../../search/index-slots.js';

/** Seconds: from a small website out of the cache to a very large one that is made anew. */
const LOAD_BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5, 30];

export function addIndexMetrics(registry: Registry): IndexObserver {
  const registers = [registry];
  const bytes = new Gauge({ name: 'index_bytes', help: 'Memory of search indexes, in bytes.', registers });
  const evictions = new Counter({
    name: 'index_evictions_total',
    help: 'Indexes that left the memory for want of room (INDEX_MEMORY).',
    registers,
  });
  const loads = new Histogram({
    name: 'index_load_seconds',
    help: 'Time until an index that was not in memory answers, by where it came from: disk, shared, build.',
    labelNames: ['from'],
    buckets: LOAD_BUCKETS,
    registers,
  });
  return {
    loaded(from, seconds) {
      loads.observe({ from }, seconds);
    },
    evicted() {
      evictions.inc();
    },
    weighed(now) {
      bytes.set(now);
    },
  };
}
