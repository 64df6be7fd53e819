/** What the dashboard shows when the server fails or is away, in a real browser. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright';
import { WIDGET_ID } from '../http/app.fixture.js';
import { openSignedIn, startDashboard, useBrowser } from './dashboard-browser.fixture.js';
import { judge, noSidewaysScroll, visit } from './dashboard-judge.fixture.js';
import { violations } from './axe.fixture.js';

/** Screens that ask the server for what they show. */
const SCREENS = [
  '/',
  '/inbox',
  '/unanswered',
  '/conversations',
  '/feedback',
  '/widgets',
  '/health',
  ...['/knowledge', '/knowledge/pages', '/knowledge/runs'].map((path) => `${path}?widget=${WIDGET_ID}`),
  ...['look', 'websites', 'limits', 'webhook'].map((section) => `/w/${WIDGET_ID}/${section}`),
  '/settings/operators',
  '/settings/tokens',
  '/settings/audit',
];
const REQUEST_ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

useBrowser();

/** All but who is signed in. */
const isAsked = ({ pathname }: URL): boolean => /^\/api\/admin\/(?!session|events)/.test(pathname);

async function fail(page: Page, code = 'internal'): Promise<void> {
  const error = { code, message: 'Something went wrong on the server.' };
  const body = JSON.stringify({ error, requestId: REQUEST_ID });
  await page.route(isAsked, (route) => route.fulfill({ status: 500, contentType: 'application/json', body }));
}

describe('the dashboard in trouble', () => {
  it('says on every screen what failed, with the id of the request and a way to try again', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/settings/account');
    await fail(page);
    for (const [index, path] of SCREENS.entries()) {
      await visit(page, path, '[role=alert]');
      const alert = page.locator('[role=alert]').first();
      await alert.getByText(REQUEST_ID).waitFor();
      await alert.getByRole('button', { name: 'Try again' }).waitFor();
      // They are drawn alike: one is looked at in all ways.
      if (index === 0) await judge(page, 'an error');
      assert.deepEqual(await violations(page), [], path);
      await noSidewaysScroll(page, path);
    }
    await page.unroute(isAsked);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await page.locator('tbody tr').first().waitFor();
    await page.locator('[role=alert]').first().waitFor({ state: 'detached' });
  });

  it('says once that the server cannot be reached, also where a screen asks for several things', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/settings/account');
    await page.route(isAsked, (route) => route.abort());
    for (const path of ['/', '/feedback', `/w/${WIDGET_ID}/limits`]) {
      await visit(page, path, '[role=alert]');
      await page.waitForLoadState('networkidle');
      assert.equal(await page.locator('[role=alert]').count(), 1, path);
    }
    await visit(page, '/feedback', '[role=alert]');
    await page.unroute(isAsked);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Nobody has rated').or(page.locator('.rated-list, .empty')).first().waitFor();
    await page.locator('[role=alert]').waitFor({ state: 'detached' });
  });

  it('keeps what it shows while the server is away, says since when, and recovers by itself', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/');
    await page.getByRole('heading', { name: 'From here to your website' }).waitFor();
    await page.route(isAsked, (route) => route.abort());
    await page.getByText(/^As of .*The server was not reached since/).waitFor();
    await page.getByRole('link', { name: 'Give it pages to answer from' }).waitFor();
    assert.equal(await page.getByText('The server was not reached since').count(), 1);
    await page.unroute(isAsked);
    await page.getByText('The server was not reached since').waitFor({ state: 'detached' });
  });

  it('says on every screen, once, that the server is away, also where the screen asks for nothing by itself', async (t) => {
    const app = await startDashboard(t);
    const running = new AbortController();
    app.admin.shutdownSignal = running.signal;
    const page = await openSignedIn(t, app, '/dashboard/settings/audit');
    await page.locator('tbody tr').first().waitFor();
    await page.route('**/api/admin/**', (route) => route.abort());
    running.abort();
    const away = page.getByText('The server was not reached since');
    await away.waitFor();
    assert.ok((await page.locator('tbody tr').count()) > 0, 'what was there stays');
    assert.equal(await away.count(), 1);
    assert.deepEqual(await violations(page), []);
    app.admin.shutdownSignal = new AbortController().signal;
    await page.unroute('**/api/admin/**');
    await away.waitFor({ state: 'detached' });
  });

  it('keeps the ways to other screens where one does not load, and shows it once the server is back', async (t) => {
    const app = await startDashboard(t);
    const running = new AbortController();
    app.admin.shutdownSignal = running.signal;
    const page = await openSignedIn(t, app, '/dashboard/settings/account');
    await page.locator('tbody tr').first().waitFor();
    await page.route('**/dashboard/assets/**', (route) => route.abort());
    await page.getByRole('link', { name: 'Audit' }).click();
    await page.locator('h1:focus', { hasText: 'Audit log' }).waitFor();
    await page.getByText('This page could not be loaded').waitFor();
    assert.deepEqual(await violations(page), []);
    await page.getByRole('link', { name: 'Account' }).click();
    await page.locator('h1:focus', { hasText: 'Account' }).waitFor();
    await page.locator('tbody tr').first().waitFor();
    await page.getByRole('link', { name: 'Audit' }).click();
    await page.route('**/api/admin/**', (route) => route.abort());
    running.abort();
    await page.getByText('The server was not reached since').waitFor();
    app.admin.shutdownSignal = new AbortController().signal;
    await page.unroute('**/dashboard/assets/**');
    await page.unroute('**/api/admin/**');
    await page.locator('tbody tr', { hasText: 'Ann' }).first().waitFor();
    await page.getByRole('heading', { name: 'Audit log', level: 1 }).waitFor();
  });

  it('shows a screen by itself once the store is back', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/settings/account');
    await fail(page, 'store_unavailable');
    await visit(page, '/settings/audit', '[role=alert]');
    await page.unroute(isAsked);
    await page.locator('tbody tr').first().waitFor();
  });

  it('comes by itself once a server is reached that was not when the page was opened', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/settings/account');
    await page.route('**/api/admin/session', (route) => route.abort());
    await page.reload();
    await page.getByText('The server cannot be reached.').waitFor();
    await page.unroute('**/api/admin/session');
    await page.getByRole('heading', { name: 'Account', level: 1 }).waitFor();
  });

  it('says of no widget that it is not there before it knows which there are', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/settings/account');
    const isList = ({ pathname, search }: URL) =>
      pathname === '/api/admin/widgets' && search === '?limit=200';
    await page.route(isList, (route) => route.abort());
    await page.goto(`${app.url}/dashboard/knowledge`);
    await page.getByText('The server cannot be reached.').waitFor();
    assert.equal(await page.getByText('There is no widget').count(), 0);
    await page.goto(`${app.url}/dashboard/knowledge?widget=${WIDGET_ID}`);
    await page.getByLabel('Widget').getByText('One widget').waitFor({ state: 'attached' });
    await page.unroute(isList);
    await page.goto(`${app.url}/dashboard/knowledge`);
    await page.getByText('No website is kept fresh').waitFor();
  });

  it('offers no second try of what is not allowed', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/settings/account');
    await page.route(isAsked, (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/json',
        body: JSON.stringify({ error: { code: 'forbidden', message: 'Not for readers.' } }),
      }),
    );
    await visit(page, '/settings/tokens', '[role=alert]');
    await page.getByText('Not for readers.').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Try again' }).count(), 0);
  });
});
