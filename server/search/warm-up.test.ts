import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import type { Page } from '../model.js';
import type { PassageIndex } from './index/passage-index.js';
import { createKnowledge, type Knowledge, type KnowledgeOptions } from './knowledge.js';
import { startWarmUp } from './warm-up.js';

const unexpected = (widgetId: string, error: unknown) => {
  throw new Error(widgetId, { cause: error });
};

async function makeSites(t: TestContext) {
  const cacheFolder = await mkdtemp(join(tmpdir(), 'warm-up-'));
  t.after(() => rm(cacheFolder, { recursive: true, force: true }));
  const state = {
    reads: [] as string[],
    slow: new Map<string, Promise<void>>(),
    broken: new Set<string>(),
    large: new Set<string>(),
  };
  const pages = {
    async list(widgetId: string): Promise<Page[]> {
      state.reads.push(widgetId);
      await state.slow.get(widgetId);
      if (state.broken.has(widgetId)) throw new Error('disk on fire');
      const content = `Of ${widgetId}. `.repeat(state.large.has(widgetId) ? 200_000 : 100);
      return [{ id: 'p', title: 'Page', url: '/p', content }];
    },
    revision: () => Promise.resolve('1'),
  };
  const open = (options: Partial<KnowledgeOptions> = {}) =>
    createKnowledge({ pages, cacheFolder, ...options });
  return { ...state, open };
}

/** Notes what is prepared. */
const noting =
  (order: string[], knowledge: Knowledge): Knowledge['prepare'] =>
  (widgetId, usedAt) => {
    order.push(widgetId);
    return knowledge.prepare(widgetId, usedAt);
  };

describe('the warm-up', () => {
  it('begins with what visitors used last, and makes all there is', async (t) => {
    const sites = await makeSites(t);
    sites.large.add('b');
    const before = sites.open();
    const asked: Promise<unknown>[] = [];
    for (const widgetId of ['b', 'd', 'inactive']) {
      asked.push(before.indexFor(widgetId));
      await wait(20);
    }
    await Promise.all(asked);
    await before.close();
    const order: string[] = [];
    const knowledge = sites.open();
    const warmUp = startWarmUp({
      knowledge: { ...knowledge, prepare: noting(order, knowledge) },
      widgetIds: ['a', 'b', 'c', 'd'],
      onFailure: unexpected,
    });
    assert.equal(await warmUp.done, true);
    await warmUp.ready;
    await knowledge.close();
    assert.deepEqual(order, ['d', 'b', 'a', 'c']);
    assert.deepEqual(sites.reads, ['b', 'd', 'inactive', 'a', 'c']);
  });

  it('lets visitors in after a while, but not before what was begun is made, and goes on beside them', async (t) => {
    const sites = await makeSites(t);
    let finish = (): void => undefined;
    sites.slow.set('a', new Promise((resolve) => (finish = resolve)));
    const knowledge = sites.open();
    const widgetIds = ['a', 'b', 'c'];
    const warmUp = startWarmUp({ knowledge, widgetIds, onFailure: unexpected, readyMs: 1 });
    let isReady = false;
    void warmUp.ready.then(() => (isReady = true));
    await wait(50);
    assert.equal(isReady, false);
    finish();
    await warmUp.ready;
    assert.equal(await warmUp.done, true);
    assert.deepEqual(sites.reads, ['a', 'b', 'c']);
    await knowledge.close();
  });

  it('makes and keeps each index, but loads no kept one that has no room', async (t) => {
    const sites = await makeSites(t);
    const widgetIds = ['a', 'b', 'c'];
    const first = sites.open({ memory: 1 });
    assert.equal(await startWarmUp({ knowledge: first, widgetIds, onFailure: unexpected }).done, true);
    await first.close();
    const prepared: string[] = [];
    const knowledge = sites.open({ memory: 1 });
    await startWarmUp({
      knowledge: { ...knowledge, prepare: noting(prepared, knowledge) },
      widgetIds,
      onFailure: unexpected,
    }).done;
    await knowledge.close();
    assert.deepEqual([sites.reads, prepared], [['a', 'b', 'c'], ['a']]);
  });

  it('hands every index on where it is asked to, though there is no room', async (t) => {
    const sites = await makeSites(t);
    const knowledge = sites.open({ memory: 1 });
    const given: PassageIndex[] = [];
    const onIndex = (_: string, index: PassageIndex) => {
      given.push(index);
      return Promise.resolve();
    };
    await startWarmUp({ knowledge, widgetIds: ['a', 'b', 'c'], onIndex, onFailure: unexpected }).done;
    await knowledge.close();
    assert.equal(given.length, 3);
  });

  it('goes on after a failure, and tells', async (t) => {
    const sites = await makeSites(t);
    sites.broken.add('a');
    const failed: string[] = [];
    const knowledge = sites.open();
    const onFailure = (widgetId: string) => failed.push(widgetId);
    const warmUp = startWarmUp({ knowledge, widgetIds: ['a', 'b'], onFailure });
    assert.equal(await warmUp.done, false);
    await knowledge.close();
    assert.deepEqual([failed, sites.reads], [['a'], ['a', 'b']]);
  });

  it('begins nothing more once it is stopped', async (t) => {
    const sites = await makeSites(t);
    const knowledge = sites.open();
    const warmUp = startWarmUp({ knowledge, widgetIds: ['a', 'b', 'c'], onFailure: unexpected });
    warmUp.stop();
    assert.equal(await warmUp.done, false);
    await warmUp.ready;
    await knowledge.close();
    assert.ok(sites.reads.length <= 1);
  });
});
