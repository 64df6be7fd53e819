/** What every store promises of requests for a human, and of what operators do about them. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { AppError } from '../../../errors.js';
import { stores } from '../../testing/every-store.fixture.js';
import { until } from '../../testing/until.fixture.js';
import { makeEscalation, makeHandling, makeQuestion } from '../../testing/store.fixture.js';
import type { EscalationChange } from '../escalation-store.js';
import type { Store } from '../store.js';

const ann = { id: 'a1', name: 'Ann' };
const [WIDGET, OTHER] = [randomUUID(), randomUUID()];

const refused = (code: string) => (error: unknown) => error instanceof AppError && error.code === code;

async function leave(store: Store, change: Parameters<typeof makeEscalation>[0] = {}) {
  const request = makeEscalation({ widgetId: WIDGET, ...change });
  await store.conversations.leave(request);
  return request;
}

async function typesIn({ log }: Store): Promise<string[]> {
  const types: string[] = [];
  for await (const { type } of log.read({})) types.push(type);
  return types;
}

for (const [name, open] of Object.entries(stores)) {
  describe(`${name}: requests for a human`, () => {
    it('are open at first, and stand as they were handled last', async (t) => {
      const store = await open(t);
      const request = await leave(store);
      const { escalations } = store;
      const first = await escalations.get(request.id);
      assert.deepEqual(
        [first?.status, first?.assignee, first?.version, first?.handlings.length],
        ['open', undefined, 0, 0],
      );
      const took = makeHandling(request, { status: 'inProgress', assignee: ann });
      const noted = makeHandling(request, { version: 2, note: 'She is away till Monday.' });
      const left = makeHandling(request, { version: 3, assignee: null });
      for (const handling of [took, noted, left]) await escalations.handle(handling);
      const last = await escalations.get(request.id);
      assert.deepEqual([last?.status, last?.assignee, last?.version], ['inProgress', undefined, 3]);
      assert.deepEqual(last?.handlings, [took, noted, left]);
      assert.equal(last.request.message, request.message);
      assert.equal(await escalations.get(randomUUID()), undefined);
    });

    it('are listed the newest first, by widget, state, person, address, conversation and time, page by page', async (t) => {
      const store = await open(t);
      const { escalations } = store;
      const conversationId = randomUUID();
      const [first, second, third] = [
        await leave(store, { email: 'Bob@Acme.example', at: '2024-01-01T00:00:00.000Z' }),
        await leave(store, { conversationId }),
        await leave(store, { widgetId: OTHER }),
      ];
      await escalations.handle(makeHandling(first, { status: 'done', assignee: ann }));
      const ids = async (query: object) =>
        (await escalations.list({ limit: 9, ...query })).map(({ request }) => request.id);
      assert.deepEqual(await ids({}), [third.id, second.id, first.id]);
      assert.deepEqual(await ids({ limit: 1 }), [third.id]);
      assert.deepEqual(await ids({ before: third.id }), [second.id, first.id]);
      assert.deepEqual(await ids({ widgetIds: [WIDGET] }), [second.id, first.id]);
      assert.deepEqual(await ids({ widgetIds: [] }), []);
      assert.deepEqual(await ids({ status: 'done' }), [first.id]);
      assert.deepEqual(await ids({ assigneeId: ann.id }), [first.id]);
      assert.deepEqual(await ids({ email: 'bob@acme.example' }), [first.id]);
      assert.deepEqual(await ids({ conversationId }), [second.id]);
      assert.deepEqual(await ids({ conversationId, widgetIds: [OTHER] }), []);
      assert.deepEqual(await ids({ to: Date.parse('2024-02-01') }), [first.id]);
      assert.deepEqual(await ids({ from: Date.parse('2024-02-01') }), [third.id, second.id]);
      assert.deepEqual(await escalations.counts(), { open: 2, inProgress: 0, done: 1 });
      assert.deepEqual(await escalations.counts({ widgetIds: [OTHER] }), { open: 1, inProgress: 0, done: 0 });
    });

    it('are changed by one of many who saw the same version', async (t) => {
      const store = await open(t);
      const request = await leave(store);
      const tries = Array.from({ length: 5 }, (_, index) =>
        store.escalations.handle(makeHandling(request, { note: `note ${index}` })),
      );
      const outcomes = await Promise.allSettled(tries);
      const failures = outcomes.flatMap((each) =>
        each.status === 'rejected' ? [each.reason as unknown] : [],
      );
      assert.equal(failures.length, 4);
      assert.ok(failures.every(refused('conflict')));
      assert.equal((await store.escalations.get(request.id))?.version, 1);
      await assert.rejects(store.escalations.handle(makeHandling(makeEscalation())), refused('not_found'));
      assert.equal((await typesIn(store)).filter((type) => type === 'handling').length, 1);
    });

    it('go with all that was done about them, and nothing is done about them after', async (t) => {
      const store = await open(t);
      const conversationId = randomUUID();
      const question = makeQuestion({ widgetId: WIDGET, conversationId, visitorId: 'ann' });
      await store.conversations.accept(question, { messages: 9, period: 'month' });
      const [theirs, others] = [await leave(store, { conversationId }), await leave(store)];
      for (const request of [theirs, others])
        await store.escalations.handle(
          makeHandling(request, { note: 'called', at: new Date().toISOString() }),
        );
      const { erased } = await store.erase({ visitor: { visitorId: 'ann' } }, Date.now());
      assert.deepEqual([erased.escalation, erased.handling], [1, 1]);
      assert.equal(await store.escalations.get(theirs.id), undefined);
      assert.equal((await store.escalations.get(others.id))?.version, 1);
      await assert.rejects(
        store.escalations.handle(makeHandling(theirs, { version: 2 })),
        refused('not_found'),
      );
      // Long after the request, and gone with it.
      const before = '2025-01-01T00:00:00.000Z';
      assert.equal((await store.erase({ before }, Date.now())).erased.handling, 1);
      assert.deepEqual(await typesIn(store), []);
      assert.deepEqual(await store.escalations.counts(), { open: 0, inProgress: 0, done: 0 });
    });

    it('are told of when they come, are handled and are erased', async (t) => {
      const store = await open(t);
      const told: EscalationChange[] = [];
      store.escalations.watch((change) => told.push(change));
      const { id, widgetId, email } = await leave(store);
      await until(() => told.length > 0);
      await store.escalations.handle(makeHandling(makeEscalation({ id, widgetId }), { status: 'done' }));
      await store.erase({ visitor: { email } }, Date.now());
      await until(() => told.length > 2);
      assert.deepEqual(
        told,
        (['new', 'handled', 'erased'] as const).map((kind) => ({ kind, id, widgetId })),
      );
    });
  });
}
