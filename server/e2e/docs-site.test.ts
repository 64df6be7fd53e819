/** The documentation in a real browser: search while one writes, keys, copying, the menu on phones, accessibility. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it, type TestContext } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { PATIENCE_MS } from '../../scripts/browser.js';
import { DOCS_FOLDER, startApp, type TestApp } from '../http/app.fixture.js';
import { violations } from './axe.fixture.js';
import { openBrowser } from './shared-browser.fixture.js';

const PHONE = { width: 390, height: 800 };
const DESK = { width: 1280, height: 800 };
/** A page is opened once and shown in each: colours and widths need no second visit. */
const LOOKS = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [PHONE, DESK].map((viewport) => ({
    name: `${colorScheme}, ${viewport.width} pixels wide`,
    colorScheme,
    viewport,
  })),
);

let app: TestApp;
let browser: Browser;
let widgetFolder: string;

before(async () => {
  widgetFolder = mkdtempSync(join(tmpdir(), 'service-chat-docs-'));
  writeFileSync(
    join(widgetFolder, 'widget.js'),
    'var asked = []; window.ServiceChatWidget = { open: () => asked.push("open"), sendMessage: (text) => asked.push(text) };',
  );
  app = await startApp(undefined, { deps: { docsFolder: DOCS_FOLDER, widgetFolder } });
  browser = await openBrowser();
});
after(async () => {
  await app.stop(0);
  rmSync(widgetFolder, { recursive: true, force: true });
});

/** Opens a page; what goes wrong in it fails the test. */
async function open(t: TestContext, path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') trouble.push(message.text());
  });
  t.after(async () => {
    await context.close();
    assert.deepEqual(trouble, []);
  });
  await page.goto(app.url + path);
  return page;
}

async function wear(page: Page, { colorScheme, viewport }: (typeof LOOKS)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(viewport);
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the documentation' });

describe('the search of the documentation', () => {
  it('shows results while one writes, and leads to the one chosen by keys', async (t) => {
    const page = await open(t, '/docs/introduction');
    await page.keyboard.press('/');
    await page.keyboard.type('dark mo');
    const first = page.getByRole('option').first();
    // Until all is written, the first is that for its beginning.
    await first.filter({ hasText: /How do I turn on dark mode\?\s*Widget options/ }).waitFor();
    assert.ok((await first.locator('mark').allInnerTexts()).includes('dark'));
    await page.keyboard.press('ArrowDown');
    assert.equal(await field(page).getAttribute('aria-activedescendant'), await first.getAttribute('id'));
    assert.equal(await first.getAttribute('aria-selected'), 'true');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/options#how-do-i-turn-on-dark-mode');
  });

  it('leaves the results alone from which one chooses, though one has written on', async (t) => {
    const page = await open(t, '/docs/introduction');
    // The answer for all that was written never comes.
    await page.route(/search\.json\?q=dark\+mode$/, () => undefined);
    await field(page).fill('dark');
    const first = page.getByRole('option').first();
    await first.waitFor();
    const isAsked = page.waitForRequest(/search\.json\?q=dark\+mode$/);
    const isGivenUp = page.waitForEvent('requestfailed');
    await field(page).pressSequentially(' mode');
    await isAsked;
    await page.keyboard.press('ArrowDown');
    await isGivenUp;
    assert.equal(await first.getAttribute('aria-selected'), 'true');
  });

  it('brings nothing up after Escape', async (t) => {
    const page = await open(t, '/docs/introduction');
    await page.route(/search\.json/, () => undefined);
    const isAsked = page.waitForRequest(/search\.json/);
    const isGivenUp = page.waitForEvent('requestfailed');
    await field(page).fill('quota');
    await isAsked;
    await page.keyboard.press('Escape');
    await isGivenUp;
  });

  it('goes around from the last result to the field and back', async (t) => {
    const page = await open(t, '/docs/introduction');
    // All at once, so that no results of its beginning are drawn anew behind the keys.
    await field(page).fill('quota');
    await page.getByRole('option').first().waitFor();
    const count = await page.getByRole('option').count();
    await page.keyboard.press('ArrowUp');
    assert.equal(await field(page).getAttribute('aria-activedescendant'), `hit-${count - 1}`);
    await page.keyboard.press('ArrowDown');
    assert.equal(await field(page).getAttribute('aria-activedescendant'), null);
  });

  it('closes on Escape and keeps what was written', async (t) => {
    const page = await open(t, '/docs/introduction');
    await field(page).fill('quota');
    await page.getByRole('option').first().waitFor();
    assert.equal(await field(page).getAttribute('aria-expanded'), 'true');
    await page.keyboard.press('Escape');
    await page.getByRole('option').first().waitFor({ state: 'hidden' });
    assert.equal(await field(page).getAttribute('aria-expanded'), 'false');
    assert.equal(await field(page).inputValue(), 'quota');
  });

  it('shows all results on Enter', async (t) => {
    const page = await open(t, '/docs/introduction');
    await field(page).fill('webhook');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs?q=webhook');
    await page.getByRole('heading', { name: 'Search' }).waitFor();
    await page.getByRole('link', { name: 'How do I verify the signature of a webhook?' }).click();
    await page.waitForURL('**/docs/escalation-and-feedback#**');
  });

  it('says when there is nothing', async (t) => {
    const page = await open(t, '/docs/introduction');
    await field(page).pressSequentially('zebra');
    await page.getByText('The documentation holds nothing about “zebra”.').waitFor();
    assert.equal(await field(page).getAttribute('aria-expanded'), 'false');
  });

  it('works without scripts', async (t) => {
    const page = await open(t, '/docs/introduction', { javaScriptEnabled: false });
    await page.getByRole('searchbox', { name: 'Search the documentation' }).fill('dark mode');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'How do I turn on dark mode?' }).waitFor();
  });
});

describe('the page of results', () => {
  it('hands the question to the chat', async (t) => {
    const page = await open(t, '/docs?q=zebra');
    await page.getByRole('button', { name: 'Ask the chat instead' }).click();
    assert.deepEqual(await page.evaluate('asked'), ['open', 'zebra']);
  });
});

describe('a page of the documentation', () => {
  it('copies its code', async (t) => {
    const page = await open(t, '/docs/getting-started', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    // The button says so for two seconds, which may be over before the test looks.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), 'npm ci\nnpm start');
    await page.clock.runFor(2000);
    await page.getByRole('button', { name: 'Copied' }).waitFor({ state: 'detached' });
  });

  it('has the list of all pages behind a button on phones', async (t) => {
    const page = await open(t, '/docs/quota', { viewport: PHONE });
    const current = page.getByRole('link', { name: 'Quota', exact: true });
    assert.equal(await current.isVisible(), false);
    await page.getByRole('button', { name: 'All pages' }).click();
    await current.waitFor();
    assert.equal(await current.getAttribute('aria-current'), 'page');
    await page.keyboard.press('Escape');
    await current.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'All pages' }).click();
    await page.getByRole('link', { name: 'Docker' }).click();
    await page.waitForURL('**/docs/docker');
  });

  it('has the list of all pages beside the text on wide screens', async (t) => {
    const page = await open(t, '/docs/quota');
    const navigation = page.getByRole('navigation', { name: 'Documentation' });
    assert.ok(await navigation.getByRole('link', { name: 'Docker' }).isVisible());
    assert.equal(await page.getByRole('button', { name: 'All pages' }).isVisible(), false);
  });

  it('never breaks a word of code, nor is wider than the screen', async (t) => {
    for (const viewport of [PHONE, DESK]) {
      const page = await open(t, '/docs/cli', { viewport });
      for (const path of ['/docs/cli', '/docs/options', '/docs/configuration', '/docs/language-model']) {
        await page.goto(app.url + path);
        const { broken, wider } = await page.evaluate(() => ({
          broken: [...document.querySelectorAll('main :not(pre) > code')].flatMap((code) => {
            const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
            const found: string[] = [];
            for (let text = texts.nextNode(); text; text = texts.nextNode()) {
              for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
                const range = document.createRange();
                range.setStart(text, index);
                range.setEnd(text, index + word.length);
                if (range.getClientRects().length > 1 && word.length <= 36) found.push(word);
              }
            }
            return found;
          }),
          wider: document.documentElement.scrollWidth - window.innerWidth,
        }));
        assert.deepEqual([path, broken], [path, []]);
        assert.ok(wider <= 0, `${path} is ${wider} pixels too wide`);
      }
    }
  });

  for (const path of ['/docs', '/docs/configuration', '/docs/tutorial', '/docs?q=quota', '/docs?q=zebra']) {
    it(`is accessible in all looks: ${path}`, async (t) => {
      const page = await open(t, path);
      for (const look of LOOKS) {
        await wear(page, look);
        assert.deepEqual(await violations(page), [], look.name);
      }
    });
  }

  it('is accessible in all looks with results below the search', async (t) => {
    const page = await open(t, '/docs?q=zebra');
    for (const look of LOOKS) {
      await wear(page, look);
      await field(page).fill('quota');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      assert.deepEqual(await violations(page), [], look.name);
      await field(page).fill('');
      await page.getByRole('option').first().waitFor({ state: 'hidden' });
    }
  });
});
