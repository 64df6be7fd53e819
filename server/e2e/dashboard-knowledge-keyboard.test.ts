/** What operators do about knowledge, by the keyboard alone: the focus is never lost, and what came of it is said, once. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { WIDGET_ID } from '../http/app.fixture.js';
import { openSite, page as sitePage } from '../importing/web/site.fixture.js';
import { openSignedIn, useBrowser } from './dashboard-browser.fixture.js';
import { knowledgeAt, startWithSites } from './dashboard-knowledge.fixture.js';
import { useKeyboard } from './keyboard.fixture.js';

useBrowser();

/** A dashboard that has imported a site of one page. */
async function importPaying(t: TestContext) {
  const site = await openSite(t, { '/': sitePage('Paying', 'By card.') });
  const app = await startWithSites(t);
  const page = await openSignedIn(t, app, knowledgeAt('/import'));
  await page.getByLabel('Address', { exact: true }).fill(site.url);
  await page.keyboard.press('Enter');
  await page.getByText('1 page with').waitFor();
  return { site, app, page };
}

describe('by the keyboard alone', () => {
  it('an import is started, stopped, and gone on with', async (t) => {
    let release = (): void => undefined;
    const late = new Promise<void>((resolve) => (release = resolve));
    const site = await openSite(t, {
      '/': sitePage('Front', 'Welcome.', ['/a']),
      '/a': (_, response) => void late.then(() => response.end(sitePage('Returns', 'Within 30 days.'))),
    });
    const app = await startWithSites(t);
    const page = await openSignedIn(t, app, knowledgeAt('/import'));
    await page.getByLabel('Address', { exact: true }).waitFor();
    const keyboard = await useKeyboard(page);
    await keyboard.write('Address', site.url);
    await page.keyboard.press('Enter');
    await page.getByText(/ of \d read/).waitFor();
    const stored = async () => (await app.store.pages.list(WIDGET_ID)).map(({ id }) => id);
    while ((await stored()).length === 0) await page.waitForTimeout(20);
    await keyboard.act('Stop');
    await keyboard.hear('Stopped');
    assert.deepEqual(await stored(), ['index']);
    release();
    await keyboard.act('Go on');
    await keyboard.hear('Done');
    assert.deepEqual((await stored()).toSorted(), ['a', 'index']);
  });

  it('is seen what an import would change, line by line, and applied', async (t) => {
    const { site, app, page } = await importPaying(t);
    site.routes['/'] = sitePage('Paying', 'By card or by bank.');
    await page.goto(app.url + knowledgeAt(''));
    await page.locator('tbody tr').waitFor();
    const keyboard = await useKeyboard(page);
    await keyboard.act(`What would change? ${site.url}`);
    await keyboard.hear('Nothing is changed yet');
    await keyboard.act(/^Changed Paying/);
    await page.locator('.line.added', { hasText: 'By card or by bank.' }).waitFor();
    await keyboard.act('Apply');
    await keyboard.hear('Applied');
    const [stored] = await app.store.pages.list(WIDGET_ID);
    assert.match((await app.store.pages.get(WIDGET_ID, stored?.id ?? ''))?.content ?? '', /or by bank/);
  });

  it('a page is left out of imports, and taken in again', async (t) => {
    const { app, page } = await importPaying(t);
    await page.goto(app.url + knowledgeAt('/pages'));
    await page.locator('tbody tr').waitFor();
    const keyboard = await useKeyboard(page);
    await keyboard.act('Paying');
    await page.getByText('By card.').first().waitFor();
    await keyboard.act('Leave out of imports');
    await keyboard.hear('imports leave it out');
    assert.deepEqual(await app.store.pages.list(WIDGET_ID), []);
    await keyboard.act('Undo');
    await page.getByText('By card.').first().waitFor();
    assert.equal((await app.store.pages.list(WIDGET_ID)).length, 1);
  });
});
