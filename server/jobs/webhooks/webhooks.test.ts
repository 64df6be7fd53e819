/** Webhooks as their receivers see them: over a real store and real connections. */
import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { describe, it, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_QUOTA, type EscalationRecord, type Widget } from '../../model.js';
import { failingFiles } from '../../store/testing/failing-files.fixture.js';
import { openJsonStore, type JsonStoreOptions } from '../../store/json/json-store.js';
import {
  recordsIn,
  makeEscalation,
  makeFolderFor,
  makeQuestion,
  makeReply,
  makeWidget,
} from '../../store/testing/store.fixture.js';
import type { Store } from '../../store/port/store.js';
import { RETRY_SECONDS } from '../deliveries/delivery-dispatcher.js';
import { dispatch } from '../deliveries/dispatch.fixture.js';
import { answer, openReceiver } from './receiver.fixture.js';
import { makeWebhookSecret } from '../../operate/widgets/webhook-secret.js';

const webhookSecret = makeWebhookSecret();

interface Running {
  store: Store;
  folder: string;
  clock: { now: number };
  stop(): Promise<void>;
}

interface RunOptions {
  now?: number;
  allowed?: string[];
  timeoutMs?: number;
  storeOptions?: JsonStoreOptions;
}

/** A store and a dispatcher that delivers from it; private addresses are allowed unless `allowed` says otherwise. */
async function run(
  t: TestContext,
  folder: string,
  { now = Date.now(), allowed = ['127.0.0.0/8'], timeoutMs = 10_000, storeOptions }: RunOptions = {},
): Promise<Running> {
  const clock = { now };
  const store = await openJsonStore(folder, storeOptions);
  const dispatcher = dispatch(store, { clock: () => clock.now, allowed, timeoutMs });
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await dispatcher.stop();
    await store.close();
  };
  t.after(stop);
  return { store, folder, clock, stop };
}

async function leave({ store, clock }: Running, widget: Widget, change: Partial<EscalationRecord> = {}) {
  await store.widgets.save(widget);
  const at = new Date(clock.now).toISOString();
  const wish = makeEscalation({ widgetId: widget.id, at, owesDelivery: true, ...change });
  await store.conversations.leave(wish);
  return wish;
}

/** The reason of the first failure. */
async function failureOf(running: Running): Promise<string> {
  const { store } = running;
  for (;;) {
    const { dead } = await store.deliveries.counts('webhook');
    const [owed] = await store.deliveries.list();
    if (dead > 0 || (owed && owed.failures > 0)) break;
    await sleep(5);
  }
  await running.stop();
  const record = (await recordsIn(running.folder)).find(({ type }) => type === 'delivery');
  assert.ok(record?.type === 'delivery');
  return `${record.outcome}: ${record.reason ?? ''}`;
}

async function untilTold({ store }: Running): Promise<void> {
  while ((await store.deliveries.counts('webhook')).waiting > 0) await sleep(5);
}

describe('a webhook', () => {
  it('is told of a request for a human, signed as the standard demands', async (t) => {
    const receiver = await openReceiver(t, webhookSecret);
    const running = await run(t, await makeFolderFor(t));
    const wish = await leave(running, makeWidget({ webhookUrl: receiver.url, webhookSecret }));
    await receiver.until(1);
    await untilTold(running);
    const [got] = receiver.received;
    assert.equal(got?.id, wish.id);
    const { id, widgetId, email, message } = wish;
    assert.deepEqual(got.event, {
      type: 'escalation.created',
      timestamp: wish.at,
      data: { id, widgetId, email, message, transcript: [] },
    });
    assert.equal(got.headers['content-type'], 'application/json');
  });

  it('is told who asks, on which page, and what was said before', async (t) => {
    const receiver = await openReceiver(t, webhookSecret);
    const running = await run(t, await makeFolderFor(t));
    const widget = makeWidget({ webhookUrl: receiver.url, webhookSecret });
    const question = makeQuestion({ widgetId: widget.id, pageUrl: 'https://acme.example/pay' });
    await running.store.conversations.accept(question, DEFAULT_QUOTA);
    const reply = makeReply(question, { wasRefused: true });
    await running.store.conversations.record(reply);
    const { conversationId } = question;
    await leave(running, widget, { conversationId, name: 'Ann', phone: '0800' });
    await receiver.until(1);
    const data = receiver.received[0]?.event.data;
    const { name, phone, pageUrl, transcript } = data ?? {};
    assert.deepEqual([name, phone, pageUrl], ['Ann', '0800', 'https://acme.example/pay']);
    assert.deepEqual(transcript, [
      { id: question.id, role: 'user', at: question.at, text: 'Can I pay with bitcoin?' },
      {
        id: reply.id,
        role: 'assistant',
        at: reply.at,
        text: 'We take cards.',
        wasRefused: true,
        sources: [{ title: 'Billing' }],
      },
    ]);
    await untilTold(running);
  });

  it('is signed with the former secret too until its time is over', async (t) => {
    const former = makeWebhookSecret();
    const receiver = await openReceiver(t, webhookSecret, former);
    const until = new Date(Date.now() + 60_000).toISOString();
    const running = await run(t, await makeFolderFor(t));
    const formerWebhookSecret = { secret: former, until };
    await leave(running, makeWidget({ webhookUrl: receiver.url, webhookSecret, formerWebhookSecret }));
    await receiver.until(1);
    const later = { secret: former, until: '2020-01-01T00:00:00.000Z' };
    await leave(running, makeWidget({ webhookUrl: receiver.url, webhookSecret, formerWebhookSecret: later }));
    await assert.rejects(receiver.until(2), /No matching signature/);
  });

  it('that fails is told again under the same id, later and later, also after restarts, until it is dead', async (t) => {
    const receiver = await openReceiver(t, webhookSecret);
    receiver.answers.push(...RETRY_SECONDS.map(() => answer(500)), answer(503));
    const folder = await makeFolderFor(t);
    // Signatures are good for five minutes, so the receiver's clock must not be left behind.
    let running = await run(t, folder);
    const widget = makeWidget({ webhookUrl: receiver.url, webhookSecret });
    const wish = await leave(running, widget);
    t.mock.timers.enable({ apis: ['Date'], now: running.clock.now });
    for (const [tries, seconds] of RETRY_SECONDS.entries()) {
      await receiver.until(tries + 1);
      const dueAt = running.clock.now + seconds * 1000;
      while ((await running.store.deliveries.nextAt()) !== dueAt) await sleep(5);
      await running.stop();
      t.mock.timers.setTime(dueAt);
      running = await run(t, folder, { now: dueAt });
    }
    await receiver.until(RETRY_SECONDS.length + 1);
    while ((await running.store.deliveries.counts('webhook')).dead === 0) await sleep(5);
    assert.deepEqual(new Set(receiver.received.map(({ id }) => id)), new Set([wish.id]));
    await running.store.deliveries.revive({ widgetId: widget.id }, new Date(running.clock.now).toISOString());
    await receiver.until(RETRY_SECONDS.length + 2);
    await untilTold(running);
    assert.deepEqual(await running.store.deliveries.counts('webhook'), { waiting: 0, dead: 0 });
  });

  it('is left alone until the time that it names', async (t) => {
    const receiver = await openReceiver(t, webhookSecret);
    const running = await run(t, await makeFolderFor(t));
    const dueAt = 1000 * Math.ceil(running.clock.now / 1000) + 3_600_000;
    receiver.answers.push(answer(429, { 'Retry-After': new Date(dueAt).toUTCString() }));
    await leave(running, makeWidget({ webhookUrl: receiver.url, webhookSecret }));
    await receiver.until(1);
    while ((await running.store.deliveries.nextAt()) !== dueAt) await sleep(5);
  });

  it('that is gone is told nothing more', async (t) => {
    const receiver = await openReceiver(t, webhookSecret);
    receiver.answers.push(answer(410));
    const running = await run(t, await makeFolderFor(t));
    await leave(running, makeWidget({ webhookUrl: receiver.url, webhookSecret }));
    assert.equal(await failureOf(running), 'dead: answered 410: it is gone');
  });

  it('that accepts is told once, though its answer never ends', async (t) => {
    const receiver = await openReceiver(t, webhookSecret);
    receiver.answers.push((res) => res.writeHead(200, { 'Content-Type': 'text/plain' }).write('Thank'));
    const running = await run(t, await makeFolderFor(t), { timeoutMs: 1000 });
    await leave(running, makeWidget({ webhookUrl: receiver.url, webhookSecret }));
    await untilTold(running);
    await running.stop();
    const deliveries = (await recordsIn(running.folder)).filter(({ type }) => type === 'delivery');
    assert.deepEqual(
      deliveries.map((record) => record.type === 'delivery' && record.outcome),
      ['delivered'],
    );
    assert.equal(receiver.received.length, 1);
  });

  it('is not followed elsewhere', async (t) => {
    const [receiver, other] = [await openReceiver(t, webhookSecret), await openReceiver(t, webhookSecret)];
    receiver.answers.push(answer(307, { Location: other.url }));
    const running = await run(t, await makeFolderFor(t));
    await leave(running, makeWidget({ webhookUrl: receiver.url, webhookSecret }));
    assert.equal(await failureOf(running), 'failed: answered 307: redirects are not followed');
    assert.equal(other.received.length, 0);
  });

  it('in a private network is not reached unless its network is allowed', async (t) => {
    const receiver = await openReceiver(t, webhookSecret);
    for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]']) {
      const running = await run(t, await makeFolderFor(t), { allowed: ['10.0.0.0/8'] });
      const webhookUrl = receiver.url.replace('127.0.0.1', host);
      await leave(running, makeWidget({ webhookUrl, webhookSecret }));
      assert.match(await failureOf(running), /^failed: may not be reached: .*WEBHOOK_ALLOW_PRIVATE$/);
    }
    assert.equal(receiver.received.length, 0);
  });

  it('that hangs holds up no other, and gets nothing else meanwhile', async (t) => {
    const [hanging, well] = [await openReceiver(t, webhookSecret), await openReceiver(t, webhookSecret)];
    hanging.answers.push(() => undefined);
    const running = await run(t, await makeFolderFor(t), { timeoutMs: 600_000 });
    const slow = makeWidget({ webhookUrl: hanging.url, webhookSecret });
    await leave(running, slow);
    await hanging.until(1);
    await leave(running, slow);
    await leave(running, makeWidget({ webhookUrl: well.url, webhookSecret }));
    await leave(running, makeWidget({ webhookUrl: well.url, webhookSecret }));
    await well.until(2);
    assert.equal(hanging.received.length, 1);
  });

  it('that breaks off or does not answer is tried again', async (t) => {
    const failures: [(res: ServerResponse) => void, RegExp, number][] = [
      [(res) => res.destroy(), /^failed: could not be reached/, 60_000],
      [() => undefined, /^failed: did not answer within 0.2 seconds$/, 200],
    ];
    for (const [fail, reason, timeoutMs] of failures) {
      const receiver = await openReceiver(t, webhookSecret);
      receiver.answers.push(fail);
      const running = await run(t, await makeFolderFor(t), { timeoutMs });
      await leave(running, makeWidget({ webhookUrl: receiver.url, webhookSecret }));
      assert.match(await failureOf(running), reason);
    }
  });

  it('is told things in the order in which they were left', async (t) => {
    const receiver = await openReceiver(t, webhookSecret);
    receiver.answers.push((res) => setTimeout(() => res.writeHead(204).end(), 50));
    const running = await run(t, await makeFolderFor(t));
    const widget = makeWidget({ webhookUrl: receiver.url, webhookSecret });
    const left: string[] = [];
    for (let index = 0; index < 20; index++) left.push((await leave(running, widget)).id);
    await receiver.until(20);
    assert.deepEqual(
      receiver.received.map(({ id }) => id),
      left,
    );
  });

  it('is not told again what it took while the disk was full', async (t) => {
    const receiver = await openReceiver(t, webhookSecret);
    let isFull = false;
    let refused = 0;
    const files = failingFiles((call) => {
      if (!isFull || call !== 'handle.write') return undefined;
      refused++;
      return 'ENOSPC';
    });
    receiver.answers.push((res) => {
      isFull = true;
      res.writeHead(204).end();
    });
    const running = await run(t, await makeFolderFor(t), { storeOptions: { files } });
    await leave(running, makeWidget({ webhookUrl: receiver.url, webhookSecret }));
    while (refused < 2) await sleep(5);
    isFull = false;
    await untilTold(running);
    await running.stop();
    assert.equal(receiver.received.length, 1);
    const outcomes = (await recordsIn(running.folder)).map(
      (record) => record.type === 'delivery' && record.outcome,
    );
    assert.deepEqual(outcomes, [false, 'delivered']);
  });

  it('without a secret is told nothing, and its owner why', async (t) => {
    const receiver = await openReceiver(t, webhookSecret);
    const running = await run(t, await makeFolderFor(t));
    await leave(running, makeWidget({ webhookUrl: receiver.url }));
    assert.equal(await failureOf(running), 'failed: has no secret to sign with');
    assert.equal(receiver.received.length, 0);
  });
});
