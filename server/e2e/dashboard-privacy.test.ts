/** The screen of privacy in a real browser. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { WIDGET_ID } from '../http/app.fixture.js';
import { makeEscalation } from '../store/testing/store.fixture.js';
import { openSignedIn, press, startDashboard, useBrowser } from './dashboard-browser.fixture.js';

useBrowser();

describe('who looks after the privacy of a visitor', () => {
  it('exports and then erases without naming them again', async (t) => {
    const app = await startDashboard(t);
    await app.store.conversations.leave(makeEscalation({ widgetId: WIDGET_ID, email: 'mia@example.org' }));
    const page = await openSignedIn(t, app, '/dashboard/settings/privacy');
    await page.getByLabel('Address or ID').fill('mia@example.org');
    await press(page, 'Export');
    await page.getByText('1 record found.').waitFor();
    assert.equal(await page.getByLabel('Address or ID').inputValue(), 'mia@example.org');
    await press(page, 'Erase…');
    await page.locator('dash-dialog bdi', { hasText: 'mia@example.org' }).waitFor();
    await press(page, 'Erase');
    await page.getByText('Erased:').waitFor();
    assert.equal(
      await page.getByLabel('Address or ID').inputValue(),
      '',
      'who is gone is not named any more',
    );
  });

  it('is told to name them first', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/settings/privacy');
    await page.getByLabel('Find them by').selectOption('Visitor ID');
    for (const act of ['Erase…', 'Export']) {
      await press(page, act);
      await page.locator('#value:focus[aria-invalid=true]').waitFor();
      await page.getByText('Type the address or ID of the person first.').waitFor();
      assert.equal(await page.getByRole('dialog').count(), 0);
      await page.getByLabel('Find them by').selectOption('Email address');
    }
  });
});
