/** What visitors are promised while the database crashes again and again. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Quota } from '../../model.js';
import { openPostgresStore } from '../postgres/postgres-store.js';
import { startPostgres } from './postgres.fixture.js';
import { makeQuestion, makeReply } from './store.fixture.js';
import { databaseAt, query } from './test-databases.fixture.js';

export interface CrashReport {
  /** Questions and replies. */
  acknowledged: number;
  refused: number;
  /** Milliseconds that the slowest of them took. */
  longestWait: number;
}

const VISITORS = 32;
const WIDGETS = 8;
const quota: Quota = { messages: 1e6, period: 'month' };

/**
 * Kills the database in so many rounds, while visitors ask over two stores, as of two servers.
 *
 * @throws {AssertionError} where something acknowledged is lost or there twice, or a quota is not what is stored
 */
export async function crashDatabase(rounds: number): Promise<CrashReport> {
  // Only the process is killed, and the kernel keeps what it has written. So nobody need wait for the disk here, least of
  // all a database that starts again: it would sync all of its files, while others may be at work on the same disk.
  const server = await startPostgres('15', { isDurable: true, settings: ['fsync=off'] });
  const url = await databaseAt(server.url).make();
  const stores = await Promise.all([openPostgresStore(url), openPostgresStore(url)]);
  const widgetIds = Array.from({ length: WIDGETS }, () => randomUUID());
  const acknowledged = new Set<string>();
  const report: CrashReport = { acknowledged: 0, refused: 0, longestWait: 0 };
  let isOver = false;

  async function visit(number: number): Promise<void> {
    for (let turn = number; !isOver; turn++) {
      const store = stores[turn % 2 === 0 ? 0 : 1];
      const question = makeQuestion({
        widgetId: widgetIds[turn % WIDGETS] ?? '',
        at: new Date().toISOString(),
        visitorId: `${number}`,
        conversationId: randomUUID(),
        idempotencyKey: randomUUID(),
      });
      const started = performance.now();
      try {
        const { accepted } = await store.conversations.accept(question, quota);
        assert.ok(accepted, 'a new question is taken in');
        acknowledged.add(question.id);
        const reply = makeReply(question);
        await store.conversations.record(reply);
        acknowledged.add(reply.id);
      } catch (error) {
        if (error instanceof assert.AssertionError) throw error;
        report.refused++;
      }
      report.longestWait = Math.max(report.longestWait, performance.now() - started);
    }
  }

  const visits = Promise.all(Array.from({ length: VISITORS }, (_, number) => visit(number)));
  for (let round = 0; round < rounds; round++) {
    await sleep(200 + Math.random() * 400);
    process.kill(server.pid, 'SIGKILL');
    // It is back when somebody is acknowledged again.
    for (const before = acknowledged.size; acknowledged.size < before + VISITORS;) await sleep(20);
  }
  isOver = true;
  await visits;

  const rows = (await query(url, 'SELECT id, type, widget_id FROM records')).rows as {
    id: string;
    type: string;
    widget_id: string;
  }[];
  const stored = new Set(rows.map(({ id }) => id));
  const lost = [...acknowledged].filter((id) => !stored.has(id));
  assert.deepEqual(lost, [], 'nothing acknowledged is lost');
  assert.equal(stored.size, rows.length, 'nothing is there twice');
  const used = await stores[0].quotas.usage(
    widgetIds.map((id) => ({ id, quota })),
    Date.now(),
  );
  for (const id of widgetIds) {
    const questions = rows.filter((row) => row.widget_id === id && row.type === 'question');
    assert.equal(used.get(id)?.used, questions.length, 'the quota counts what is stored');
  }
  report.acknowledged = acknowledged.size;
  await Promise.all(stores.map((store) => store.close()));
  await server.stop();
  return report;
}
