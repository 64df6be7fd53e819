/**
 * The time between a click on the launcher and the arrival of the panel, which is a moment, or on a slow network many
 * seconds: the built product in a real browser that is kept waiting. Needs `npm run build`.
 */
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { PATIENCE_MS } from '../../scripts/browser.js';
import { serveBuilt } from '../../scripts/serve-built.js';
import { openBrowser } from './shared-browser.fixture.js';

const QUESTION = 'How do I embed the widget?';

let server: Awaited<ReturnType<typeof serveBuilt>>;
let browser: Browser;
let page: Page;
/** Lets the panel come; until then its chunk is in flight, and is lost where `isLost`. */
let arrive: () => void;
let isLost: boolean;

const launcher = () => page.getByRole('button', { name: 'Open chat' });
const field = () => page.getByRole('textbox', { name: 'Message' });
const panel = () => page.locator('chat-panel');

async function openPage(options: BrowserContextOptions = {}): Promise<void> {
  page = await browser.newPage(options);
  page.setDefaultTimeout(PATIENCE_MS);
  isLost = false;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/chat-session/, async (route) => {
    if (isLost) return route.abort();
    await arrival;
    await route.continue();
  });
  await page.goto(server.url);
  await page.evaluate(() => {
    window.ServiceChatWidget?.on('open', () => (document.title += ' opened'));
    window.ServiceChatWidget?.on('close', () => (document.title += ' closed'));
    document.title = '';
  });
}

before(async () => {
  server = await serveBuilt();
  browser = await openBrowser();
});

after(async () => {
  await server.stop();
});

describe('a chat that is open', () => {
  beforeEach(() => openPage());
  afterEach(() => page.context().close());

  it('stays open on the page that a source leads to, and closed once it is closed', async () => {
    arrive();
    await launcher().click();
    await panel().waitFor();
    await page.keyboard.type(QUESTION);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: 'Embed the widget' }).first().waitFor();
    await page.goto(`${server.url}?next`);
    await page.getByRole('dialog').waitFor();
    await page.getByRole('dialog').getByRole('link', { name: 'Embed the widget' }).first().waitFor();
    assert.equal(await page.evaluate(() => document.activeElement === document.body), true);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.goto(`${server.url}?last`);
    await launcher().waitFor();
    assert.equal(await page.getByRole('dialog').count(), 0);
  });
});

describe('a chat whose panel is on its way', () => {
  beforeEach(() => openPage());
  afterEach(() => page.context().close());

  it('takes what is written at once, and hands it to the panel with the focus', async () => {
    await launcher().click();
    await page.keyboard.type('How do I ');
    assert.equal(await panel().count(), 0);
    assert.equal(await page.title(), 'opened', 'the window is open for whoever sees it');
    arrive();
    await panel().waitFor();
    await page.keyboard.type('embed it?');
    assert.equal(await field().inputValue(), 'How do I embed it?');
    assert.equal(await page.getByRole('dialog').count(), 1);
    assert.equal(await page.title(), 'opened');
  });

  it('sends what was to be sent as soon as it can, and shows it until then', async () => {
    await launcher().click();
    await page.keyboard.type(QUESTION);
    await page.keyboard.press('Enter');
    await page.keyboard.type('ignored');
    await page.getByText('Sending your message…').waitFor();
    assert.equal(await field().inputValue(), QUESTION);
    arrive();
    await page.getByRole('dialog').getByRole('link', { name: 'Embed the widget' }).first().waitFor();
    assert.equal(await page.locator('.visitor .bubble').innerText(), QUESTION);
    assert.equal(await field().inputValue(), '');
  });

  it('sends nothing that is blank, and breaks the line on Shift+Enter', async () => {
    await launcher().click();
    await page.keyboard.press('Enter');
    await page.keyboard.type('one');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('two');
    arrive();
    await panel().waitFor();
    assert.equal(await field().inputValue(), 'one\ntwo');
  });

  it('does not take a word away while it is being composed', async () => {
    await launcher().click();
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
    arrive();
    await panel().waitFor({ state: 'attached' });
    await page.waitForTimeout(200);
    assert.equal(await panel().isVisible(), false);
    await session.send('Input.insertText', { text: '日' });
    await panel().waitFor();
    assert.equal(await field().inputValue(), '日');
  });

  it('closes on Escape and by the launcher, gives the focus back, and keeps the words', async () => {
    await launcher().click();
    await page.keyboard.type('half a thou');
    await page.keyboard.press('Escape');
    assert.equal(await page.getByRole('dialog').count(), 0);
    await page.keyboard.press('Enter');
    await page.keyboard.type('ght');
    assert.equal(await field().inputValue(), 'half a thought');
    await page.getByRole('button', { name: 'Close chat' }).click();
    assert.equal(await page.getByRole('dialog').count(), 0);
    assert.equal(await page.title(), 'opened closed opened closed');
    arrive();
    await launcher().click();
    await panel().waitFor();
    assert.equal(await field().inputValue(), 'half a thought');
  });

  it('says so where the panel does not come, keeps the words, and tries again', async () => {
    isLost = true;
    await launcher().click();
    await page.keyboard.type(QUESTION);
    await page.keyboard.press('Enter');
    // It may have failed for the click already, and be tried again for the key.
    await page.locator('textarea:not([readonly])').waitFor();
    await page.getByRole('alert').getByText('not available just now').waitFor();
    assert.equal(await field().inputValue(), QUESTION);
    isLost = false;
    arrive();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: 'Embed the widget' }).first().waitFor();
  });

  it('keeps the keys from the page', async () => {
    await page.evaluate(() => {
      document.addEventListener('keydown', ({ key }) => (document.title += key));
    });
    await launcher().click();
    await page.keyboard.type('s');
    assert.equal(await page.title(), 'opened');
  });

  it('is gone with the widget', async () => {
    await launcher().click();
    await page.evaluate(() => window.ServiceChatWidget?.destroy());
    arrive();
    await page.waitForTimeout(200);
    assert.equal(await page.locator('service-chat-widget').count(), 0);
    assert.equal(await page.getByRole('dialog').count(), 0);
  });
});

describe('the same on a phone', () => {
  afterEach(() => page.context().close());

  it('fills the screen and can be closed', async () => {
    await openPage({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });
    await launcher().tap();
    const box = await page.getByRole('dialog').boundingBox();
    assert.deepEqual(box, { x: 0, y: 0, width: 390, height: 700 });
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close chat' });
    const { width = 0, height = 0 } = (await close.boundingBox()) ?? {};
    assert.ok(width >= 24 && height >= 24, `${String(width)} × ${String(height)}`);
    await close.tap();
    assert.equal(await page.getByRole('dialog').count(), 0);
    arrive();
  });
});
