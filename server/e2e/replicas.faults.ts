/** Two servers on one PostgreSQL database, of which one is killed or stopped, or changed by somebody else. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Widget } from '../model.js';
import { percentile } from '../evaluation/statistics.js';
import { openPostgresStore } from '../store/postgres/postgres-store.js';
import { makeDatabase } from '../store/testing/postgres.fixture.js';
import { makeOwed, makeWidget } from '../store/testing/store.fixture.js';
import { query } from '../store/testing/test-databases.fixture.js';
import { askUntilAnswered, post, sendVisitors } from './replica-visitors.fixture.js';
import { start, untilReady, type Running } from './server-process.fixture.js';

const CLIENTS = 40;
const KILLS = 20;
const WEBHOOKS = { owed: 4000, widgets: 200 };

/** Deliveries that a server has on their way. */
const MOST_IN_FLIGHT = 32;

const pageOf = (id: string, text: string): Page => ({
  id,
  title: `About ${id}`,
  url: `/${id}`,
  lang: 'en',
  content: `# About ${id}\n\n${text}\n`,
});

await test('two servers behind a load balancer', async (whole) => {
  const databaseUrl = await makeDatabase();
  const store = await openPostgresStore(databaseUrl);
  whole.after(() => store.close());

  const startServer = async (): Promise<Running> => {
    const server = await start(whole, '', {
      DATABASE_URL: databaseUrl,
      DEMO: 'off',
      DASHBOARD: 'off',
      LOG_LEVEL: 'info',
      ADDRESS_LIMIT: 'off',
      VISITOR_LIMIT: 'off',
      ADDRESS_CONNECTIONS: 'off',
      ADDRESS_QUOTA: 'off',
      WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
    });
    await untilReady(server);
    return server;
  };
  const servers = await Promise.all([startServer(), startServer()]);

  const makeSite = async (change: Partial<Widget> = {}): Promise<string> => {
    const widget = makeWidget({ quota: { messages: 1_000_000, period: 'month' }, ...change });
    await store.pages.save(widget.id, pageOf('pay', 'We take cards and bank transfers.'));
    await store.widgets.save(widget);
    // Servers see what others change within two seconds.
    for (const { url } of servers)
      while ((await fetch(`${url}/api/widget/config/${widget.id}`)).status !== 200) await sleep(50);
    return widget.id;
  };
  const visit = (body: { widgetId: string; message: string }) =>
    sendVisitors(
      CLIENTS,
      (place) => servers[place]?.url ?? '',
      () => body,
    );
  const countQuestions = async (widgetId: string) => {
    const { rows } = await query(
      databaseUrl,
      `SELECT (SELECT count(*)::int FROM records WHERE widget_id = $1 AND type = 'question') AS recorded,
        (SELECT count(*)::int FROM records WHERE widget_id = $1 AND type = 'reply') AS replied,
        (SELECT sum(used)::int FROM quota_months WHERE widget_id = $1) AS charged`,
      [widgetId],
    );
    return rows[0] as { recorded: number; replied: number; charged: number };
  };

  await whole.test(
    'lose nothing and charge nothing twice when one is killed, and the other goes on',
    async (t) => {
      const widgetId = await makeSite();
      const body = { widgetId, message: 'Can I pay by card?' };
      const visitors = visit(body);
      for (let kill = 0; kill < KILLS; kill++) {
        // So many that each has asked: some wait for an answer of it at any moment.
        const before = visitors.times[0]?.length ?? 0;
        while ((visitors.times[0]?.length ?? 0) < before + 2 * CLIENTS) await sleep(20);
        servers[0].process.kill('SIGKILL');
        servers[0] = await startServer();
      }
      await visitors.stop();
      const { asked, times } = visitors;
      const { recorded, replied, charged } = await countQuestions(widgetId);
      const late = percentile(times[1] ?? [], 0.99);
      t.diagnostic(
        `${KILLS} kills, ${asked.length} answered, ${visitors.cut()} cut off, ${recorded} recorded, ${charged} charged, ` +
          `p99 of the other server ${Math.round(late)} ms, longest ${Math.round(Math.max(...(times[1] ?? [])))} ms`,
      );
      assert.ok(visitors.cut() > 0);
      assert.deepEqual([recorded, replied, charged], [asked.length, asked.length, asked.length]);
      for (const { key, reply } of asked.slice(-200)) {
        const again = await askUntilAnswered((place) => servers[place]?.url ?? '', body, key);
        assert.equal(again.reply.messageId, reply.messageId);
      }
      assert.equal((await countQuestions(widgetId)).charged, asked.length);
    },
  );

  await whole.test('answer from what the other was given, within three seconds', async (t) => {
    const widgetId = await makeSite();
    const ask = async (server: Running, message: string) =>
      (await post(`${server.url}/api/widget/chat`, { widgetId, message })).body;
    for (const server of servers) assert.match(await ask(server, 'Can I pay by card?'), /bank transfers/);
    const pages = Array.from({ length: 100 }, (_, at) =>
      pageOf(`item-${at}`, `Gizmo g${at} costs ${at + 3} euros.`),
    );
    const changedAt = performance.now();
    await store.pages.change(widgetId, { save: pages, remove: [], sites: [] });
    const took = await Promise.all(
      servers.map(async (server) => {
        while (!(await ask(server, 'What does gizmo g77 cost?')).includes('80 euros')) await sleep(50);
        return performance.now() - changedAt;
      }),
    );
    t.diagnostic(
      `a change of 100 pages is in the answers after ${took.map((ms) => Math.round(ms)).join(' and ')} ms`,
    );
    for (const ms of took) assert.ok(ms < 3000, `${ms} ms`);
  });

  /** A receiver that takes three milliseconds, what it is owed, and what it saw. */
  const oweWebhooks = async (t: TestContext) => {
    const atWork = new Map<string, number>();
    const received = new Map<string, number>();
    const faults: string[] = [];
    const hook = createServer((req, res) => {
      const [path = '', id] = [req.url, String(req.headers['webhook-id'])];
      const now = (atWork.get(path) ?? 0) + 1;
      if (now > 1) faults.push(`two at once: ${path}`);
      atWork.set(path, now);
      received.set(id, (received.get(id) ?? 0) + 1);
      req.resume().on('end', () => {
        setTimeout(() => {
          atWork.set(path, (atWork.get(path) ?? 1) - 1);
          res.writeHead(204).end();
        }, 3);
      });
    }).listen(0, '127.0.0.1');
    await once(hook, 'listening');
    t.after(() => {
      hook.closeAllConnections();
      hook.close();
    });
    const { port } = hook.address() as AddressInfo;
    const widgetIds = await Promise.all(
      Array.from({ length: WEBHOOKS.widgets }, (_, at) =>
        makeSite({
          webhookUrl: `http://127.0.0.1:${port}/${at}`,
          webhookSecret: `whsec_${Buffer.alloc(24, 'x').toString('base64')}`,
        }),
      ),
    );
    const at = new Date().toISOString();
    const owed = Array.from({ length: WEBHOOKS.owed }, (_, number) =>
      makeOwed({ id: randomUUID(), at, widgetId: widgetIds[number % widgetIds.length] ?? '' }),
    );
    // As visitors do: some at the same time.
    for (let from = 0; from < owed.length; from += 50)
      await Promise.all(owed.slice(from, from + 50).map((one) => store.conversations.leave(one)));
    return { owed, received, faults };
  };

  await whole.test('tell a webhook of each thing once, and of one thing at a time', async (t) => {
    const { owed, received, faults } = await oweWebhooks(t);
    const startedAt = performance.now();
    while (received.size < owed.length) await sleep(20);
    while ((await store.deliveries.counts('webhook')).waiting > 0) await sleep(20);
    const told = servers.map(({ stdout }) => stdout().split('webhook delivered').length - 1);
    t.diagnostic(
      `${received.size} of ${owed.length} received in ${Math.round(performance.now() - startedAt)} ms, by ${told.join(' and ')}`,
    );
    assert.deepEqual([[...received.values()].filter((count) => count > 1), faults], [[], []]);
  });

  await whole.test('tell a webhook of all where one is killed on its way, of few things twice', async (t) => {
    const { owed, received } = await oweWebhooks(t);
    while (received.size < owed.length / 3) await sleep(5);
    servers[0].process.kill('SIGKILL');
    while (received.size < owed.length) await sleep(50);
    while ((await store.deliveries.counts('webhook')).waiting > 0) await sleep(50);
    const twice = [...received.values()].filter((count) => count > 1);
    t.diagnostic(`${received.size} of ${owed.length} received, ${twice.length} of them twice`);
    assert.ok(twice.length <= MOST_IN_FLIGHT && twice.every((count) => count === 2), twice.join());
    servers[0] = await startServer();
  });

  await whole.test('cut nobody off when one is stopped', async (t) => {
    const widgetId = await makeSite();
    const visitors = visit({ widgetId, message: 'Can I pay by card?' });
    await sleep(500);
    servers[0].process.kill('SIGTERM');
    const code = await servers[0].ended;
    await sleep(200);
    await visitors.stop();
    t.diagnostic(
      `${visitors.asked.length} answered, ${visitors.cut()} cut off, ${visitors.refused()} refused`,
    );
    assert.deepEqual([code, visitors.cut(), visitors.refused()], [0, 0, 0]);
    assert.equal((await countQuestions(widgetId)).charged, visitors.asked.length);
  });
});
