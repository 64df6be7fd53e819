/**
 * What holds on every screen of the dashboard: axe finds nothing in light, in dark, with forced colours and right to
 * left, nothing scrolls sideways at 320 px or covers other words, also with text of twice the size, and words of others
 * are text.
 */
import assert from 'node:assert/strict';
import type { Page } from 'playwright';
import { violations } from './axe.fixture.js';

/** A screen, and what stands there once all of it has come. */
export type Looked = readonly [path: string, ready: string];

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 320, height: 640 };
/** What most phones have: with text of twice the size it has room for a dozen letters of a heading. */
const USUAL_PHONE = { width: 390, height: 844 };

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
  await hold(page, PHONE);
  await noSidewaysScroll(page, `${what} on a phone`);
  await nothingCovered(page, `${what} on a phone`);
  await largeTextFits(page, what);
  await hold(page, PHONE);
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
  const { over, outside } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const elements = [...document.querySelectorAll('body *')].filter((each) => {
      const { left, right } = each.getBoundingClientRect();
      return left < -1 || right > clientWidth + 1;
    });
    return {
      over: scrollWidth - clientWidth,
      outside: elements.slice(0, 9).map(({ outerHTML }) => outerHTML.slice(0, 60)),
    };
  });
  assert.ok(over <= 0, `${what} is ${over} px too wide: ${outside.join(', ')}`);
}

/** As a phone has it, once the bar stands in place of the rail. */
async function hold(page: Page, size: typeof PHONE): Promise<void> {
  await page.setViewportSize(size);
  await page.locator('.bar, main.alone').first().waitFor({ state: 'attached' });
}

/** With text of twice the size on a phone, as an operator may have set it. */
export async function largeTextFits(page: Page, what: string): Promise<void> {
  const setSize = (size: string) =>
    page.evaluate((to) => (document.documentElement.style.fontSize = to), size);
  await hold(page, USUAL_PHONE);
  await setSize('200%');
  await noSidewaysScroll(page, `${what} with large text`);
  await nothingCovered(page, `${what} with large text`);
  await setSize('');
}

/** No words stand on others. What lies above the page, such as the bar of a phone, is looked at by itself. */
export async function nothingCovered(page: Page, what: string): Promise<void> {
  const covered = await page.evaluate(() => {
    const lines: { layer: Element | null; node: Text; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const around = node.parentElement;
      if (node.data.trim() === '' || !around?.checkVisibility({ visibilityProperty: true })) continue;
      let [left, top, right, bottom] = [0, -Infinity, innerWidth, Infinity];
      let layer: Element | null = null;
      // As it is drawn: what a window shows is a slot in its shadow.
      for (let each: Element | null = around; each;) {
        const { clipPath, overflow, position } = getComputedStyle(each);
        const box = each.getBoundingClientRect();
        if (clipPath !== 'none') right = left;
        if (overflow !== 'visible')
          [left, top, right, bottom] = [
            Math.max(left, box.left),
            Math.max(top, box.top),
            Math.min(right, box.right),
            Math.min(bottom, box.bottom),
          ];
        if (position === 'fixed' || position === 'sticky') layer ??= each;
        const root: Node = each.getRootNode();
        each = each.assignedSlot ?? each.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
      }
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const [x, y] = [Math.max(left, line.left), Math.max(top, line.top)];
        const box = new DOMRect(x, y, Math.min(right, line.right) - x, Math.min(bottom, line.bottom) - y);
        if (box.width > 1 && box.height > 1) lines.push({ layer, node, box });
      }
    }
    // Letters of one line reach a little into the next.
    return lines.flatMap(({ layer, node, box }, at) =>
      lines
        .slice(at + 1)
        .filter(
          (other) =>
            other.layer === layer &&
            other.node !== node &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 6,
        )
        .map((other) => `${node.data.trim()} × ${other.node.data.trim()}`),
    );
  });
  assert.deepEqual(covered, [], what);
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
