import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createExtractiveEngine } from '../extractive/extractive-engine.js';
import { createDenseSite, page, PAGES, QUESTION } from './dense-site.fixture.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

describe('meaning, when pages change', () => {
  it('embeds no text twice, after a restart and a change of one page', async (t) => {
    const { server, state, open } = await createDenseSite(t);
    const first = await open();
    await first.ready();
    const ofPages = (): string[] => server.texts.filter((text) => text !== QUESTION);
    assert.equal(ofPages().length, 6, 'of each page its passage and the titles above it');
    await first.dense.close();
    state.pages = [...PAGES.slice(0, 2), page('door', 'The door is gone.')];
    state.revision++;
    const second = await open();
    await second.ready();
    assert.deepEqual(ofPages().slice(6), ['door', 'door\nThe door is gone.']);
    await second.dense.close();
  });

  it('embeds sentences behind all passages, none twice, and keeps its say while they wait', async (t) => {
    const { server, state, open } = await createDenseSite(t);
    state.pages = [
      page('desk', 'The gizmo is on the left. Papers are kept at the desk.'),
      page('hall', 'The bill is on the right. Papers are kept at the desk.'),
    ];
    const before = await open();
    await before.ready();
    await before.dense.close();
    const passages = server.texts.filter((text) => text !== QUESTION);
    assert.equal(
      passages.length,
      4,
      'a model that does not read sentences gives passages and titles vectors',
    );
    server.held = 'The gizmo is on';
    const { dense, index } = await open({ readsSentences: true });
    assert.ok(await dense.find(await index(), QUESTION, 'en'), 'what was kept before has its say at once');
    server.held = undefined;
    await dense.idle();
    const sentences = server.texts.filter((text) => text !== QUESTION && !passages.includes(text));
    assert.deepEqual([...new Set(sentences)].sort(), [
      'Papers are kept at the desk.',
      'The bill is on the right.',
      'The gizmo is on the left.',
    ]);
    const found = await dense.find(await index(), 'Is there an invoice?', 'en');
    assert.ok((found?.bestUnitSimilarity(1) ?? 0) > 0.99);
    assert.ok((found?.bestUnitSimilarity(0) ?? 1) < 0.9);
    await dense.close();
    const count = server.texts.length;
    const again = await open({ readsSentences: true });
    await again.ready();
    await again.dense.idle();
    assert.deepEqual(new Set(server.texts.slice(count)), new Set([QUESTION]), 'a restart embeds nothing');
    await again.dense.close();
  });

  it('embeds no more sentences where there are vectors enough, and all passages', async (t) => {
    const { state, open } = await createDenseSite(t);
    state.pages = [
      page('desk', 'One bill. Two bills. Three gizmos.'),
      page('hall', 'Four gizmos. Five bills.'),
    ];
    const { dense, ready } = await open({ readsSentences: true }, 6);
    await ready();
    await dense.idle();
    assert.deepEqual(dense.progress(), { embedded: 6, waiting: 0 });
    await dense.close();
  });

  it('embeds titles that passages share once', async (t) => {
    const { server, state, open } = await createDenseSite(t);
    const long = Array.from({ length: 300 }, (_, i) => `Sentence ${i} is about the opening hours.`).join(' ');
    state.pages = [page('long', `## Opening hours\n\n${long}`)];
    const { dense, ready, index } = await open();
    const found = await ready();
    const passages = [...(await index()).passageNumbers()];
    assert.ok(passages.length > 2);
    assert.equal(server.texts.filter((text) => text === 'long\nOpening hours').length, 1);
    for (const passage of passages)
      assert.equal(found.headingSimilarity(passage), found.headingSimilarity(0));
    await dense.close();
  });

  it('goes on with the unchanged pages while a changed one waits for its vector', async (t) => {
    const { server, state, knowledge, open } = await createDenseSite(t);
    const others = Array.from({ length: 20 }, (_, i) => page(`p${i}`, `Room ${i} is open.`));
    state.pages = [...PAGES, ...others];
    const { dense, ready } = await open();
    await ready();
    server.held = 'late';
    state.pages = [...PAGES.slice(0, 2), page('door', 'An gizmo comes late.'), ...others];
    state.revision++;
    const index = await knowledge.indexFor('w');
    const found = await dense.find(index, QUESTION, 'en');
    assert.ok(found, 'it has its say at once');
    const door =
      [...index.passageNumbers()].find((number) => index.passageAt(number).page.id === 'door') ?? -1;
    assert.equal(found.similarity(door), undefined);
    assert.equal(index.passageAt(found.nearest[0] ?? -1).page.id, 'garage');
    assert.ok(found.nearest.every((passage) => [...index.passageNumbers()].includes(passage)));
    const reply = await createExtractiveEngine({ knowledge, dense }).answer({
      widgetId: 'w',
      text: 'When does the gizmo come late?',
      history: [],
    });
    assert.equal(reply.citations[0]?.pageId, 'door', 'words find what has no vector yet');
    await dense.close();
  });

  it('has its say while many pages move, and while and after their index is merged', async (t) => {
    const { server, state, knowledge, open } = await createDenseSite(t);
    const others = Array.from({ length: 20 }, (_, i) => page(`p${i}`, `Room ${i} is open.`));
    state.pages = [...PAGES, ...others];
    const { dense, ready } = await open();
    await ready();
    const engine = createExtractiveEngine({ knowledge, dense });
    const firstPage = async () => {
      const question = { widgetId: 'w', text: QUESTION, history: [] };
      const { citations, relatedArticles } = await engine.answer(question);
      return [...citations, ...relatedArticles][0]?.pageId;
    };
    server.held = 'late';
    const moved = [...PAGES.slice(1), ...others.slice(0, 6)].map((one) => ({
      ...one,
      url: `/moved${one.url}`,
    }));
    state.pages = [
      ...PAGES.slice(0, 1),
      ...moved,
      ...others.slice(6, 19),
      page('p19', 'This room opens late.'),
    ];
    state.revision++;
    do assert.equal(await firstPage(), 'garage');
    while (
      // Those that moved stand in a part of their own until the merge.
      (await knowledge.indexFor('w')).parts.length > 1
    );
    assert.equal(await firstPage(), 'garage');
    await dense.close();
  });

  it('keeps no vectors of pages that are gone, once they are the most', async (t) => {
    const { server, folder, state, knowledge, open } = await createDenseSite(t);
    const sentences = Array.from({ length: 1200 }, (_, i) => page(`p${i}`, `Number ${i} is a bill.`));
    state.pages = [...PAGES, ...sentences];
    const first = await open();
    await first.ready();
    await first.dense.close();
    state.pages = PAGES;
    state.revision++;
    const second = await open();
    second.dense.prepare('w', await knowledge.indexFor('w'));
    await second.dense.keepOnly(['w']);
    await second.dense.close();
    const [name = ''] = await readdir(folder);
    assert.ok((await readFile(join(folder, name))).length < 200);
    const before = server.texts.length;
    const third = await open();
    await third.ready();
    await third.dense.close();
    assert.deepEqual(server.texts.slice(before), [QUESTION]);
  });

  it('gives the room of pages that are gone to others while it runs', async (t) => {
    const { state, knowledge, open } = await createDenseSite(t);
    const { dense, ready } = await open();
    const write = async (round: number): Promise<void> => {
      const pages = Array.from({ length: 600 }, (_, i) => page(`p${i}`, `Bill ${i} of round ${round}.`));
      state.pages = [...PAGES, ...pages];
      state.revision++;
      dense.prepare('w', await knowledge.indexFor('w'));
      await dense.idle();
      collectGarbage();
    };
    await write(0);
    await dense.keepOnly(['w']);
    const { embedded } = dense.progress();
    for (let round = 1; round <= 6; round++) await write(round);
    assert.ok(dense.progress().embedded < 3.5 * embedded, `${dense.progress().embedded} of ${embedded}`);
    const found = await ready();
    const index = await knowledge.indexFor('w');
    assert.equal(index.passageAt(found.nearest[0] ?? -1).page.id, 'garage', 'what stayed is found');
    const receipts = await dense.find(index, 'Is there an invoice?', 'en');
    const nearness = [...index.passageNumbers()].map((number) => ({
      id: index.passageAt(number).page.id,
      near: receipts?.similarity(number) ?? 0,
    }));
    const { near: ofGarage = 0 } = nearness.find(({ id }) => id === 'garage') ?? {};
    const bills = nearness.filter(({ id }) => id.startsWith('p'));
    assert.ok(bills.length === 600 && bills.every(({ near }) => near > ofGarage), 'and so is what came last');
    await dense.close();
  });
});
