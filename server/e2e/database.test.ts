/** Two servers on one PostgreSQL database, as behind a load balancer that sends each request to either. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it, type TestContext } from 'node:test';
import { makeWorkplace, type Workplace } from '../commands/terminal/run-cli.fixture.js';
import type { ChatReply } from '../contract.js';
import { until } from '../store/testing/until.fixture.js';
import { makeDatabase } from '../store/testing/postgres.fixture.js';
import { makeDataDir, start, untilReady } from './server-process.fixture.js';

const ANY_NUMBER = {
  ADDRESS_LIMIT: 'off',
  VISITOR_LIMIT: 'off',
  ADDRESS_CONNECTIONS: 'off',
  ADDRESS_QUOTA: 'off',
};
const WEBSITE = 'https://acme.example';

type Served = Awaited<ReturnType<Workplace['serve']>>;

describe('two servers on one database', () => {
  let place: Workplace;
  let servers: [Served, Served];
  let widgetId: string;
  /** Widgets with room for 30 questions, a month and a day. */
  const limited: string[] = [];
  let turn = 0;
  /** The address of one and the other in turn. */
  const next = () => servers[turn++ % 2 === 0 ? 0 : 1].url;

  const send = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(next() + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: WEBSITE, ...headers },
      body: JSON.stringify(body),
    });
  const ask = (body: object, key: string = randomUUID()) =>
    send(
      '/api/widget/chat',
      { widgetId, message: 'Can I pay by card?', ...body },
      { 'Idempotency-Key': key },
    );
  const asAnn = async (path: string, token: string) => {
    const response = await fetch(next() + path, { headers: { Authorization: `Bearer ${token}` } });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  before(async () => {
    place = makeWorkplace({ ...ANY_NUMBER, DATABASE_URL: await makeDatabase(), DEMO: 'off' });
    place.write(
      'pages/billing.md',
      '# Billing\n\nWe take cards and bank transfers. Invoices come by mail.\n',
    );
    const { id } = (await place.json('widget', 'create', '--name', 'Acme', '--allow', 'acme.example')) as {
      id: string;
    };
    widgetId = id;
    await place.json('pages', 'import', widgetId, 'pages');
    for (const period of ['month', 'day']) {
      const flags = ['--name', period, '--allow', 'acme.example', '--quota', `30/${period}`];
      limited.push(((await place.json('widget', 'create', ...flags)) as { id: string }).id);
    }
    servers = await Promise.all([place.serve(), place.serve()]);
  });
  after(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    place.clear();
  });

  it('makes no folder, neither by a server nor by a command', () => {
    assert.deepEqual(readdirSync(place.folder), ['pages']);
  });

  it('keeps a conversation whole whichever server is asked', async () => {
    const asked = (await (await ask({})).json()) as ChatReply;
    assert.match(asked.answer, /cards/);
    const { conversationId } = asked;
    const followUp = (await (await ask({ conversationId, message: 'And invoices?' })).json()) as ChatReply;
    assert.equal(followUp.conversationId, conversationId);
    assert.match(followUp.answer, /mail/);
    for (const messageId of [asked.messageId, followUp.messageId]) {
      const rated = await send('/api/widget/feedback', {
        widgetId,
        conversationId,
        messageId,
        type: 'positive',
      });
      assert.equal(rated.status, 204);
    }
    const wanted = { widgetId, conversationId, email: 'ann@acme.example', message: 'Please call me.' };
    assert.equal((await send('/api/widget/escalate', wanted)).status, 204);
    const turns = (await place.json('conversations', 'show', conversationId)) as { messages?: unknown[] };
    assert.ok(JSON.stringify(turns).includes('And invoices?'));
  });

  it('lets in exactly as many questions as there is room for', async () => {
    for (const id of limited) {
      const statuses = await Promise.all(
        Array.from({ length: 150 }, async () => (await ask({ widgetId: id })).status),
      );
      assert.deepEqual(
        [200, 429].map((status) => statuses.filter((each) => each === status).length),
        [30, 120],
      );
    }
  });

  it('answers what is sent again to the other server once, by the same reply', async () => {
    const key = randomUUID();
    const ids: string[] = [];
    for (let times = 0; times < 3; times++)
      ids.push(((await (await ask({}, key)).json()) as ChatReply).messageId);
    assert.equal(new Set(ids).size, 1);
  });

  it('keeps any text whole', async () => {
    const message = 'cards \u0000 \u2028 \ud800 \u{1F600} é';
    const { conversationId } = (await (await ask({ message })).json()) as ChatReply;
    const shown = JSON.stringify(await place.json('conversations', 'show', conversationId));
    assert.ok(shown.includes(JSON.stringify(message).slice(1, -1)), shown);
  });

  it('shows operators by either server what the other was asked', async () => {
    await place.json('operator', 'add', 'Ann');
    const { token } = (await place.json('token', 'create', 'Ann', '--name', 'test')) as { token: string };
    const { conversationId } = (await (await ask({ message: 'Do you take bitcoin?' })).json()) as ChatReply;
    for (const path of ['/api/admin/gaps', '/api/admin/usage', '/api/admin/counts']) {
      for (let each = 0; each < servers.length; each++) {
        await until(async () => (await asAnn(path, token)).status !== 503);
        const { status, body } = await asAnn(path, token);
        assert.equal(status, 200, `${path} ${JSON.stringify(body)}`);
      }
    }
    for (let each = 0; each < servers.length; each++)
      await until(async () =>
        JSON.stringify((await asAnn('/api/admin/conversations', token)).body).includes(conversationId),
      );
    const { body } = await asAnn('/api/admin/escalations', token);
    assert.ok(JSON.stringify(body).includes('ann@acme.example'));
  });

  it('forgets a visitor everywhere', async () => {
    const visitorId = randomUUID();
    const { conversationId } = (await (await ask({ visitorId })).json()) as ChatReply;
    const report = (await place.json('visitor', 'erase', visitorId, '--yes')) as { leftovers?: object };
    assert.deepEqual(report.leftovers, {
      isVacuumed: true,
      isArchived: false,
      checkpointSeconds: 300,
      readers: 0,
    });
    const { code } = await place.run('conversations', 'show', conversationId);
    assert.equal(code, 1);
  });

  it('takes what a command changes within seconds', async () => {
    await place.json('widget', 'remove', widgetId, '--yes');
    for (const { url } of servers)
      await until(async () => {
        const config = await fetch(`${url}/api/widget/config/${widgetId}`, { headers: { Origin: WEBSITE } });
        return config.status !== 200;
      });
  });
});

describe('a database that cannot be meant', () => {
  it('ends a server and every command with 78 and a sentence', async (t) => {
    const database = 'postgres://chat:secret@127.0.0.1:9/none';
    const cases: [string, string[], RegExp][] = [
      [' ', ['widget', 'list'], /DATABASE_URL is blank\. Name a PostgreSQL database, or remove/],
      [database, ['widget', 'list', '--data', 'data'], /DATABASE_URL is set, so --data must not be given/],
      [database, ['serve', '--data', 'data'], /DATABASE_URL is set, so --data must not be given/],
      ['mysql://x/y', ['widget', 'list'], /DATABASE_URL must be the address of a database/],
    ];
    for (const [url, args, sentence] of cases) {
      const place = makeWorkplace({ DATABASE_URL: url });
      t.after(() => {
        place.clear();
      });
      const { code, stderr } = await place.run(...args);
      assert.equal(code, 78, stderr);
      assert.match(stderr, sentence);
      assert.doesNotMatch(stderr, /secret/);
      assert.deepEqual(readdirSync(place.folder), []);
    }
  });

  it('is told of where a command finds none of our tables in it, and gets none', async (t) => {
    const place = makeWorkplace({ DATABASE_URL: await makeDatabase() });
    t.after(() => {
      place.clear();
    });
    for (let times = 0; times < 2; times++) {
      const { code, stderr } = await place.run('widget', 'list');
      assert.equal(code, 1);
      assert.match(stderr, /^There is no data of service-chat in postgres:\/\//);
    }
  });

  it('is waited for by a server where it cannot be reached, without a word of its password', async (t) => {
    const server = await start(t, makeDataDir(t), {
      DATABASE_URL: 'postgres://chat:secret@127.0.0.1:9/none',
    });
    assert.equal((await fetch(`${server.url}/readyz`)).status, 503);
    assert.match(server.stdout(), /waiting for the database/);
    server.process.kill('SIGTERM');
    assert.equal(await server.ended, 0);
    assert.doesNotMatch(server.stdout() + server.stderr(), /secret/);
  });
});

/** Has a server tell, when it ends, whether it ever loaded the driver. */
function watchDriver(t: TestContext): Record<string, string> {
  const file = join(makeDataDir(t), 'watch.cjs');
  writeFileSync(
    file,
    `process.on('exit', () => process._rawDebug('driver: ' +
      Object.keys(require.cache).some((path) => path.includes('/node_modules/pg/'))))`,
  );
  return { NODE_OPTIONS: `--require ${file}` };
}

describe('the driver of PostgreSQL', () => {
  it('is loaded by a server on a database, and not by one on a folder', async (t) => {
    for (const [isLoaded, environment] of [
      [false, {}],
      [true, { DATABASE_URL: await makeDatabase() }],
    ] as const) {
      const server = await start(t, makeDataDir(t), { ...watchDriver(t), ...environment, DEMO: 'off' });
      await untilReady(server);
      server.process.kill('SIGTERM');
      assert.equal(await server.ended, 0);
      assert.match(server.stderr(), new RegExp(`driver: ${isLoaded}`));
    }
  });
});
