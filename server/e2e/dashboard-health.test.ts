/** The screen of health in a real browser. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeWidget, WIDGET_ID } from '../http/app.fixture.js';
import { makeEscalation, makeOutcome, makePage } from '../store/testing/store.fixture.js';
import { heading, openSignedIn, press, startDashboard, useBrowser } from './dashboard-browser.fixture.js';

useBrowser();

describe('the health of the server, on its screen', () => {
  it('leads from each finding to where it is mended, and has at a press done what can be', async (t) => {
    const app = await startDashboard(t);
    await app.store.widgets.save(
      makeWidget({ allowlist: ['acme.example', '*.com'], webhookUrl: 'https://desk.example/hook' }),
    );
    const wish = makeEscalation({ widgetId: WIDGET_ID, owesDelivery: true });
    await app.store.conversations.leave(wish);
    await app.store.deliveries.settle(makeOutcome(wish, { outcome: 'dead', reason: 'answered 500' }));
    const page = await openSignedIn(t, app, '/dashboard/health');
    const follow = async (link: string, path: RegExp) => {
      await page.getByRole('link', { name: link }).click();
      await page.waitForURL(path);
      await page.locator('h1:focus').waitFor();
      await page.goBack();
      await heading(page, 'Health');
    };
    await follow('Open its websites', new RegExp(`/w/${WIDGET_ID}/websites`));
    await follow('Import pages', new RegExp(`/knowledge/import\\?widget=${WIDGET_ID}`));
    await follow('Open its webhook', new RegExp(`/w/${WIDGET_ID}/webhook`));
    await page.getByText('was not told of 1 event, which are given up; it answered 500').waitFor();
    await press(page, 'Try again now');
    await page.getByText('As browsers reach it').waitFor();
    await page.getByText('was not told of 1 event').waitFor({ state: 'detached' });
    assert.equal((await app.store.deliveries.list({}))[0]?.isDead, false);
  });

  it('is looked at anew by who comes back from mending something', async (t) => {
    const app = await startDashboard(t);
    for (const { id } of await app.store.pages.list(WIDGET_ID)) await app.store.pages.remove(WIDGET_ID, id);
    const page = await openSignedIn(t, app, '/dashboard/health');
    await page.getByText('It has no pages to answer from').waitFor();
    await page.getByRole('link', { name: 'Import pages' }).click();
    await heading(page, 'Knowledge');
    await app.store.pages.save(WIDGET_ID, makePage({ id: 'p1', content: 'A bike costs 300.' }));
    app.wait(5000);
    await page.goBack();
    await heading(page, 'Health');
    await page.getByText('As browsers reach it').or(page.getByText('Looked at')).first().waitFor();
    await page.locator('.health li').first().waitFor();
    assert.equal(await page.getByText('It has no pages to answer from').count(), 0);
  });
});
