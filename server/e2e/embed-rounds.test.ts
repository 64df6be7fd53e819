/** What the built widget leaves behind in a page that stays, as single-page apps do. Needs `npm run build`. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright';
import { PATIENCE_MS } from '../../scripts/browser.js';
import { growthOver } from '../../scripts/rounds.js';
import { serveBuilt } from '../../scripts/serve-built.js';
import { openBrowser } from './shared-browser.fixture.js';

const DEMO_WIDGET = '00000000-0000-4000-8000-000000000001';
const ROUNDS = 100;
/** Bytes; one panel that stayed would hold twenty times as much in every round. */
const NOISE = 256 * 1024;

let server: Awaited<ReturnType<typeof serveBuilt>>;
let browser: Browser;

before(async () => {
  server = await serveBuilt();
  browser = await openBrowser();
});

after(async () => {
  await server.stop();
});

describe('a page that puts the widget up and takes it away again', () => {
  it(`keeps no listener, no node and no memory of ${String(ROUNDS)} rounds`, async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(server.url);
    await page.waitForFunction(() => window.ServiceChatWidget);
    const { listeners, nodes, heap } = await growthOver(page, DEMO_WIDGET, ROUNDS);
    assert.ok(listeners <= 0, `${String(listeners)} listeners stayed`);
    assert.ok(nodes <= 0, `${String(nodes)} nodes stayed`);
    assert.ok(heap < NOISE, `${String(heap)} bytes stayed`);
    await page.close();
  });
});
