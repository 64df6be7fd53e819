/** The built dashboard in a real browser, against the real admin API: how operators come in, and what they do there. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, describe, it, type TestContext } from 'node:test';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/browser.js';
import { PASSWORD, startAdminApp, type AdminApp } from '../http/admin/admin.fixture.js';
import { codeOf } from '../identity/totp.js';
import { packageRoot } from '../runtime/package-root.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const { vectors } = JSON.parse(readFileSync(new URL('./vectors/xss.json', import.meta.url), 'utf8')) as {
  vectors: { payload: unknown }[];
};
const NAME = 80;
const PHONE = { width: 320, height: 640 };
const SCREENS = ['account', 'operators', 'tokens', 'audit'];

let browser: Browser;
before(async () => {
  browser = await chromium.launch({ ...(await findChromium()), args: chromiumArgs });
});
after(() => browser.close());

const start = (t: TestContext): Promise<AdminApp> =>
  startAdminApp(t, { dashboardFolder: join(packageRoot(), 'dist', 'dashboard') });

/** Opens a page; what goes wrong in it, and what it asks of others, fails the test. */
async function open(t: TestContext, address: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('dialog', (dialog) => {
    trouble.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(address).origin) trouble.push(`asked ${request.url()}`);
  });
  page.on('console', (message) => {
    // A refusal is an answer too.
    const isRefusal = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isRefusal) trouble.push(message.text());
  });
  t.after(async () => {
    await context.close();
    assert.deepEqual(trouble, []);
  });
  await page.goto(address);
  await page.locator('h1').waitFor();
  return page;
}

/** A page of the owner Ann, who is signed in. */
async function openSignedIn(
  t: TestContext,
  app: AdminApp,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const { cookie = '' } = await app.signedIn();
  const context = { ...options, storageState: { cookies: [cookieOf(app, cookie)], origins: [] } };
  return open(t, app.url + path, context);
}

/** A session as the browser keeps it. */
function cookieOf({ url }: AdminApp, cookie: string) {
  const [name = '', value = ''] = cookie.split('=');
  const { hostname: domain } = new URL(url);
  const sameSite = 'Strict' as const;
  return { name, value, domain, path: '/', expires: -1, httpOnly: true, secure: false, sameSite };
}

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

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

describe('the dashboard', () => {
  it('makes the first owner by the link of the console, whose secret leaves the address', async (t) => {
    const app = await start(t);
    const page = await open(t, `${app.url}/dashboard/setup#${app.setupToken}`);
    assert.equal(new URL(page.url()).hash, '');
    await page.getByLabel('Name').fill('Ann');
    await page.getByLabel('Password', { exact: true }).fill('too short');
    await press(page, 'Create and sign in');
    await page.getByText('Must have at least 15 characters').waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'new-password');
    await press(page, 'Suggest one');
    assert.match(
      await page.getByLabel('Password', { exact: true }).inputValue(),
      /^(?:[a-z]{4} ){4}[a-z]{4}$/,
    );
    await press(page, 'Create and sign in');
    await heading(page, 'Account');

    const later = await open(t, `${app.url}/dashboard/setup#${app.setupToken}`);
    await later.getByText('This server is set up already.').waitFor();
  });

  it('says where the link of the first owner is, to who comes without', async (t) => {
    const app = await start(t);
    const page = await open(t, `${app.url}/dashboard/`);
    await page.getByText('Nobody can sign in yet').waitFor();
    await page.goto(`${app.url}/dashboard/setup`);
    await page.getByText('the link that the server printed at its start').waitFor();
    assert.equal(await page.locator('form').count(), 0);
  });

  it('signs in by the keyboard alone, goes on where one wanted to, and signs out', async (t) => {
    const app = await start(t);
    await app.signedIn();
    const page = await open(t, `${app.url}/dashboard/settings/tokens`);
    await heading(page, 'Sign in');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ann');
    await page.keyboard.press('Tab');
    await page.keyboard.type('wrong password here');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await heading(page, 'Tokens');
    assert.equal(new URL(page.url()).pathname, '/dashboard/settings/tokens');
    await page.reload();
    await heading(page, 'Tokens');
    await press(page, 'Sign out');
    await heading(page, 'Sign in');
    await page.goBack();
    await heading(page, 'Sign in');
  });

  it('goes nowhere else after sign-in, whatever the address says', async (t) => {
    const app = await start(t);
    await app.signedIn();
    const page = await open(t, `${app.url}/dashboard/sign-in?next=//evil.example/`);
    await page.getByLabel('Name').fill('Ann');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await heading(page, 'Account');
    assert.equal(new URL(page.url()).origin, app.url);
  });

  it('adds a second factor, and asks for its code at the next sign-in', async (t) => {
    const app = await start(t);
    const page = await openSignedIn(t, app, '/dashboard/');
    await press(page, 'Add a second factor');
    await page.getByLabel('Current password').fill(PASSWORD);
    await press(page, 'Add a second factor');
    await page.getByRole('img', { name: 'QR code of the key' }).waitFor();
    const secret = await page.getByRole('textbox', { name: 'Key' }).inputValue();
    const code = () => codeOf(secret, Math.floor(app.admin.clock() / 30_000));
    await page.getByRole('textbox', { name: 'Code' }).fill(code());
    await press(page, 'Switch on');
    await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
    assert.equal(await page.locator('.codes li').count(), 10);
    await press(page, 'I have kept them');
    await page.getByRole('button', { name: 'Remove the second factor' }).waitFor();
    await press(page, 'Sign out');

    app.wait(60_000);
    await heading(page, 'Sign in');
    await page.getByLabel('Name').fill('Ann');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByLabel('Code').fill(code());
    await page.keyboard.press('Enter');
    await heading(page, 'Account');
  });

  it('invites an operator by a link, who then sees what their role may', async (t) => {
    const app = await start(t);
    const page = await openSignedIn(t, app, '/dashboard/settings/operators');
    await press(page, 'Add an operator');
    await page.getByLabel('Name').fill('Bob');
    await page.getByLabel('Role').selectOption('reader');
    await page.keyboard.press('Escape');
    await press(page, 'Add an operator');
    await page.getByLabel('Name').fill('Bob');
    await page.getByLabel('Role').selectOption('reader');
    await press(page, 'Add');
    await page.getByRole('heading', { name: 'Bob can choose a password with this link' }).waitFor();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();

    const other = await open(t, link);
    await heading(other, 'Welcome, Bob');
    await other.getByLabel('Password', { exact: true }).fill('window garden copper tide');
    await press(other, 'Sign in');
    await heading(other, 'Account');
    assert.deepEqual(await other.locator('.rail a').allInnerTexts(), ['Account', 'Tokens']);
    await other.goto(`${app.url}/dashboard/settings/audit`);
    await other.getByText('This page is for owners.').waitFor();

    await press(page, 'Change Bob');
    await page.getByLabel('State').selectOption('off');
    await press(page, 'Save');
    await page.getByText('Bob was changed.').waitFor();
    await other.getByRole('link', { name: 'Tokens' }).click();
    await other.getByText('You were signed out.').waitFor();

    const used = await open(t, link);
    await used.getByText('This link is not good any more').waitFor();
  });

  it('shows a token once, which works until it is revoked', async (t) => {
    const app = await start(t);
    const page = await openSignedIn(t, app, '/dashboard/settings/tokens');
    await press(page, 'Create a token');
    await page.getByLabel('Name').fill('Export');
    await press(page, 'Create');
    await page.getByRole('heading', { name: 'The token Export' }).waitFor();
    const token = await page.getByLabel('Token', { exact: true }).inputValue();
    const ask = async () =>
      (await app.send('GET', '/api/admin/session', undefined, { Authorization: `Bearer ${token}` })).status;
    assert.equal(await ask(), 200);
    await page.reload();
    await page.getByRole('rowheader', { name: 'Export' }).waitFor();
    assert.equal(await page.getByText(token).count(), 0);
    await press(page, 'Revoke: Export');
    await press(page, 'Revoke');
    await page.getByText('The token Export was revoked.').waitFor();
    assert.equal(await ask(), 401);
  });

  it('keeps the filter of the audit log in the address', async (t) => {
    const app = await start(t);
    const page = await openSignedIn(t, app, '/dashboard/settings/account');
    await app.signedIn('editor', 'Bob');
    await page.getByRole('link', { name: 'Audit' }).click();
    await page.getByRole('cell', { name: 'signed in' }).first().waitFor();
    await page.getByLabel('What').selectOption('operator');
    await press(page, 'Filter');
    await page.waitForURL(/action=operator/);
    await page.getByText('added an operator').waitFor();
    assert.equal(await page.getByText('signed in', { exact: true }).count(), 0);
    await page.reload();
    assert.equal(await page.getByLabel('What').inputValue(), 'operator');
    await page.goBack();
    await page.getByRole('cell', { name: 'signed in' }).first().waitFor();
  });

  it('draws hostile names as text on every screen', async (t) => {
    const app = await start(t);
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
    await heading(page, 'Account');
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
    const app = await start(t);
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
