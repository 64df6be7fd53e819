/** What the JSON file store keeps of its promises while the disk fails. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import type { Page, Quota, Widget } from '../../model.js';
import { IS_LONG } from '../../runtime/long-round.fixture.js';
import { InjectedError, failingFiles } from '../testing/failing-files.fixture.js';
import type { Call } from '../testing/failing-files.fixture.js';
import { openJsonStore } from './json-store.js';
import {
  recordsIn,
  framedLines,
  makeFolderFor,
  makePage,
  makeQuestion,
  makeReply,
  makeWidget,
} from '../testing/store.fixture.js';
import type { Store } from '../port/store.js';

const quota: Quota = { messages: 100, period: 'month' };
const { widgetId, conversationId } = makeQuestion();

/** Does a bit of everything, and notes what was acknowledged and what was refused. */
async function useStore(store: Store) {
  const acknowledged = { records: [] as string[], widgets: [] as Widget[], pages: [] as Page[] };
  const failures: unknown[] = [];
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      failures.push(error);
    }
  };
  const ask = () => {
    const question = makeQuestion({ text: 'x'.repeat(300) });
    return attempt(async () => {
      const { accepted } = await store.conversations.accept(question, quota);
      assert.ok(accepted);
      acknowledged.records.push(question.id);
      const reply = makeReply(question);
      await store.conversations.record(reply);
      acknowledged.records.push(reply.id);
    });
  };
  await Promise.all([ask(), ask()]);
  await attempt(async () => {
    const widget = makeWidget();
    await store.widgets.save(widget);
    acknowledged.widgets.push(widget);
  });
  await attempt(async () => {
    const page = makePage({ id: 'guides/start' });
    await store.pages.save(widgetId, page);
    acknowledged.pages.push(page);
  });
  await ask();
  await attempt(async () => {
    await store.conversations.turns(widgetId, conversationId, 10);
    await store.pages.list(widgetId);
    await store.pages.revision(widgetId);
    await store.problems();
  });
  return { acknowledged, failures };
}

/** Which file operations a use of the store calls. */
async function listCalls(t: TestContext): Promise<Call[]> {
  const calls = new Set<Call>();
  const files = failingFiles((call) => {
    calls.add(call);
    return undefined;
  });
  const store = await openJsonStore(await makeFolderFor(t), { files, segmentBytes: 1000 });
  await useStore(store);
  await store.close();
  return [...calls];
}

/**
 * Uses a store in which the n-th call of a file operation fails, and checks what a new start finds.
 *
 * @returns whether there was such a call
 */
async function runWithFault(t: TestContext, code: string, failing: Call, failAt: number): Promise<boolean> {
  const folder = await makeFolderFor(t);
  let calls = 0;
  let failed: Call | undefined;
  const files = failingFiles((call) => {
    if (call !== failing || ++calls !== failAt) return undefined;
    failed = call;
    return code;
  });
  const fatal: unknown[] = [];
  let outcome: Awaited<ReturnType<typeof useStore>> | undefined;
  try {
    const store = await openJsonStore(folder, {
      files,
      segmentBytes: 1000,
      onFatal: (error) => fatal.push(error),
    });
    outcome = await useStore(store);
    await store.close();
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    assert.ok(cause instanceof InjectedError, String(error));
  }
  const where = `${code} in call ${failAt} of ${failing}`;
  for (const failure of outcome?.failures ?? []) {
    assert.equal((failure as { code?: string }).code, 'store_unavailable', `${where}: ${String(failure)}`);
  }
  if (failed === 'handle.datasync') assert.equal(fatal.length, 1, where);

  const store = await openJsonStore(folder);
  const turns = await store.conversations.turns(widgetId, conversationId, 100);
  const widgets = await store.widgets.list();
  const pages = await store.pages.list(widgetId);
  assert.deepEqual(await store.problems(), [], where);
  await store.close();

  const ids = (await recordsIn(folder)).map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length, `${where}: a record stands twice`);
  for (const id of outcome?.acknowledged.records ?? [])
    assert.ok(ids.includes(id), `${where}: lost a record`);
  if (outcome && fatal.length === 0) {
    assert.deepEqual(
      [...ids].sort(),
      [...outcome.acknowledged.records].sort(),
      `${where}: kept a refused record`,
    );
  }
  assert.equal(turns.length + turns.filter(({ reply }) => reply).length, ids.length, where);
  for (const widget of outcome?.acknowledged.widgets ?? []) assert.deepEqual(widgets, [widget], where);
  for (const page of outcome?.acknowledged.pages ?? []) assert.deepEqual(pages, [page], where);
  return failed !== undefined;
}

/** A full disk has a test of its own besides. */
const CODES = IS_LONG ? ['EIO', 'ENOSPC'] : ['EIO'];
/** From one call that fails to the next. */
const STEP = IS_LONG ? 1 : 4;

describe('a failing disk', () => {
  for (const code of CODES) {
    it(`loses nothing acknowledged and keeps nothing refused: ${code} in every file operation`, async (t) => {
      const failed = new Set<Call>();
      // Each by itself: among all calls their order differs from run to run.
      for (const call of await listCalls(t)) {
        for (let failAt = 1; await runWithFault(t, code, call, failAt); failAt += STEP) failed.add(call);
      }
      for (const call of [
        'mkdir',
        'open',
        'rename',
        'utimes',
        'handle.write',
        'handle.datasync',
        'handle.sync',
      ]) {
        assert.ok(failed.has(call), `${call} was never made to fail`);
      }
      t.diagnostic(`file operations made to fail: ${[...failed].sort().join(', ')}`);
    });
  }

  it('that is full refuses with store_unavailable, gives the charge back, and serves again when there is room', async (t) => {
    let isFull = false;
    const files = failingFiles((call) => (isFull && call === 'handle.write' ? 'ENOSPC' : undefined));
    const store = await openJsonStore(await makeFolderFor(t), { files });
    t.after(() => store.close());
    const one: Quota = { messages: 1, period: 'month' };
    isFull = true;
    for (let attempt = 0; attempt < 3; attempt++) {
      await assert.rejects(store.conversations.accept(makeQuestion(), one), {
        code: 'store_unavailable',
        status: 503,
      });
    }
    isFull = false;
    const question = makeQuestion();
    assert.equal((await store.conversations.accept(question, one)).accepted, true);
    assert.deepEqual(await store.conversations.turns(widgetId, conversationId, 10), [{ question }]);
  });

  it('that cannot take back a failed write ends the log until a restart, which finds the rest', async (t) => {
    const folder = await makeFolderFor(t);
    const disk = { isBroken: false };
    const files = failingFiles((call) =>
      disk.isBroken && (call === 'handle.write' || call === 'handle.truncate') ? 'EIO' : undefined,
    );
    const fatal: unknown[] = [];
    const store = await openJsonStore(folder, { files, onFatal: (error) => fatal.push(error) });
    const question = makeQuestion();
    await store.conversations.accept(question, quota);
    disk.isBroken = true;
    await assert.rejects(store.conversations.accept(makeQuestion(), quota), { code: 'store_unavailable' });
    disk.isBroken = false;
    await assert.rejects(store.conversations.accept(makeQuestion(), quota), { code: 'store_unavailable' });
    assert.equal(fatal.length, 1);
    await store.close();

    const restarted = await openJsonStore(folder);
    assert.deepEqual(await restarted.conversations.turns(widgetId, conversationId, 10), [{ question }]);
    assert.match((await restarted.problems())[0]?.reason ?? '', /never acknowledged/);
    await restarted.close();
  });

  it('that fails while the log is mended does no harm to it: the next start mends it', async (t) => {
    for (let failAt = 1; ; failAt += STEP) {
      const folder = await makeFolderFor(t);
      const records = ['one', 'two', 'three'].map((text) => makeQuestion({ text }));
      const lines = framedLines(records);
      await mkdir(join(folder, 'log'));
      await writeFile(join(folder, 'log', '00000001.jsonl'), `${lines[0]}\ndamaged\n${lines[1]}\n{"torn`);
      let calls = 0;
      const files = failingFiles(() => (++calls === failAt ? 'EIO' : undefined));
      await openJsonStore(folder, { files })
        .then((store) => store.close())
        .catch(() => undefined);
      const store = await openJsonStore(folder);
      const turns = await store.conversations.turns(widgetId, conversationId, 10);
      assert.deepEqual(
        turns.map(({ question }) => question),
        records.slice(0, 2),
        `call ${failAt}`,
      );
      await store.close();
      const kept = (await readdir(join(folder, 'quarantine'))).filter((name) => !name.startsWith('.'));
      const texts = kept.map((name) => readFile(join(folder, 'quarantine', name), 'utf8'));
      assert.deepEqual((await Promise.all(texts)).sort(), ['damaged', '{"torn'], `call ${failAt}`);
      if (calls < failAt) break;
    }
  });

  it('that does not confirm a write ends the log until a restart: no retry, one call of onFatal', async (t) => {
    const calls: Call[] = [];
    const files = failingFiles((call) => {
      calls.push(call);
      return call === 'handle.datasync' ? 'EIO' : undefined;
    });
    const folder = await makeFolderFor(t);
    const fatal: unknown[] = [];
    const store = await openJsonStore(folder, { files, onFatal: (error) => fatal.push(error) });
    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, () => store.conversations.accept(makeQuestion(), quota)),
    );
    assert.ok(attempts.every(({ status }) => status === 'rejected'));
    await assert.rejects(store.conversations.accept(makeQuestion(), quota), { code: 'store_unavailable' });
    assert.equal(fatal.length, 1);
    assert.equal(calls.filter((call) => call === 'handle.datasync').length, 1);
    assert.deepEqual(await store.widgets.list(), []);
    await store.close();

    const restarted = await openJsonStore(folder);
    assert.equal(
      (await restarted.conversations.accept(makeQuestion({ id: randomUUID() }), quota)).accepted,
      true,
    );
    await restarted.close();
  });

  it('never lets a reader see half a file', async (t) => {
    const folder = await makeFolderFor(t);
    const store = await openJsonStore(folder);
    t.after(() => store.close());
    const widget = makeWidget();
    await store.widgets.save(widget);
    const progress = { isDone: false };
    const writing = (async () => {
      for (let round = 0; round < 50; round++) {
        await store.widgets.save({ ...widget, name: `Round ${round} ${'x'.repeat(round)}` });
      }
      progress.isDone = true;
    })();
    const file = join(folder, 'widgets', `${widget.id}.json`);
    while (!progress.isDone) assert.equal((JSON.parse(await readFile(file, 'utf8')) as Widget).id, widget.id);
    await writing;
  });
});
