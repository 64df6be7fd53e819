/** Embeds many texts in batches; one that the model fails at does not keep the others from their vectors. */
import { ModelError, type ModelFailure } from '../../model-client/language-model.js';
import type { Embedder } from '../../model-client/embedder.js';
import { quantize } from './vector.js';
import type { VectorEntry } from './vector-table.js';

/** A text with the key that its vector is kept under. */
export type KeyedText = readonly [key: string, text: string];

/** Most texts in one request. */
const BATCH = 32;
/** Statuses that say that there is something wrong with what was sent, such as a text that is too long. */
const REFUSALS = new Set([400, 413, 422]);
/** Other failures that a text may bring about, or too many at once on a slow machine. */
const MAY_BE_OF_TEXT = new Set<ModelFailure>(['total_timeout', 'bad_frame', 'upstream_error']);
/** Tells a model that fails at one text from one that fails at all. */
const PROBE = 'Hello';

function mayBeOfText(error: unknown): boolean {
  if (!(error instanceof ModelError)) return false;
  const { reason, status = 0 } = error;
  return status >= 500 || REFUSALS.has(status) || MAY_BE_OF_TEXT.has(reason);
}

/**
 * Calls `take` with the vectors of each batch, and with the key of each text that the model fails at though it works
 * otherwise. A batch that fails is tried again in smaller parts, and all after one that took too long are small.
 * @throws {ModelError} where the model does not work; what was taken before is good
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
  const works = (): Promise<boolean> =>
    embedder.embed([PROBE], signal).then(
      () => true,
      () => false,
    );
  let most = BATCH;
  let size = BATCH;
  for (let from = 0; from < texts.length;) {
    const batch = texts.slice(from, from + size);
    let made: VectorEntry[] = [];
    try {
      made = await embed(batch);
    } catch (error) {
      if (signal.aborted || !mayBeOfText(error)) throw error;
      const isLate = error instanceof ModelError && error.reason === 'total_timeout';
      // A slow machine may still be at work on what took too long.
      if (!(isLate && batch.length > 1) && !(await works())) throw error;
      if (batch.length > 1) {
        size = Math.ceil(batch.length / 2);
        if (isLate) most = size;
        continue;
      }
    }
    const refused = made.length === 0 ? batch.map(([key]) => key) : [];
    await take(made, refused);
    from += batch.length;
    size = Math.min(most, 2 * size);
  }
}
