/** The keyboard alone: where Tab leads, whether the focus stays in the page, and what a screen reader would say. */
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';

/** More stops than any screen has. */
const MOST_TABS = 80;
/** After this a focus that is lost does not come back: it is set when the answer of the server is drawn. */
const SETTLED_MS = 300;

export interface Keyboard {
  /** Goes to what has this name, presses Enter, and sees that the focus is somewhere still. */
  act: (name: string | RegExp) => Promise<void>;
  /** Goes to a field of this name, and writes. */
  write: (name: string, text: string) => Promise<void>;
  /** Waits until a live region says this, and sees that it is said once. */
  hear: (text: string) => Promise<void>;
}

/** What a person with neither pointer nor sight does with an open page. */
export async function useKeyboard(page: Page): Promise<Keyboard> {
  await listen(page);
  return {
    async act(name) {
      await tabTo(page, name);
      await page.keyboard.press('Enter');
      await hasFocus(page);
    },
    async write(name, text) {
      await tabTo(page, name);
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    },
    async hear(text) {
      await page.waitForFunction((words) => globalThis.said?.some((each) => each.includes(words)), text);
      await hasFocus(page);
      const said = (await page.evaluate(() => globalThis.said ?? [])).filter((each) => each.includes(text));
      assert.equal(said.length, 1, `said ${said.length} times: ${text}`);
      await page.evaluate(() => {
        globalThis.said = [];
      });
    },
  };
}

/** Presses Tab until what has the focus has this name. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const met: string[] = [];
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      let inner = document.activeElement;
      while (inner?.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement;
      const [label] = (inner as HTMLInputElement | null)?.labels ?? [];
      const text = inner?.getAttribute('aria-label') ?? label?.textContent ?? inner?.textContent ?? '';
      return text.replaceAll(/\s+/g, ' ').trim();
    });
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
    met.push(focused);
  }
  throw new Error(`No Tab leads to ${String(name)}, but to ${[...new Set(met)].join(' | ')}.`);
}

async function hasFocus(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement && document.activeElement !== document.body);
  await pause(SETTLED_MS);
  const name = await page.evaluate(() => document.activeElement?.localName);
  assert.notEqual(name, 'body', 'the focus was lost');
}

/** Notes each text that a live region gets. */
function listen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const live = '[role=status], [role=alert], [aria-live]:not([aria-live=off])';
    const last = new Map<Element, string>();
    globalThis.said = [];
    for (const region of document.querySelectorAll(live)) last.set(region, region.textContent);
    // No function of its own has a name here: tests are compiled so that names need what the page does not have.
    const observer = new MutationObserver((changes) => {
      const regions = changes.flatMap(({ target, addedNodes }) => [
        (target instanceof Element ? target : target.parentElement)?.closest(live),
        ...[...addedNodes].flatMap((node) =>
          node instanceof Element ? [node.closest(live), ...node.querySelectorAll(live)] : [],
        ),
      ]);
      for (const region of regions) {
        const text = (region?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
        if (!region || text === (last.get(region) ?? '')) continue;
        last.set(region, text);
        if (text !== '') globalThis.said?.push(text);
      }
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

declare global {
  var said: string[] | undefined;
}
