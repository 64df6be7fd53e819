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
