import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ChatReply } from '../contract.js';
import { errorOf, NOW, startApp, WIDGET_ID, type TestApp } from './app.fixture.js';

const CHAT = '/api/widget/chat';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

let app: TestApp;
before(async () => {
  app = await startApp();
});
after(() => app.stop());

async function ask(message: string, fields: object = {}): Promise<ChatReply> {
  const response = await app.post(CHAT, { widgetId: WIDGET_ID, message, ...fields });
  assert.equal(response.status, 200);
  return (await response.json()) as ChatReply;
}

describe('a question', () => {
  it('is answered with the documented reply', async () => {
    const reply = await ask('can i return a lamp', {
      visitorId: 'v-1',
      pageUrl: 'https://acme.example/lamps',
    });
    const { conversationId, messageId, ...rest } = reply;
    assert.match(conversationId, UUID);
    assert.match(messageId, UUID);
    assert.deepEqual(rest, {
      answer: 'You can return any lamp within 30 days.',
      citations: [
        {
          pageId: 'returns',
          pageTitle: 'Returns',
          pageUrl: 'https://acme.example/returns',
          excerpt: 'You can return any lamp within 30 days.',
        },
      ],
      relatedArticles: [],
      confidenceScore: 0.9,
      wasRefused: false,
    });
  });

  it('is recorded with its reply before the answer is sent', async () => {
    const { conversationId, ...reply } = await ask('how long', {
      visitorId: 'v-2',
      pageUrl: 'https://a.example/',
    });
    const [turn, ...others] = await app.store.conversations.turns(WIDGET_ID, conversationId, 10);
    assert.equal(others.length, 0);
    assert.deepEqual(
      [turn?.question.text, turn?.question.visitorId, turn?.question.pageUrl, turn?.question.at],
      ['how long', 'v-2', 'https://a.example/', new Date(NOW).toISOString()],
    );
    assert.deepEqual([turn?.reply?.id, turn?.reply?.answer], [reply.messageId, reply.answer]);
  });

  it('may leave its optional fields null', async () => {
    await ask('hi there', { conversationId: null, visitorId: null, pageUrl: null });
  });

  it('may have 4,000 characters of any script', async () => {
    await ask('灯'.repeat(4000));
    await ask('🛋'.repeat(2000));
  });

  it('that is small talk is answered without the engine and without citations', async () => {
    const asked = app.questions.length;
    const reply = await ask('Hello!');
    assert.deepEqual([reply.citations, reply.wasRefused, app.questions.length], [[], false, asked]);
    assert.notEqual(reply.answer, '');
  });
});

describe('a request for a human', () => {
  it('is answered with the action that opens the form, and recorded with it', async () => {
    const asked = app.questions.length;
    const { conversationId, answer, messageId, ...rest } = await ask('can someone call me back?');
    assert.match(answer, /our team will write back/);
    assert.deepEqual(rest, {
      citations: [],
      relatedArticles: [],
      confidenceScore: 1,
      wasRefused: false,
      suggestedAction: 'escalate',
    });
    assert.equal(app.questions.length, asked);
    const [turn] = await app.store.conversations.turns(WIDGET_ID, conversationId, 10);
    const { id, suggestedAction, kind } = turn?.reply ?? {};
    assert.deepEqual([id, suggestedAction, kind], [messageId, 'escalate', 'human']);
  });

  it('is told from a question; greetings are kept from the engine', async () => {
    const reply = await ask('Hello, how many people fit in a room?');
    assert.equal('suggestedAction' in reply, false);
    assert.equal(app.questions.at(-1)?.text, 'how many people fit in a room?');
    const [turn] = await app.store.conversations.turns(WIDGET_ID, reply.conversationId, 10);
    assert.equal(turn?.question.text, 'Hello, how many people fit in a room?');
  });

  it('is understood in the language of the conversation', async () => {
    const first = await ask('Wie viele Personen passen in ein Zimmer?');
    const second = await ask('ok', { conversationId: first.conversationId });
    assert.match(second.answer, /jederzeit/);
  });
});

describe('a conversation', () => {
  it('goes on under its id, and the engine is told what was said and on which page', async () => {
    const first = await ask('can i return a lamp');
    const pageUrl = 'https://acme.example/chairs';
    const second = await ask('and a chair?', { conversationId: first.conversationId, pageUrl });
    assert.equal(second.conversationId, first.conversationId);
    assert.notEqual(second.messageId, first.messageId);
    assert.deepEqual(app.questions.at(-1), {
      widgetId: WIDGET_ID,
      text: 'and a chair?',
      pageUrl,
      history: [{ question: 'can i return a lamp', answer: first.answer, citedPageIds: ['returns'] }],
    });
  });

  it('opens a new subject where the visitor says so, of which the engine is told alone', async () => {
    const { conversationId } = await ask('can i return a lamp');
    await ask('ok, another question: is it free to park?', { conversationId });
    const parking = { widgetId: WIDGET_ID, text: 'is it free to park?', history: [] };
    assert.deepEqual(app.questions.at(-1), parking);
    await ask('and on sundays?', { conversationId });
    assert.deepEqual(
      app.questions.at(-1)?.history.map(({ question }) => question),
      ['is it free to park?'],
    );
  });

  it('that nobody knows starts anew under another id', async () => {
    const unknown = '99999999-9999-9999-9999-999999999999';
    const reply = await ask('what about chairs', { conversationId: unknown });
    assert.notEqual(reply.conversationId, unknown);
    assert.deepEqual(app.questions.at(-1)?.history, []);
  });

  it('of another widget is neither continued nor betrayed', async (t) => {
    const other = await startApp(t, {
      deps: { store: app.store },
      widget: { id: '2'.repeat(8) + WIDGET_ID.slice(8) },
    });
    const { conversationId } = await ask('my secret');
    const response = await other.post(CHAT, {
      widgetId: '2'.repeat(8) + WIDGET_ID.slice(8),
      message: 'what did i say?',
      conversationId,
    });
    const reply = (await response.json()) as ChatReply;
    assert.notEqual(reply.conversationId, conversationId);
    assert.deepEqual(other.questions.at(-1)?.history, []);
  });
});

describe('a widget', () => {
  it('that does not exist is answered with 404', async () => {
    const response = await app.post(CHAT, {
      widgetId: '99999999-9999-9999-9999-999999999999',
      message: 'hi there',
    });
    assert.deepEqual([response.status, (await errorOf(response)).code], [404, 'widget_not_found']);
  });

  it('that is inactive is answered with 404, before the origin is looked at', async (t) => {
    const inactive = await startApp(t, { widget: { isActive: false } });
    const body = { widgetId: WIDGET_ID, message: 'hi there' };
    const response = await inactive.post(CHAT, body, { Origin: 'https://evil.example' });
    assert.deepEqual([response.status, (await errorOf(response)).code], [404, 'widget_not_found']);
  });
});

describe('a failure inside', () => {
  it('is answered with 500 and a request id, and only the log knows the cause', async (t) => {
    const engine = { answer: () => Promise.reject(new Error('the secret index is on fire')) };
    const broken = await startApp(t, { engine });
    const response = await broken.post(CHAT, { widgetId: WIDGET_ID, message: 'can i return a lamp' });
    const text = await response.text();
    assert.equal(response.status, 500);
    assert.match(text, /"code":"internal"/);
    assert.doesNotMatch(text, /fire|at /);
    const line = broken.logged.find(({ msg }) => msg === 'request failed');
    assert.match(JSON.stringify(line?.['err']), /on fire/);
    assert.equal(line?.['requestId'], response.headers.get('X-Request-Id'));
  });
});

describe('the log', () => {
  it('tells of every question how it ended and how long it took, but not what was said', async () => {
    const { conversationId } = await ask('my card is 4111 1111 1111 1111');
    assert.ok(conversationId);
    const lines = app.logged.filter(({ msg, path }) => msg === 'request' && path === CHAT);
    assert.deepEqual([lines.at(-1)?.['method'], lines.at(-1)?.['status']], ['POST', 200]);
    assert.doesNotMatch(JSON.stringify(app.logged), /4111 1111/);
  });
});
