import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { ModelError } from '../../model-client/language-model.js';
import { createLocalModel, missingPackages } from './local-model.js';

const missing = missingPackages();
const skip = missing.length > 0 && `${missing.join(', ')} is not installed`;

function start(t: TestContext) {
  const model = createLocalModel();
  t.after(() => model.close());
  return model;
}

function cosine(a: Float32Array = new Float32Array(), b: Float32Array = new Float32Array()): number {
  const dot = (x: Float32Array, y: Float32Array) => x.reduce((sum, value, i) => sum + value * (y[i] ?? 0), 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

describe('the local model', { skip }, () => {
  it('places near each other what means the same in other words', async (t) => {
    const { passages } = start(t);
    const [question, same, other] = await passages.embed([
      'How can I get rid of my profile?',
      'Deleting your account',
      'Opening hours of our shops',
    ]);
    assert.equal(question?.length, 512);
    assert.ok(cosine(question, same) > cosine(question, other) + 0.2);
  });

  it('lets a question go before the passages that wait, and gives up what nobody waits for', async (t) => {
    const { passages, questions } = start(t);
    const leaving = new AbortController();
    const done: string[] = [];
    const given = passages.embed(['one', 'two', 'three', 'four'], leaving.signal);
    const waiting = passages.embed(['five']).then(() => done.push('passages'));
    await questions.embed(['Where?']).then(() => done.push('question'));
    leaving.abort();
    await assert.rejects(given, (error) => error instanceof ModelError && error.reason === 'aborted');
    await waiting;
    assert.deepEqual(done, ['question', 'passages']);
  });

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
