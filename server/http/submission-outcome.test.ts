import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ChatReply } from '../contract.js';
import type { LogRecord } from '../model.js';
import { createMemoryStore } from '../store/memory/memory-store.js';
import { errorOf, makeWidget, startApp, WIDGET_ID, type TestApp } from './app.fixture.js';

const FEEDBACK = '/api/widget/feedback';
const ESCALATE = '/api/widget/escalate';
const UNKNOWN_ID = '99999999-9999-9999-9999-999999999999';
const OTHER_ID = '22222222-2222-2222-2222-222222222222';

let app: TestApp;
let reply: ChatReply;
/** What was recorded beside questions and replies. */
const recorded: LogRecord[] = [];

before(async () => {
  const store = createMemoryStore();
  const { conversations } = store;
  const leave = async (record: Parameters<typeof conversations.leave>[0]) => {
    const duplicate = await conversations.leave(record);
    if (!duplicate) recorded.push(record);
    return duplicate;
  };
  app = await startApp(undefined, {
    deps: { store: { ...store, conversations: { ...conversations, leave } } },
  });
  await app.store.widgets.save(makeWidget({ id: OTHER_ID }));
  const response = await app.post('/api/widget/chat', {
    widgetId: WIDGET_ID,
    message: 'can i return a lamp',
  });
  reply = (await response.json()) as ChatReply;
});
after(() => app.stop());

const rate = (fields: object = {}) => {
  const { conversationId, messageId } = reply;
  return app.post(FEEDBACK, { widgetId: WIDGET_ID, conversationId, messageId, type: 'positive', ...fields });
};

describe('feedback', () => {
  it('on a reply is recorded', async () => {
    const response = await rate({ type: 'negative', reason: 'The link is dead.' });
    assert.deepEqual([response.status, await response.text()], [204, '']);
    const record = recorded.at(-1);
    assert.ok(record?.type === 'feedback');
    assert.deepEqual(
      [record.widgetId, record.conversationId, record.messageId, record.feedback, record.reason],
      [WIDGET_ID, reply.conversationId, reply.messageId, 'negative', 'The link is dead.'],
    );
  });

  it('can be changed', async () => {
    assert.equal((await rate({ type: 'positive' })).status, 204);
    assert.equal((await rate({ type: 'negative' })).status, 204);
  });

  it('sent again under its key is recorded once, and under the same key with another rating refused', async () => {
    const { conversationId, messageId } = reply;
    const send = (type: string) =>
      app.post(
        FEEDBACK,
        { widgetId: WIDGET_ID, conversationId, messageId, type },
        { 'Idempotency-Key': 'feedback-1' },
      );
    const before = recorded.length;
    const answers = await Promise.all([send('positive'), send('positive')]);
    assert.deepEqual(
      answers.map(({ status, headers }) => [status, headers.get('Idempotency-Replayed')]),
      [
        [204, null],
        [204, 'true'],
      ],
    );
    assert.equal((await errorOf(await send('negative'))).code, 'idempotency_conflict');
    assert.equal(recorded.length, before + 1);
  });

  it('on what is no reply of this conversation and widget is answered with 404', async () => {
    const before = recorded.length;
    for (const fields of [
      { messageId: UNKNOWN_ID },
      { conversationId: UNKNOWN_ID },
      { widgetId: OTHER_ID },
    ]) {
      const response = await rate(fields);
      const error = await errorOf(response);
      assert.deepEqual([response.status, error.code], [404, 'not_found']);
      assert.match(error.message, /messageId/);
    }
    assert.equal(recorded.length, before);
  });

  it('for an unknown widget is answered with 404', async () => {
    assert.equal((await errorOf(await rate({ widgetId: UNKNOWN_ID }))).code, 'widget_not_found');
  });

  it('that is not positive or negative is answered with 400', async () => {
    const response = await rate({ type: 'meh' });
    assert.equal(response.status, 400);
    assert.deepEqual((await errorOf(response)).details, [
      { field: 'type', message: 'must be one of positive, negative' },
    ]);
  });

  it('without its fields is answered with 400 naming each', async () => {
    const { details } = await errorOf(await app.post(FEEDBACK, {}));
    assert.deepEqual(
      details?.map(({ field }) => field),
      ['widgetId', 'conversationId', 'messageId', 'type'],
    );
  });
});

describe('an escalation', () => {
  const wish = { widgetId: WIDGET_ID, email: 'ann@acme.example', message: 'Please call me.' };

  it('is recorded with its conversation', async () => {
    const response = await app.post(ESCALATE, { ...wish, conversationId: reply.conversationId });
    assert.deepEqual([response.status, await response.text()], [204, '']);
    const record = recorded.at(-1);
    assert.ok(record?.type === 'escalation');
    assert.deepEqual(
      [record.widgetId, record.conversationId, record.email, record.message],
      [WIDGET_ID, reply.conversationId, 'ann@acme.example', 'Please call me.'],
    );
  });

  it('is recorded without a conversation that is none of this widget', async () => {
    for (const fields of [{}, { conversationId: UNKNOWN_ID }, { widgetId: OTHER_ID, ...reply }]) {
      const { conversationId } = { conversationId: undefined, ...fields };
      const widgetId = 'widgetId' in fields ? fields.widgetId : WIDGET_ID;
      assert.equal((await app.post(ESCALATE, { ...wish, widgetId, conversationId })).status, 204);
      const record = recorded.at(-1);
      assert.ok(record?.type === 'escalation');
      assert.equal(record.conversationId, undefined);
    }
  });

  it('sent again under its key is recorded once, and with another message refused', async () => {
    const send = (message: string, key = 'wish-1') =>
      app.post(ESCALATE, { ...wish, message }, { 'Idempotency-Key': key });
    const before = recorded.length;
    const answers = [await send('Call me'), await send('Call me')];
    assert.deepEqual(
      answers.map(({ status, headers }) => [status, headers.get('Idempotency-Replayed')]),
      [
        [204, null],
        [204, 'true'],
      ],
    );
    assert.equal((await send('Call her')).status, 422);
    assert.equal((await send('Call me', 'two words')).status, 400);
    assert.equal(recorded.length, before + 1);
  });

  it('keeps name, phone and page, and owes its owner a mail and a webhook', async () => {
    const given = { name: ' Ann Lee ', phone: '+44 20 7946 0000', pageUrl: 'https://acme.example/lamps' };
    const notify = { email: ['owner@acme.example'] };
    await app.store.widgets.save(makeWidget({ id: OTHER_ID, notify, webhookUrl: 'https://desk.example/' }));
    const request = { ...wish, widgetId: OTHER_ID, conversationId: null };
    assert.equal((await app.post(ESCALATE, { ...request, ...given })).status, 204);
    const record = recorded.at(-1);
    assert.ok(record?.type === 'escalation');
    assert.deepEqual([record.name, record.phone, record.pageUrl], ['Ann Lee', given.phone, given.pageUrl]);
    assert.deepEqual([record.owesDelivery, record.channels], [true, ['webhook', 'mail']]);
    assert.equal((await app.post(ESCALATE, { ...request, name: ' ', phone: null })).status, 204);
    const bare = recorded.at(-1);
    assert.ok(bare?.type === 'escalation' && !('name' in bare) && !('phone' in bare));
    const long = await app.post(ESCALATE, { ...wish, name: 'n'.repeat(201) });
    assert.equal((await errorOf(long)).details?.[0]?.field, 'name');
  });

  it('without a valid address or a message is answered with 400', async () => {
    for (const [fields, field, message] of [
      [{ email: 'ann' }, 'email', 'must be an email address, such as name@example.com'],
      [{ email: undefined }, 'email', 'is required'],
      [{ email: `${'a'.repeat(250)}@b.example` }, 'email', 'must be at most 254 characters long'],
      [{ message: ' ' }, 'message', 'must not be blank'],
    ] as const) {
      const response = await app.post(ESCALATE, { ...wish, ...fields });
      assert.equal(response.status, 400);
      assert.deepEqual((await errorOf(response)).details, [{ field, message }]);
    }
  });

  it('to a widget that does not exist is answered with 404', async () => {
    const response = await app.post(ESCALATE, { ...wish, widgetId: UNKNOWN_ID });
    assert.deepEqual([response.status, (await errorOf(response)).code], [404, 'widget_not_found']);
  });
});
