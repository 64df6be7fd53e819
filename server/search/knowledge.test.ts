import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '../model.js';
import { createKnowledge } from './knowledge.js';

/** A page store whose answers a test can change, delay and fail. */
function createPages(...contents: string[]) {
  const state = {
    contents,
    revision: 1,
    lists: 0,
    wait: Promise.resolve(),
    error: undefined as Error | undefined,
  };
  const pages = {
    async list(): Promise<Page[]> {
      state.lists++;
      const read = state.contents;
      await state.wait;
      if (state.error) throw state.error;
      return read.map((content, i) => ({ id: `p${i}`, title: `Page ${i}`, url: `/${i}`, content }));
    },
    revision: () => Promise.resolve(String(state.revision)),
  };
  return { state, pages };
}

describe('the knowledge of a widget', () => {
  it('is read once while its pages stay the same, also by many at once', async () => {
    const { state, pages } = createPages('One.');
    const knowledge = createKnowledge({ pages });
    const indexes = await Promise.all(Array.from({ length: 20 }, () => knowledge.indexFor('w')));
    assert.equal(state.lists, 1);
    assert.equal(new Set([...indexes, await knowledge.indexFor('w')]).size, 1);
  });

  it('follows a change of its pages at the next question', async () => {
    const { state, pages } = createPages('One.');
    const knowledge = createKnowledge({ pages });
    assert.equal((await knowledge.indexFor('w')).passageCount, 1);
    state.contents = ['One.', 'Two.'];
    state.revision++;
    assert.equal((await knowledge.indexFor('w')).passageCount, 2);
  });

  it('keeps what it has made of pages that did not change', async () => {
    const { state, pages } = createPages('One.', 'Two.');
    const knowledge = createKnowledge({ pages });
    const before = await knowledge.indexFor('w');
    state.contents = ['One.', 'Three.'];
    state.revision++;
    const after = await knowledge.indexFor('w');
    assert.equal(after.pages[0], before.pages[0]);
    assert.notEqual(after.pages[1], before.pages[1]);
  });

  it('answers from the last state while the new one takes long, then from the new', async () => {
    const { state, pages } = createPages('One.');
    const knowledge = createKnowledge({ pages });
    await knowledge.indexFor('w');
    let finish = (): void => undefined;
    state.wait = new Promise((resolve) => (finish = resolve));
    state.contents = ['One.', 'Two.'];
    state.revision++;
    assert.equal((await knowledge.indexFor('w')).passageCount, 1);
    finish();
    assert.equal((await knowledge.indexFor('w')).passageCount, 2);
  });

  it('never ends with a state older than the pages at the time of the question', async () => {
    const { state, pages } = createPages('One.');
    const knowledge = createKnowledge({ pages });
    let finish = (): void => undefined;
    state.wait = new Promise((resolve) => (finish = resolve));
    const early = knowledge.indexFor('w');
    await new Promise(setImmediate);
    state.contents = ['One.', 'Two.'];
    state.revision++;
    const late = knowledge.indexFor('w');
    finish();
    assert.equal((await early).passageCount, 1);
    assert.equal((await late).passageCount, 2);
  });

  it('keeps answering, and says so, when changed pages cannot be read', async () => {
    const { state, pages } = createPages('One.');
    const logged: string[] = [];
    const logger = { error: (_: object, message: string) => logged.push(message) };
    const knowledge = createKnowledge({ pages, logger });
    await knowledge.indexFor('w');
    state.error = new Error('disk on fire');
    state.revision++;
    assert.equal((await knowledge.indexFor('w')).passageCount, 1);
    assert.match(logged.join(), /could not be read/);
    state.error = undefined;
    state.contents = ['One.', 'Two.'];
    assert.equal((await knowledge.indexFor('w')).passageCount, 2);
  });

  it('fails where there is nothing to answer from, and tries again', async () => {
    const { state, pages } = createPages('One.');
    const knowledge = createKnowledge({ pages });
    state.error = new Error('disk on fire');
    await assert.rejects(knowledge.indexFor('w'), /disk on fire/);
    state.error = undefined;
    assert.equal((await knowledge.indexFor('w')).passageCount, 1);
  });

  it('lets other work in while it reads many pages', async () => {
    const { pages } = createPages(
      ...Array.from({ length: 2000 }, (_, i) => `# Part ${i}\n\nSome words about number ${i}.`),
    );
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await createKnowledge({ pages }).indexFor('w');
    clearInterval(timer);
    assert.ok(turns >= 3, `other work had ${turns} turns`);
  });

  it('reads pages whose tag of a language names none', async () => {
    const tags = ['1', 'x-none', '{{ page.lang }}', 'english', 'root', ''];
    const content = 'Montag bis Freitag von 9 bis 17 Uhr ist der Laden für alle geöffnet.';
    const list = (): Promise<Page[]> =>
      Promise.resolve(tags.map((lang, i) => ({ id: `p${i}`, title: 'Zeiten', url: `/${i}`, content, lang })));
    const knowledge = createKnowledge({ pages: { list, revision: () => Promise.resolve('1') } });
    assert.deepEqual((await knowledge.indexFor('w')).languages, ['de']);
  });

  it('tells the language of a page by its words where the page does not', async () => {
    const { pages } = createPages(
      'Wie kann ich meine Rechnung ansehen und das Konto kündigen?',
      'How can I see my invoice and close the account?',
      '如何查看我的发票？',
      '¿Cómo puedo ver mi factura y cerrar la cuenta?',
    );
    const index = await createKnowledge({ pages }).indexFor('w');
    assert.deepEqual(
      index.pages.map(({ language }) => language),
      ['de', 'en', 'zh', 'es'],
    );
  });
});

describe('the memory of indexes', () => {
  /** Some widgets of one page each, which count how often they are read. */
  function createSites() {
    const reads: string[] = [];
    const pages = {
      list(widgetId: string): Promise<Page[]> {
        reads.push(widgetId);
        const content = `Only ${widgetId} says so. `.repeat(200);
        return Promise.resolve([{ id: 'p', title: 'Page', url: '/p', content }]);
      },
      revision: () => Promise.resolve('1'),
    };
    return { reads, pages };
  }
  const bytesOfOne = async () => (await createKnowledge(createSites()).indexFor('a')).bytes;

  it('lets go of those unused for longest, and of no more than it must', async () => {
    const { reads, pages } = createSites();
    const knowledge = createKnowledge({ pages, memory: 2.5 * (await bytesOfOne()) });
    for (const widgetId of ['a', 'b', 'a', 'c']) {
      await knowledge.indexFor(widgetId);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    assert.deepEqual(reads, ['a', 'b', 'c']);
    await knowledge.indexFor('a');
    await knowledge.indexFor('c');
    assert.deepEqual(reads, ['a', 'b', 'c']);
    await knowledge.indexFor('b');
    assert.deepEqual(reads, ['a', 'b', 'c', 'b']);
  });

  it('loads what it let go of from the folder, without reading a page', async (t) => {
    const { reads, pages } = createSites();
    const cacheFolder = await mkdtemp(join(tmpdir(), 'knowledge-'));
    t.after(() => rm(cacheFolder, { recursive: true }));
    const knowledge = createKnowledge({ pages, cacheFolder, memory: 1 });
    const sites = Array.from({ length: 10 }, (_, site) => `site-${site}`);
    for (const site of [...sites, ...sites]) {
      const index = await knowledge.indexFor(site);
      assert.equal(index.passageAt(0).passage.units[0]?.text, `Only ${site} says so.`);
    }
    await knowledge.close();
    assert.deepEqual(reads, sites);
  });

  it('keeps one that is larger than all the room, until another is asked for', async () => {
    const { reads, pages } = createSites();
    const knowledge = createKnowledge({ pages, memory: 1 });
    await knowledge.indexFor('a');
    await knowledge.indexFor('a');
    assert.deepEqual(reads, ['a']);
    assert.equal(knowledge.hasRoom(), false);
  });

  it('prefers what visitors use to what was only prepared', async () => {
    const { reads, pages } = createSites();
    const knowledge = createKnowledge({ pages, memory: 1.5 * (await bytesOfOne()) });
    await knowledge.indexFor('asked');
    await knowledge.prepare('prepared');
    await knowledge.indexFor('asked');
    assert.deepEqual(reads, ['asked', 'prepared']);
  });

  it('shares the room with what else is in memory, which leaves a quarter to it', async () => {
    const { reads, pages } = createSites();
    let others = 0;
    const memory = 8.5 * (await bytesOfOne());
    const knowledge = createKnowledge({ pages, memory, otherBytes: () => others });
    const askAll = async () => {
      reads.length = 0;
      for (const widgetId of ['a', 'b', 'c', 'd']) await knowledge.indexFor(widgetId);
      return reads.length;
    };
    assert.deepEqual([await askAll(), await askAll()], [4, 0]);
    others = memory * 2;
    await knowledge.indexFor('d');
    await knowledge.indexFor('c');
    assert.deepEqual(reads, []);
    await knowledge.indexFor('a');
    assert.deepEqual(reads, ['a']);
  });

  it('tells how indexes come and go', async (t) => {
    const { pages } = createSites();
    const cacheFolder = await mkdtemp(join(tmpdir(), 'knowledge-'));
    t.after(() => rm(cacheFolder, { recursive: true }));
    const one = await bytesOfOne();
    const told: string[] = [];
    let bytes = 0;
    const observer = {
      loaded: (from: string, seconds: number) => told.push(seconds < 10 ? from : 'late'),
      evicted: () => told.push('gone'),
      weighed: (now: number) => (bytes = now),
    };
    const knowledge = createKnowledge({ pages, cacheFolder, memory: 1, observer });
    for (const site of ['a', 'b', 'a']) {
      await knowledge.indexFor(site);
      while (bytes > 1.5 * one) await sleep(5);
    }
    await knowledge.close();
    assert.deepEqual(told, ['build', 'build', 'gone', 'disk', 'gone']);
    assert.ok(bytes < 1.5 * one);
  });

  it('gives one to all who ask at once, though there is room for none', async () => {
    const { reads, pages } = createSites();
    const knowledge = createKnowledge({ pages, memory: 1 });
    const sites = ['a', 'b', 'c', 'a', 'b', 'c', 'a', 'b', 'c'];
    const indexes = await Promise.all(sites.map((site) => knowledge.indexFor(site)));
    assert.equal(new Set(indexes).size, 3);
    assert.equal(reads.length, 3);
  });
});
