/** The read model says what the log says, however it came to know of it. */
import assert from 'node:assert/strict';
import { createRandom } from '../../scripts/demo-data/random.js';
import { describe, it } from 'node:test';
import type { LogRecord } from '../model.js';
import { openJsonStore } from '../store/json/json-store.js';
import { newestConversations } from '../operate/conversations/conversation-summaries.js';
import type { Store } from '../store/port/store.js';
import { stores } from '../store/testing/every-store.fixture.js';
import { makeFolderFor, makeQuestion, makeReply } from '../store/testing/store.fixture.js';
import { askAll, everything, FILTERS, START } from './ask-all.fixture.js';
import type { QuestionFilter } from './insight.js';
import { hashOf } from '../columns/string-table.js';
import { createLocalInsight } from './local-insight.fixture.js';
import { readInsight } from './read-insight.js';
import { expected } from './filtered.fixture.js';
import { fillAtRandom, SHOP } from './random-log.fixture.js';
import { ReadModel } from './read-model.js';

const clock = () => START;

async function recordsOf({ log }: Pick<Store, 'log'>): Promise<LogRecord[]> {
  const records: LogRecord[] = [];
  for await (const record of log.read({})) records.push(record);
  return records;
}

describe('the read model', () => {
  for (const [name, open] of Object.entries(stores).slice(0, 2)) {
    it(`is the same whether it lived through the log or read it afterwards: ${name}`, async (t) => {
      const store = await open(t);
      const random = createRandom(7);
      let now = await fillAtRandom(store, random, 120, START);
      // While it reads, more is recorded.
      const live = createLocalInsight(store.log, clock);
      now = await fillAtRandom(store, random, 60, now);
      await live.usageByWidget(everything);
      now = await fillAtRandom(store, random, 60, now);
      const report = await store.erase({ visitor: { visitorId: 'ann' } }, now);
      assert.ok((report.erased.question ?? 0) > 5);
      await store.erase({ before: new Date(START + 2 * 86_400_000).toISOString() }, now);
      now = await fillAtRandom(store, random, 30, now);
      assert.deepEqual(await askAll(live, now), await askAll(await readInsight(store.log, {}, clock), now));
      const gone = await live.conversations({ ...everything, visitor: 'ann', limit: 9 });
      assert.deepEqual(gone.count, { conversations: 0, questions: 0 });
    });
  }

  it('finds by each filter what a look at every record finds, page by page', async (t) => {
    const store = await openJsonStore(await makeFolderFor(t), { segmentBytes: 20_000 });
    t.after(() => store.close());
    const random = createRandom(3);
    const end = await fillAtRandom(store, random, 300, START);
    const insight = createLocalInsight(store.log, clock);
    const records = await recordsOf(store);
    const filters: Partial<QuestionFilter>[] = [
      ...FILTERS,
      { from: START + 3 * 86_400_000, to: end - 86_400_000, outcomes: ['smallTalk', 'answered'] },
    ];
    for (const part of filters) {
      const filter = { ...everything, ...part };
      const found: string[] = [];
      let cursor: string | undefined;
      let count;
      do {
        const page = await insight.conversations({ ...filter, limit: 7, cursor });
        found.push(...page.items.map(({ id }) => id));
        ({ count, next: cursor } = page);
      } while (cursor !== undefined);
      const wanted = expected(records, filter);
      assert.deepEqual(found, wanted.conversations, JSON.stringify(part));
      assert.deepEqual(count, { questions: wanted.questions, conversations: found.length });
    }
  });

  it('lists conversations as the command does that reads the log by itself', async (t) => {
    const store = await openJsonStore(await makeFolderFor(t), { segmentBytes: 20_000 });
    t.after(() => store.close());
    const end = await fillAtRandom(store, createRandom(9), 200, START);
    const insight = await readInsight(store.log, {}, clock);
    const period = { widgetId: SHOP, from: START + 86_400_000, to: end - 86_400_000 };
    const summaries = await newestConversations(store.log, period, 40);
    const { items } = await insight.conversations({ ...period, widgetIds: [SHOP], limit: 40 });
    assert.ok(items.length > 20);
    assert.deepEqual(
      items.map((row) => [row.id, row.startedAt, row.firstQuestion, row.questions, row.outcomes.refused]),
      summaries.map((each) => [each.id, each.startedAt, each.firstQuestion, each.questions, each.refused]),
    );
    assert.deepEqual(
      items.map(({ helpful, notHelpful, escalations }) => [helpful, notHelpful, escalations > 0]),
      summaries.map(({ feedback, escalated }) => [feedback.positive, feedback.negative, escalated]),
    );
  });

  it('counts in every time zone and bucket what is there, with shares that add up', async (t) => {
    const store = await openJsonStore(await makeFolderFor(t));
    t.after(() => store.close());
    const random = createRandom(11);
    // Clocks change in Europe on 29 March 2026, within that time.
    const end = await fillAtRandom(store, random, 300, START);
    const insight = createLocalInsight(store.log, clock);
    const records = await recordsOf(store);
    for (const timeZone of ['UTC', 'Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Apia'])
      for (const bucket of ['hour', 'day', 'week'] as const) {
        const from = START + Math.floor(random() * 5 * 86_400_000);
        const to = Math.min(end, from + Math.floor(random() * 10 * 86_400_000));
        const { totals, buckets } = await insight.usage({ ...everything, from, to, bucket, timeZone });
        const { questions, conversations } = expected(records, { ...everything, from, to });
        assert.equal(totals.questions, questions);
        assert.equal(totals.conversations, conversations.length);
        const sum = (name: 'questions' | 'refused' | 'helpful' | 'escalations') =>
          buckets.reduce((all, each) => all + each[name], 0);
        for (const name of ['questions', 'refused', 'helpful', 'escalations'] as const)
          assert.equal(sum(name), totals[name], `${name} by the ${bucket} in ${timeZone}`);
        const { answered, unsure, refused, smallTalk, none, erased } = totals;
        assert.equal(answered + unsure + refused + smallTalk + none + erased, totals.questions);
        assert.ok(Date.parse(buckets[0]?.at ?? '') <= from);
        const refusals = expected(records, { ...everything, from, to, outcomes: ['refused'] });
        assert.equal(totals.refused, refusals.questions);
      }
    const empty = await insight.usage({ ...everything, from: 0, to: 1, bucket: 'day', timeZone: 'UTC' });
    assert.deepEqual([empty.totals.questions, empty.totals.p95, empty.buckets.length], [0, undefined, 1]);
  });

  it('begins days where clocks change when they begin', async (t) => {
    const store = await openJsonStore(await makeFolderFor(t));
    t.after(() => store.close());
    const insight = createLocalInsight(store.log, clock);
    const from = Date.parse('2026-03-28T23:00:00.000Z');
    const query = { ...everything, from, to: from + 3 * 86_400_000, timeZone: 'Europe/Berlin' };
    const { buckets } = await insight.usage({ ...query, bucket: 'day' });
    assert.deepEqual(
      buckets.map(({ at }) => at.slice(5, 16)),
      ['03-28T23:00', '03-29T22:00', '03-30T22:00', '03-31T22:00'],
    );
    const weeks = await insight.usage({ ...query, bucket: 'week' });
    assert.deepEqual(
      weeks.buckets.map(({ at }) => at.slice(5, 16)),
      ['03-22T23:00', '03-29T22:00'],
    );
  });

  it('puts questions together that ask for the same, with the newest wording', async (t) => {
    const store = await openJsonStore(await makeFolderFor(t));
    t.after(() => store.close());
    const insight = createLocalInsight(store.log, clock);
    for (const [minute, text] of [
      'Where is my order?',
      'pay with bitcoin',
      'And my orders, where?',
    ].entries()) {
      const at = `2026-03-20T10:0${minute}:00.000Z`;
      const question = makeQuestion({ id: crypto.randomUUID(), widgetId: SHOP, at, text });
      await store.conversations.accept(question, { messages: 9, period: 'day' });
      await store.conversations.record(makeReply(question));
    }
    const [first, second] = await insight.questions({ ...everything, limit: 5 });
    assert.deepEqual([first?.question, first?.count, first?.answered], ['And my orders, where?', 2, 2]);
    assert.deepEqual([second?.question, second?.count], ['pay with bitcoin', 1]);
  });

  it('keeps questions apart whose words have the same hash', () => {
    const model = new ReadModel();
    const [one, other] = ['qiuauuk', 'fppghgw'];
    assert.equal(hashOf(one), hashOf(other));
    for (const text of [one, other]) {
      const id = crypto.randomUUID();
      model.add(makeQuestion({ id, conversationId: id, text }));
    }
    assert.notEqual(model.wordsOf(0), model.wordsOf(1));
  });

  it('finds words in what was written and told, whatever their case and accents, and phrases', async (t) => {
    const store = await openJsonStore(await makeFolderFor(t), { segmentBytes: 10_000 });
    t.after(() => store.close());
    const end = await fillAtRandom(store, createRandom(5), 200, START);
    const insight = createLocalInsight(store.log, clock);
    const records = await recordsOf(store);
    const search = async (text: string, limit = 10) => {
      const ids = new Set<string>();
      let [cursor, pages]: [string | undefined, number] = [undefined, 0];
      do {
        const page = await insight.search({ ...everything, to: end + 1, text, limit, cursor });
        for (const { id, excerpt } of page.items) {
          ids.add(id);
          assert.ok(excerpt.length < 250);
        }
        cursor = page.next;
        pages++;
      } while (cursor !== undefined && pages < 500);
      return ids;
    };
    const asked = (text: string) =>
      new Set(
        records.flatMap((record) =>
          record.type === 'question' && record.text.includes(text) ? record.conversationId : [],
        ),
      );
    assert.deepEqual(await search('BRULEE creme'), asked('brûlée'));
    assert.deepEqual(await search('"when do you"', 3), asked('When do you'));
    assert.deepEqual(await search('"do when"'), new Set());
    assert.ok((await search('zurich', 2)).size > 3);
    const [hit] = (await insight.search({ ...everything, to: end, text: 'sadly', limit: 1 })).items;
    assert.deepEqual([hit?.foundIn, hit?.excerpt], ['reason', 'Too short, sadly']);
    await assert.rejects(insight.search({ ...everything, text: ' "" ', limit: 1 }), /what to look for/);
    await store.erase({ visitor: { visitorId: 'bob' } }, end);
    const left = await recordsOf(store);
    assert.deepEqual(
      await search('bitcoin'),
      new Set(
        left.flatMap((record) =>
          record.type === 'question' && record.text.includes('bitcoin') ? record.conversationId : [],
        ),
      ),
    );
  });
});
