/** Websites as they are, imported from the dashboard in a real browser, by a real server at its own pace. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { Page } from 'playwright';
import { DEMO_WIDGET_ID } from '../defaults.js';
import { openSite, page as sitePage, sitemap, type Route } from '../importing/web/site.fixture.js';
import { cookieOf, open, press, useBrowser } from './dashboard-browser.fixture.js';
import { makeDataDir, start, untilReady, type Running } from './server-process.fixture.js';

const PASSWORD = 'lamp river stone cloud';
const PAGES = 300;
/** How often what is seen of a running import has to change, in milliseconds; on a busy machine nearly each time. */
const MAX_STILL_MS = 2000;
const LEAST_SHARE = 0.95;
/** A server that takes its time for a page, as most do. */
const ANSWER_MS = 100;

useBrowser();

/** A server with the operator Ann, and her session. */
async function startServer(t: TestContext): Promise<{ server: Running; Cookie: string }> {
  const server = await start(t, makeDataDir(t), { FETCH_ALLOW_PRIVATE: '127.0.0.0/8' });
  await untilReady(server);
  const token = /setup#([\w-]{43})/.exec(server.stderr())?.[1];
  const response = await fetch(`${server.url}/api/admin/setup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: server.url },
    body: JSON.stringify({ token, name: 'Ann', password: PASSWORD }),
  });
  assert.equal(response.status, 204);
  return { server, Cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

const importPath = `/dashboard/knowledge/import?widget=${DEMO_WIDGET_ID}`;

async function openImport(t: TestContext): Promise<{ server: Running; Cookie: string; page: Page }> {
  const { server, Cookie } = await startServer(t);
  const storageState = { cookies: [cookieOf(server, Cookie)], origins: [] };
  return { server, Cookie, page: await open(t, server.url + importPath, { storageState }) };
}

async function startImport(page: Page, address: string): Promise<void> {
  await page.getByLabel('Address', { exact: true }).fill(address);
  await page.keyboard.press('Enter');
}

/** Notes each change of what is shown of the progress, until it is told of. */
const watchProgress = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = [performance.now()];
    Object.assign(globalThis, { progressTimes: times });
    let last = '';
    new MutationObserver(() => {
      const shown = document.querySelector('job-screen progress + p')?.textContent ?? '';
      if (shown !== last) times.push(performance.now());
      last = shown;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

/** The times that nothing changed, in milliseconds, the longest last. */
const pausesOf = (page: Page) =>
  page.evaluate(() => {
    const { progressTimes } = globalThis as unknown as { progressTimes: number[] };
    return progressTimes
      .slice(1)
      .map((time, at) => time - (progressTimes[at] ?? 0))
      .sort((a, b) => a - b);
  });

const slowly =
  (body: string): Route =>
  (_, response) =>
    void setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end(body), ANSWER_MS);

/** A front page, and pages that each link to the next ten, of which some are missing and some are no pages. */
function bigSite(): Record<string, Route> {
  const path = (number: number) => `/guide-${number}`;
  const routes: Record<string, Route> = {};
  for (let number = 1; number < PAGES; number++) {
    const links = Array.from({ length: 10 }, (_, next) => path(number + next + 1));
    const text = `Part ${number} says how step ${number} of the lamp works, and what it costs.`;
    routes[path(number)] = slowly(sitePage(`Guide ${number}`, text, number % 100 === 0 ? ['/lost'] : links));
  }
  const links = Array.from({ length: PAGES / 10 }, (_, ten) => path(ten * 10 + 1));
  routes['/'] = slowly(sitePage('Lamps', 'All about lamps.', [...links, '/private', '/gone-1', '/gone-2']));
  routes['/private'] = { status: 401 };
  return routes;
}

describe('a website of many pages', () => {
  it('is imported where everybody sees how far it is, and stopped without a loss', async (t) => {
    const site = await openSite(t, bigSite());
    const { server, Cookie, page } = await openImport(t);
    await startImport(page, site.url);
    await page.getByText(/ of \d+ read/).waitFor();
    await watchProgress(page);

    // A second tab that starts the same, and one that reloads.
    const other = await page.context().newPage();
    await other.goto(server.url + importPath);
    await startImport(other, site.url);
    await other.getByText(`An import of ${site.url} is running already.`).waitFor();
    assert.equal(new URL(other.url()).pathname, new URL(page.url()).pathname);
    const again = await fetch(`${server.url}/api/admin/widgets/${DEMO_WIDGET_ID}/imports`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: server.url, Cookie },
      body: JSON.stringify({ from: { url: site.url } }),
    });
    assert.equal(again.status, 409);
    assert.match(await again.text(), /"busy".*is running already/);
    await other.reload();
    await other.getByText(/ of \d+ read/).waitFor();

    await page.getByText(/^(?:[3-9]\d|\d{3,}) of \d+ read/).waitFor({ timeout: 300_000 });
    const pauses = [await pausesOf(page)];
    await press(other, 'Stop');
    await page.getByText('Stopped', { exact: true }).waitFor();
    const pagesOf = async () => {
      const list = await fetch(`${server.url}/api/admin/widgets/${DEMO_WIDGET_ID}/pages?limit=1&q=guide`, {
        headers: { Cookie },
      });
      return ((await list.json()) as { count: number }).count;
    };
    const kept = await pagesOf();
    assert.ok(kept >= 20, `${kept} pages stay`);

    await press(page, 'Go on');
    await page.getByText(/ of \d+ read/).waitFor();
    await watchProgress(page);
    await page.getByText(`${PAGES} pages with`).waitFor({ timeout: 600_000 });
    pauses.push(await pausesOf(page));
    assert.equal(await pagesOf(), PAGES - 1);
    for (const times of pauses) {
      const longest = times.at(-1) ?? Infinity;
      const nearlyAll = times[Math.ceil(times.length * LEAST_SHARE) - 1] ?? Infinity;
      t.diagnostic(
        `${times.length} changes were seen, nearly all within ${nearlyAll.toFixed(0)} ms, all within ${longest.toFixed(0)} ms`,
      );
      assert.ok(times.length > 10);
      assert.ok(nearlyAll <= MAX_STILL_MS);
    }

    // What was skipped, by why, with what can be done about it.
    const missing = page.locator('.skipped > li', { hasText: 'answers with status 404' });
    assert.match(await missing.locator('.badge').innerText(), /^\d+$/);
    await missing.locator('summary').click();
    await missing.getByText('/gone-1').waitFor();
    assert.notEqual((await missing.locator('p.help').innerText()).trim(), '');
    await page.locator('.skipped > li', { hasText: '401' }).waitFor();
  });

  it('that turns programs away has failed, in words', async (t) => {
    const site = await openSite(t, { '/': { status: 403 }, '/robots.txt': { status: 404 } });
    const { page } = await openImport(t);
    await startImport(page, site.url);
    await page.getByText('Failed', { exact: true }).waitFor();
    await page.getByText(/answers with status 403/).waitFor();
    await page.goto(page.url().replace(/import\/[^?]*/, 'runs'));
    await page.getByText('Failed').first().waitFor();
  });

  it('that gives one page beside a sitemap is done, with a warning', async (t) => {
    const site = await openSite(t, { '/': sitePage('Lamps', 'All about lamps.') });
    site.routes['/sitemap.xml'] = {
      type: 'application/xml',
      body: sitemap(`${site.url}/`, `${site.url}/a`, `${site.url}/b`),
    };
    for (const path of ['/a', '/b']) site.routes[path] = { status: 403 };
    const { page } = await openImport(t);
    await startImport(page, site.url);
    await page.getByText('Done, but look at this', { exact: true }).waitFor();
    await page.getByText(/Only one page was read, though the site names its pages in a sitemap/).waitFor();
  });
});
