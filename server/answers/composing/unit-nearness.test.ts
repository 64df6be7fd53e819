import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { createExtractiveEngine } from '../extractive/extractive-engine.js';
import { createDenseSite, page } from '../hybrid/dense-site.fixture.js';

/** Asks by words alone, and with a model for which a contraption is a gizmo and a bill is an invoice. */
async function answersOf(t: TestContext, content: string, text: string) {
  const { state, knowledge, open } = await createDenseSite(t);
  state.pages = [
    page('Workshop', content),
    page('Jobs', 'We look for a gardener.'),
    page('Press', 'Pictures of us.'),
  ];
  const { dense, ready } = await open({ readsSentences: true });
  await ready();
  await dense.idle();
  const ask = async (engine: ReturnType<typeof createExtractiveEngine>): Promise<string> =>
    (await engine.answer({ widgetId: 'w', text, history: [] })).answer;
  return {
    byWords: await ask(createExtractiveEngine({ knowledge })),
    byMeaning: await ask(createExtractiveEngine({ knowledge, dense })),
  };
}

describe('what of a passage answers in other words', () => {
  it('is the row that means what the question does', async (t) => {
    const table =
      '## Workshop repair prices\n\n| Thing | Price |\n| --- | --- |\n| Lamp | £31 |\n| Gizmo | £47 |\n| Chair | £52 |';
    const { byWords, byMeaning } = await answersOf(t, table, 'workshop repair price for a contraption');
    assert.match(byWords, /£31[^]*£47[^]*£52/);
    assert.match(byMeaning, /£47/);
    assert.doesNotMatch(byMeaning, /£31|£52/);
  });

  it('is the sentence that does', async (t) => {
    const filler = 'the kettle is always on for the people who wait in the corner by the window '.repeat(3);
    const text = `## The workshop\n\nLamps that are mended stay here on a shelf while ${filler}.\n\nGizmos, and a gizmo of any size, in the warm cellar.`;
    const { byWords, byMeaning } = await answersOf(t, text, 'does my contraption stay dry in the workshop');
    assert.doesNotMatch(byWords, /gizmo/);
    assert.match(byMeaning, /gizmo/i);
  });
});
