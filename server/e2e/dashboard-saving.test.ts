/** What an operator is told who has saved settings of a widget, in a real browser. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright';
import { WIDGET_ID } from '../http/app.fixture.js';
import {
  heading,
  openSignedIn,
  press,
  signInAgain,
  startDashboard,
  useBrowser,
} from './dashboard-browser.fixture.js';

const PHONE = { width: 390, height: 780 };
const placeOf = (section: string) => `/dashboard/w/${WIDGET_ID}/${section}`;

useBrowser();

/** Saves, and waits until that is said within sight of who has pressed. */
async function saveAt(page: Page, field: string, value: string, said: string): Promise<void> {
  await page.getByLabel(field, { exact: true }).fill(value);
  await press(page, 'Save');
  const place = page.locator('.save-bar', { hasText: said });
  await place.waitFor();
  const { y: top = -1, height = 0 } = (await place.boundingBox()) ?? {};
  const bottom = top + height;
  assert.ok(top >= 0 && bottom <= (page.viewportSize()?.height ?? 0), `from ${top} to ${bottom}`);
}

describe('who saves settings', () => {
  for (const [device, viewport] of [
    ['a desk', { width: 1280, height: 720 }],
    ['a phone', PHONE],
  ] as const)
    it(`is told so where they have pressed, on ${device}`, async (t) => {
      const app = await startDashboard(t);
      const page = await openSignedIn(t, app, placeOf('look'), { viewport });
      await saveAt(page, 'Name', 'Lamp desk', 'Saved. Visitors see it from their next page on.');
      await page.goto(app.url + placeOf('webhook'));
      await saveAt(page, 'Address', 'https://desk.example/hook', 'Saved. It counts from the next request');
    });

  it('keeps how mails are written while the addresses that they go to are written anew', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, placeOf('webhook'));
    const addresses = page.getByLabel('Who gets a mail for each request');
    const daily = page.getByRole('checkbox');
    await addresses.fill('ann@acme.example');
    await daily.check();
    await addresses.fill('');
    await addresses.pressSequentially('bob@acme.example');
    await press(page, 'Save');
    await page.getByText('Saved.').waitFor();
    const { notify } = (await app.store.widgets.get(WIDGET_ID)) ?? {};
    assert.deepEqual(notify, { email: ['bob@acme.example'], digest: 'daily' });
    await addresses.fill('');
    assert.equal(await daily.isDisabled(), true, 'nobody is written to');
    await press(page, 'Save');
    await page.getByText('Saved.').waitFor();
    assert.equal((await app.store.widgets.get(WIDGET_ID))?.notify, undefined);
  });

  it('takes back a language that was added with the texts in it', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, placeOf('look'));
    const greeting = page.getByLabel('Greeting', { exact: true });
    const own = await greeting.inputValue();
    await page.getByText('Add a language').click();
    await page.locator('#new-language').fill('fr');
    await press(page, 'Add');
    await page.getByRole('button', { name: /français/ }).waitFor();
    await press(page, 'Discard changes');
    await page.getByRole('button', { name: /français/ }).waitFor({ state: 'detached' });
    assert.equal(await greeting.inputValue(), own);
  });

  it('finds it still there who signs in again after their session ended', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, placeOf('look'));
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('Lamp desk');
    await page.context().clearCookies();
    await press(page, 'Save');
    await signInAgain(page);
    await page.getByText('Not saved yet.').waitFor();
    assert.equal(await name.inputValue(), 'Lamp desk');
    await press(page, 'Save');
    await page.locator('.save-bar', { hasText: 'Saved.' }).waitFor();
    assert.equal((await app.store.widgets.get(WIDGET_ID))?.name, 'Lamp desk');
  });

  it('is asked before they sign out with something unsaved', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, placeOf('look'));
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('Lamp desk');
    await press(page, 'Sign out');
    await press(page, 'Stay');
    assert.equal(await name.inputValue(), 'Lamp desk');
    await press(page, 'Sign out');
    await press(page, 'Leave');
    await heading(page, 'Sign in');
  });

  it('of a mail address is told that there is no mail server, and what to do', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, placeOf('webhook'));
    const hint = page.getByText('No mail goes out: the server has no mail server. Set SMTP_URL');
    await page.getByLabel('Who gets a mail for each request').waitFor();
    assert.equal(await hint.count(), 0, 'who wants no mails is not told');
    await page.getByLabel('Who gets a mail for each request').fill('ann@acme.example');
    await hint.waitFor();
    await press(page, 'Save');
    await page.getByText('Saved.').waitFor();
    await hint.waitFor();
    await page.getByRole('link', { name: 'How to set them' }).waitFor();
  });
});
