import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ModelError } from './language-model.js';
import { createEmbeddingEndpoint } from './embedding-endpoint.js';
import { startFaultyEmbeddings } from './faulty-embeddings.fixture.js';

const MEANINGS = [
  ['car', 'automobile', 'vehicle'],
  ['invoice', 'bill', 'receipt'],
];

describe('a server that embeds', () => {
  it('is asked at its endpoint, with key and model, and answers in any order', async (t) => {
    const server = await startFaultyEmbeddings(MEANINGS);
    t.after(() => server.stop());
    const embedder = createEmbeddingEndpoint({
      baseUrl: `${server.url}/v1/`,
      model: 'tiny',
      apiKey: 'secret',
    });
    server.behaviour = 'shuffled';
    const vectors = await embedder.embed(['a car', 'a bill']);
    assert.deepEqual(
      vectors.map((vector) => [...vector].map(Math.round)),
      [
        [0, 1, 0],
        [0, 0, 1],
      ],
    );
    assert.deepEqual(server.last, { path: '/v1/embeddings', authorization: 'Bearer secret', model: 'tiny' });
  });

  it('is told apart as silent from as wrong', async (t) => {
    const server = await startFaultyEmbeddings(MEANINGS);
    t.after(() => server.stop());
    for (const [behaviour, reason, timeoutMs] of [
      ['hangs', 'total_timeout', 100],
      ['html', 'bad_frame', 10_000],
      ['too few', 'bad_frame', 10_000],
      ['zeros', 'bad_frame', 10_000],
      ['NaN', 'bad_frame', 10_000],
      ['endless', 'too_long', 10_000],
      ['cut', 'network', 10_000],
    ] as const) {
      const embedder = createEmbeddingEndpoint({ baseUrl: server.url, model: 'tiny', timeoutMs });
      server.behaviour = behaviour;
      await assert.rejects(embedder.embed(['one', 'two']), (error) => {
        assert.ok(error instanceof ModelError);
        assert.equal(error.reason, reason);
        return true;
      });
    }
  });
});
