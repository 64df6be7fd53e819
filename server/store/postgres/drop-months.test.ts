/** Retention lets go of whole months at once, beside visitors. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import pg from 'pg';
import type { LogRecord } from '../../model.js';
import type { ErasedFromLog } from '../port/record-log.js';
import { makeDatabase } from '../testing/postgres.fixture.js';
import { makeEscalation, makeHandling, makeOwed, makeQuestion, makeReply } from '../testing/store.fixture.js';
import { query } from '../testing/test-databases.fixture.js';
import { listMonths, makePartitions } from './partitions.js';
import { openPostgres, type OpenPostgres } from './postgres-store.js';

const NOW = Date.now();
const at = (month: string) => `${month}-15T12:00:00.000Z`;

describe('retention of whole months', () => {
  let url: string;
  let opened: OpenPostgres;
  before(async () => {
    url = await makeDatabase();
    opened = await openPostgres(url);
    for (const month of ['2024-03', '2024-05']) await makePartitions(opened.database, Date.parse(at(month)));
  });
  after(() => opened.store.close());

  const months = async () => (await listMonths(opened.database)).map(({ from }) => from.slice(0, 7));
  const kept = async () => {
    const records: LogRecord[] = [];
    for await (const record of opened.store.log.read({})) records.push(record);
    return records;
  };
  async function ask(when: string): Promise<void> {
    const { conversations } = opened.store;
    const question = makeQuestion({ id: randomUUID(), conversationId: randomUUID(), at: when });
    await conversations.accept(question, { messages: 1000, period: 'month' });
    await conversations.record(makeReply(question, { id: randomUUID(), at: when }));
  }

  it('drops the tables of months that are over, with all that follows from their records', async () => {
    const { store } = opened;
    for (const month of ['2024-02', '2024-03', '2024-03', '2024-05']) await ask(at(month));
    const request = makeOwed({ id: randomUUID(), at: at('2024-03') });
    await store.conversations.leave(request);
    const standing = makeEscalation({ id: randomUUID(), at: at('2024-05') });
    await store.conversations.leave(standing);
    for (const each of [request, standing])
      await store.escalations.handle(
        makeHandling(each, { id: randomUUID(), at: at('2024-05'), status: 'done' }),
      );
    const told: ErasedFromLog[] = [];
    store.log.follow({
      added: () => undefined,
      erased: (erased) => Promise.resolve(void told.push(erased)),
    });
    const report = await store.erase({ before: '2024-04-10T00:00:00.000Z' }, NOW);
    assert.deepEqual(report, { erased: { question: 3, reply: 3, escalation: 1, handling: 1 }, damaged: 0 });
    const left = await months();
    assert.ok(
      !left.includes('2024-02') && !left.includes('2024-03') && left.includes('2024-05'),
      left.join(),
    );
    assert.deepEqual(
      (await kept()).map(({ type, at: when }) => `${type} ${when.slice(0, 7)}`),
      ['question', 'reply', 'escalation', 'handling'].map((type) => `${type} 2024-05`),
    );
    assert.deepEqual(await store.deliveries.list(), []);
    assert.deepEqual(
      (await store.escalations.list({ limit: 9 })).map(({ request: { id } }) => id),
      [standing.id],
    );
    assert.deepEqual(
      told.map((each) => [each.before, each.gone.map(({ id }) => id)]),
      [
        [Date.parse('2024-03-01T00:00:00Z'), []],
        [Date.parse('2024-04-01T00:00:00Z'), [request.id]],
      ],
    );
    // A late one finds its place.
    await ask(at('2024-03'));
    assert.equal((await store.erase({ before: '2024-04-10T00:00:00.000Z' }, NOW)).erased.question, 1);
  });

  it('keeps nobody waiting for a month that is in use, and erases it row by row then', async () => {
    const reader = new pg.Client({ connectionString: url });
    await reader.connect();
    await reader.query('BEGIN');
    await reader.query('SELECT count(*) FROM records');
    let longest = 0;
    const stopping = new AbortController();
    const visitor = (async () => {
      while (!stopping.signal.aborted) {
        const begun = performance.now();
        await ask(new Date().toISOString());
        longest = Math.max(longest, performance.now() - begun);
      }
    })();
    const report = await opened.store.erase({ before: '2024-06-10T00:00:00.000Z' }, NOW);
    stopping.abort();
    await visitor;
    await reader.query('COMMIT');
    await reader.end();
    assert.equal(report.erased.question, 1);
    assert.ok((await months()).includes('2024-05'));
    // It waits for a fifth of a second, and a busy machine takes its time.
    assert.ok(longest < 30_000, `a question waited ${longest} ms`);
    await opened.store.erase({ before: '2024-06-10T00:00:00.000Z' }, NOW);
    assert.ok(!(await months()).includes('2024-05'));
  });

  it('leaves what holds nothing of visitors', async () => {
    const { store, database } = opened;
    await makePartitions(database, Date.parse(at('2024-05')));
    const triage = {
      type: 'triage' as const,
      id: randomUUID(),
      at: at('2024-05'),
      widgetId: randomUUID(),
    };
    await query(
      url,
      `INSERT INTO records (widget_id, at, id, type, payload) VALUES ($1, $2, $3, 'triage', $4)`,
      [triage.widgetId, triage.at, triage.id, JSON.stringify(triage)],
    );
    await store.erase({ before: '2024-06-10T00:00:00.000Z' }, NOW);
    assert.ok(!(await months()).includes('2024-05'));
    const { rowCount } = await query(url, `SELECT 1 FROM records WHERE id = $1`, [triage.id]);
    assert.equal(rowCount, 1);
  });
});
