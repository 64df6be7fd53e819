/** The first screen, conversations and feedback, in a real browser on the built dashboard. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import type { Page } from 'playwright';
import { WIDGET_ID } from '../http/app.fixture.js';
import { createMemoryStore } from '../store/memory/memory-store.js';
import type { Store } from '../store/port/store.js';
import {
  cookieOf,
  heading,
  open,
  openSignedIn,
  startDashboard,
  useBrowser,
} from './dashboard-browser.fixture.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const { vectors } = JSON.parse(readFileSync(new URL('./vectors/xss.json', import.meta.url), 'utf8')) as {
  vectors: { payload: unknown }[];
};
const PHONE = { width: 320, height: 640 };
const quota = { messages: 1000, period: 'month' } as const;

useBrowser();

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

/** A conversation of one question, with everything that may stand beside it. */
async function converse({ conversations }: Store, id: number, text: string, now: number): Promise<void> {
  const at = new Date(now - 3_600_000 - id * 1000).toISOString();
  const ids = {
    widgetId: WIDGET_ID,
    conversationId: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  };
  const question = {
    ...ids,
    type: 'question' as const,
    id: `q${id}`,
    at,
    text,
    pageUrl: 'https://acme.example/p',
  };
  await conversations.accept(question, quota);
  const wasRefused = id % 3 === 0;
  await conversations.record({
    ...{ ...ids, type: 'reply', id: `r${id}`, questionId: `q${id}`, at, answer: text, relatedArticles: [] },
    citations: wasRefused
      ? []
      : [{ pageId: 'p1', pageTitle: text, pageUrl: 'https://acme.example/prices', excerpt: text }],
    ...{ confidenceScore: wasRefused ? 0.1 : 0.9, wasRefused },
  });
  const feedback = id % 2 === 0 ? 'negative' : 'positive';
  await conversations.leave({
    ...ids,
    type: 'feedback',
    id: `f${id}`,
    messageId: `r${id}`,
    at,
    feedback,
    reason: text,
  });
}

describe('the first screens of the dashboard', () => {
  it('opens from each number the rows that it counts, and goes to screens by keys', async (t) => {
    const store = createMemoryStore();
    const app = await startDashboard(t, store);
    for (let id = 1; id <= 7; id++) await converse(store, id, `How much is bike ${id}?`, app.admin.clock());
    const page = await openSignedIn(t, app, '/dashboard/');
    await heading(page, 'Overview');
    const valueOf = (name: string) =>
      page
        .locator('.tile', { has: page.getByRole('button', { name: `Draw ${name}` }) })
        .locator('.tile-value a');
    await valueOf('Questions').waitFor();
    const shown = await page.locator('.tile-value').allInnerTexts();
    assert.deepEqual(shown.slice(0, 5), ['7', '71%', '2', '57%', '0']);
    await valueOf('Not answered').click();
    await heading(page, 'Conversations');
    assert.equal(new URL(page.url()).searchParams.get('outcome'), 'refused');
    await page.getByText('2 conversations. 2 questions fit.').waitFor();
    assert.equal(await page.locator('.rows tbody tr').count(), 2);
    await page.reload();
    assert.equal(await page.locator('.rows tbody tr').first().isVisible(), true);
    await page.getByRole('link', { name: 'Take off the filter Outcome: Not answered' }).click();
    await page.getByText('7 conversations. 7 questions fit.').waitFor();
    await page.goBack();
    await page.getByText('2 conversations. 2 questions fit.').waitFor();
    await page.getByRole('link', { name: 'How much is bike 3?' }).click();
    await heading(page, 'Conversation');
    await page.locator('chat-message .bubble').first().waitFor();
    assert.equal(await page.getByRole('link', { name: /^Why/ }).count(), 1);
    await page.locator('h1').focus();
    await page.keyboard.press('g');
    await page.keyboard.press('f');
    await heading(page, 'Feedback');
    await page.getByText('4 helpful, 3 not helpful.').waitFor();
    assert.equal(await page.locator('.rated-list > li').count(), 3);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).getByText('Go to Overview').waitFor();
    await page.keyboard.press('Escape');
  });

  it('draws hostile words as text, with nothing for axe to find and nothing too wide', async (t) => {
    const store = createMemoryStore();
    const app = await startDashboard(t, store);
    const texts = vectors.flatMap(({ payload }) =>
      typeof payload === 'string' ? [payload.slice(0, 4000)] : [],
    );
    for (const [id, text] of texts.entries()) await converse(store, id + 1, text, app.admin.clock());
    const owner = await app.signedIn();
    const talk = `/dashboard/conversations/${WIDGET_ID}/00000000-0000-4000-8000-00000000000`;
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await open(t, `${app.url}/dashboard/sign-in`, { colorScheme });
      await page.context().addCookies([cookieOf(app, owner.cookie ?? '')]);
      const paths = [
        '/dashboard/',
        '/dashboard/conversations',
        '/dashboard/feedback',
        `${talk}1`,
        `${talk}2`,
      ];
      for (const path of paths) {
        for (const viewport of [{ width: 1280, height: 800 }, PHONE]) {
          await page.setViewportSize(viewport);
          await page.goto(app.url + path);
          await page.locator('.tiles, .rows, .rated-list, .talk').first().waitFor();
          await page.locator('.skeleton').waitFor({ state: 'detached' });
          assert.deepEqual(await violations(page), [], `${path} ${colorScheme} ${viewport.width}`);
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          assert.ok(over <= 0, `${path} is ${over} px too wide at ${viewport.width}`);
          assert.equal(await page.locator('main :is(img, script, iframe)').count(), 0);
        }
      }
    }
  });

  it('leads a new server to its first visitor, and ticks each step by itself', async (t) => {
    const store = createMemoryStore();
    const app = await startDashboard(t, store);
    const page = await openSignedIn(t, app, '/dashboard/');
    await page.getByRole('heading', { name: 'From here to your website' }).waitFor();
    assert.deepEqual(await violations(page), []);
    const done = page.locator('.checklist .done');
    assert.equal(await done.count(), 1);
    await store.pages.save(WIDGET_ID, {
      id: 'p',
      title: 'P',
      url: 'https://acme.example/p',
      content: 'Text.',
    });
    const at = new Date(app.admin.clock()).toISOString();
    const seen = { widgetId: WIDGET_ID, origin: 'https://acme.example', isIn: true, count: 1 };
    await store.seen.add(at.slice(0, 10), [{ ...seen, firstAt: at, lastAt: at }]);
    await page.getByRole('heading', { name: 'To do' }).waitFor({ timeout: 10_000 });
  });
});
