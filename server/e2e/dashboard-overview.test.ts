/** The first screen, conversations and feedback, in a real browser on the built dashboard. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { WIDGET_ID } from '../http/app.fixture.js';
import { createMemoryStore } from '../store/memory/memory-store.js';
import type { Store } from '../store/port/store.js';
import { makeEscalation } from '../store/testing/store.fixture.js';
import { heading, openSignedIn, press, startDashboard, useBrowser } from './dashboard-browser.fixture.js';
import { drawnAsText, judgeScreens, visit, type Looked } from './dashboard-judge.fixture.js';
import { hostileTexts } from './hostile.fixture.js';

const DAY_MS = 86_400_000;
const quota = { messages: 1000, period: 'month' } as const;

useBrowser();

const conversationOf = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;

/** A conversation of one question, with everything that may stand beside it. */
/** A question is answered within so many milliseconds for each question before it. */
const MS_OF_ID = 50;

async function converse({ conversations }: Store, id: number, text: string, now: number): Promise<void> {
  const askedAt = now - 3_600_000 - id * 1000;
  const at = new Date(askedAt).toISOString();
  const repliedAt = new Date(askedAt + id * MS_OF_ID).toISOString();
  const ids = {
    widgetId: WIDGET_ID,
    conversationId: conversationOf(id),
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
    ...ids,
    type: 'reply',
    id: `r${id}`,
    questionId: `q${id}`,
    answer: text,
    relatedArticles: [],
    at: repliedAt,
    citations: wasRefused
      ? []
      : [{ pageId: 'p1', pageTitle: text, pageUrl: 'https://acme.example/prices', excerpt: text }],
    confidenceScore: wasRefused ? 0.1 : id % 7 === 0 ? 0.4 : 0.9,
    wasRefused,
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

async function askForHuman({ conversations }: Store, id: number, now: number): Promise<void> {
  const at = new Date(now - 3_000_000).toISOString();
  await conversations.leave(makeEscalation({ widgetId: WIDGET_ID, conversationId: conversationOf(id), at }));
}

const refused = (ids: readonly number[]) => ids.filter((id) => id % 3 === 0).length;
const unsure = (ids: readonly number[]) => ids.filter((id) => id % 7 === 0 && id % 3 !== 0).length;
const unhelpful = (ids: readonly number[]) => ids.filter((id) => id % 2 === 0).length;
const escalated = (ids: readonly number[]) => ids.filter((id) => id % 4 === 0).length;
const share = (some: number, all: number) => (all === 0 ? 'nothing' : `${Math.round((some / all) * 100)}%`);
const fit = (count: number) =>
  `${count} ${count === 1 ? 'conversation' : 'conversations'}. ${count} ${count === 1 ? 'question fits' : 'questions fit'}.`;

/** What each plot says of a day on which these were asked, and what stands above its rows. */
const POINTS: Record<string, { says: (ids: number[]) => string | number; rows: (ids: number[]) => string }> =
  {
    Questions: { says: (ids) => ids.length, rows: (ids) => fit(ids.length) },
    Answered: {
      says: (ids) => share(ids.length - refused(ids) - unsure(ids), ids.length),
      rows: (ids) => fit(ids.length - refused(ids) - unsure(ids)),
    },
    'Not answered': { says: refused, rows: (ids) => fit(refused(ids)) },
    Helpful: {
      says: (ids) => share(ids.length - unhelpful(ids), ids.length),
      rows: (ids) => `${ids.length - unhelpful(ids)} helpful, ${unhelpful(ids)} not helpful.`,
    },
    'Asked for a human': { says: escalated, rows: (ids) => fit(escalated(ids)) },
    'Time to answer': {
      says: (ids) => (ids.length === 0 ? 'nothing' : `${Math.max(...ids) * MS_OF_ID} ms`),
      rows: (ids) => fit(ids.length),
    },
  };

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
    assert.deepEqual(shown, ['7', '57%', '2', '57%', '0', '350 ms']);
    // As `stats` tells it.
    await page.getByText('57% were answered from your pages with confidence, and 14% with doubt.').waitFor();
    await page.getByText('14% with doubt', { exact: true }).waitFor();
    const all = { told: '7 conversations. 7 questions fit.', rows: 7 };
    const behind: Record<string, { told: string; rows: number }> = {
      Questions: all,
      Answered: { told: '4 conversations. 4 questions fit.', rows: 4 },
      // The first of them stand there; the others are a press away.
      Helpful: { told: '4 helpful, 3 not helpful.', rows: 3 },
      'Asked for a human': { told: '', rows: 0 },
      'Time to answer': all,
    };
    for (const [name, { told, rows }] of Object.entries(behind)) {
      await valueOf(name).click();
      await page.locator('.empty').or(page.getByText(told).first()).first().waitFor();
      await page.locator('main .skeleton').first().waitFor({ state: 'detached' });
      const found = page.locator('.rows tbody tr, .rated-list > li');
      assert.equal(await found.count(), rows, name);
      await page.goBack();
    }
    await valueOf('Not answered').click();
    await heading(page, 'Conversations');
    assert.equal(new URL(page.url()).searchParams.get('outcome'), 'refused');
    await page.getByText('2 conversations. 2 questions fit.').waitFor();
    await page.locator('.rows tbody tr').nth(1).waitFor();
    assert.equal(await page.locator('.rows tbody tr').count(), 2);
    await page.reload();
    await page.locator('.rows tbody tr').first().waitFor();
    await page.getByRole('link', { name: 'Take off the filter Outcome: Not answered' }).click();
    await page.getByText('7 conversations. 7 questions fit.').waitFor();
    await page.goBack();
    await page.getByText('2 conversations. 2 questions fit.').waitFor();
    await page.getByRole('link', { name: 'How much is bike 3?' }).click();
    await heading(page, 'Conversation');
    await page.locator('chat-message .bubble').first().waitFor();
    await page.getByRole('link', { name: /^Why/ }).first().waitFor();
    assert.equal(await page.getByRole('link', { name: /^Why/ }).count(), 1);
    await page.locator('h1').focus();
    // A pair counts only where the second key follows soon: neither waits for the other.
    await Promise.all([page.keyboard.press('g'), page.keyboard.press('f')]);
    await heading(page, 'Feedback');
    await page.getByText('4 helpful, 3 not helpful.').waitFor();
    await page.locator('.rated-list > li').nth(2).waitFor();
    assert.equal(await page.locator('.rated-list > li').count(), 3);
    await page.keyboard.press('?');
    await page.getByText('Go to Overview').waitFor();
    await page.keyboard.press('Escape');
  });

  it('opens from each point of each plot the rows that it counts', async (t) => {
    const store = createMemoryStore();
    const app = await startDashboard(t, store);
    // So many on each of the last days, today last.
    const days = [6, 0, 4];
    let id = 0;
    const ids = days.map((count, day) =>
      Array.from({ length: count }, () => ({ id: ++id, now: app.now() - (days.length - 1 - day) * DAY_MS })),
    );
    for (const asked of ids.flat()) {
      await converse(store, asked.id, `How much is bike ${asked.id}?`, asked.now);
      if (asked.id % 4 === 0) await askForHuman(store, asked.id, asked.now);
    }
    const page = await openSignedIn(t, app, '/dashboard/settings/tokens');
    const plot = page.locator('dash-plot');
    for (const [metric, { says, rows }] of Object.entries(POINTS)) {
      await visit(page, '/?last=3d', 'dash-plot');
      await press(page, `Draw ${metric}`);
      const links: { path: string; asked: number[] }[] = [];
      for (const [index, asked] of ids.map((each) => each.map((one) => one.id)).entries()) {
        await plot.getByRole('slider').press('Escape');
        await plot.getByRole('slider').press('End');
        for (let left = days.length - 1 - index; left > 0; left -= 1)
          await plot.getByRole('slider').press('ArrowLeft');
        await plot.getByRole('slider').press('Enter');
        await plot.locator(`[role=slider][aria-valuetext*=": ${says(asked)}"]`).waitFor();
        const spoken = (await plot.getByRole('slider').getAttribute('aria-valuetext')) ?? '';
        assert.match(spoken, new RegExp(`: ${says(asked)}(?:,|$)`), `${metric} of ${asked.join()}`);
        const href = await plot.getByRole('link', { name: 'Open the rows' }).getAttribute('href');
        links.push({ path: href ?? '', asked });
      }
      for (const { path, asked } of links.filter((link) => link.asked.length > 0)) {
        // Another screen in between, so that these rows are not those of the link before.
        await visit(page, '/settings/tokens', '.empty');
        await visit(page, path.replace('/dashboard', ''), '[role=status]');
        await page.getByText(rows(asked)).waitFor();
      }
    }
  });

  it('draws hostile words as text, with nothing for axe to find and nothing too wide', async (t) => {
    const store = createMemoryStore();
    const app = await startDashboard(t, store);
    const page = await openSignedIn(t, app, '/dashboard/settings/tokens');
    await judgeScreens(page, [
      ['/', '.tiles, .checklist'],
      ['/conversations', '.empty'],
      ['/feedback', '.empty'],
    ]);
    for (const [id, text] of hostileTexts().entries()) await converse(store, id + 1, text, app.admin.clock());
    const talk = `/conversations/${WIDGET_ID}/00000000-0000-4000-8000-00000000000`;
    const screens: Looked[] = [
      ['/settings/tokens', '.empty'],
      ['/', '.top-lists'],
      ['/conversations', '.rows tbody tr'],
      ['/feedback', '.rated-list'],
      [`${talk}1`, '.talk'],
      ['/conversations/nothing/nothing', '[role=alert]'],
    ];
    await judgeScreens(page, screens);
    for (const [path, ready] of [...screens, [`${talk}2`, '.talk'] as const]) {
      await visit(page, path, ready);
      await drawnAsText(page);
    }
  });

  it('leads a new server to its first visitor, and ticks each step by itself', async (t) => {
    const store = createMemoryStore();
    const app = await startDashboard(t, store);
    const page = await openSignedIn(t, app, '/dashboard/');
    await page.getByRole('heading', { name: 'From here to your website' }).waitFor();
    await page.locator('.checklist .done').first().waitFor();
    assert.equal(await page.locator('.checklist .done').count(), 1);
    await page.getByRole('link', { name: 'Give it pages to answer from' }).click();
    await heading(page, 'Knowledge');
    await page.goBack();
    await store.pages.save(WIDGET_ID, {
      id: 'p',
      title: 'P',
      url: 'https://acme.example/p',
      content: 'Text.',
    });
    const at = new Date(app.admin.clock()).toISOString();
    const seen = { widgetId: WIDGET_ID, origin: 'https://acme.example', isIn: true, count: 1 };
    await store.seen.add(at.slice(0, 10), [{ ...seen, firstAt: at, lastAt: at }]);
    await page.getByRole('heading', { name: 'To do' }).waitFor();
  });

  it('counts anew for who comes back to the page', async (t) => {
    const store = createMemoryStore();
    const app = await startDashboard(t, store);
    await converse(store, 1, 'How much is a bike?', app.admin.clock());
    const page = await openSignedIn(t, app, '/dashboard/');
    await page.getByText('1 question in the last 7 days.').waitFor();
    await converse(store, 2, 'Do you sell helmets?', app.admin.clock());
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('2 questions in the last 7 days.').waitFor();
    await page.getByRole('link', { name: 'Do you sell helmets?' }).first().waitFor();
  });

  it('lists what there is to do: gaps with their count in the rail, a website let in on the spot, and back', async (t) => {
    const store = createMemoryStore();
    const app = await startDashboard(t, store);
    const now = app.admin.clock();
    await converse(store, 3, 'Can I pay with bitcoin?', now);
    for (const id of [5, 11]) await converse(store, id, 'How much is a bike?', now);
    const at = new Date(now).toISOString();
    const origin = 'https://shop.example';
    const turnedAway = { widgetId: WIDGET_ID, origin, isIn: false, count: 41, firstAt: at, lastAt: at };
    await store.seen.add(at.slice(0, 10), [turnedAway]);
    const page = await openSignedIn(t, app, '/dashboard/');
    await page.getByRole('link', { name: '1 gap in your pages is open' }).waitFor();
    const inRail = page.getByRole('link', { name: /^Unanswered/ }).locator('.count');
    await page.getByRole('link', { name: /^Health/ }).click();
    await heading(page, 'Health');
    await inRail.filter({ hasText: /^1/ }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Let in shop.example' }).click();
    // What is pointed at stays for as long as that.
    await page.getByText('Acme lets in shop.example now.').hover();
    await page.locator('#to-do:focus').waitFor();
    assert.equal((await store.widgets.get(WIDGET_ID))?.allowlist.at(-1), 'shop.example');
    await press(page, 'Undo');
    await page.getByRole('button', { name: 'Let in shop.example' }).waitFor();
    await page.getByRole('button', { name: 'Add to widget: How much is a bike?' }).click();
    await page.getByText('Visitors are offered “How much is a bike?” now.').waitFor();
    const { suggestions } = (await store.widgets.get(WIDGET_ID))?.appearance ?? {};
    assert.deepEqual(suggestions, ['How much is a bike?']);
    assert.equal((await store.widgets.get(WIDGET_ID))?.allowlist.includes('shop.example'), false);
    await page.getByRole('link', { name: '1 gap in your pages is open' }).click();
    await heading(page, 'Unanswered');
    await page.getByRole('link', { name: 'Can I pay with bitcoin?' }).waitFor();
  });
});
