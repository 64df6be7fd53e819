/** Dates and times beside the words of the dashboard, in a real browser of another language. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { heading, openSignedIn, startDashboard, useBrowser } from './dashboard-browser.fixture.js';
import { leaveRequest } from './inbox-seeds.fixture.js';

useBrowser();

describe('dates and times in the dashboard', () => {
  it('are written in its own language, whatever that of the browser is', async (t) => {
    const app = await startDashboard(t);
    const { id } = await leaveRequest(app.store, { age: 3 });
    const page = await openSignedIn(t, app, '/dashboard/', { locale: 'de-DE' });
    await page.getByText(/the first asked 3 hr\.? ago/).waitFor();
    await page.goto(`${app.url}/dashboard/inbox/${id}`);
    await heading(page, 'ann@acme.example');
    const at = (await page.locator('.request .marks time').first().getAttribute('title')) ?? '';
    assert.match(at, /^\d{1,2} [A-Z][a-z]{2,3} \d{4}, \d{2}:\d{2}$/);
  });
});
