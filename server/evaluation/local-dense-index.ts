/** The dense index of the local embedding model, for measuring and fitting. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDenseIndex, type DenseIndex } from '../answers/hybrid/dense-index.js';
import { createLocalModel } from '../answers/hybrid/local-model.js';
import { openVectorFile } from '../answers/hybrid/vector-file.js';
import type { Embedder } from '../model-client/embedder.js';

const POLL_MS = 20;

/**
 * Opens it without the time limits of a server: a busy machine must not change what is found. Embedding pages takes
 * minutes at first; their vectors are kept in the folder for temporary files.
 */
export async function openLocalDenseIndex(): Promise<DenseIndex> {
  const model = createLocalModel();
  const index = createDenseIndex({
    passages: model.passages,
    questions: remembering(model.questions),
    vectors: await openVectorFile(join(tmpdir(), 'service-chat-bench-vectors'), model.passages.name),
    logger: { info: () => undefined, warn: console.warn },
  });
  return {
    ...index,
    async close() {
      await index.close();
      await model.close();
    },
  };
}

/** Embeds every text once, though it is asked of many sites. */
function remembering(embedder: Embedder): Embedder {
  const known = new Map<string, Promise<Float32Array[]>>();
  return {
    ...embedder,
    embed(texts) {
      const key = texts.join('\n');
      const vectors = known.get(key) ?? embedder.embed(texts);
      known.set(key, vectors);
      return vectors;
    },
  };
}

/** What is found once all passages are embedded. */
export async function whenEmbedded<T>(find: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await find();
    if (found) return found;
    await wait(POLL_MS);
  }
}
