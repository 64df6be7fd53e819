import assert from 'node:assert/strict';
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import type { AnswerEngine } from '../../chat/answer-engine.js';
import { createKnowledge } from '../../knowledge/knowledge.js';
import type { Page } from '../../model.js';
import { createExtractiveEngine } from '../extractive-engine.js';
import type { Embedder } from './embedder.js';
import { createEmbeddingEndpoint } from './embedding-endpoint.js';
import { startFaultyEmbeddings, type EmbeddingBehaviour } from './faulty-embeddings.fixture.js';
import { createGuardedEmbedder } from './guarded-embedder.js';
import { createMeaningIndex } from './meaning.js';
import { openVectorFile } from './vector-file.js';

const MEANINGS = [
  ['car', 'automobile', 'vehicle'],
  ['invoice', 'bill', 'receipt'],
];
const page = (id: string, content: string): Page => ({ id, title: id, url: `/${id}`, lang: 'en', content });
const LOST = '## How long lost papers take to be returned';
const PAGES = [
  page('desk', `${LOST}\n\nReceipt papers that were lost are returned after five days.`),
  page('garage', `${LOST}\n\nAutomobile papers that were lost are returned after three days.`),
  page('door', '## Opening hours\n\nOpening hours are on the door.'),
];
/** Words alone cannot tell which page answers it. */
const QUESTION = 'How long do lost vehicle papers take to be returned?';

async function createSite(t: TestContext) {
  const server = await startFaultyEmbeddings(MEANINGS);
  const folder = await mkdtemp(join(tmpdir(), 'meaning-'));
  t.after(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });
  const state = { pages: PAGES, revision: 1 };
  const knowledge = createKnowledge({
    pages: {
      list: () => Promise.resolve(state.pages),
      revision: () => Promise.resolve(String(state.revision)),
    },
  });
  const open = async (about: Pick<Embedder, 'languages' | 'nearFrom'> = {}) => {
    const warnings: string[] = [];
    let wake = (): void => undefined;
    const endpoint = createEmbeddingEndpoint({ baseUrl: server.url, model: 'tiny', timeoutMs: 1000 });
    const embedder = { ...endpoint, ...about };
    const guarded = createGuardedEmbedder({ embedder, random: () => 0.5, retries: 1, backoffMs: 1 });
    const meaning = createMeaningIndex({
      passages: guarded,
      questions: createGuardedEmbedder({ embedder, random: () => 0.5, retries: 0, breakAfter: 2 }),
      vectors: await openVectorFile(folder, embedder.name),
      logger: {
        info: () => undefined,
        warn: (_, message) => {
          warnings.push(message);
          wake();
        },
      },
      retryMs: 20,
    });
    const warned = (): Promise<void> => new Promise((resolve) => (wake = resolve));
    /** Waits until passages are embedded. */
    const ready = async () => {
      const index = await knowledge.indexFor('w');
      for (;;) {
        const found = await meaning.find(index, QUESTION, 'en');
        if (found) return found;
        await new Promise(setImmediate);
      }
    };
    return { meaning, warnings, warned, ready };
  };
  return { server, folder, state, knowledge, open };
}

describe('finding by meaning', () => {
  it('puts first what means the same in other words', async (t) => {
    const { knowledge, open } = await createSite(t);
    const { meaning, ready } = await open();
    const index = await knowledge.indexFor('w');
    const found = await ready();
    const [nearest = -1] = found.nearest;
    assert.equal(index.passageAt(nearest).page.id, 'garage');
    assert.ok((found.nearness(nearest) ?? 0) > 0.9);
    const firstPage = async (engine: AnswerEngine) => {
      const { citations, relatedArticles } = await engine.answer({
        widgetId: 'w',
        text: QUESTION,
        history: [],
      });
      return [...citations, ...relatedArticles][0]?.pageId;
    };
    assert.equal(await firstPage(createExtractiveEngine({ knowledge })), 'desk');
    assert.equal(await firstPage(createExtractiveEngine({ knowledge, meaning })), 'garage');
    await meaning.close();
  });

  it('embeds no text twice, after a restart and a change of one page', async (t) => {
    const { server, state, open } = await createSite(t);
    const first = await open();
    await first.ready();
    const ofPages = (): string[] => server.texts.filter((text) => text !== QUESTION);
    assert.equal(ofPages().length, 3);
    await first.meaning.close();
    state.pages = [...PAGES.slice(0, 2), page('door', 'The door is gone.')];
    state.revision++;
    const second = await open();
    await second.ready();
    assert.deepEqual(ofPages().slice(3), ['door\nThe door is gone.']);
    await second.meaning.close();
  });

  it('goes on with the unchanged pages while a changed one waits for its vector', async (t) => {
    const { server, state, knowledge, open } = await createSite(t);
    const others = Array.from({ length: 20 }, (_, i) => page(`p${i}`, `Room ${i} is open.`));
    state.pages = [...PAGES, ...others];
    const { meaning, ready } = await open();
    await ready();
    server.held = 'late';
    state.pages = [...PAGES.slice(0, 2), page('door', 'An automobile comes late.'), ...others];
    state.revision++;
    const index = await knowledge.indexFor('w');
    const found = await meaning.find(index, QUESTION, 'en');
    assert.ok(found, 'it has its say at once');
    const door =
      [...index.passageNumbers()].find((number) => index.passageAt(number).page.id === 'door') ?? -1;
    assert.equal(found.nearness(door), undefined);
    assert.equal(index.passageAt(found.nearest[0] ?? -1).page.id, 'garage');
    assert.ok(found.nearest.every((passage) => [...index.passageNumbers()].includes(passage)));
    const reply = await createExtractiveEngine({ knowledge, meaning }).answer({
      widgetId: 'w',
      text: 'When does the automobile come late?',
      history: [],
    });
    assert.equal(reply.citations[0]?.pageId, 'door', 'words find what has no vector yet');
    await meaning.close();
  });

  it('embeds again what is damaged on disk, and nothing else', async (t) => {
    const { server, folder, open } = await createSite(t);
    const first = await open();
    await first.ready();
    await first.meaning.close();
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
      await next.meaning.close();
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
      const { server, knowledge, open } = await createSite(t);
      server.behaviour = behaviour;
      const { meaning, warned, ready } = await open();
      const engine = createExtractiveEngine({ knowledge, meaning });
      const failed = warned();
      const reply = await engine.answer({ widgetId: 'w', text: QUESTION, history: [] });
      assert.ok(reply.answer.length > 0);
      await failed;
      server.behaviour = 'works';
      await ready();
      await meaning.close();
    });

    it(`answers by words alone when the server answers a question with ${name}`, async (t) => {
      const { server, knowledge, open } = await createSite(t);
      const { meaning, warnings, ready } = await open();
      await ready();
      const alone = createExtractiveEngine({ knowledge });
      const engine = createExtractiveEngine({ knowledge, meaning });
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
      await meaning.close();
    });
  }

  it('leaves out a passage that the model refuses, and embeds the others', async (t) => {
    const { server, knowledge, open } = await createSite(t);
    server.refused = 'door';
    const { meaning, warnings, ready } = await open();
    const found = await ready();
    const index = await knowledge.indexFor('w');
    const pages = found.nearest.map((passage) => index.passageAt(passage).page.id);
    assert.deepEqual(pages, ['garage', 'desk']);
    assert.deepEqual(meaning.progress(), { embedded: 2, waiting: 0 });
    assert.equal(warnings.length, 1);
    await meaning.close();
  });

  it('offers pages that are near in meaning where words find nothing, if the model tells how near is near', async (t) => {
    const { knowledge, open } = await createSite(t);
    const question = { widgetId: 'w', text: 'My vehicle?', history: [] };
    for (const [nearFrom, pages] of [
      [0.9, ['garage']],
      [undefined, []],
    ] as const) {
      const { meaning, ready } = await open({ nearFrom });
      await ready();
      const reply = await createExtractiveEngine({ knowledge, meaning }).answer(question);
      assert.ok(reply.wasRefused);
      assert.deepEqual(
        reply.relatedArticles.map(({ pageId }) => pageId),
        pages,
      );
      await meaning.close();
    }
  });

  it('is for the languages that the model knows', async (t) => {
    const { knowledge, open } = await createSite(t);
    const { meaning, ready } = await open({ languages: ['en'] });
    await ready();
    assert.equal(await meaning.find(await knowledge.indexFor('w'), QUESTION, 'de'), undefined);
    await meaning.close();
  });

  it('keeps no vectors of pages that are gone, once they are the most', async (t) => {
    const { server, folder, state, knowledge, open } = await createSite(t);
    const sentences = Array.from({ length: 1200 }, (_, i) => page(`p${i}`, `Number ${i} is a bill.`));
    state.pages = [...PAGES, ...sentences];
    const first = await open();
    await first.ready();
    await first.meaning.close();
    state.pages = PAGES;
    state.revision++;
    const second = await open();
    second.meaning.prepare(await knowledge.indexFor('w'));
    await second.meaning.forgetUnused();
    await second.meaning.close();
    const [name = ''] = await readdir(folder);
    assert.ok((await readFile(join(folder, name))).length < 100);
    const before = server.texts.length;
    const third = await open();
    await third.ready();
    await third.meaning.close();
    assert.deepEqual(server.texts.slice(before), [QUESTION]);
  });

  it('answers by words alone when the vectors of the model have another length than before', async (t) => {
    const { server, knowledge, open } = await createSite(t);
    const { meaning, ready } = await open();
    await ready();
    server.behaviour = 'longer vectors';
    assert.equal(await meaning.find(await knowledge.indexFor('w'), QUESTION, 'en'), undefined);
    await meaning.close();
  });
});
