/** The screens about widgets in a real browser, on the built dashboard. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import type { Page } from 'playwright';
import type { AdminApp } from '../http/admin/admin.fixture.js';
import { makeWidget, WIDGET_ID } from '../http/app.fixture.js';
import { openSignedIn, press, startDashboard, useBrowser } from './dashboard-browser.fixture.js';
import { violations } from './axe.fixture.js';
import { drawnAsText, judgeScreens, noSidewaysScroll, type Looked } from './dashboard-judge.fixture.js';
import { hostileTexts } from './hostile.fixture.js';

const SECTIONS = ['look', 'websites', 'limits', 'install', 'webhook'];

useBrowser();

const placeOf = (section: string) => `/dashboard/w/${WIDGET_ID}/${section}`;
const visit = (app: AdminApp, id: string, origin: string) =>
  fetch(`${app.url}/api/widget/config/${id}`, { headers: { Origin: origin } });
const chatOf = (page: Page) => page.frameLocator('iframe').locator('service-chat-widget');

describe('the way to a new widget', () => {
  it('leads by the keyboard from a name to the first visit, over a website that was refused', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/widgets');
    await page.getByRole('link', { name: 'Create a widget' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('h1:focus', { hasText: 'Create a widget' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Shop');
    await page.keyboard.press('Tab');
    await page.keyboard.type('https://shop.example/start');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'What it answers from' }).waitFor();
    assert.equal(await page.getByLabel('Address').inputValue(), 'https://shop.example/start');
    await page.getByRole('button', { name: 'Go on' }).press('Enter');
    await page.getByText('Waiting for the first visit').waitFor();
    const id = new URL(page.url()).searchParams.get('id') ?? '';
    assert.match(await page.getByLabel('Paste this before </body>').inputValue(), new RegExp(id));

    await visit(app, id, 'https://help.shop.example');
    await page.getByText('https://help.shop.example asked for the chat and was refused').waitFor();
    await page.getByRole('button', { name: 'Let in help.shop.example' }).press('Enter');
    await page.getByText('help.shop.example is on the list now').waitFor();
    await visit(app, id, 'https://help.shop.example');
    await page.getByText('Seen on https://help.shop.example').waitFor();
    assert.deepEqual((await app.store.widgets.get(id))?.allowlist, ['shop.example', 'help.shop.example']);
  });

  it('says how a website on this machine is imported, and sees when that was done', async (t) => {
    const app = await startDashboard(t);
    const place = `/dashboard/widgets/new?id=${WIDGET_ID}&step=2&site=localhost:8080`;
    const page = await openSignedIn(t, app, place, { colorScheme: 'dark' });
    await press(page, 'Import pages');
    await page.getByText('This website is on this machine or in a private network').waitFor();
    const command = await page.getByLabel('Command').inputValue();
    assert.match(
      command,
      new RegExp(` pages import ${WIDGET_ID} http://localhost:8080/ --allow-private [:1]`),
    );
    assert.deepEqual(await violations(page), []);
    await noSidewaysScroll(page, 'a refused website');
    const at = new Date().toISOString();
    await app.store.runs.add(WIDGET_ID, {
      id: crypto.randomUUID(),
      by: { kind: 'cli' },
      from: { url: 'http://localhost:8080/' },
      startedAt: at,
      endedAt: at,
      outcome: 'done',
      warnings: [],
      notices: [],
      skipped: [],
      counts: { pages: 3, passages: 9, imported: 3, updated: 0, unchanged: 0, removed: 0, skipped: 0 },
    });
    await page.getByText('3 pages were imported.').waitFor();
    await page.locator('button.solid', { hasText: 'Go on' }).waitFor();
  });
});

describe('the websites of a widget', () => {
  it('are judged as they are typed, tested, and let in where they were refused', async (t) => {
    const app = await startDashboard(t);
    await visit(app, WIDGET_ID, 'https://shop.acme.example');
    const page = await openSignedIn(t, app, placeOf('websites'));
    await page.getByText('acme.example and www.acme.example.').waitFor();
    await press(page, 'Add a website');
    await page.locator('allowlist-editor input:focus').waitFor();
    await page.keyboard.type('*.com');
    await page.getByText('Would let in every website under .com').waitFor();
    await press(page, 'Remove *.com');
    await page.getByLabel('Address of a page').fill('other.example/page');
    await press(page, 'Test');
    await page.getByText('No: https://other.example is not let in.').waitFor();
    await press(page, 'Add other.example');
    await press(page, 'Test');
    await page.getByText('Yes: https://other.example is let in by “other.example”.').waitFor();
    await press(page, 'Let in shop.acme.example');
    await page.getByText('shop.acme.example is on the list now').waitFor();
    assert.equal((await visit(app, WIDGET_ID, 'https://shop.acme.example')).status, 200);
    assert.deepEqual((await app.store.widgets.get(WIDGET_ID))?.allowlist, [
      'acme.example',
      'other.example',
      'shop.acme.example',
    ]);
  });
});

describe('limits and notices of a widget', () => {
  it('are changed, and the widget is removed by who types its name', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, placeOf('limits'));
    for (const [wrong, message] of [
      ['', 'is required'],
      ['-1', 'must be at least 0'],
    ] as const) {
      await page.getByLabel('Questions it takes').fill(wrong);
      await press(page, 'Save');
      await page.locator('#quota-messages-wrong').getByText(message).waitFor();
    }
    await page.getByLabel('Questions it takes').fill('50');
    await page.getByLabel('In a').selectOption('day');
    await page.getByLabel('The chat is on').uncheck();
    await press(page, 'Save');
    await page.getByText('0 of 50 questions used').waitFor();
    const saved = await app.store.widgets.get(WIDGET_ID);
    assert.deepEqual([saved?.quota, saved?.isActive], [{ messages: 50, period: 'day' }, false]);
    await press(page, 'Remove the widget…');
    await page.getByLabel('Type “Acme” to remove it').fill('Acm');
    await press(page, 'Remove this widget');
    await page.getByText('Is not the name of the widget.').waitFor();
    await page.getByLabel('Type “Acme” to remove it').fill('Acme');
    await press(page, 'Remove this widget');
    await page.getByText('No widget yet').waitFor();
  });

  it('show a secret when it is asked for, and what came of a test', async (t) => {
    const hook = createServer((_req, res) => res.writeHead(500).end());
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
    t.after(() => hook.close());
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, placeOf('webhook'));
    await page.getByLabel('Address', { exact: true }).fill('not an address');
    await press(page, 'Save');
    await page.getByText('Must be a web address').waitFor();
    const { port } = hook.address() as AddressInfo;
    await page.getByLabel('Address', { exact: true }).fill(`http://127.0.0.1:${port}/hook`);
    await press(page, 'Save');
    await page.getByText('Saved.').waitFor();
    const { webhookSecret = '' } = (await app.store.widgets.get(WIDGET_ID)) ?? {};
    assert.ok(!(await page.content()).includes(webhookSecret));
    await press(page, 'Show the secret');
    const secret = page.getByRole('textbox', { name: 'Secret' });
    await secret.waitFor();
    assert.equal(await secret.inputValue(), webhookSecret);
    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByText('The webhook may not be reached').waitFor();
  });
});

describe('the screens about widgets', () => {
  it('have nothing for axe to find, and scroll nowhere sideways on a phone', async (t) => {
    const app = await startDashboard(t);
    await app.store.widgets.save(
      makeWidget({
        name: 'W'.repeat(200),
        allowlist: [`${'w'.repeat(60)}.example`, '*.com'],
        webhookUrl: `https://desk.example/${'w'.repeat(200)}`,
        notify: { email: ['ann@acme.example'] },
      }),
    );
    await visit(app, WIDGET_ID, `https://${'w'.repeat(60)}.example`);
    await visit(app, WIDGET_ID, `https://${'v'.repeat(60)}.example`);
    const page = await openSignedIn(t, app, '/dashboard/settings/tokens');
    await judgeScreens(page, [
      ['/widgets', 'tbody tr'],
      ['/widgets/new', 'form'],
      ...SECTIONS.map((section): Looked => [
        placeOf(section).replace('/dashboard', ''),
        'main :is(form, .snippet)',
      ]),
    ]);
  });

  it('draw hostile settings as text', async (t) => {
    const app = await startDashboard(t);
    const texts = hostileTexts();
    const page = await openSignedIn(t, app, '/dashboard/widgets');
    // Many at once, as each field takes any text.
    const long = texts.join(' ').slice(0, 480);
    for (let at = 0; at < texts.length; at += 6) {
      const some = texts.slice(at, at + 6).map((each) => each.slice(0, 150).trim() || 'x');
      const [first = 'x'] = some;
      await app.store.widgets.save(
        makeWidget({
          name: first,
          allowlist: some,
          appearance: {
            primaryColor: '#6366f1',
            position: 'bottom-right',
            greeting: long,
            placeholder: first,
            suggestions: some,
            launcherText: first.slice(0, 40).trim(),
            translations: { en: { greeting: some.join('\n').slice(0, 500) } },
          },
        }),
      );
      const section = SECTIONS[(at / 6) % SECTIONS.length] ?? 'look';
      await page.goto(app.url + placeOf(section));
      await page.locator('main :is(form, .snippet)').first().waitFor();
      if (section === 'look') await chatOf(page).getByRole('dialog').waitFor();
    }
    for (const [path, ready] of [
      ['/widgets', 'tbody tr'],
      ['/health', '.health li'],
      ['/', '.to-do li'],
    ] as const) {
      await page.goto(`${app.url}/dashboard${path}`);
      await page.locator(ready).first().waitFor();
      await drawnAsText(page);
    }
  });
});
