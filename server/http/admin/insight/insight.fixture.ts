/** An app with two widgets whose visitors have talked, on each store. */
import assert from 'node:assert/strict';
import { type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { HELP, SHOP } from '../../../insight/random-log.fixture.js';
import type { Store } from '../../../store/port/store.js';
import { stores } from '../../../store/testing/every-store.fixture.js';
import { makeQuestion, makeReply, makeWidget } from '../../../store/testing/store.fixture.js';
import { NOW } from '../../app.fixture.js';
import { startAdminApp, type AdminApp, type Browser } from '../admin.fixture.js';

export const DAY_MS = 86_400_000;
export const plenty = { messages: 1000, period: 'month' } as const;

/** Operators see the same whatever keeps the log. */
export const kept = ['memory store', 'JSON file store', 'PostgreSQL 15 store'] as const;

export async function start(t: TestContext, name: string): Promise<{ app: AdminApp; store: Store }> {
  const store = (await stores[name]?.(t)) ?? assert.fail();
  const app = await startAdminApp(t, { store });
  await store.widgets.save(makeWidget({ id: SHOP, name: 'Shop' }));
  await store.widgets.save(makeWidget({ id: HELP, name: 'Help' }));
  return { app, store };
}

/** Asks again while the log is read, as the dashboard does. */
export async function get<T>(browser: Browser, path: string, status = 200): Promise<T> {
  const ask = () => browser.send('GET', `/api/admin/${path}`);
  let answer = await ask();
  while (answer.status === 503 && answer.text.includes('"not_ready"')) {
    await sleep(50);
    answer = await ask();
  }
  assert.equal(answer.status, status, `${path}: ${answer.text}`);
  return JSON.parse(answer.text) as T;
}

/** Asks, answers, and gives the question. */
export async function talk(store: Store, text: string, answer = 'We take cards.', ago = 3_600_000) {
  const at = new Date(NOW - ago).toISOString();
  const [id, conversationId] = [crypto.randomUUID(), crypto.randomUUID()];
  const question = makeQuestion({ id, conversationId, widgetId: SHOP, at, text });
  await store.conversations.accept(question, plenty);
  const reply = makeReply(question, { answer, at: new Date(NOW - ago + 250).toISOString() });
  await store.conversations.record(reply);
  return { question, reply };
}
