/** The list of operators in a real browser, while others act. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PASSWORD } from '../http/admin/admin.fixture.js';
import { openSignedIn, press, startDashboard, useBrowser } from './dashboard-browser.fixture.js';

useBrowser();

describe('the list of operators', () => {
  it('follows who comes in, and shows no link that was used', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/settings/operators');
    await press(page, 'Add an operator');
    await page.getByLabel('Name', { exact: true }).fill('Ben');
    await press(page, 'Add');
    await page.getByText('Ben can choose a password with this link').waitFor();
    await page.locator('tr', { hasText: 'Ben' }).getByText('Invited').waitFor();
    const link = new URL(await page.getByLabel('Link', { exact: true }).inputValue());
    const body = { token: link.hash.slice(1), password: PASSWORD };
    assert.equal((await app.browse().send('POST', '/api/admin/session/link', body)).status, 204);
    // Who comes back to the page sees what became of it.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.locator('tr', { hasText: 'Ben' }).getByText('Invited').waitFor({ state: 'detached' });
    await page.getByText('Ben can choose a password with this link').waitFor({ state: 'detached' });

    await press(page, 'Change Ben');
    await press(page, 'Make a sign-in link');
    await page.getByText('Sign-in link for Ben').waitFor();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.waitForTimeout(300);
    await page.getByText('Sign-in link for Ben').waitFor();
  });
});
