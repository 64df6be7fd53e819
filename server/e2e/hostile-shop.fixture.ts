/** A server on which every field that a visitor, a page, a website or an operator can fill holds each hostile text. */
import type { TestContext } from 'node:test';
import { makeWidget, WIDGET_ID } from '../http/app.fixture.js';
import type { AdminApp } from '../http/admin/admin.fixture.js';
import { createMemoryStore } from '../store/memory/memory-store.js';
import type { Store } from '../store/port/store.js';
import { makeEscalation, makePage, makeQuestion, makeReply } from '../store/testing/store.fixture.js';
import { startDashboard } from './dashboard-browser.fixture.js';
import { hostileTexts, shortHostileTexts } from './hostile.fixture.js';

const quota = { messages: 100_000, period: 'month' } as const;
/** No name of an operator is longer. */
const NAME = 80;

export interface HostileShop extends AdminApp {
  /** Of the owner. */
  readonly cookie: string;
  /** Of what each screen that is of one thing is about. */
  readonly ids: {
    conversationId: string;
    escalationId: string;
    gapKey: string;
    pageId: string;
    jobId: string;
  };
}

export async function startHostileShop(t: TestContext): Promise<HostileShop> {
  const store = createMemoryStore();
  const app = await startDashboard(t, store);
  const texts = hostileTexts(2000);
  // The newest first is the one that names the rest: what is listed on a page is cut off behind fifty.
  const requests: string[] = [];
  const conversationId = crypto.randomUUID();
  for (const [index, text] of texts.entries()) {
    const at = new Date(app.now() - 3_600_000 - index * 60_000).toISOString();
    requests.push(await fill(store, { text, at, conversationId, index }));
  }
  await fillKnowledge(store, texts, new Date(app.now()).toISOString());
  await fillWidget(store, texts);
  const day = new Date(app.now()).toISOString();
  await store.seen.add(
    day.slice(0, 10),
    texts.slice(0, 90).map((origin, index) => ({
      widgetId: WIDGET_ID,
      origin,
      isIn: index % 2 === 0,
      count: 50,
      firstAt: day,
      lastAt: day,
    })),
  );
  const owner = await app.signedIn();
  for (const name of shortHostileTexts(NAME)) {
    await owner.send('POST', '/api/admin/operators', { name, role: 'editor' });
    await owner.send('POST', '/api/admin/tokens', { name, role: 'reader' });
  }
  const [escalationId = ''] = requests;
  for (const [version, note] of texts.slice(0, 60).entries())
    await owner.send('PATCH', `/api/admin/escalations/${escalationId}`, { version, note });
  const gaps = JSON.parse((await owner.send('GET', '/api/admin/gaps?last=30d')).text) as {
    items: { key: string }[];
  };
  const { jobId } = JSON.parse(
    (
      await owner.send('POST', `/api/admin/widgets/${WIDGET_ID}/imports`, {
        from: { url: `http://127.0.0.1:1/${encodeURIComponent(texts[1] ?? '')}` },
      })
    ).text,
  ) as { jobId: string };
  return {
    ...app,
    cookie: owner.cookie ?? '',
    ids: { conversationId, escalationId, gapKey: gaps.items[0]?.key ?? '', pageId: 'p001', jobId },
  };
}

interface Said {
  readonly text: string;
  readonly at: string;
  readonly conversationId: string;
  readonly index: number;
}

/** A question in a conversation of all, and one of its own, with all that may follow. @returns the id of the request */
async function fill(store: Store, { text, at, conversationId, index }: Said): Promise<string> {
  const { conversations } = store;
  const asked = makeQuestion({
    widgetId: WIDGET_ID,
    conversationId,
    text,
    at,
    pageUrl: text,
    visitorId: text,
  });
  await conversations.accept(asked, quota);
  const wasRefused = index % 3 === 0;
  const citation = { pageId: 'p001', pageTitle: text, pageUrl: text, excerpt: text };
  const reply = makeReply(asked, {
    answer: text,
    wasRefused,
    confidenceScore: wasRefused ? 0.1 : 0.9,
    citations: wasRefused ? [] : [citation],
    relatedArticles: [{ pageId: 'p001', pageTitle: text, pageUrl: text, excerpt: text }],
  });
  await conversations.record(reply);
  const feedback = index % 2 === 0 ? ('negative' as const) : ('positive' as const);
  await conversations.leave({
    type: 'feedback',
    id: crypto.randomUUID(),
    widgetId: WIDGET_ID,
    conversationId,
    messageId: reply.id,
    at,
    feedback,
    reason: text,
  });
  const request = makeEscalation({
    widgetId: WIDGET_ID,
    conversationId,
    at,
    email: text,
    message: text,
    name: text,
    phone: text,
    pageUrl: text,
    visitorId: text,
  });
  await conversations.leave(request);
  return request.id;
}

async function fillKnowledge({ pages, runs, sites }: Store, texts: readonly string[], at: string) {
  for (const [index, text] of texts.entries()) {
    const title = text.replace(/\s+/g, ' ').trim().slice(0, 200) || 'x';
    const id = `p${String(index).padStart(3, '0')}`;
    const content = `# ${title}\n\n${text}\n`;
    await pages.save(WIDGET_ID, makePage({ id, title, url: text, origin: text, content }));
    const found = { source: text, reason: text, advice: text };
    await runs.add(WIDGET_ID, {
      id: crypto.randomUUID(),
      by: { kind: 'cli', name: text },
      from: { url: text },
      outcome: 'failed',
      startedAt: at,
      endedAt: at,
      warnings: [text],
      notices: [text],
      failure: text,
      skipped: [found],
      ...(index % 2 === 0 && { refused: { addresses: [text], command: text } }),
    });
  }
  const start = 'https://acme.example/';
  await sites.save(WIDGET_ID, {
    start,
    startedAt: at,
    finishedAt: at,
    pending: [],
    visits: [],
    failure: { at, reason: texts.join(' ').slice(0, 4000) },
  });
}

/** The widget of the tests holds many in each field, and each text is the name of another one. */
async function fillWidget({ widgets }: Store, texts: readonly string[]): Promise<void> {
  const short = texts.map((text) => text.trim().slice(0, 150) || 'x');
  const [name = 'x'] = short.slice(1);
  const all = short.join(' ').slice(0, 480);
  await widgets.save(
    makeWidget({
      name,
      allowlist: short,
      checks: short.slice(0, 90).map((question) => ({ question, pageId: question })),
      sources: [
        {
          url: 'https://acme.example/',
          every: '24h',
          include: short.slice(0, 20),
          exclude: short.slice(20, 40),
        },
      ],
      appearance: {
        primaryColor: '#6366f1',
        position: 'bottom-right',
        greeting: all,
        placeholder: name,
        suggestions: short.slice(0, 6),
        launcherText: name.slice(0, 40).trim(),
        translations: { en: { greeting: all } },
      },
    }),
  );
  for (const each of short) await widgets.save(makeWidget({ id: crypto.randomUUID(), name: each }));
}
