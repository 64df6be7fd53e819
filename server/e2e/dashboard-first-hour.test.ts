/** The first hour of an owner by the keyboard alone: from the link of the console to an answer on a page of their own. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { describe, it, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { heading, open, useBrowser } from './dashboard-browser.fixture.js';
import { tabTo } from './keyboard.fixture.js';
import { makeDataDir, start } from './server-process.fixture.js';

const CONTENT =
  '<h2>How long does delivery take?</h2><p>Parcels arrive within two to four working days.</p>' +
  '<h2>How can I pay?</h2><p>We accept Visa, Mastercard and PayPal.</p>';

useBrowser();

/** A shop whose second page has the chat. */
async function startShop(t: TestContext): Promise<{ url: string; embed: (snippet: string) => void }> {
  let snippet = '';
  const server = createServer(({ url }, response) => {
    const isKnown = url === '/' || url === '/shop';
    response.writeHead(isKnown ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
    const body = url === '/shop' ? snippet : CONTENT;
    response.end(
      `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Shop</title><main><h1>Shop</h1>${body}</main></html>`,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    embed(lines) {
      snippet = lines;
    },
  };
}

describe('the first hour of an owner', () => {
  it('leads by the keyboard alone from the link of the console to an answer on a page of their own', async (t) => {
    const shop = await startShop(t);
    const server = await start(t, makeDataDir(t), { DEMO: 'off', FETCH_ALLOW_PRIVATE: '127.0.0.1' });
    let link: string | undefined;
    while (!(link = /http\S+\/setup#\S+/.exec(server.stderr())?.[0])) await sleep(10);
    const page = await open(t, link);
    await tabTo(page, 'Name');
    await page.keyboard.type('Ann');
    await tabTo(page, 'Password');
    await page.keyboard.type('lamp river stone cloud');
    await page.keyboard.press('Enter');
    await heading(page, 'Overview');

    await page.getByRole('link', { name: 'Make a widget' }).waitFor();
    assert.equal(await page.getByText('Look at the demo').count(), 0, 'where there is none');
    await tabTo(page, 'Make a widget');
    await page.keyboard.press('Enter');
    await heading(page, 'Create a widget');
    await tabTo(page, 'Name');
    await page.keyboard.type('Shop');
    await tabTo(page, 'Your website');
    await page.keyboard.type(shop.url);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'What it answers from' }).waitFor();
    await tabTo(page, 'Import pages');
    await page.keyboard.press('Enter');
    await page.getByText('One page was imported.').waitFor();
    await tabTo(page, 'Go on');
    await page.keyboard.press('Enter');
    await page.getByText('Waiting for the first visit').waitFor();
    await tabTo(page, 'Paste this before </body>');
    shop.embed(await page.locator('textarea:focus').inputValue());

    const { origin } = new URL(link);
    const visit = await open(t, `${shop.url}/shop`, {}, [server.url, origin]);
    await tabTo(visit, 'Open chat');
    await visit.keyboard.press('Enter');
    await visit.locator('textarea:focus').waitFor();
    await visit.keyboard.type('How long does delivery take?');
    await visit.keyboard.press('Enter');
    await visit
      .getByRole('dialog')
      .getByText('Parcels arrive within two to four working days.')
      .first()
      .waitFor();

    await page.getByText(`Seen on ${shop.url}`).waitFor();
    await tabTo(page, 'To its settings');
    await page.keyboard.press('Enter');
    await heading(page, 'Shop');
    // Before the server ends, from which it is still loading the preview.
    await page.context().close();
  });
});
