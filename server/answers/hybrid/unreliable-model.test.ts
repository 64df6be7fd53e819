import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { createExtractiveEngine } from '../extractive/extractive-engine.js';
import type { EmbeddingBehaviour } from '../../model-client/faulty-embeddings.fixture.js';
import { createMeaningSite, page, PAGES, QUESTION } from './dense-site.fixture.js';

const ROOMS = Array.from({ length: 40 }, (_, i) => page(`p${i}`, `Room ${i} is open.`));

describe('a model that embeds not all pages', () => {
  for (const behaviour of [
    { status: 500 },
    { status: 400 },
    'NaN',
    'zeros',
    'hangs',
  ] satisfies EmbeddingBehaviour[]) {
    it(`leaves out the one passage that it answers with ${JSON.stringify(behaviour)}`, async (t) => {
      const { server, state, knowledge, open } = await createMeaningSite(t);
      state.pages = [...ROOMS.slice(0, 20), page('bad', 'This one is bad.'), ...PAGES, ...ROOMS.slice(20)];
      server.failsAt = { text: 'bad', behaviour };
      const { meaning, warnings, ready } = await open();
      await ready();
      while (meaning.progress().waiting > 0) await new Promise(setImmediate);
      const found = await ready();
      const index = await knowledge.indexFor('w');
      const without = [...index.passageNumbers()].filter((passage) => found.nearness(passage) === undefined);
      assert.equal(meaning.progress().embedded, 43);
      assert.equal(index.passageAt(found.nearest[0] ?? -1).page.id, 'garage');
      assert.deepEqual(
        without.map((passage) => index.passageAt(passage).page.id),
        ['bad'],
      );
      assert.equal(warnings.length, 1);
      await meaning.close();
    });
  }

  it('is asked for one text at a time where it reads but the first of many', async (t) => {
    const { server, open } = await createMeaningSite(t);
    server.behaviour = 'first only';
    const { meaning, warnings, ready } = await open();
    await ready();
    assert.deepEqual([meaning.progress(), warnings], [{ embedded: 3, waiting: 0 }, []]);
    await meaning.close();
  });

  it('goes on where it was after a restart in the middle', async (t) => {
    const { server, state, open } = await createMeaningSite(t);
    state.pages = [...PAGES, ...ROOMS];
    server.held = 'Room 39';
    const first = await open();
    first.meaning.prepare(await first.index());
    while (!server.texts.some((text) => text.includes('Room 39'))) await new Promise(setImmediate);
    await first.meaning.close();
    const { embedded } = first.meaning.progress();
    server.held = undefined;
    const before = server.texts.length;
    const second = await open();
    await second.ready();
    while (second.meaning.progress().embedded < 43) await new Promise(setImmediate);
    const asked = server.texts.slice(before).filter((text) => text !== QUESTION);
    assert.equal(asked.length, 43 - embedded);
    await second.meaning.close();
  });

  it('is left alone for as long as it asks', async (t) => {
    const { server, open } = await createMeaningSite(t);
    server.behaviour = { status: 429, headers: { 'Retry-After': '3600' } };
    const { meaning, warned, index } = await open();
    const told = warned();
    meaning.prepare(await index());
    await told;
    const { requests } = server;
    // Ten times the pause that it makes otherwise.
    await wait(200);
    assert.equal(server.requests, requests);
    await meaning.close();
  });

  it('is told apart from another of its name by the length of its vectors, and words go on', async (t) => {
    const { server, state, knowledge, open } = await createMeaningSite(t);
    const first = await open();
    await first.ready();
    await first.meaning.close();
    server.behaviour = 'longer vectors';
    state.pages = [...PAGES, page('new', 'Dogs are welcome in the shop.')];
    state.revision++;
    const { meaning, warnings, warned, index } = await open();
    const told = warned();
    meaning.prepare(await index());
    await told;
    assert.match(warnings[0] ?? '', /remove cache\/vectors from the data folder/);
    const engine = createExtractiveEngine({ knowledge, meaning });
    const { citations } = await engine.answer({ widgetId: 'w', text: 'Are dogs welcome?', history: [] });
    assert.equal(citations[0]?.pageId, 'new');
    await meaning.close();
  });
});
