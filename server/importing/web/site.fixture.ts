/** A site on this machine for tests, and what they need to import it. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { createHash } from 'node:crypto';
import type { Site } from '../../site-records.js';
import type { SiteStore } from '../../store/port/page-store.js';
import { createAddressGuard } from '../../network/address-guard.js';
import type { Clock } from './pace.js';
import type { Certificate } from './secure-site.fixture.js';
import { createWebClient, type WebClient } from './web-client.js';

export interface SiteResponse {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}
export type Route = string | SiteResponse | ((request: IncomingMessage, response: ServerResponse) => void);

export interface TestSite {
  url: string;
  routes: Record<string, Route>;
  /** What was asked for, in order. */
  requests: { path: string; headers: IncomingHttpHeaders; status: number }[];
  connections: number;
}

/**
 * Serves the routes until the test ends; each response has an ETag, and 404 stands for every other path.
 *
 * @param certificate makes it a site of https
 */
export async function openSite(
  t: TestContext,
  routes: Record<string, Route> = {},
  certificate?: Certificate,
): Promise<TestSite> {
  const site: TestSite = { url: '', routes, requests: [], connections: 0 };
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '';
    const entry = { path, headers: request.headers, status: 0 };
    site.requests.push(entry);
    response.on('finish', () => (entry.status = response.statusCode));
    const route = site.routes[path];
    if (typeof route === 'function') route(request, response);
    else if (route === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('<p>Not here');
    else send(request, response, typeof route === 'string' ? { body: route } : route);
  };
  const server = certificate ? createSecureServer(certificate, handle) : createServer(handle);
  server.on('connection', () => (site.connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  site.url = `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`;
  return site;
}

function send(request: IncomingMessage, response: ServerResponse, content: SiteResponse): void {
  const { status = 200, type = 'text/html; charset=utf-8', headers = {}, body = '' } = content;
  const etag = `"${createHash('sha1').update(body).digest('hex')}"`;
  const isKnown = status === 200 && request.headers['if-none-match'] === etag;
  response.writeHead(isKnown ? 304 : status, { 'content-type': type, etag, ...headers });
  response.end(isKnown ? undefined : body);
}

/** A page as sites have them, with what is not part of it around. */
export function page(title: string, text: string, links: string[] = [], head = ''): string {
  return `<!doctype html><html lang="en"><head><title>${title} | Acme</title>${head}</head><body>
<header><nav><ul>${links.map((link) => `<li><a href="${link}">Menu ${link}</a></li>`).join('')}</ul></nav></header>
<main><h1>${title}</h1><p>${text}</p></main><footer><p>Imprint of Acme</p></footer></body></html>`;
}

export function sitemap(...addresses: string[]): string {
  const entries = addresses.map((address) => `<url><loc>${address}</loc></url>`);
  return `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`;
}

/** A client that may reach this machine. */
export function openClient(t: TestContext, timeoutMs?: number, allowed = ['127.0.0.0/8']): WebClient {
  const client = createWebClient({
    guard: createAddressGuard(allowed),
    userAgent: 'ServiceChat/test',
    timeoutMs,
  });
  t.after(() => client.close());
  return client;
}

/** A clock that sleeps at once and tells for how long it was to. */
export function createTestClock(): Clock & { slept: number[] } {
  let now = Date.parse('2026-01-01T00:00:00Z');
  const slept: number[] = [];
  return {
    slept,
    now: () => now,
    sleep(ms, signal) {
      signal?.throwIfAborted();
      slept.push(ms);
      now += ms;
      return Promise.resolve();
    },
  };
}

export function createMemorySites(): SiteStore {
  const records = new Map<string, string>();
  return {
    get: (widgetId, start) => {
      const text = records.get(widgetId + start);
      return Promise.resolve(text === undefined ? undefined : (JSON.parse(text) as Site));
    },
    list: (widgetId) =>
      Promise.resolve(
        [...records].filter(([key]) => key.startsWith(widgetId)).map(([, text]) => JSON.parse(text) as Site),
      ),
    save(widgetId, site) {
      records.set(widgetId + site.start, JSON.stringify(site));
      return Promise.resolve();
    },
  };
}
