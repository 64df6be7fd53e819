/** What the dashboard says where owners are told of requests for a human nowhere else, in a real browser. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeWidget, WIDGET_ID } from '../http/app.fixture.js';
import { makeEscalation } from '../store/testing/store.fixture.js';
import { openSignedIn, startDashboard, useBrowser } from './dashboard-browser.fixture.js';

useBrowser();

describe('requests for a human that nobody is told of', () => {
  it('are something to do, and lead to where recipients are named', async (t) => {
    const app = await startDashboard(t);
    await app.store.conversations.leave(makeEscalation({ widgetId: WIDGET_ID }));
    const page = await openSignedIn(t, app, '/dashboard/health');
    await page.getByText('1 request for a human waits, and nobody is told of it').waitFor();
    await page.getByText('Name somebody who gets a mail, or a webhook').waitFor();
    assert.equal(await page.getByText('All is well.').count(), 0);
    await page.goto(`${app.url}/dashboard/`);
    const task = page.getByRole('link', { name: 'Acme tells nobody of its requests for a human' });
    await page.getByText('1 waits, and shows in this dashboard alone').waitFor();
    await task.click();
    await page.waitForURL(new RegExp(`/w/${WIDGET_ID}/webhook`));
    await page.getByLabel('Who gets a mail for each request').waitFor();
  });

  it('are no delivered ones where the server has no mail server', async (t) => {
    const app = await startDashboard(t);
    await app.store.widgets.save(makeWidget({ notify: { email: ['ann@acme.example'] } }));
    const page = await openSignedIn(t, app, '/dashboard/health');
    await page.getByText('wants mails, but no mail server is configured').waitFor();
    assert.equal(await page.getByText('this command').count(), 0, 'a screen is none');
    await page.goto(`${app.url}/dashboard/`);
    await page.getByRole('link', { name: 'Acme wants mails, and the server has no mail server' }).click();
    await page.getByText('No mail goes out').waitFor();
    await page.getByText('Nothing waits to be delivered.').waitFor();
    assert.equal(await page.getByText('Everything was delivered.').count(), 0);
  });
});
