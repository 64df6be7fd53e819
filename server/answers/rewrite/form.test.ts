/** A model that does not keep to the form that it is asked for is named in the log. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sentences, startFaultyModel, type FaultyModel } from '../../model-client/faulty-model.fixture.js';
import { ask, GOOD, REPLY, startEngine } from './rewriting-engine.fixture.js';

const HOUR = 3_600_000;

describe('a model that ignores the form', () => {
  let server: FaultyModel;
  before(async () => {
    server = await startFaultyModel();
  });
  after(() => server.stop());

  const warningsOf = (logged: readonly Record<string, unknown>[]) =>
    logged.filter(({ message }) => /does not keep to the form/.test(String(message)));

  for (const [form, writes] of [
    ['no_json', 'You can return any unused lamp within 30 days. [1]'],
    ['no_json', '{"text": "You can return any unused lamp'],
    ['other_json', '{"answer": "You can return any unused lamp within 30 days.", "sources": [1]}'],
    ['no_citations', '{"text": "You can return any unused lamp within 30 days."}'],
    ['only_thoughts', '<think>The visitor wants to return a lamp, {"text": "so", "cite": [1]}'],
    ['nothing', ' \n'],
  ] as const) {
    it(`is named in the log with what it wrote instead (${form}), and the pages answer`, async () => {
      server.behave({ writes });
      const { engine, logged } = startEngine(server);
      assert.deepEqual(await ask(engine), REPLY);
      const [warning, ...more] = warningsOf(logged);
      assert.equal(warning?.['form'], form);
      assert.deepEqual(more, []);
      assert.doesNotMatch(JSON.stringify(logged), /unused|visitor wants/);
    });
  }

  it('is not named at every question, but again later, with how often it was', async () => {
    server.behave({ writes: 'You can return it.' });
    let now = Date.UTC(2026, 6, 14, 12);
    const { engine, logged } = startEngine(server, { clock: () => now });
    for (let i = 0; i < 4; i++) await ask(engine);
    assert.equal(warningsOf(logged).length, 1);
    now += HOUR;
    await ask(engine);
    assert.deepEqual(
      warningsOf(logged).map(({ since }) => since),
      [undefined, 3],
    );
    server.behave({ writes: '' });
    await ask(engine);
    assert.equal(warningsOf(logged).length, 3, 'another fault is named at once');
  });

  it('is named where it does not word a follow-up as it is asked to', async () => {
    const history = [{ question: 'Do you sell lamps?', answer: 'Yes.', citedPageIds: [] }];
    for (const [form, writes] of [
      ['no_json', 'The visitor wants to give back a lamp.'],
      ['other_json', '{"answer": "Yes."}'],
    ] as const) {
      server.behave({ writes }, { writes: GOOD });
      const { engine, logged } = startEngine(server);
      assert.match((await ask(engine, {}, 'and give it back?', history)).answer, /^Unused lamps/);
      assert.deepEqual(
        warningsOf(logged).map((warning) => warning['form']),
        [form],
      );
    }
  });

  it('is not named where it keeps to the form, whatever comes of it', async () => {
    const { engine, logged } = startEngine(server);
    for (const writes of [
      GOOD,
      sentences({ text: '', cite: [] }),
      sentences({ text: 'That is not said here.', cite: [] }),
      sentences({ text: 'Our office dog enjoys long walks.', cite: [1] }),
      `Sure!\n\`\`\`json\n${GOOD}\`\`\``,
    ]) {
      server.behave({ writes });
      await ask(engine);
    }
    assert.deepEqual(warningsOf(logged), []);
    assert.deepEqual(
      logged.map(({ outcome }) => outcome),
      ['answered', 'none', 'none', 'failed', 'answered'],
    );
  });
});
