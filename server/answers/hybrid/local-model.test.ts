import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { getPriority, platform } from 'node:os';
import { describe, it, type TestContext } from 'node:test';
import { ModelError } from '../../model-client/language-model.js';
import { createLocalModel } from './local-model.js';

const isLinux = platform() === 'linux';

function start(t: TestContext) {
  const model = createLocalModel();
  t.after(() => model.close());
  return model;
}

function cosine(a: Float32Array = new Float32Array(), b: Float32Array = new Float32Array()): number {
  const dot = (x: Float32Array, y: Float32Array) => x.reduce((sum, value, i) => sum + value * (y[i] ?? 0), 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

describe('the local model', () => {
  it('places near each other what means the same in other words', async (t) => {
    const { passages } = start(t);
    const [question, same, other] = await passages.embed([
      'How can I get rid of my profile?',
      'Deleting your account',
      'Opening hours of our shops',
    ]);
    assert.equal(question?.length, 612);
    assert.ok(cosine(question, same) > cosine(question, other) + 0.2);
  });

  it('lets no question wait for passages, and gives up what nobody waits for', async (t) => {
    const { passages, questions } = start(t);
    const leaving = new AbortController();
    const done: string[] = [];
    const given = passages.embed(
      Array.from({ length: 10_000 }, (_, i) => `Passage ${i}`),
      leaving.signal,
    );
    const refused = assert.rejects(
      given,
      (error) => error instanceof ModelError && error.reason === 'aborted',
    );
    const waiting = passages.embed(['five']).then(() => done.push('passages'));
    await questions.embed(['Where?']).then(() => done.push('question'));
    leaving.abort();
    await refused;
    await waiting;
    assert.deepEqual(done, ['question', 'passages']);
  });

  it('listens to a signal no longer than it has to', async (t) => {
    const { passages } = start(t);
    const { signal } = new AbortController();
    for (let i = 0; i < 3; i++) await passages.embed([`Text ${i}`], signal);
    assert.equal(getEventListeners(signal, 'abort').length, 0);
  });

  it(
    'works on passages at a lower priority than the server',
    { skip: !isLinux && 'of Linux alone' },
    async (t) => {
      const { passages, questions } = start(t);
      await questions.embed(['Where?']);
      await passages.embed(['Here.']);
      const niceness = await Promise.all(
        (await readdir('/proc/self/task')).map(async (task) => {
          const stat = await readFile(`/proc/self/task/${task}/stat`, 'utf8');
          // Fields count from the end of the name, which may hold spaces.
          return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
        }),
      );
      const own = getPriority();
      assert.equal(niceness.filter((nice) => nice > own).length, own < 10 ? 1 : 0);
    },
  );

  it('fails what is in flight when it is closed, and starts again', async (t) => {
    const model = start(t);
    const texts = Array.from({ length: 50 }, (_, i) => `Text ${i}`);
    const embedded = model.passages.embed(texts);
    const failed = assert.rejects(embedded, (error) => {
      return error instanceof ModelError && error.reason === 'upstream_error';
    });
    await model.close();
    await failed;
    assert.equal((await model.passages.embed(['Again'])).length, 1);
  });
});
