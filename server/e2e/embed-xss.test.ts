/**
 * Hostile words in every place that the widget shows: the built widget in a real browser, under the strictest
 * policy that it promises to live with. The server is a stand-in, because a real one would not say such things.
 * Needs `npm run build`.
 */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright';
import { PATIENCE_MS } from '../../scripts/browser.js';
import type { ChatReply, WidgetRecord } from '../contract.js';
import { sampled } from '../runtime/long-round.fixture.js';
import { openBrowser } from './shared-browser.fixture.js';

interface Vector {
  readonly id: string;
  /** What it aims at. */
  readonly group: string;
  readonly payload?: string;
  /** Texts too long to be written out: what stands in them how often. */
  readonly repeat?: readonly (readonly [unit: string, count: number])[];
}

const WIDGET_ID = '00000000-0000-4000-8000-000000000001';
const CDN = new URL('../../dist/cdn', import.meta.url);
const POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `connect-src 'self'`,
  `style-src 'self'`,
  `img-src data:`,
  `require-trusted-types-for 'script'`,
  `trusted-types lit-html`,
].join('; ');

const { allowedHost, vectors } = JSON.parse(
  await readFile(new URL('vectors/xss.json', import.meta.url), 'utf8'),
) as { allowedHost: string; vectors: Vector[] };
/** Some of each group; each of them opens the page anew. */
const tried = [...new Set(vectors.map(({ group }) => group))].flatMap((group) =>
  sampled(
    vectors.filter((vector) => vector.group === group),
    6,
  ),
);
let hostile = '';

function record(): WidgetRecord {
  const appearance = {
    primaryColor: '#6366f1',
    greeting: hostile,
    placeholder: hostile,
    suggestions: [hostile],
    position: 'bottom-right' as const,
  };
  return { id: WIDGET_ID, name: hostile || 'Chat', appearance, isActive: true };
}

function reply(allowedHost: string): ChatReply {
  const pageUrl = `https://${allowedHost}/page`;
  return {
    conversationId: WIDGET_ID,
    messageId: '00000000-0000-4000-8000-000000000002',
    answer: hostile,
    citations: [
      { pageTitle: hostile, excerpt: hostile },
      { pageId: hostile, pageTitle: hostile, pageUrl, excerpt: hostile },
    ],
    relatedArticles: [{ pageId: hostile, pageTitle: hostile, pageUrl, excerpt: hostile }],
    confidenceScore: 0.9,
    wasRefused: false,
  };
}

async function answer(path: string, response: ServerResponse, allowedHost: string): Promise<void> {
  if (path === '/') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', POLICY);
    response.end(`<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">
      <script src="/config.js"></script><script async src="/widget.js"></script>`);
  } else if (path === '/config.js') {
    response.setHeader('content-type', 'text/javascript');
    response.end(`window.ServiceChatConfig = { widgetId: '${WIDGET_ID}' };`);
  } else if (path.startsWith('/api/')) {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(path.includes('/config/') ? record() : reply(allowedHost)));
  } else {
    const script = await readFile(new URL(`./cdn${path}`, CDN)).catch(() => undefined);
    response.statusCode = script ? 200 : 404;
    response.setHeader('content-type', 'text/javascript');
    response.end(script);
  }
}

/** What the page holds that it should not, read through every shadow root. */
function findForeign(page: Page, allowedHost: string): Promise<string[]> {
  return page.evaluate((allowed) => {
    const found: string[] = [];
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots) {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) roots.push(element.shadowRoot);
        if (root === document) continue;
        const name = element.localName;
        if (/^(?:script|iframe|img|object|embed|video|audio|style|base|meta|math)$/.test(name))
          found.push(name);
        for (const attribute of element.getAttributeNames()) {
          if (attribute.startsWith('on') || attribute === 'style') found.push(`${name}[${attribute}]`);
        }
        if (element instanceof HTMLAnchorElement) {
          const { protocol, host, href } = element;
          const isCall = /^tel:\+?\d{3,15}$/.test(href);
          const isOurs = host === allowed || host === location.host || protocol === 'mailto:' || isCall;
          if (!isOurs || !/^(?:https?|mailto|tel):$/.test(protocol)) found.push(`link to ${element.href}`);
        }
      }
    }
    return found;
  }, allowedHost);
}

describe('hostile words', () => {
  let server: Server;
  let browser: Browser;
  let url: string;

  before(async () => {
    server = createServer((request, response) => {
      void answer(new URL(request.url ?? '/', 'http://localhost').pathname, response, allowedHost);
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    url = `http://localhost:${String((server.address() as AddressInfo).port)}/`;
    browser = await openBrowser();
  });

  after(() => {
    server.closeAllConnections();
    server.close();
  });

  it('stay words wherever the widget shows them', { timeout: 900_000 }, async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    page.setDefaultTimeout(PATIENCE_MS);
    const trouble: string[] = [];
    const note = (text: string) => trouble.push(`${hostile.slice(0, 80)}: ${text}`);
    page.on('dialog', (dialog) => {
      note('a dialog');
      void dialog.dismiss();
    });
    page.on('pageerror', ({ message }) => note(message));
    page.on('console', (message) => {
      if (message.type() === 'error') note(message.text());
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(url)) note(`a request to ${request.url()}`);
    });
    page.on('framenavigated', (frame) => {
      if (frame.url() !== url && frame.url() !== 'about:blank') note(`it went to ${frame.url()}`);
    });
    page.on('popup', () => note('a new window'));

    for (const { payload, repeat = [] } of tried) {
      hostile = payload ?? repeat.map(([unit, count]) => unit.repeat(count)).join('');
      await page.goto(url);
      await page.evaluate(() => {
        localStorage.clear();
      });
      await page.getByRole('button', { name: 'Open chat' }).click();
      await page.getByRole('textbox', { name: 'Message' }).waitFor();
      await page.evaluate((text) => {
        window.ServiceChatWidget?.sendMessage(text.trim() || 'Hello');
      }, hostile);
      await page.getByRole('button', { name: 'Copy' }).first().waitFor();
      for (const foreign of await findForeign(page, allowedHost)) note(foreign);
      // The next page view begins with a closed window.
      await page.evaluate(() => {
        sessionStorage.clear();
      });
    }
    assert.deepEqual(trouble, []);
    await page.close();
  });
});
