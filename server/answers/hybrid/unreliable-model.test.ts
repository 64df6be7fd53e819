import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { createExtractiveEngine } from '../extractive/extractive-engine.js';
import type { EmbeddingBehaviour } from '../../model-client/faulty-embeddings.fixture.js';
import { createDenseSite, page, PAGES, QUESTION } from './dense-site.fixture.js';

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
      const { server, state, knowledge, open } = await createDenseSite(t);
      state.pages = [...ROOMS.slice(0, 20), page('bad', 'This one is bad.'), ...PAGES, ...ROOMS.slice(20)];
      server.failsAt = { text: 'one is bad', behaviour };
      const { dense, warnings, ready } = await open();
      await ready();
      while (dense.progress().waiting > 0) await wait(5);
      const found = await ready();
      const index = await knowledge.indexFor('w');
      const without = [...index.passageNumbers()].filter(
        (passage) => found.similarity(passage) === undefined,
      );
      assert.equal(dense.progress().embedded, 87);
      assert.equal(index.passageAt(found.nearest[0] ?? -1).page.id, 'garage');
      assert.deepEqual(
        without.map((passage) => index.passageAt(passage).page.id),
        ['bad'],
      );
      assert.equal(warnings.length, 1);
      await dense.close();
    });
  }

  it('is asked for one text at a time where it reads but the first of many', async (t) => {
    const { server, open } = await createDenseSite(t);
    server.behaviour = 'first only';
    const { dense, warnings, ready } = await open();
    await ready();
    assert.deepEqual([dense.progress(), warnings], [{ embedded: 6, waiting: 0 }, []]);
    await dense.close();
  });

  it('goes on where it was after a restart in the middle', async (t) => {
    const { server, state, open } = await createDenseSite(t);
    state.pages = [...PAGES, ...ROOMS];
    server.held = 'Room 39';
    const first = await open();
    first.dense.prepare('w', await first.index());
    while (!server.texts.some((text) => text.includes('Room 39'))) await wait(5);
    await first.dense.close();
    const { embedded } = first.dense.progress();
    server.held = undefined;
    const before = server.texts.length;
    const second = await open();
    await second.ready();
    while (second.dense.progress().embedded < 86) await wait(5);
    const asked = server.texts.slice(before).filter((text) => text !== QUESTION);
    assert.equal(asked.length, 86 - embedded);
    await second.dense.close();
  });

  it('is left alone for as long as it asks', async (t) => {
    const { server, open } = await createDenseSite(t);
    server.behaviour = { status: 429, headers: { 'Retry-After': '3600' } };
    const { dense, warned, index } = await open();
    const told = warned();
    dense.prepare('w', await index());
    await told;
    const { requests } = server;
    // Ten times the pause that it makes otherwise.
    await wait(200);
    assert.equal(server.requests, requests);
    await dense.close();
  });

  it('is told apart from another of its name by the length of its vectors, and words go on', async (t) => {
    const { server, state, knowledge, open } = await createDenseSite(t);
    const first = await open();
    await first.ready();
    await first.dense.close();
    server.behaviour = 'longer vectors';
    state.pages = [...PAGES, page('new', 'Dogs are welcome in the shop.')];
    state.revision++;
    const { dense, warnings, warned, index } = await open();
    const told = warned();
    dense.prepare('w', await index());
    await told;
    assert.match(warnings[0] ?? '', /remove cache\/vectors from the data folder/);
    const engine = createExtractiveEngine({ knowledge, dense });
    const { citations } = await engine.answer({ widgetId: 'w', text: 'Are dogs welcome?', history: [] });
    assert.equal(citations[0]?.pageId, 'new');
    await dense.close();
  });
});
