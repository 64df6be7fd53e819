/** The way of a new widget to its website, left for pages that come from elsewhere, in a real browser. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { WIDGET_ID } from '../http/app.fixture.js';
import { openSignedIn, press, startDashboard, useBrowser } from './dashboard-browser.fixture.js';
import { visit } from './dashboard-judge.fixture.js';

useBrowser();

describe('the way to install', () => {
  it('goes on after a page was written, for the new widget alone, until it was reached', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/widgets/new');
    await page.getByLabel('Name', { exact: true }).fill('Shop');
    await page.getByLabel('Your website').fill('shop.example');
    await press(page, 'Go on');
    await page.getByRole('link', { name: 'No website to read?' }).click();
    // The link before says so too, and stands until the next screen is loaded.
    await page.getByRole('link', { name: 'Write a page', exact: true }).click();
    const write = async (title: string) => {
      await page.getByLabel('Title').fill(title);
      await page.getByLabel('Text', { exact: true }).fill('You can pay by card.');
      await press(page, 'Save');
      await page.getByRole('heading', { name: title }).waitFor();
      await page.getByText('You can pay by card.').first().waitFor();
    };
    await write('Paying');
    const id = new URL(page.url()).searchParams.get('widget') ?? '';
    const onward = page.getByRole('link', { name: 'Go on: install the chat' });
    await onward.waitFor();
    const pageOfNew = new URL(page.url()).pathname.replace('/dashboard', '');

    await visit(page, `/knowledge/write?widget=${WIDGET_ID}`, 'form');
    await write('Sending back');
    assert.equal(await onward.count(), 0);

    await visit(page, `${pageOfNew}?widget=${id}`, '.passages');
    await onward.click();
    await page.getByText('Waiting for the first visit').waitFor();
    assert.match(await page.getByLabel('Paste this before </body>').inputValue(), new RegExp(id));
    await page.goBack();
    await page.getByText('You can pay by card.').first().waitFor();
    assert.equal(await onward.count(), 0);
  });
});
