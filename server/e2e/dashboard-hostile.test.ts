/** Every screen of the dashboard on a server on which nothing is what it says, in a real browser. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { WIDGET_ID } from '../http/app.fixture.js';
import { packageRoot } from '../runtime/package-root.js';
import { cookieOf, open, useBrowser } from './dashboard-browser.fixture.js';
import { drawnAsText, noSidewaysScroll, visit } from './dashboard-judge.fixture.js';
import { startHostileShop, type HostileShop } from './hostile-shop.fixture.js';

useBrowser();

/** Whether one of the most frequent of them stands in the screen, beside the names of widgets above it. */
const showsTexts = (): boolean =>
  [...document.querySelectorAll('main > :not(dash-scope)')].some(({ textContent }) =>
    /alert\(|evil\.example/.test(textContent),
  );
/** They show what their own addresses say, or words of ours alone. */
const WITHOUT_TEXTS = [
  '/setup',
  '/link',
  '/widgets/new',
  '/settings/account',
  '/settings/privacy',
  '/knowledge/import',
  '/knowledge/write',
];

/** The paths of the table of screens, so that none is forgotten. */
const patterns = ['screens.ts', 'knowledge-screens.ts'].flatMap((file) => {
  const table = readFileSync(join(packageRoot(), 'components/dashboard/dash-app', file), 'utf8');
  return [...table.matchAll(/^ {4}path: (?:'([^']+)'|FIRST|SIGN_IN),$/gm)].map(
    ([row, path]) => path ?? (row.includes('SIGN_IN') ? '/sign-in' : '/'),
  );
});

const addressOf = ({ ids }: HostileShop, pattern: string): string => {
  const path = pattern
    .replace(':widgetId', WIDGET_ID)
    .replace(':conversationId', ids.conversationId)
    .replace(':escalationId', ids.escalationId)
    .replace(':key', ids.gapKey)
    .replace(':pageId*', ids.pageId)
    .replace(':jobId', ids.jobId);
  const query = pattern.startsWith('/knowledge')
    ? `?widget=${WIDGET_ID}`
    : pattern.endsWith('/try')
      ? '?q=x'
      : '';
  return path + query;
};

describe('the dashboard of a hostile world', () => {
  it('draws each text of each field as text on all of its screens', { timeout: 900_000 }, async (t) => {
    const shop = await startHostileShop(t);
    const storageState = { cookies: [cookieOf(shop, shop.cookie)], origins: [] };
    const page = await open(t, `${shop.url}/dashboard/settings/account`, { storageState });
    assert.ok(patterns.length > 30, `only ${patterns.length} screens were found`);
    for (const pattern of patterns.filter((each) => !each.startsWith('/sign-in'))) {
      const path = addressOf(shop, pattern);
      await visit(page, path, 'main h1');
      // A screen that shows none of them proves nothing.
      if (!WITHOUT_TEXTS.includes(pattern)) await page.waitForFunction(showsTexts);
      for (const summary of await page.locator('main details:not([open]) > summary').all()) {
        if (await summary.isVisible()) await summary.click();
      }
      await drawnAsText(page);
      await noSidewaysScroll(page, path);
    }
  });
});
