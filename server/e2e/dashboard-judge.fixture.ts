/**
 * What holds on every screen of the dashboard: axe finds nothing in light, in dark, with forced colours and right to
 * left, nothing scrolls sideways at 320 px, and words of others are text.
 */
import assert from 'node:assert/strict';
import type { Page } from 'playwright';
import { violations } from './axe.fixture.js';

/** A screen, and what stands there once all of it has come. */
export type Looked = readonly [path: string, ready: string];

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 320, height: 640 };

/** Each screen is opened once and then varied: colours and widths need no second visit. */
export async function judgeScreens(page: Page, screens: readonly Looked[]): Promise<void> {
  for (const [path, ready] of screens) {
    await visit(page, path, ready);
    await judge(page, path);
  }
}

/** What is open now. Where only colours differ, only these are asked for. */
export async function judge(page: Page, what: string): Promise<void> {
  const direct = (dir: string) => page.evaluate((to) => (document.documentElement.dir = to), dir);
  assert.deepEqual(await violations(page), [], `${what}, light`);
  await noSidewaysScroll(page, what);
  await page.emulateMedia({ forcedColors: 'active' });
  assert.deepEqual(await violations(page, ['color-contrast']), [], `${what}, forced colours`);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' });
  await page.setViewportSize(PHONE);
  await noSidewaysScroll(page, `${what} on a phone`);
  await direct('rtl');
  assert.deepEqual(await violations(page), [], `${what}, dark and right to left on a phone`);
  await noSidewaysScroll(page, `${what} on a phone, right to left`);
  await direct('');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESK);
}

/** Goes to a path of the dashboard inside the page, as a link does, so that screens also stand beside what was before. */
export async function visit(page: Page, path: string, ready: string): Promise<void> {
  await page.evaluate((to) => {
    (document.activeElement as HTMLElement | null)?.blur();
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/dashboard${path}`);
  // A new screen has the focus at its heading.
  await page.waitForFunction(() => document.activeElement?.localName === 'h1');
  await page.locator(ready).first().waitFor();
  await page.locator('main .skeleton').first().waitFor({ state: 'detached' });
}

export async function noSidewaysScroll(page: Page, what: string): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.ok(over <= 0, `${what} is ${over} px too wide`);
}

/** Nothing that markup in a text could have made; dialogs, requests and reports fail the test by `open`. */
export async function drawnAsText(page: Page): Promise<void> {
  const wrong = await page.evaluate(() => {
    const made = [
      ...document.querySelectorAll('main :is(img, script, iframe, object, embed, base, style)'),
    ].filter((each) => !each.matches('iframe[src^="/dashboard/preview/"]'));
    const links = [...document.querySelectorAll('a')].filter(
      ({ protocol }) => !/^(?:https?|mailto):$/.test(protocol),
    );
    return [...made, ...links].map(({ outerHTML }) => outerHTML);
  });
  assert.deepEqual(wrong, []);
}
