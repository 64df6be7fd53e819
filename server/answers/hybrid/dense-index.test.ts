import assert from 'node:assert/strict';
import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { AnswerEngine } from '../answer-engine.js';
import { createExtractiveEngine } from '../extractive/extractive-engine.js';
import type { EmbeddingBehaviour } from '../../model-client/faulty-embeddings.fixture.js';
import { createDenseSite, QUESTION } from './dense-site.fixture.js';

describe('finding by meaning', () => {
  it('puts first what means the same in other words', async (t) => {
    const { knowledge, open } = await createDenseSite(t);
    const { dense, ready } = await open();
    const index = await knowledge.indexFor('w');
    const found = await ready();
    const [nearest = -1] = found.nearest;
    assert.equal(index.passageAt(nearest).page.id, 'garage');
    assert.ok((found.similarity(nearest) ?? 0) > 0.9);
    const firstPage = async (engine: AnswerEngine) => {
      const { citations, relatedArticles } = await engine.answer({
        widgetId: 'w',
        text: QUESTION,
        history: [],
      });
      return [...citations, ...relatedArticles][0]?.pageId;
    };
    assert.equal(await firstPage(createExtractiveEngine({ knowledge })), 'desk');
    assert.equal(await firstPage(createExtractiveEngine({ knowledge, dense })), 'garage');
    await dense.close();
  });

  it('embeds again what is damaged on disk, and nothing else', async (t) => {
    const { server, folder, open } = await createDenseSite(t);
    const first = await open();
    await first.ready();
    await first.dense.close();
    const [name = ''] = await readdir(folder);
    const path = join(folder, name);
    const bytes = await readFile(path);
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    await writeFile(path, bytes);
    await appendFile(path, 'half a rec');
    const before = server.texts.length;
    for (let start = 0; start < 2; start++) {
      const next = await open();
      await next.ready();
      await next.dense.close();
    }
    assert.equal(server.texts.slice(before).filter((text) => text !== QUESTION).length, 1);
  });

  for (const behaviour of [
    { status: 500 },
    { status: 429, headers: { 'Retry-After': '0' } },
    { status: 401 },
    'hangs',
    'html',
    'cut',
    'too few',
  ] satisfies EmbeddingBehaviour[]) {
    const name = JSON.stringify(behaviour);
    it(`waits with words alone while the server answers pages with ${name}, then goes on`, async (t) => {
      const { server, knowledge, open } = await createDenseSite(t);
      server.behaviour = behaviour;
      const { dense, warned, ready } = await open();
      const engine = createExtractiveEngine({ knowledge, dense });
      const failed = warned();
      const reply = await engine.answer({ widgetId: 'w', text: QUESTION, history: [] });
      assert.ok(reply.answer.length > 0);
      await failed;
      server.behaviour = 'works';
      await ready();
      await dense.close();
    });

    it(`answers by words alone when the server answers a question with ${name}`, async (t) => {
      const { server, knowledge, open } = await createDenseSite(t);
      const { dense, warnings, ready } = await open();
      await ready();
      const alone = createExtractiveEngine({ knowledge });
      const engine = createExtractiveEngine({ knowledge, dense });
      const question = { widgetId: 'w', text: QUESTION, history: [] };
      server.behaviour = behaviour;
      warnings.length = 0;
      for (let turn = 0; turn < 3; turn++) {
        assert.deepEqual(await engine.answer(question), await alone.answer(question));
      }
      assert.equal(warnings.length, 3);
      const asked = server.requests;
      await engine.answer(question);
      assert.equal(server.requests, asked, 'an open breaker asks no more');
      await dense.close();
    });
  }

  it('leaves out a passage that the model refuses, and embeds the others', async (t) => {
    const { server, knowledge, open } = await createDenseSite(t);
    server.failsAt = { text: 'on the door', behaviour: { status: 413 } };
    const { dense, warnings, ready } = await open();
    const found = await ready();
    const index = await knowledge.indexFor('w');
    const pages = found.nearest.map((passage) => index.passageAt(passage).page.id);
    assert.deepEqual(pages, ['garage', 'desk']);
    assert.deepEqual(dense.progress(), { embedded: 5, waiting: 0 });
    assert.equal(warnings.length, 1);
    await dense.close();
  });

  it('offers pages that are near in meaning where words find nothing, if the model tells how near is near', async (t) => {
    const { knowledge, open } = await createDenseSite(t);
    const question = { widgetId: 'w', text: 'My contraption?', history: [] };
    for (const [relatedFrom, pages] of [
      [0.9, ['garage']],
      [undefined, []],
    ] as const) {
      const { dense, ready } = await open({ relatedFrom });
      await ready();
      const reply = await createExtractiveEngine({ knowledge, dense }).answer(question);
      assert.ok(reply.wasRefused);
      assert.deepEqual(
        reply.relatedArticles.map(({ pageId }) => pageId),
        pages,
      );
      await dense.close();
    }
  });

  it('is for the languages that the model knows', async (t) => {
    const { knowledge, open } = await createDenseSite(t);
    const { dense, ready } = await open({ languages: ['en'] });
    await ready();
    assert.equal(await dense.find(await knowledge.indexFor('w'), QUESTION, 'de'), undefined);
    await dense.close();
  });

  it('answers by words alone when the vectors of the model have another length than before', async (t) => {
    const { server, knowledge, open } = await createDenseSite(t);
    const { dense, ready } = await open();
    await ready();
    server.behaviour = 'longer vectors';
    assert.equal(await dense.find(await knowledge.indexFor('w'), QUESTION, 'en'), undefined);
    await dense.close();
  });
});
