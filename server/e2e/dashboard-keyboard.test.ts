/** What operators do, by the keyboard alone: the focus is never lost, and what came of it is said, once. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { WIDGET_ID } from '../http/app.fixture.js';
import {
  cookieOf,
  heading,
  open,
  openSignedIn,
  startDashboard,
  useBrowser,
} from './dashboard-browser.fixture.js';
import { LAN_HOST } from './shared-browser.fixture.js';
import { startGapSite } from './dashboard-gaps.fixture.js';
import { leaveRequest } from './inbox-seeds.fixture.js';
import { useKeyboard } from './keyboard.fixture.js';

useBrowser();

const placeOf = (section: string) => `/dashboard/w/${WIDGET_ID}/${section}`;

/** A screen of a fresh server, and the keyboard before it. */
async function openScreen(t: TestContext, path: string) {
  const app = await startDashboard(t);
  const page = await openSignedIn(t, app, path);
  return { app, page, keyboard: await useKeyboard(page) };
}

describe('by the keyboard alone', () => {
  it('a request is taken, noted, done, and taken back', async (t) => {
    const app = await startDashboard(t);
    await leaveRequest(app.store, { email: 'olivia@example.org', message: 'My lamp flickers.' });
    const page = await openSignedIn(t, app, '/dashboard/inbox');
    await page.locator('.request-row').waitFor();
    const keyboard = await useKeyboard(page);
    await keyboard.act(/^olivia@example\.org/);
    await heading(page, 'olivia@example.org');
    await keyboard.act('Take');
    await keyboard.hear('It is yours now.');
    await keyboard.write('Note for other operators', 'Called her.');
    await keyboard.act('Add note');
    await page.locator('.note', { hasText: 'Called her.' }).waitFor();
    // A tab of the list is called Done too; the key acts on the request.
    await page.keyboard.press('e');
    await keyboard.hear('Marked as done.');
    await keyboard.act('Undo');
    await page.locator('.history', { hasText: 'Ann set this in progress' }).waitFor();
  });

  it('a question is ignored, and open again', async (t) => {
    const site = await startGapSite(t);
    await site.ask('Who wins the football cup?');
    const page = await openSignedIn(t, site, '/dashboard/unanswered?last=30d');
    await page.locator('.gap-question').waitFor();
    const keyboard = await useKeyboard(page);
    await keyboard.act('Who wins the football cup?');
    await page.getByText('Asked once').or(page.getByText('Asked 1 time')).first().waitFor();
    await keyboard.act('Ignore…');
    site.wait(1000);
    await keyboard.act('Ignore');
    await keyboard.hear('Ignored.');
    site.wait(1000);
    await keyboard.act('Undo');
    await page.getByRole('button', { name: 'Ignore…' }).waitFor();
  });

  it('a question is tried, kept as a check, asked again, and the check removed', async (t) => {
    const site = await startGapSite(t);
    const question = 'What are the lamps made of?';
    const page = await openSignedIn(t, site, placeOf('try'));
    await page.getByLabel('Question').waitFor();
    const keyboard = await useKeyboard(page);
    await keyboard.write('Question', question);
    await page.keyboard.press('Enter');
    await page.locator('chat-message', { hasText: 'oak and brass' }).waitFor();
    await keyboard.act('Keep as check');
    await keyboard.hear('Kept as a check');
    await keyboard.act('Run all');
    await keyboard.hear('1 of 1 is answered as expected.');
    await keyboard.act(`Remove the check: ${question}`);
    await keyboard.hear('The check was removed.');
    await keyboard.act('Undo');
    await page.getByRole('button', { name: `Remove the check: ${question}` }).waitFor();
  });

  it('a page is written, removed, and back', async (t) => {
    const { app, page, keyboard } = await openScreen(t, `/dashboard/knowledge/write?widget=${WIDGET_ID}`);
    await keyboard.write('Title', 'Paying');
    await keyboard.write('Text', 'You can pay by card.');
    await keyboard.act('Save');
    await page.getByRole('heading', { name: 'Paying' }).waitFor();
    await page.getByText('You can pay by card.').first().waitFor();
    await keyboard.act('Remove');
    await keyboard.hear('Paying');
    assert.equal((await app.store.pages.list(WIDGET_ID)).length, 0);
    await keyboard.act('Undo');
    await page.getByText('You can pay by card.').first().waitFor();
    assert.equal((await app.store.pages.list(WIDGET_ID)).length, 1);
  });

  it('a website is tested, and let in', async (t) => {
    const { app, page, keyboard } = await openScreen(t, placeOf('websites'));
    await keyboard.act('Add a website');
    await page.keyboard.type('*.com');
    await page.getByText('Would let in every website under .com').waitFor();
    await keyboard.act('Remove *.com');
    await keyboard.write('Address of a page', 'other.example/page');
    await page.keyboard.press('Enter');
    await keyboard.hear('No: https://other.example is not let in.');
    await keyboard.act('Add other.example');
    await keyboard.act('Test');
    await keyboard.hear('Yes: https://other.example is let in by “other.example”.');
    await keyboard.act('Save');
    await keyboard.hear('Saved.');
    const { allowlist } = (await app.store.widgets.get(WIDGET_ID)) ?? {};
    assert.deepEqual(allowlist, ['acme.example', 'other.example']);
  });

  it('a widget is changed, and what is not saved is asked about before it is left', async (t) => {
    const { app, page, keyboard } = await openScreen(t, placeOf('look'));
    await keyboard.write('Greeting', 'Good day!');
    await keyboard.act('Save');
    await keyboard.hear('Saved.');
    assert.equal((await app.store.widgets.get(WIDGET_ID))?.appearance.greeting, 'Good day!');
    await keyboard.write('Greeting', 'Hello!');
    await keyboard.act('Limits');
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    await keyboard.act('Stay');
    await keyboard.act('Limits');
    await keyboard.act('Leave');
    await page.getByLabel('Questions it takes').waitFor();
  });

  it('a webhook is set up, its secret shown, and tested', async (t) => {
    const { page, keyboard } = await openScreen(t, placeOf('webhook'));
    await keyboard.write('Address', 'http://127.0.0.1:9/hook');
    await keyboard.act('Save');
    await keyboard.hear('Saved.');
    await keyboard.act('Show the secret');
    await page.getByRole('textbox', { name: 'Secret' }).waitFor();
    await keyboard.act('Send a test');
    await keyboard.hear('The webhook may not be reached');
  });

  it('the lines to install are copied, and the focus stays', async (t) => {
    const { page, keyboard } = await openScreen(t, placeOf('install'));
    await keyboard.act('Copy');
    await keyboard.hear('Copied.');
    await page.locator('button:focus', { hasText: 'Copy' }).waitFor();
    await page.keyboard.press('Enter');
    await keyboard.hear('Copied.');
  });

  it('they are copied by http in a network of one’s own too, where the browser lends no clipboard', async (t) => {
    const app = await startDashboard(t);
    const { cookie = '' } = await app.signedIn();
    const lan = { url: app.url.replace('127.0.0.1', LAN_HOST) };
    const storageState = { cookies: [cookieOf(lan, cookie)], origins: [] };
    const page = await open(t, lan.url + placeOf('install'), { storageState });
    await page.getByRole('button', { name: 'Copy' }).waitFor();
    const keyboard = await useKeyboard(page);
    await keyboard.act('Copy');
    await keyboard.hear('Copied.');
    await page.locator('button:focus', { hasText: 'Copy' }).waitFor();
  });

  it('a visitor is erased', async (t) => {
    const app = await startDashboard(t);
    await leaveRequest(app.store, { email: 'olivia@example.org' });
    const page = await openSignedIn(t, app, '/dashboard/settings/privacy');
    await page.getByLabel('Address or ID').waitFor();
    const keyboard = await useKeyboard(page);
    await keyboard.write('Address or ID', 'olivia@example.org');
    await keyboard.act('Erase…');
    await page.getByRole('dialog').waitFor();
    await keyboard.act('Erase');
    await keyboard.hear('1 request');
    assert.deepEqual(await app.store.escalations.list({ limit: 1 }), []);
  });

  it('a token is made and revoked, and an operator invited', async (t) => {
    const { page, keyboard } = await openScreen(t, '/dashboard/settings/tokens');
    await keyboard.act('Create a token');
    await keyboard.write('Name', 'Nightly export');
    await keyboard.act('Create');
    await page.getByRole('textbox', { name: 'Token' }).waitFor();
    await keyboard.act('Revoke: Nightly export');
    await page.getByRole('dialog').waitFor();
    await keyboard.act('Revoke');
    await keyboard.hear('The token Nightly export was revoked.');
    await keyboard.act('Operators');
    await heading(page, 'Operators');
    await keyboard.act('Add an operator');
    await keyboard.write('Name', 'Ben');
    await page.keyboard.press('Enter');
    await page.locator('tbody tr', { hasText: 'Ben' }).waitFor({ state: 'attached' });
  });
});
