/** What servers that share a database make of the same pages together. */
import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { shareVectors } from '../answers/hybrid/shared-embedder.js';
import type { Embedder } from '../model-client/embedder.js';
import { openPostgresStore } from '../store/postgres/postgres-store.js';
import { makeDatabase } from '../store/testing/postgres.fixture.js';
import { makePage } from '../store/testing/store.fixture.js';
import { query } from '../store/testing/test-databases.fixture.js';
import { createIndexSharing } from './index/shared-index.js';
import { createKnowledge } from './knowledge.js';

await test('servers on one database', async (whole) => {
  const url = await makeDatabase();
  const store = await openPostgresStore(url);
  whole.after(() => store.close());
  const { shared, leases } = store;
  assert.ok(shared);
  const widgetId = randomUUID();
  const pages = Array.from({ length: 30 }, (_, at) =>
    makePage({ id: `p${at}`, lang: 'en', content: `# Gizmo ${at}\n\nGizmo g${at} costs ${at} euros.\n` }),
  );
  await store.pages.change(widgetId, { save: pages, remove: [], sites: [] });

  /** What one of them reads and makes. */
  const startServer = () => {
    const told: string[] = [];
    const knowledge = createKnowledge({
      pages: {
        list: () => assert.fail(),
        revision: (id) => store.pages.revision(id),
        async compare(id, digests) {
          const compared = await store.pages.compare?.(id, digests);
          assert.ok(compared);
          told.push(`read ${compared.changed.length}`);
          return compared;
        },
      },
      sharing: createIndexSharing({ indexes: shared.indexes, leases, onError: assert.ifError }),
      observer: {
        loaded: (from) => told.push(from),
        evicted: () => undefined,
        weighed: () => undefined,
      },
    });
    whole.after(() => knowledge.close());
    const passagesOf = async (id: string) => (await knowledge.indexFor(id)).passageCount;
    return { knowledge, told, ask: () => passagesOf(widgetId), passagesOf };
  };
  const isShared = async (revision: string) => {
    for (;;) {
      const { rows } = await query(
        url,
        `SELECT revision FROM shared_indexes WHERE widget_id = '${widgetId}'`,
      );
      if ((rows[0] as { revision: string } | undefined)?.revision === revision) return;
      await sleep(20);
    }
  };
  const servers = [startServer(), startServer(), startServer()];

  await whole.test('make an index once', async () => {
    // A server that begins makes its first index slowly, and on a busy machine may lose the lease meanwhile.
    const another = randomUUID();
    await store.pages.change(another, { save: [makePage({ id: 'a' })], remove: [], sites: [] });
    for (const { passagesOf, told } of servers) {
      await passagesOf(another);
      told.length = 0;
    }
    const counts = await Promise.all(servers.map(({ ask }) => ask()));
    assert.equal(new Set(counts).size, 1);
    assert.deepEqual(servers.map(({ told }) => told.join()).sort(), ['read 30,build', 'shared', 'shared']);
  });

  await whole.test('read and index a changed page once', async () => {
    for (const { told } of servers) told.length = 0;
    await store.pages.save(widgetId, makePage({ id: 'p0', lang: 'en', content: '# New\n\nNew text.\n' }));
    const revision = await store.pages.revision(widgetId);
    for (const { ask } of servers) await ask();
    await isShared(revision);
    assert.deepEqual(
      servers.flatMap(({ told }) => told),
      ['read 1'],
    );
  });

  await whole.test('lose nothing but time where what was shared is gone', async () => {
    await query(url, 'TRUNCATE shared_indexes');
    const fresh = startServer();
    assert.equal(await fresh.ask(), await servers[0]?.ask());
    assert.deepEqual(fresh.told, ['read 30', 'build']);
  });

  await whole.test('wait little for one that died while it made an index', async () => {
    const dying = await openPostgresStore(url);
    const dead = createIndexSharing({
      indexes: shared.indexes,
      leases: dying.leases,
      onError: assert.ifError,
    });
    const other = randomUUID();
    await store.pages.save(other, makePage());
    await new Promise<void>((resolve) => {
      void dead.obtain(
        other,
        '1',
        [],
        () =>
          new Promise(() => {
            resolve();
          }),
      );
    });
    await dying.close();
    const begun = performance.now();
    const { knowledge } = startServer();
    assert.ok((await knowledge.indexFor(other)).passageCount > 0);
    // Nobody waits for a living one for longer than a minute.
    assert.ok(performance.now() - begun < 50_000);
  });

  await whole.test('give back a large index as it was', async () => {
    const [id, other] = [randomUUID(), randomUUID()];
    const bytes = randomBytes(3_500_000);
    const state = { revision: '1', segments: [{ id, deadPages: [] }] };
    await shared.indexes.save(other, 'maker', state, () => Promise.resolve([bytes]));
    assert.deepEqual(await shared.indexes.find(other, 'maker'), state);
    const read = await shared.indexes.read(other, id);
    assert.ok(read && bytes.equals(read));
    await query(url, 'DELETE FROM shared_segments WHERE id = $1 AND part = 2', [id]);
    assert.equal(await shared.indexes.read(other, id), undefined);
  });

  await whole.test('embed a text once', async () => {
    const embedded: string[] = [];
    const model: Embedder = {
      name: 'test',
      embed(texts) {
        embedded.push(...texts);
        return Promise.resolve(texts.map((text) => Float32Array.of(text.length, 127, -3)));
      },
    };
    const [one, two] = [1, 2].map(() => shareVectors(model, shared.vectors, assert.ifError));
    const first = await one?.embed(['a', 'bcd']);
    const second = await two?.embed(['bcd', 'a', 'ef']);
    assert.deepEqual(embedded, ['a', 'bcd', 'ef']);
    assert.deepEqual([second?.[1], second?.[0]], first);
  });
});
