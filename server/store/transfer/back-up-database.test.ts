import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { openJsonStore } from '../json/json-store.js';
import { openPostgresStore } from '../postgres/postgres-store.js';
import { makeDatabase } from '../testing/postgres.fixture.js';
import { makeFolderFor, makeQuestion, makeReply, recordsIn } from '../testing/store.fixture.js';
import { fillStore } from '../testing/whole-store.fixture.js';
import { backUpDatabase } from './back-up-database.js';

const quota = { messages: 1e6, period: 'month' } as const;

describe('a backup of a database', () => {
  it('is a data folder that starts, and holds what was acknowledged before, also under load', async (t) => {
    const home = await makeFolderFor(t);
    const url = await makeDatabase();
    const store = await openPostgresStore(url);
    t.after(() => store.close());
    await store.watch();
    const now = Date.now();
    const { widgetIds } = await fillStore(store, now);
    const acknowledged: string[] = [];
    let isOver = false;
    const writers = Array.from({ length: 8 }, async (_, each) => {
      while (!isOver) {
        const at = new Date().toISOString();
        const question = makeQuestion({ widgetId: widgetIds[each % 2] ?? '', at });
        await store.conversations.accept(question, quota);
        await store.conversations.record(makeReply(question));
        acknowledged.push(question.id);
      }
    });
    while (acknowledged.length < 100) await new Promise((resolve) => setTimeout(resolve, 5));
    const before = [...acknowledged];
    const target = join(home, 'copy');
    const { files, bytes } = await backUpDatabase(url, target, now);
    isOver = true;
    await Promise.all(writers);
    assert.ok(files > 8 && bytes > 10_000);
    assert.deepEqual(readdirSync(home), ['copy']);
    const kept = new Map((await recordsIn(target)).map((record) => [record.id, record]));
    for (const id of before) assert.ok(kept.has(id));
    for (const record of kept.values())
      if (record.type === 'reply') assert.ok(kept.has(record.questionId), 'no reply without its question');

    const restored = await openJsonStore(target);
    assert.deepEqual(await restored.problems(), []);
    assert.equal((await restored.widgets.list()).length, 2);
    assert.equal((await restored.identity.operators.list()).length, 1);
    assert.deepEqual(await restored.identity.sessions.list(), []);
    await restored.close();
    await assert.rejects(backUpDatabase(url, target, now), /exists; choose a new or an empty folder/);
  });
});
