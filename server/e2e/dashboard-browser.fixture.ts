/** A real browser on the built dashboard, against the real admin API. Needs a build. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, type TestContext } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { PATIENCE_MS } from '../../scripts/browser.js';
import { PASSWORD, startAdminApp, type AdminApp } from '../http/admin/admin.fixture.js';
import { packageRoot } from '../runtime/package-root.js';
import type { Store } from '../store/port/store.js';
import { openBrowser } from './shared-browser.fixture.js';

let browser: Browser | undefined;

/** To be called once by a file of tests. */
export function useBrowser(): void {
  before(async () => {
    browser = await openBrowser();
  });
}

export const startDashboard = (t: TestContext, store?: Store): Promise<AdminApp> =>
  startAdminApp(t, { ...(store && { store }), dashboardFolder: join(packageRoot(), 'dist', 'dashboard') });

/**
 * Opens a page; what goes wrong in it, and what it asks of others, fails the test.
 *
 * @param also origins that it may go to
 */
export async function open(
  t: TestContext,
  address: string,
  options: BrowserContextOptions = {},
  also: readonly string[] = [],
): Promise<Page> {
  assert.ok(browser, 'the file of tests calls useBrowser first');
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('dialog', (dialog) => {
    trouble.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (![new URL(address).origin, ...also].includes(origin)) trouble.push(`asked ${request.url()}`);
  });
  page.on('console', (message) => {
    // A refusal is an answer too.
    const isRefusal = message.text().startsWith('Failed to load resource');
    // It has no effect by plain http, and does no harm.
    const isOfHttps = message.text().startsWith('The Cross-Origin-Opener-Policy header has been ignored');
    if (['error', 'warning'].includes(message.type()) && !isRefusal && !isOfHttps)
      trouble.push(message.text());
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
export async function openSignedIn(
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
export function cookieOf({ url }: Pick<AdminApp, 'url'>, cookie: string) {
  const [name = '', value = ''] = cookie.split('=');
  const { hostname: domain } = new URL(url);
  const sameSite = 'Strict' as const;
  return { name, value, domain, path: '/', expires: -1, httpOnly: true, secure: false, sameSite };
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Signs in the operator of `openSignedIn` at the form that stands there once a session has ended. */
export async function signInAgain(page: Page): Promise<void> {
  await heading(page, 'Sign in');
  await page.getByLabel('Name', { exact: true }).fill('Ann');
  await page.getByLabel('Password').fill(PASSWORD);
  await press(page, 'Sign in');
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
