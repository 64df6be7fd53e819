import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createDenseSite, page, QUESTION } from './dense-site.fixture.js';

/** Says what the question asks for, in words that only the model understands. */
const DRAFT = page('attic', '## Where lost things go\n\nEach gizmo is kept in the attic.');

describe('vectors of drafts', () => {
  it('are made on the fly beside those of the site, and kept nowhere', async (t) => {
    const { knowledge, open } = await createDenseSite(t);
    const { dense, ready } = await open({ readsSentences: true });
    await ready();
    await dense.idle();
    const before = dense.progress();
    const index = await knowledge.withDraft('w', [DRAFT]);
    const drafted = [...index.passageNumbers()].find(
      (passage) => index.passageAt(passage).page.id === DRAFT.id,
    );
    assert.ok(drafted !== undefined);
    const retriever = dense.forDraft(new AbortController().signal);
    const found = await retriever.find(index, QUESTION, 'en');
    assert.ok((found?.similarity(drafted) ?? 0) > 0, 'the draft has a vector');
    assert.ok(found?.nearest.some((passage) => index.passageAt(passage).page.id === 'garage'));
    assert.deepEqual(dense.progress(), before);
    const live = await knowledge.indexFor('w');
    assert.deepEqual(live.pages.map(({ id }) => id).sort(), ['desk', 'door', 'garage']);
    assert.equal((await dense.find(live, QUESTION, 'en'))?.nearest.length, 3);
  });

  it('take the place of the page with their id', async (t) => {
    const { knowledge } = await createDenseSite(t);
    const index = await knowledge.withDraft('w', [page('desk', 'Nothing is lost.')]);
    assert.deepEqual(index.pages.map(({ id }) => id).sort(), ['desk', 'door', 'garage']);
    const texts = [...index.passageNumbers()].map((passage) =>
      JSON.stringify(index.passageAt(passage).passage),
    );
    assert.ok(texts.some((text) => text.includes('Nothing is lost')));
    assert.ok(!texts.some((text) => text.includes('Receipt papers')));
  });
});
