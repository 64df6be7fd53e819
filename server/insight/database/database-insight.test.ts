/** What operators ask of a database comes to the same as what they ask of a folder. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '../../../scripts/demo-data/random.js';
import { IS_LONG } from '../../runtime/long-round.fixture.js';
import type { FollowedLog } from '../../store/port/record-log.js';
import { listMonths, makePartitions } from '../../store/postgres/partitions.js';
import { openPostgres } from '../../store/postgres/postgres-store.js';
import { makeDatabase } from '../../store/testing/postgres.fixture.js';
import { makeQuestion, makeReply } from '../../store/testing/store.fixture.js';
import { query as runSql } from '../../store/testing/test-databases.fixture.js';
import { until } from '../../store/testing/until.fixture.js';
import { askAll, everything, FILTERS, START } from '../ask-all.fixture.js';
import { GAP_STATES } from '../gaps/gap.js';
import type { Insight, QuestionFilter } from '../insight.js';
import { readInsight } from '../read-insight.js';
import { fillAtRandom, HELP, SHOP } from '../random-log.fixture.js';
import { createDatabaseInsight, followLog } from './database-insight.js';

const clock = () => START;
/** So that every list has several pages, and in the long round many. */
const PAGE = IS_LONG ? 25 : 100;
const DAY_MS = 86_400_000;

async function open(t: TestContext) {
  const url = await makeDatabase();
  const opened = await openPostgres(url);
  t.after(() => opened.store.close());
  await makePartitions(opened.database, START);
  return { ...opened, url };
}

/** Lists and numbers by SQL alone: a fold is not asked but for gaps. */
async function bySql({ log }: { log: FollowedLog }): Promise<Insight> {
  assert.ok(log.database);
  return createDatabaseInsight(log, log.database, clock, await readInsight(log, {}, clock));
}

/** What a fold tells, of what it has now. */
const gapsOf = (model: Insight): Pick<Insight, 'gap' | 'gaps'> => ({
  gap: (query) => model.gap(query),
  gaps: (query) => model.gaps(query),
});

/** All pages of a list, without the names of the places between them. */
async function pagesOf<Page extends { next?: string }>(ask: (cursor: string | undefined) => Promise<Page>) {
  const pages: Omit<Page, 'next'>[] = [];
  for (let cursor: string | undefined, asked = 0; asked === 0 || cursor !== undefined; asked++) {
    const { next, ...page } = await ask(cursor);
    pages.push(page);
    cursor = next;
  }
  return pages;
}

const EVERY_FILTER: readonly Partial<QuestionFilter>[] = [
  ...FILTERS,
  { widgetIds: [SHOP, HELP] },
  { widgetIds: [] },
  { widgetIds: ['nobody'] },
  { language: 'de' },
  { page: 'https://acme.example/\u0000' },
];

describe('the dashboard on a database', () => {
  it('finds by each filter what a fold of the log finds, page by page', async (t) => {
    const { store } = await open(t);
    const end = await fillAtRandom(store, createRandom(5), 330, START);
    const [sql, model] = [await bySql(store), await readInsight(store.log, {}, clock)];
    const within = { from: START + 3 * DAY_MS, to: end - DAY_MS };
    for (const part of [...EVERY_FILTER, ...EVERY_FILTER.map((filter) => ({ ...filter, ...within }))]) {
      const filter: QuestionFilter = { ...everything, ...part };
      const label = JSON.stringify(part);
      const conversations = (insight: Insight) =>
        pagesOf((cursor) => insight.conversations({ ...filter, limit: PAGE, cursor }));
      assert.deepEqual(await conversations(sql), await conversations(model), label);
      // Of ratings the list has but helpful and not.
      if (filter.rating === 'none' || filter.rating === 'any') continue;
      const rated = (insight: Insight, hasReason?: boolean) =>
        pagesOf((cursor) =>
          insight.rated({ ...filter, rating: filter.rating, hasReason, limit: PAGE, cursor }),
        );
      for (const hasReason of [undefined, true, false])
        assert.deepEqual(await rated(sql, hasReason), await rated(model, hasReason), label);
    }
    const { items } = await model.conversations({ ...everything, limit: 20 });
    for (const { id, widgetId } of items) {
      const name = { conversationId: id, widgetId };
      assert.deepEqual(await sql.conversationNotes(name), await model.conversationNotes(name));
    }
    for (const text of ['bitcoin', '"too short"', 'zurich']) {
      const query = { ...everything, text, limit: 500 };
      assert.deepEqual(await sql.search(query), await model.search(query));
    }
    for (const cursor of ['', 'x.y', '-1', '1.5'])
      await assert.rejects(sql.conversations({ ...everything, limit: 1, cursor }), /next/);
  });

  it('counts what a fold of the log counts, before and after an erasure', async (t) => {
    const { store } = await open(t);
    const random = createRandom(5);
    let end = await fillAtRandom(store, random, 330, START);
    const sql = await bySql(store);
    const assertSame = async () => {
      const model = await readInsight(store.log, {}, clock);
      const gaps = gapsOf(model);
      assert.deepEqual(await askAll({ ...sql, ...gaps }, end), await askAll(model, end));
      for (const widgetIds of [undefined, [SHOP]]) {
        const scope = { widgetIds, from: START + 1000, to: end };
        for (const bucket of ['hour', 'day', 'week'] as const) {
          const query = { ...scope, bucket, timeZone: 'Asia/Kathmandu' };
          assert.deepEqual(await sql.usage(query), await model.usage(query));
        }
        const top = { ...scope, limit: 3 };
        assert.deepEqual(await sql.questions(top), await model.questions(top));
        assert.deepEqual(await sql.languages(top), await model.languages(top));
        const cited = { ...top, cited: 'orders' };
        assert.deepEqual(await sql.questions(cited), await model.questions(cited));
      }
    };
    await assertSame();
    const report = await store.erase({ visitor: { visitorId: 'ann' } }, end);
    assert.ok((report.erased.question ?? 0) > 5);
    await assertSame();
    end = await fillAtRandom(store, random, 40, end);
    await store.erase({ before: new Date(START + 2 * DAY_MS).toISOString() }, end);
    await assertSame();
  });

  it('lets go of whole months with the database, and of what stands for visitors at once', async (t) => {
    const { store, database, url } = await open(t);
    const end = await fillAtRandom(store, createRandom(5), 330, START);
    const sql = await bySql(store);
    await sql.usageByWidget(everything);
    const april = Date.parse('2026-04-01T00:00:00.000Z');
    assert.ok(end > april);
    await store.erase({ before: new Date(april + DAY_MS).toISOString() }, end);
    assert.ok((await listMonths(database)).every(({ from }) => Date.parse(from) >= april));
    const { rows } = await runSql(url, 'SELECT 1 FROM turns WHERE at < $1', [new Date(april + DAY_MS)]);
    assert.deepEqual(rows, []);
    const model = await readInsight(store.log, {}, clock);
    assert.deepEqual(await askAll({ ...sql, ...gapsOf(model) }, end), await askAll(model, end));
  });

  it('knows at once what any server recorded, also what committed late', async (t) => {
    const { store, url } = await open(t);
    const insights = await Promise.all([bySql(store), bySql(store)]);
    const questions = async () => {
      const counted = await Promise.all(
        insights.map((each) => each.conversations({ ...everything, limit: 1 })),
      );
      return counted.map(({ count }) => count.questions);
    };
    const ask = async () => {
      const question = makeQuestion({ id: crypto.randomUUID(), at: new Date().toISOString() });
      await store.conversations.accept(question, { messages: 99, period: 'month' });
      await store.conversations.record(makeReply(question, { id: crypto.randomUUID() }));
    };
    await ask();
    assert.deepEqual(await questions(), [1, 1]);
    // A transaction took a number, and comes in later than the next one.
    const late = makeQuestion({ id: crypto.randomUUID(), at: new Date().toISOString() });
    const [{ seq }] = (await runSql(url, `SELECT nextval('records_seq') AS seq`)).rows as [{ seq: string }];
    await ask();
    assert.deepEqual(await questions(), [2, 2]);
    await runSql(
      url,
      `INSERT INTO records (widget_id, conversation_id, at, id, type, seq, payload) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [late.widgetId, late.conversationId, late.at, late.id, 'question', seq, JSON.stringify(late)],
    );
    assert.deepEqual(await questions(), [3, 3]);
  });

  it('finds gaps by a fold that begins to read when somebody asks, and keeps up then', async (t) => {
    const { store } = await open(t);
    const random = createRandom(5);
    const early = await fillAtRandom(store, random, 60, START);
    const { insight, follower } = followLog(store.log, clock);
    store.log.follow(follower);
    const gaps = async (from: Insight, now: number) =>
      from.gaps({ widgets: undefined, from: 0, to: now, below: 0.5, states: GAP_STATES, limit: 100, now });
    // A short log is read while the first question waits; a long one is still being read when it is answered.
    while ((await gaps(insight, early).catch(() => undefined)) === undefined) await sleep(10);
    const end = await fillAtRandom(store, random, 60, early);
    await store.erase({ visitor: { visitorId: 'ann' } }, end);
    const expected = await gaps(await readInsight(store.log, {}, clock), end);
    assert.ok(expected.items.length > 0);
    await until(async () => JSON.stringify(await gaps(insight, end)) === JSON.stringify(expected));
  });

  it('says how far it is while the table is made', async (t) => {
    const { store } = await open(t);
    await fillAtRandom(store, createRandom(5), 30, START);
    const { database } = store.log;
    assert.ok(database);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const slow = {
      ...database,
      besideNoErasure: async <Result>(work: Parameters<typeof database.besideNoErasure<Result>>[0]) => {
        await held;
        return database.besideNoErasure(work);
      },
    };
    const insight = createDatabaseInsight(store.log, slow, clock, await readInsight(store.log, {}, clock));
    await assert.rejects(insight.usageByWidget(everything), /Reading the log, 0 %/);
    release();
    for (;;) {
      const counted = await insight.usageByWidget(everything).catch(() => undefined);
      if (counted) break;
      await sleep(10);
    }
  });
});
