/** Every screen of the dashboard in a real browser: what hostile names do there, and what axe says. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PASSWORD } from '../http/admin/admin.fixture.js';
import {
  cookieOf,
  heading,
  open,
  openSignedIn,
  startDashboard,
  useBrowser,
} from './dashboard-browser.fixture.js';
import { drawnAsText, judge, judgeScreens, visit } from './dashboard-judge.fixture.js';
import { shortHostileTexts } from './hostile.fixture.js';

const NAME = 80;
const SCREENS = ['account', 'operators', 'tokens', 'audit'];

useBrowser();

describe('the screens of the dashboard', () => {
  it('draws hostile names as text on every screen', async (t) => {
    const app = await startDashboard(t);
    const owner = await app.signedIn();
    const texts = shortHostileTexts(NAME);
    for (const name of texts) {
      await owner.send('POST', '/api/admin/operators', { name, role: 'reader' });
      await owner.send('POST', '/api/admin/tokens', { name, role: 'reader' });
    }
    const names = (await owner.send('GET', '/api/admin/operators')).json().items.map(({ name }) => name);
    assert.ok(names.length > 50, `only ${names.length} names were taken`);
    const page = await open(t, `${app.url}/dashboard/sign-in`);
    await page.getByLabel('Name').fill('Ann');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await heading(page, 'Overview');
    for (const screen of SCREENS) {
      await page.goto(`${app.url}/dashboard/settings/${screen}`);
      await page.locator('tbody tr').first().waitFor();
      await drawnAsText(page);
    }
    await page.goto(`${app.url}/dashboard/settings/operators`);
    await page.locator('tbody tr').first().waitFor();
    assert.deepEqual((await page.locator('tbody th bdi').allTextContents()).sort(), names.sort());
  });

  it('has nothing for axe to find, light and dark, and scrolls nowhere sideways on a phone', async (t) => {
    const app = await startDashboard(t);
    const stranger = await open(t, `${app.url}/dashboard/setup#${app.setupToken}`);
    await judge(stranger, 'setup');
    const owner = await app.signedIn();
    await owner.send('POST', '/api/admin/operators', { name: 'W'.repeat(NAME), role: 'editor' });
    const page = await open(t, `${app.url}/dashboard/sign-in`);
    await judge(page, 'sign-in');
    await page.context().addCookies([cookieOf(app, owner.cookie ?? '')]);
    await page.goto(`${app.url}/dashboard/settings/account`);
    await page.locator('tbody tr').first().waitFor();
    await judgeScreens(page, [
      ['/settings/tokens', '.empty'],
      ['/nothing/here', 'main a'],
    ]);
    await owner.send('POST', '/api/admin/tokens', { name: 'W'.repeat(NAME), role: 'editor' });
    await judgeScreens(page, [
      ['/settings/account', 'tbody tr'],
      ['/settings/operators', 'tbody tr'],
      ['/settings/tokens', 'tbody tr'],
      ['/settings/audit', 'tbody tr'],
      ['/settings/privacy', 'form'],
      ['/health', '.health li'],
    ]);
  });

  it('ends a chosen period with the last of its days, also when that has 25 hours', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/', { timezoneId: 'Europe/Berlin' });
    await page.locator('#scope-time').selectOption('Choose days…');
    for (const end of ['from', 'to']) await page.locator(`#scope-${end}`).fill('2025-10-26');
    await page.locator('#scope-days button').click();
    await page.waitForURL(/[?&]to=/);
    const { searchParams } = new URL(page.url());
    const days = ['from', 'to'].map((end) => searchParams.get(end));
    assert.deepEqual(days, ['2025-10-25T22:00:00.000Z', '2025-10-26T23:00:00.000Z']);
  });

  it('takes the style sheets of a screen away with it, so that none colours another', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/settings/tokens');
    await page.locator('.empty').waitFor();
    const sheets = () => page.evaluate(() => document.adoptedStyleSheets.length);
    const before = await sheets();
    await visit(page, '/unanswered', '.empty');
    assert.ok((await sheets()) > before);
    await visit(page, '/conversations', '.empty');
    await visit(page, '/settings/tokens', '.empty');
    assert.equal(await sheets(), before);
  });
});
