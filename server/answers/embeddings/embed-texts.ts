/** Embeds many texts in batches; one that the model refuses does not keep the others from theirs. */
import { ModelError } from '../llm/language-model.js';
import type { Embedder } from './embedder.js';
import { quantize } from './vector.js';
import type { VectorEntry } from './vector-table.js';

/** A text with the key that its vector is kept under. */
export type KeyedText = readonly [key: string, text: string];

/** Texts in one request. */
const BATCH = 32;
/** Statuses that say that there is something wrong with what was sent, such as a text that is too long. */
const REFUSALS = new Set([400, 413, 422]);

const isRefusal = (error: unknown): boolean =>
  error instanceof ModelError && error.status !== undefined && REFUSALS.has(error.status);

/**
 * Calls `take` with the vectors of each batch, and with the keys of texts that the model refused.
 * @throws {ModelError} where the model fails, or refuses a whole batch; what was taken before is good
 */
export async function embedTexts(
  embedder: Embedder,
  texts: readonly KeyedText[],
  take: (made: VectorEntry[], refused: string[]) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const embed = async (batch: readonly KeyedText[]): Promise<VectorEntry[]> => {
    const vectors = await embedder.embed(
      batch.map(([, text]) => text),
      signal,
    );
    return vectors.map((vector, i) => [batch[i]?.[0] ?? '', quantize(vector)]);
  };
  const embedEach = async (batch: readonly KeyedText[], reason: unknown): Promise<void> => {
    const made: VectorEntry[] = [];
    const refused: string[] = [];
    for (const one of batch) {
      try {
        made.push(...(await embed([one])));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        refused.push(one[0]);
      }
    }
    if (made.length === 0) throw reason;
    await take(made, refused);
  };

  for (let from = 0; from < texts.length; from += BATCH) {
    const batch = texts.slice(from, from + BATCH);
    let made: VectorEntry[];
    try {
      made = await embed(batch);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      await embedEach(batch, error);
      continue;
    }
    await take(made, []);
  }
}
