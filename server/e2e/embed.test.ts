/**
 * From script tag to cited answer: the built product, in a real browser, embedded in a page of another origin
 * under the strictest policy that the widget promises to live with. Needs `npm run build`.
 */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright';
import { PATIENCE_MS } from '../../scripts/browser.js';
import { cli, serveBuilt } from '../../scripts/serve-built.js';
import { openBrowser } from './shared-browser.fixture.js';

const REFUNDS = `---
title: Refunds
url: https://acme.example/help/refunds
---

# Refunds

You can return any lamp within 30 days and get your money back. We refund the card that you paid with.

## How long does a refund take?

A refund arrives after five working days. Banks abroad may take longer.
`;

let server: Awaited<ReturnType<typeof serveBuilt>>;
let host: Server;
let hostUrl: string;
let browser: Browser;
let widgetId: string;
let pagesFolder: string;

/** What a visitor of the host page would see go wrong. */
function watch(page: Page): string[] {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') trouble.push(message.text());
  });
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== server.url && origin !== hostUrl) trouble.push(`request to ${origin}`);
  });
  return trouble;
}

function policy(): string {
  return [
    `default-src 'none'`,
    `script-src 'self' ${server.url}`,
    `connect-src ${server.url}`,
    `style-src 'self'`,
    // The page's own icon, below.
    `img-src data:`,
    `require-trusted-types-for 'script'`,
    `trusted-types lit-html`,
  ].join('; ');
}

async function newPage(): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
}

async function openHost(path = '/'): Promise<{ page: Page; trouble: string[] }> {
  const page = await newPage();
  const trouble = watch(page);
  await page.goto(hostUrl + path);
  return { page, trouble };
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(question);
  await page.keyboard.press('Enter');
}

before(async () => {
  server = await serveBuilt();
  const created = await cli(
    server.dataDir,
    'widget',
    'create',
    '--name',
    'Acme',
    '--allow',
    'localhost',
    '--json',
  );
  widgetId = (JSON.parse(created) as { id: string }).id;
  pagesFolder = await mkdtemp(join(tmpdir(), 'service-chat-pages-'));
  await writeFile(join(pagesFolder, 'refunds.md'), REFUNDS);
  await cli(server.dataDir, 'pages', 'import', widgetId, pagesFolder, '--json');

  host = createServer((request, response) => {
    const pages: Record<string, string> = {
      '/': `<script src="/config.js"></script><script async crossorigin src="${server.url}/widget.js"></script>`,
      '/twice': `<script src="/config.js"></script>
        <script async src="${server.url}/widget.js"></script><script async src="${server.url}/widget.js"></script>`,
      '/queued': `<script src="/queued.js"></script><script async src="${server.url}/widget.js"></script>`,
      '/bare': `<script async src="${server.url}/widget.js"></script>`,
    };
    const scripts: Record<string, string> = {
      '/config.js': `window.ServiceChatConfig = { widgetId: '${widgetId}', greeting: 'Hello from Acme' };`,
      '/queued.js': `window.ServiceChatConfig = { widgetId: '${widgetId}' };
        window.seen = [];
        window.ServiceChatWidget = { q: [['on', 'open', (event) => window.seen.push(event)], ['open']] };`,
    };
    const path = request.url ?? '/';
    const page = pages[path];
    if (page !== undefined) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-security-policy', policy());
      response.end(
        `<!doctype html><html lang="en"><title>Acme</title><link rel="icon" href="data:,"><h1>Lamps</h1>${page}`,
      );
      return;
    }
    response.statusCode = scripts[path] === undefined ? 404 : 200;
    response.setHeader('content-type', 'text/javascript');
    response.end(scripts[path]);
  });
  await new Promise<void>((resolve) => host.listen(0, resolve));
  hostUrl = `http://localhost:${String((host.address() as AddressInfo).port)}`;

  browser = await openBrowser();
});

after(async () => {
  host.closeAllConnections();
  host.close();
  await rm(pagesFolder, { recursive: true, force: true });
  assert.equal(await server.stop(), 0, 'the server ends well when told to');
});

describe('a page that embeds the widget', () => {
  it('asks for the widget record beside the app, and only once', async () => {
    const page = await newPage();
    const trouble = watch(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const recordIsAsked = page.waitForRequest(/\/config\//);
    await page.route(/\/widget\/app-/, async (route) => {
      await recordIsAsked;
      await route.continue();
    });
    await page.goto(hostUrl);
    await page.getByRole('button', { name: 'Open chat' }).waitFor();
    assert.equal(asked.filter((path) => path.includes('/config/')).length, 1);
    assert.deepEqual(trouble, []);
    await page.close();
  });

  it('lets a visitor ask and shows the answer with its source, without any trouble on the page', async () => {
    const { page, trouble } = await openHost();
    await page.getByRole('button', { name: 'Open chat' }).click();
    const panel = page.getByRole('dialog', { name: 'Acme' });
    await panel.getByText('Hello from Acme').waitFor();
    await ask(page, 'How long does a refund take?');
    await panel.getByText('A refund arrives after five working days.').first().waitFor();
    const source = panel.getByRole('link', { name: /Refunds/ }).first();
    assert.match((await source.getAttribute('href')) ?? '', /^https:\/\/acme\.example\/help\/refunds/);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    assert.equal(await page.getByRole('button', { name: 'Open chat' }).count(), 1);
    assert.deepEqual(trouble, []);
    await page.close();
  });

  it('refuses what the pages do not hold', async () => {
    const { page, trouble } = await openHost();
    await page.evaluate(() => {
      window.ServiceChatWidget?.open();
    });
    await ask(page, 'Who won the football world cup in 1974?');
    const panel = page.getByRole('dialog', { name: 'Acme' });
    await panel
      .getByText(/could not find an answer/)
      .first()
      .waitFor();
    assert.equal(await panel.getByRole('link').count(), 0);
    assert.deepEqual(trouble, []);
    await page.close();
  });

  it('keeps the conversation and its open window over a reload', async () => {
    const { page } = await openHost();
    await page.getByRole('button', { name: 'Open chat' }).click();
    await ask(page, 'How long does a refund take?');
    await page.getByText('A refund arrives after five working days.').first().waitFor();
    await page.reload();
    await page.getByRole('dialog', { name: 'Acme' }).waitFor();
    await page.getByText('A refund arrives after five working days.').first().waitFor();
    await page.close();
  });

  it('draws one launcher where the script is there twice', async () => {
    const { page, trouble } = await openHost('/twice');
    await page.getByRole('button', { name: 'Open chat' }).waitFor();
    await page.waitForLoadState('networkidle');
    assert.equal(await page.getByRole('button', { name: 'Open chat' }).count(), 1);
    assert.deepEqual(trouble, []);
    await page.close();
  });

  it('carries out what was queued before the script came', async () => {
    const { page, trouble } = await openHost('/queued');
    await page.getByRole('dialog', { name: 'Acme' }).waitFor();
    // The event comes with the panel, whose placeholder is seen before.
    await page.waitForFunction(() => (window as unknown as { seen: unknown[] }).seen.length > 0);
    const seen = await page.evaluate(() => (window as unknown as { seen: { timestamp: number }[] }).seen);
    assert.equal(typeof seen[0]?.timestamp, 'number');
    assert.equal(seen.length, 1);
    assert.deepEqual(trouble, []);
    await page.close();
  });

  it('is left without a trace by destroy() and gets a widget again by init()', async () => {
    const { page, trouble } = await openHost();
    await page.getByRole('button', { name: 'Open chat' }).waitFor();
    await page.evaluate(() => {
      window.ServiceChatWidget?.destroy();
    });
    assert.equal(await page.locator('service-chat-widget').count(), 0);
    const result = await page.evaluate(
      async (id) => typeof (await window.ServiceChatWidget?.init({ widgetId: id })),
      widgetId,
    );
    assert.equal(result, 'undefined');
    await page.getByRole('button', { name: 'Open chat' }).waitFor();
    assert.deepEqual(trouble, []);
    await page.close();
  });

  it('says in the console what is missing where there is no widgetId, and does nothing else', async () => {
    const { page, trouble } = await openHost('/bare');
    // It says so once the page had its chance to call init().
    while (trouble.length === 0) await page.waitForTimeout(20);
    await page.waitForLoadState('networkidle');
    assert.equal(trouble.length, 1);
    assert.match(trouble[0] ?? '', /widgetId/);
    assert.equal(await page.locator('service-chat-widget').count(), 0);
    await page.close();
  });
});

describe('the demo page', () => {
  it('answers a question about the product from docs/, with a citation that can be opened', async () => {
    const page = await newPage();
    const trouble = watch(page);
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Open chat' }).click();
    await ask(page, 'How do I embed the widget in my site?');
    const source = page.getByRole('dialog').getByRole('link').first();
    await source.waitFor();
    const answer = await fetch(new URL((await source.getAttribute('href')) ?? '', server.url));
    assert.equal(answer.status, 200);
    assert.deepEqual(trouble, []);
    await page.close();
  });
});
