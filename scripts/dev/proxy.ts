/** Stands before the server in development: gives out the widget's files as they are now, and reloads pages. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { KeptServer } from './server-process.js';
import { RELOAD_PATH, type WidgetBundle } from './widget-bundle.js';

/** A door to the server that stays open while the server restarts. */
export interface Proxy {
  /** Tells every page that embeds the widget to reload. */
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
export function startProxy(port: number, server: KeptServer, widget: WidgetBundle): Proxy {
  const pages = new Set<ServerResponse>();
  createServer((req, res) => {
    const [path = ''] = (req.url ?? '').split('?');
    const file = widget.files.get(path);
    if (file !== undefined) {
      res.writeHead(200, SCRIPT_HEADERS).end(file);
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
