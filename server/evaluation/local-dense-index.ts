/** The dense index of the local embedding model, for measuring and fitting. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as rest, setTimeout as wait } from 'node:timers/promises';
import { createDenseIndex, type DenseIndex } from '../answers/hybrid/dense-index.js';
import { createLocalModel } from '../answers/hybrid/local-model.js';
import { quantize } from '../answers/hybrid/vector.js';
import { keyOf, openVectorFile, type VectorFile } from '../answers/hybrid/vector-file.js';
import type { Embedder } from '../model-client/embedder.js';

const POLL_MS = 20;
/** Keeps the vectors of pages and of questions for the next time, whichever set is measured. */
const FOLDER = join(tmpdir(), 'service-chat-bench-vectors');

/** Opens it without the time limits of a server: a busy machine must not change what is found. */
export async function openLocalDenseIndex(): Promise<DenseIndex> {
  const model = createLocalModel();
  const asked = await openVectorFile(FOLDER, `questions to ${model.questions.name}`);
  const index = createDenseIndex({
    passages: model.passages,
    questions: remembering(model.questions, asked),
    vectors: await openVectorFile(FOLDER, model.passages.name),
    logger: { info: () => undefined, warn: console.warn },
  });
  return {
    ...index,
    async close() {
      await index.close();
      await asked.close();
      await model.close();
    },
  };
}

/** Embeds every text once, though it is asked of many sites and many times. */
function remembering(embedder: Embedder, asked: VectorFile): Embedder {
  return {
    ...embedder,
    async embed(texts) {
      const keyed = texts.map((text) => [keyOf(text), text] as const);
      const unknown = new Map(keyed.filter(([key]) => asked.table.rowOf(key) === undefined));
      if (unknown.size > 0) {
        const vectors = await embedder.embed([...unknown.values()]);
        await asked.add(
          [...unknown.keys()].map((key, i) => [key, quantize(vectors[i] ?? new Float32Array())]),
        );
      }
      const { table } = asked;
      // What is searched with is quantized anyway, which changes nothing a second time.
      return keyed.map(([key]) => Float32Array.from(table.vectorAt(table.rowOf(key) ?? 0)));
    },
  };
}

/** What is found once all passages are embedded. */
export async function whenEmbedded<T>(
  { progress }: Pick<DenseIndex, 'progress'>,
  find: () => Promise<T | undefined>,
): Promise<T> {
  for (;;) {
    const found = await find();
    // What a site begins to wait for is counted once its pages have been looked up.
    await rest();
    if (found && progress().waiting === 0) return found;
    await wait(POLL_MS);
  }
}
