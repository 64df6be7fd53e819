/**
 * `npm run dev`: the server from its sources, and the widget and the dashboard from theirs. A change of the server
 * restarts it, a change of the components bundles them anew, and the dashboard and every page that shows the widget
 * reload by themselves. `npm run dev -- --inspect` lets a debugger attach to the server.
 */
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from '../files.js';
import { isProduct } from '../fingerprint.js';
import { startProxy } from './proxy.js';
import { keepServer } from './server-process.js';
import { openDashboardBundle } from './dashboard-bundle.js';
import { openWidgetBundle } from './widget-bundle.js';

/** Editors write a file in several steps, and some tools several files at once. */
const QUIET_MS = 50;

const port = Number(process.env['PORT'] ?? 3000);
const bundles = await Promise.all([openWidgetBundle(), openDashboardBundle()]);
const server = await keepServer(port, process.argv.slice(2));
const proxy = startProxy(port, server, bundles);

function onChange(folder: string, act: () => Promise<void>): void {
  let waiting: NodeJS.Timeout | undefined;
  watch(join(root, folder), { recursive: true }, (_, file) => {
    if (!file || !isProduct(file)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      const started = performance.now();
      act().then(
        () => {
          proxy.reloadPages();
          console.error(`${folder}/${file} is in, after ${Math.round(performance.now() - started)} ms`);
        },
        (error: unknown) => {
          console.error((error as Error).message);
        },
      );
    }, QUIET_MS);
  });
}

onChange('components', async () => {
  await Promise.all(bundles.map((bundle) => bundle.rebuild()));
});
onChange('server', () => server.restart());
console.error(`Service Chat for development: http://localhost:${port}, dashboard at /dashboard/`);
