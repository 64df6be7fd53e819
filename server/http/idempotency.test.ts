import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AnswerEngine } from '../answers/answer-engine.js';
import type { ChatReply } from '../contract.js';
import { createMemoryStore } from '../store/memory/memory-store.js';
import { errorOf, startApp, WIDGET_ID, type TestApp } from './app.fixture.js';

const CHAT = '/api/widget/chat';
const QUESTION = { widgetId: WIDGET_ID, message: 'can i return a lamp', visitorId: 'ann' };

const ask = (app: TestApp, fields: object = {}, headers: Record<string, string> = {}) =>
  app.post(CHAT, { ...QUESTION, ...fields }, { 'Idempotency-Key': 'key-1', ...headers });
const isReplay = (response: Response) => response.headers.get('Idempotency-Replayed') === 'true';

/** How many questions the widget was charged for. */
async function charged(app: TestApp): Promise<number> {
  const probe = {
    type: 'question',
    id: crypto.randomUUID(),
    at: new Date(Date.UTC(2026, 6, 14, 12)).toISOString(),
    widgetId: WIDGET_ID,
    conversationId: crypto.randomUUID(),
    text: '',
  } as const;
  return (await app.store.conversations.accept(probe, { messages: 0, period: 'day' })).usage.used;
}

/** An engine that answers when it is told to, or fails. */
function heldEngine() {
  const waiting: (() => void)[] = [];
  let isBroken = false;
  const engine: AnswerEngine = {
    async answer() {
      if (isBroken) throw new Error('broken');
      await new Promise<void>((resolve) => waiting.push(resolve));
      return { answer: 'Yes.', citations: [], relatedArticles: [], confidenceScore: 0.5, wasRefused: false };
    },
  };
  return {
    engine,
    waiting,
    release: () => {
      waiting.splice(0).forEach((go) => {
        go();
      });
    },
    setBroken: (broken: boolean) => (isBroken = broken),
  };
}

describe('a question that is sent again with its Idempotency-Key', () => {
  it('gets the same reply, is charged once, and is marked', async (t) => {
    const app = await startApp(t);
    const first = await ask(app);
    const again = await ask(app);
    assert.deepEqual([isReplay(first), isReplay(again)], [false, true]);
    assert.equal(await again.text(), await first.text());
    assert.deepEqual([await charged(app), app.questions.length], [1, 1]);
  });

  it('gets the suggested action again', async (t) => {
    const app = await startApp(t);
    const body = { message: 'talk to a human' };
    const replies = [
      await ask(app, body),
      await ask(app, body),
      await ask(app, body, { Accept: 'text/event-stream' }),
    ];
    const [first = '', again = '', streamed = ''] = await Promise.all(replies.map((reply) => reply.text()));
    assert.match(first, /"suggestedAction":"escalate"/);
    assert.equal(again, first);
    assert.ok(streamed.includes(`event: done\ndata: ${first}`), streamed);
  });

  it('is the same whatever the order of its fields, and with fields that are not read', async (t) => {
    const app = await startApp(t);
    await ask(app);
    const { widgetId, message, visitorId } = QUESTION;
    const again = await app.post(
      CHAT,
      { visitorId, extra: 1, pageUrl: null, message, widgetId },
      { 'Idempotency-Key': 'key-1' },
    );
    assert.deepEqual([again.status, isReplay(again)], [200, true]);
  });

  it('waits while the first is being answered', async (t) => {
    const held = heldEngine();
    const app = await startApp(t, { engine: held.engine });
    const duplicates = Promise.all(Array.from({ length: 10 }, () => ask(app)));
    while (held.waiting.length === 0) await new Promise(setImmediate);
    assert.equal((await ask(app, { message: 'something else' })).status, 422);
    held.release();
    const responses = await duplicates;
    const replies = await Promise.all(responses.map((response) => response.json() as Promise<ChatReply>));
    assert.equal(new Set(replies.map(({ messageId }) => messageId)).size, 1);
    assert.equal(responses.filter(isReplay).length, 9);
    assert.equal(await charged(app), 1);
  });

  it('is never told that the quota is used up, not even when the last room was its own', async (t) => {
    const app = await startApp(t, { widget: { quota: { messages: 50, period: 'day' } } });
    const twice = Array.from({ length: 80 }, (_, index) => `key-${index >> 1}`);
    const statuses = await Promise.all(
      twice.map(async (key) => (await ask(app, {}, { 'Idempotency-Key': key })).status),
    );
    assert.deepEqual(new Set(statuses), new Set([200]));
    const beyond = Array.from({ length: 40 }, (_, index) => `late-${index >> 1}`);
    const late = await Promise.all(
      beyond.map(async (key) => [key, (await ask(app, {}, { 'Idempotency-Key': key })).status] as const),
    );
    const accepted = late.filter(([, status]) => status === 200).map(([key]) => key);
    assert.deepEqual([accepted.length, new Set(accepted).size, await charged(app)], [20, 10, 50]);
  });

  it('with another body is refused with 422, and costs nothing', async (t) => {
    const app = await startApp(t);
    await ask(app);
    const response = await ask(app, { message: 'can i return a chair' });
    assert.deepEqual([response.status, (await errorOf(response)).code], [422, 'idempotency_conflict']);
    assert.equal(await charged(app), 1);
  });

  it('is another question for another visitor', async (t) => {
    const app = await startApp(t);
    const replies = [
      await ask(app),
      await ask(app, { visitorId: 'bob' }),
      await ask(app, { visitorId: undefined }),
    ];
    assert.deepEqual([replies.some(isReplay), await charged(app)], [false, 3]);
  });

  it('keeps to its conversation', async (t) => {
    const app = await startApp(t);
    const { conversationId } = (await (await ask(app)).json()) as ChatReply;
    const next = { conversationId, message: 'and a chair?' };
    const first = (await (await ask(app, next, { 'Idempotency-Key': 'key-2' })).json()) as ChatReply;
    const again = (await (await ask(app, next, { 'Idempotency-Key': 'key-2' })).json()) as ChatReply;
    assert.deepEqual(again, first);
    assert.equal(first.conversationId, conversationId);
  });

  it('is answered without a second charge where the first was let in and failed', async (t) => {
    const store = createMemoryStore();
    const held = heldEngine();
    const failing = await startApp(t, { engine: held.engine, deps: { store } });
    held.setBroken(true);
    assert.equal((await ask(failing)).status, 500);
    // Another server over the same store knows the failure only from what was recorded, as after a crash.
    const app = await startApp(t, { deps: { store } });
    const second = await ask(app);
    assert.deepEqual([second.status, isReplay(second)], [200, false]);
    const third = await ask(app);
    assert.equal(isReplay(third), true);
    assert.equal(await third.text(), await second.text());
    assert.equal(await charged(app), 1);
    assert.deepEqual(
      app.questions.map(({ history }) => history),
      [[]],
    );
  });

  it('is streamed to a caller that asks for a stream', async (t) => {
    const app = await startApp(t);
    const reply = (await (await ask(app)).json()) as ChatReply;
    const response = await ask(app, {}, { Accept: 'text/event-stream' });
    assert.equal(isReplay(response), true);
    const text = await response.text();
    assert.match(text, /^event: start\n/);
    assert.ok(text.includes(`event: done\ndata: ${JSON.stringify(reply)}\n`), text);
  });

  it('needs a key of visible ASCII characters', async (t) => {
    const app = await startApp(t);
    for (const key of ['', 'two words', 'x'.repeat(256), 'größe']) {
      const response = await ask(app, {}, { 'Idempotency-Key': key });
      assert.equal(response.status, 400, key);
      assert.equal((await errorOf(response)).details?.[0]?.field, 'Idempotency-Key');
    }
    assert.equal((await ask(app, {}, { 'Idempotency-Key': 'x'.repeat(255) })).status, 200);
  });
});
