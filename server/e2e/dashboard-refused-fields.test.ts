/** What a form in the dashboard says of a field, in a real browser: until that field is changed, and no longer. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { WIDGET_ID } from '../http/app.fixture.js';
import { openSignedIn, press, startDashboard, useBrowser } from './dashboard-browser.fixture.js';

useBrowser();

describe('what is wrong with a field', () => {
  it('is said of each field until it is changed', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/widgets/new');
    const [name, website] = [page.locator('#new-name'), page.locator('#new-website')];
    await website.fill('*.com');
    await press(page, 'Go on');
    await page.locator('#new-name-wrong', { hasText: 'Must not be blank.' }).waitFor();
    await page.locator('#new-website-wrong').waitFor();
    await name.pressSequentially('Shop');
    await page.locator('#new-name-wrong').waitFor({ state: 'detached' });
    assert.equal(await page.locator('.notice.danger').count(), 0, 'it is said at the field alone');
    assert.equal(await website.getAttribute('aria-invalid'), 'true', 'that of another field stays');
    await website.fill('shop.example');
    await page.locator('.wrong').waitFor({ state: 'detached' });
    assert.equal(await name.inputValue(), 'Shop', 'what was typed stays');
  });

  it('is said of settings until they are changed, also of one of several lines', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, `/dashboard/w/${WIDGET_ID}/look`);
    await page.getByLabel('Name', { exact: true }).fill(' ');
    await page.getByLabel('Questions to begin with').fill(`Is it open?\n${'w'.repeat(300)}`);
    await press(page, 'Save');
    await page.locator('#text-name-wrong').waitFor();
    await page.locator('#text-suggestions-wrong').waitFor();
    await page.getByLabel('Questions to begin with').fill('Is it open?');
    await page.locator('#text-suggestions-wrong').waitFor({ state: 'detached' });
    await page.getByLabel('Name', { exact: true }).fill('Shop');
    await page.locator('.wrong').waitFor({ state: 'detached' });
    await press(page, 'Save');
    await page.getByText('Saved.').waitFor();
  });

  it('is said of an address that is none of a website, before anything is kept of it', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, `/dashboard/knowledge/import?widget=${WIDGET_ID}`);
    for (const [place, field, button] of [
      [`/dashboard/knowledge/import?widget=${WIDGET_ID}`, '#url', 'Import'],
      [`/dashboard/widgets/new?id=${WIDGET_ID}&step=2`, '#site', 'Import pages'],
      ['/dashboard/widgets/new', '#new-website', 'Go on'],
    ] as const) {
      await page.goto(app.url + place);
      for (const [typed, said] of [
        ['radwerk', 'Is “radwerk” all of it? The address of a website looks like www.example.com.'],
        ['mailto:jana@x.de', 'The address of a website begins with https://, and this one with “mailto:”.'],
      ] as const) {
        await page.locator(field).fill(typed);
        await press(page, button);
        await page.locator(`${field}-wrong`, { hasText: said }).waitFor();
      }
    }
    assert.deepEqual((await app.store.widgets.get(WIDGET_ID))?.sources ?? [], []);
    assert.equal((await app.store.widgets.list()).length, 1);
  });

  it('leaves what was typed in a form that began with something else', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/settings/account');
    await page.locator('#name').fill(' ');
    await press(page, 'Save');
    await page.locator('#name-wrong').waitFor();
    await page.locator('#name').fill('Anna');
    await page.locator('#name-wrong').waitFor({ state: 'detached' });
    assert.equal(await page.locator('#name').inputValue(), 'Anna');
  });
});
