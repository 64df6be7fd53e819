/** Stands before the server in development: gives out the browser's files as they are now, and reloads pages. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { RELOAD_PATH, type BrowserBundle } from './browser-bundle.js';
import { dashboardPage } from './dashboard-bundle.js';
import type { KeptServer } from './server-process.js';

/** A door to the server that stays open while the server restarts. */
export interface Proxy {
  /** Tells the dashboard, and every page that embeds the widget, to reload. */
  reloadPages(): void;
}

const SCRIPT_HEADERS = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'no-store',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
const EVENT_HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  'Access-Control-Allow-Origin': '*',
};

async function passOn(server: KeptServer, req: IncomingMessage, res: ServerResponse): Promise<void> {
  await server.whenReady();
  const { method, url, headers } = req;
  const onward = request({ host: '127.0.0.1', port: server.port, method, path: url, headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(res);
  });
  onward.on('error', () => res.destroy());
  res.on('close', () => onward.destroy());
  req.pipe(onward);
}

/** Listens on the port that browsers use. */
export function startProxy(port: number, server: KeptServer, bundles: readonly BrowserBundle[]): Proxy {
  const pages = new Set<ServerResponse>();
  createServer((req, res) => {
    const [path = ''] = (req.url ?? '').split('?');
    const file = bundles.map(({ files }) => files.get(path)).find((text) => text !== undefined);
    const page = dashboardPage(path);
    if (file !== undefined) {
      res.writeHead(200, SCRIPT_HEADERS).end(file);
    } else if (page) {
      const headers = { 'Content-Security-Policy': page.contentSecurityPolicy, 'Cache-Control': 'no-store' };
      res.writeHead(200, { ...headers, 'Content-Type': 'text/html; charset=utf-8' }).end(page.html);
    } else if (path === RELOAD_PATH) {
      res.writeHead(200, EVENT_HEADERS).flushHeaders();
      pages.add(res);
      res.on('close', () => pages.delete(res));
    } else {
      passOn(server, req, res).catch((error: unknown) => {
        res.writeHead(502, { 'Content-Type': 'text/plain' }).end((error as Error).message);
      });
    }
  }).listen(port);
  return {
    reloadPages() {
      for (const page of pages) page.write('data: reload\n\n');
    },
  };
}
