/** Websites that an operator gives the address of, and what becomes of an address that was mistyped. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright';
import { openSite, page as sitePage } from '../importing/web/site.fixture.js';
import { WIDGET_ID } from '../http/app.fixture.js';
import type { AdminApp } from '../http/admin/admin.fixture.js';
import { freePort } from '../network/free-port.fixture.js';
import { openSignedIn, press, useBrowser } from './dashboard-browser.fixture.js';
import { noSidewaysScroll } from './dashboard-judge.fixture.js';
import { knowledgeAt as at, startWithSites } from './dashboard-knowledge.fixture.js';

const WIZARD = `/dashboard/widgets/new?id=${WIDGET_ID}&step=2`;

useBrowser();

const sourcesOf = async (app: AdminApp) =>
  ((await app.store.widgets.get(WIDGET_ID))?.sources ?? []).map(({ url, every }) => ({ url, every }));

async function importFrom(page: Page, address: string): Promise<void> {
  await page.getByLabel('Address', { exact: true }).fill(address);
  await page.keyboard.press('Enter');
}

describe('a website that pages are imported from', () => {
  it('is kept fresh by the way to a new widget too, and says so', async (t) => {
    const site = await openSite(t, { '/': sitePage('Front', 'A bike costs 300.') });
    const app = await startWithSites(t);
    const page = await openSignedIn(t, app, WIZARD);
    await importFrom(page, site.url.replace('http://', ''));
    await page.getByText('One page was imported.').waitFor();
    await page.getByText('They are looked at again each day.').waitFor();
    assert.deepEqual(await sourcesOf(app), [{ url: site.url, every: '24h' }]);
    // As it is set since, so it stays.
    await press(page, 'Import pages');
    await page.getByText('One page was imported.').waitFor();
    assert.equal((await sourcesOf(app)).length, 1);
    await page.goto(app.url + at(''));
    await page.getByText('every 1 day').waitFor();
  });

  it('may be typed without its scheme where it is imported too', async (t) => {
    const site = await openSite(t, { '/': sitePage('Front', 'A bike costs 300.') });
    const app = await startWithSites(t);
    const page = await openSignedIn(t, app, at('/import'));
    await importFrom(page, site.url.replace('http://', ''));
    await page.getByText('1 page with').waitFor();
    assert.deepEqual(await sourcesOf(app), [{ url: site.url, every: '24h' }]);
  });

  it('is removed right where it failed, while it has given no page', async (t) => {
    const app = await startWithSites(t);
    const mistyped = `http://127.0.0.1:${await freePort()}`;
    const page = await openSignedIn(t, app, at('/import'));
    await importFrom(page, mistyped);
    await page.getByText('is tried again by itself').waitFor();
    await noSidewaysScroll(page, 'an import that failed');
    await press(page, 'Remove this website');
    await page.getByText(`${mistyped} is not imported any more.`).waitFor();
    assert.deepEqual(await sourcesOf(app), []);

    await page.goto(app.url + WIZARD);
    await importFrom(page, mistyped);
    await press(page, 'Remove this website');
    await page.getByText(`${mistyped} is not imported any more.`).waitFor();
    assert.deepEqual(await sourcesOf(app), []);

    await importFrom(page, mistyped);
    await page.getByRole('button', { name: 'Remove this website' }).waitFor();
    await page.goto(app.url + at(''));
    await press(page, `Remove: ${mistyped}`);
    await page.getByText('No website is kept fresh').waitFor();
    assert.deepEqual(await sourcesOf(app), []);
  });
});
