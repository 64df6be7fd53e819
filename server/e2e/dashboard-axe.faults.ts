/** Every screen of the dashboard, empty, full and in trouble, in all the ways in which it is seen: nothing for axe. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Page } from 'playwright';
import { DEMO_SHOP_ID } from '../../scripts/demo-data/made-up-shop.js';
import { makeWorkplace } from '../commands/terminal/run-cli.fixture.js';
import { PASSWORD } from '../http/admin/admin.fixture.js';
import { WIDGET_ID } from '../http/app.fixture.js';
import { packageRoot } from '../runtime/package-root.js';
import {
  heading,
  open,
  openSignedIn,
  press,
  startDashboard,
  useBrowser,
} from './dashboard-browser.fixture.js';
import { judge, judgeScreens, visit, type Looked } from './dashboard-judge.fixture.js';

useBrowser();

/** Of who is signed in, save those of one request, conversation, page or gap. */
const screensOf = (widget: string): string[] => [
  '/',
  '/inbox',
  '/unanswered',
  '/conversations',
  '/feedback',
  '/try',
  '/widgets',
  '/widgets/new',
  ...['', '/pages', '/write', '/import', '/runs'].map((section) => `/knowledge${section}?widget=${widget}`),
  ...['try', 'look', 'websites', 'limits', 'install', 'webhook'].map((section) => `/w/${widget}/${section}`),
  ...['account', 'operators', 'tokens', 'audit', 'privacy'].map((section) => `/settings/${section}`),
  '/health',
];
const ready = (paths: readonly string[], stands = 'main h1'): Looked[] => paths.map((path) => [path, stands]);

/** The first of a list, as its owner has it. */
const firstOf = (page: Page, path: string) =>
  page.evaluate(async (from) => {
    for (;;) {
      const response = await fetch(`/api/admin/${from}`);
      const { items } = (await response.json()) as {
        items?: { id: string; key: string; widgetId: string }[];
      };
      if (items) return items[0];
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }, path);

describe('axe finds nothing in the dashboard', () => {
  it('where nobody is signed in', async (t) => {
    const app = await startDashboard(t);
    const page = await open(t, `${app.url}/dashboard/setup#${app.setupToken}`);
    await judge(page, 'setup');
    for (const path of ['setup', 'sign-in', 'link', 'link#wrong', 'sign-in/return']) {
      await page.goto('about:blank');
      await page.goto(`${app.url}/dashboard/${path}`);
      await page.locator('main :is(form, .notice, .help)').first().waitFor();
      await judge(page, path);
    }
  });

  it('where there is nothing yet', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/settings/account');
    await judgeScreens(page, ready(screensOf(WIDGET_ID)));
  });

  it('where the server fails', async (t) => {
    const app = await startDashboard(t);
    const page = await openSignedIn(t, app, '/dashboard/settings/account');
    const body = JSON.stringify({
      error: { code: 'internal', message: 'Something went wrong on the server.' },
      requestId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    });
    await page.route(
      ({ pathname }) => /^\/api\/admin\/(?!session|events)/.test(pathname),
      (route) => route.fulfill({ status: 500, contentType: 'application/json', body }),
    );
    await judgeScreens(page, ready(screensOf(WIDGET_ID)));
  });

  it('where a month of questions was asked', async (t) => {
    const work = makeWorkplace();
    t.after(() => {
      work.clear();
    });
    const demoData = join(packageRoot(), 'scripts', 'demo-data.ts');
    execFileSync(process.execPath, ['--import', 'tsx', demoData, join(work.folder, 'data')]);
    const server = await work.serve();
    t.after(() => server.stop());
    const [link = ''] = /\/dashboard\/setup#[\w-]{43}/.exec(server.told.text) ?? [];
    const page = await open(t, server.url + link);
    await page.getByLabel('Name').fill('Ann');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(page, 'Create and sign in');
    await heading(page, 'Overview');
    const conversation = await firstOf(page, 'conversations?last=30d');
    const gap = await firstOf(page, 'gaps?last=30d');
    const request = await firstOf(page, 'escalations');
    const shown = await firstOf(page, `widgets/${DEMO_SHOP_ID}/pages`);
    assert.ok(conversation && gap && request && shown);
    // A visit goes from one screen to another.
    await visit(page, '/settings/account', 'main h1');
    await judgeScreens(page, [
      ...ready(screensOf(DEMO_SHOP_ID)),
      [`/inbox/${request.id}`, 'inbox-request h2, inbox-request h1'],
      [`/conversations/${conversation.widgetId}/${conversation.id}`, 'chat-message'],
      [`/unanswered/${gap.key}`, 'main h1'],
      [`/unanswered/${gap.key}/write`, 'textarea'],
      [`/knowledge/pages/${encodeURIComponent(shown.id)}?widget=${DEMO_SHOP_ID}`, 'main h1'],
    ]);
    await visit(page, '/', 'main h1');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await judge(page, 'the palette');
  });
});
