/** Every screen of the dashboard in a real browser: what hostile names do there, and what axe says. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import type { Page } from 'playwright';
import { PASSWORD } from '../http/admin/admin.fixture.js';
import { cookieOf, heading, open, startDashboard, useBrowser } from './dashboard-browser.fixture.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const { vectors } = JSON.parse(readFileSync(new URL('./vectors/xss.json', import.meta.url), 'utf8')) as {
  vectors: { payload: unknown }[];
};
const NAME = 80;
const PHONE = { width: 320, height: 640 };
const SCREENS = ['account', 'operators', 'tokens', 'audit'];

useBrowser();

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations: found } = await axe.run();
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

describe('the screens of the dashboard', () => {
  it('draws hostile names as text on every screen', async (t) => {
    const app = await startDashboard(t);
    const owner = await app.signedIn();
    const texts = vectors.flatMap(({ payload }) =>
      typeof payload === 'string' && payload.length <= NAME ? [payload] : [],
    );
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
      assert.equal(await page.locator('table :is(img, script, iframe, svg, a)').count(), 0);
    }
    await page.goto(`${app.url}/dashboard/settings/operators`);
    await page.locator('tbody tr').first().waitFor();
    assert.deepEqual((await page.locator('tbody th bdi').allTextContents()).sort(), names.sort());
  });

  it('has nothing for axe to find, light and dark, and scrolls nowhere sideways on a phone', async (t) => {
    const app = await startDashboard(t);
    const stranger = await open(t, `${app.url}/dashboard/setup#${app.setupToken}`);
    assert.deepEqual(await violations(stranger), []);
    const owner = await app.signedIn();
    await owner.send('POST', '/api/admin/operators', { name: 'W'.repeat(NAME), role: 'editor' });
    await owner.send('POST', '/api/admin/tokens', { name: 'W'.repeat(NAME), role: 'editor' });
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await open(t, `${app.url}/dashboard/sign-in`, { colorScheme, viewport: PHONE });
      assert.deepEqual(await violations(page), [], 'sign-in');
      await page.context().addCookies([cookieOf(app, owner.cookie ?? '')]);
      for (const screen of SCREENS) {
        for (const viewport of [{ width: 1280, height: 800 }, PHONE]) {
          await page.setViewportSize(viewport);
          await page.goto(`${app.url}/dashboard/settings/${screen}`);
          await page.locator('tbody tr').first().waitFor();
          assert.deepEqual(await violations(page), [], `${screen} ${colorScheme} ${viewport.width}`);
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          assert.ok(over <= 0, `${screen} is ${over} px too wide at ${viewport.width}`);
        }
      }
    }
  });
});
