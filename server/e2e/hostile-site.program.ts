/**
 * A process of its own for `hostile-site.faults.ts`: the compiled server, with a widget whose source is due. Tells its
 * parent where it is and what became of the source, and how late its event loop was when it is asked.
 */
import { createHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { pino } from 'pino';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiledServer } from '../../scripts/compiled-server.js';

const load = (file: string) => import(join(compiledServer(), file)) as Promise<unknown>;
const { readConfig } = (await load('config.js')) as typeof import('../config.js');
const { widgetSchema } = (await load('model.js')) as typeof import('../model.js');
const { serve } = (await load('serve.js')) as typeof import('../serve.js');
const { openStore } = (await load('store/open-store.js')) as typeof import('../store/open-store.js');

export type HostileSiteMessage =
  | { url: string }
  /** What the log says of the source. */
  | { refreshed: Record<string, unknown> }
  /** Milliseconds by which the event loop was late, and for how long it worked without a pause. */
  | { p50: number; p99: number; max: number; worked: { p50: number; p99: number; max: number } };

const [dataDir = '', widgetId = '', source = ''] = process.argv.slice(2);
const tell = (message: HostileSiteMessage) => process.send?.(message);

const config = readConfig({
  DATA_DIR: dataDir,
  PORT: '0',
  HOST: '127.0.0.1',
  ADDRESS_LIMIT: 'off',
  VISITOR_LIMIT: 'off',
  FETCH_ALLOW_PRIVATE: '127.0.0.0/8',
  // The local model keeps the texts that wait for it, of a hundred thousand passages here, in memory besides.
  EMBEDDINGS: 'none',
});
const store = await openStore(config, { onFatal: () => process.exit(70) });
await store.widgets.save(
  widgetSchema.parse({
    id: widgetId,
    name: 'Acme',
    allowlist: ['localhost'],
    quota: { messages: 1_000_000, period: 'month' },
    sources: [{ url: source, every: '7d', maxPages: 5000, delay: 0 }],
  }),
);
await store.close();

const logger = pino(
  {},
  {
    write(line: string) {
      const entry = JSON.parse(line) as Record<string, unknown>;
      if (String(entry['msg']).startsWith('source ')) tell({ refreshed: entry });
    },
  },
);
const delay = monitorEventLoopDelay({ resolution: 5 });
const { url } = await serve(config, logger, () => process.exit(70));
delay.enable();
/** Nanoseconds of the processor that the main thread has had: it is late by them on a machine that does nothing else. */
const workedNs = () => Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]);
const worked = createHistogram();
let before = workedNs();
setInterval(() => {
  const now = workedNs();
  worked.record(Math.max(1, now - before));
  before = now;
}, 5);

const inMs = (histogram: Pick<typeof worked, 'percentile' | 'max'>) => ({
  p50: histogram.percentile(50) / 1e6,
  p99: histogram.percentile(99) / 1e6,
  max: histogram.max / 1e6,
});
process.on('message', () => {
  tell({ ...inMs(delay), worked: inMs(worked) });
});
process.on('disconnect', () => process.exit());
tell({ url });
