/** The look of a widget in a real browser, on the built dashboard, beside the real widget as a preview. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright';
import { makeWidget, WIDGET_ID } from '../http/app.fixture.js';
import { openSignedIn, press, startDashboard, useBrowser } from './dashboard-browser.fixture.js';

useBrowser();

const PLACE = `/dashboard/w/${WIDGET_ID}/look`;
const chatOf = (page: Page) => page.frameLocator('iframe').locator('service-chat-widget');

describe('the look of a widget', () => {
  it('shows each change in the real widget before it is saved, and answers there uncounted', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, PLACE);
    const chat = chatOf(page);
    await chat.getByRole('dialog', { name: 'Acme' }).waitFor();
    // It opens by itself, and leaves the focus where it is.
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'H1');
    await page.getByLabel('Name', { exact: true }).fill('Lamp desk');
    await chat.getByRole('dialog', { name: 'Lamp desk' }).waitFor();
    await page.getByLabel('Greeting').fill('Ask me about lamps');
    await chat.getByText('Ask me about lamps').waitFor();
    await page.getByLabel('Questions to begin with').fill('Can I return a lamp?\n');
    await chat.getByRole('button', { name: 'Can I return a lamp?' }).click();
    await chat.getByText('You can return any lamp within 30 days.').first().waitFor();
    await page.getByLabel('Colour as #rrggbb').fill('#ffe000');
    await page.getByText('Dark signs stand on it').waitFor();
    await page.getByLabel('Theme').selectOption('dark');
    await page.waitForFunction(
      () =>
        document.querySelector('iframe')?.contentDocument?.querySelector<HTMLElement>('service-chat-widget')
          ?.dataset['theme'] === 'dark',
    );
    await page.getByLabel('Language', { exact: true }).last().selectOption('ar');
    await page.waitForFunction(() => document.querySelector('iframe')?.contentDocument?.dir === 'rtl');
    await page.getByRole('radio', { name: 'Phone' }).check();
    await page.waitForFunction(() => document.querySelector('iframe')?.getBoundingClientRect().width === 375);
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'INPUT');
    for await (const record of app.store.log.read({})) assert.fail(JSON.stringify(record));
    assert.equal((await app.store.widgets.get(WIDGET_ID))?.name, 'Acme');

    await press(page, 'Save');
    await page.getByText('Saved. Visitors see it').waitFor();
    const saved = await app.store.widgets.get(WIDGET_ID);
    assert.deepEqual([saved?.name, saved?.appearance.suggestions], ['Lamp desk', ['Can I return a lamp?']]);
  });

  it('stands in place of the form on a phone, and back', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, PLACE, { viewport: { width: 390, height: 780 } });
    await page.getByLabel('Name', { exact: true }).fill('Lamp desk');
    await page.locator('iframe').waitFor({ state: 'hidden' });
    await press(page, 'Preview');
    await chatOf(page).getByRole('dialog', { name: 'Lamp desk' }).waitFor();
    await page.getByLabel('Name', { exact: true }).waitFor({ state: 'hidden' });
    await press(page, 'Change');
    assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'Lamp desk');
    await press(page, 'Save');
    await page.getByText('Saved. Visitors see it').waitFor();
  });

  it('says below the field for a logo what is wrong with the file', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, PLACE);
    const choose = (name: string, bytes: number) =>
      page.locator('#logo').setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.alloc(bytes) });
    await choose('large.png', 300_000);
    const wrong = page.locator('#logo-wrong');
    await wrong.getByText('Has 293 kB, and 256 kB are the most.').waitFor();
    await choose('none.png', 300);
    await wrong.getByText('Is no image that browsers show').waitFor();
    assert.equal(await page.locator('#logo-address').getAttribute('aria-invalid'), null);
  });

  it('writes texts for single languages', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, PLACE);
    await page.getByText('Add a language').click();
    await page.locator('#new-language').fill('de_at');
    await press(page, 'Add');
    await page.getByLabel('Greeting').fill('Servus');
    await chatOf(page).getByText('Servus').waitFor();
    await press(page, 'Save');
    await page.getByText('Saved. Visitors see it').waitFor();
    const saved = await app.store.widgets.get(WIDGET_ID);
    assert.deepEqual(saved?.appearance.translations, { 'de-AT': { greeting: 'Servus' } });
  });

  it('knows a language by its name, offers those that the chat speaks, and takes no other word', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, PLACE);
    await page.getByText('Add a language').click();
    const field = page.locator('#new-language');
    assert.equal(await page.locator('#languages option').count(), 15);
    for (const word of ['Klingonisch', 'zq', ' ']) {
      await field.fill(word);
      await field.press('Enter');
      await page.locator('#new-language-wrong', { hasText: 'There is no such language.' }).waitFor();
    }
    await field.fill('Deut');
    await page.locator('#new-language-wrong').waitFor({ state: 'detached' });
    for (const [word, tag] of [
      ['Deutsch', 'de'],
      [' german ', 'de'],
      ['portuguese', 'pt'],
      ['pt_br', 'pt-BR'],
    ] as const) {
      await field.fill(word);
      await press(page, 'Add');
      await page.waitForFunction((tag) => document.querySelector('select')?.value === tag, tag);
    }
    await page.getByLabel('Greeting').fill('Olá');
    await press(page, 'Save');
    await page.getByText('Saved. Visitors see it').waitFor();
    const saved = await app.store.widgets.get(WIDGET_ID);
    assert.deepEqual(Object.keys(saved?.appearance.translations ?? {}), ['de', 'pt', 'pt-BR']);
  });

  it('asks before what is not saved is left, and loses nothing to who was quicker', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/widgets');
    await page.getByRole('link', { name: 'Acme' }).click();
    await page.getByLabel('Greeting').fill('Mine');
    await page.getByRole('link', { name: 'Limits' }).click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    await press(page, 'Stay');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.goBack();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    await press(page, 'Stay');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    assert.equal(await page.getByLabel('Greeting').inputValue(), 'Mine');

    await app.store.widgets.save(makeWidget({ name: 'Theirs' }));
    await press(page, 'Save');
    await page.getByText('The widget was changed meanwhile, here or in its file: name.').waitFor();
    assert.equal(await page.getByLabel('Greeting').inputValue(), 'Mine');
    assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'Theirs');
    await press(page, 'Save');
    await page.getByText('Saved. Visitors see it').waitFor();
    const saved = await app.store.widgets.get(WIDGET_ID);
    assert.deepEqual([saved?.name, saved?.appearance.greeting], ['Theirs', 'Mine']);
  });
});
