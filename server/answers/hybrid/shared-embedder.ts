/** Has no text embedded twice by the servers that share a store. */
import type { Embedder } from '../../model-client/embedder.js';
import type { SharedVectors } from '../../store/port/shared-work.js';
import { quantize } from './vector.js';
import { keyOf } from './vector-file.js';

/** @param onError told why vectors could not be shared; they are made here then */
export function shareVectors(
  embedder: Embedder,
  vectors: SharedVectors,
  onError: (error: unknown) => void,
): Embedder {
  const { name } = embedder;
  const failed = (error: unknown): undefined => {
    onError(error);
  };
  return {
    ...embedder,
    async embed(texts, signal) {
      const keys = texts.map(keyOf);
      const known = (await vectors.find(name, keys).catch(failed)) ?? new Map<string, Int8Array>();
      const missing = texts.filter((_, at) => !known.has(keys[at] ?? ''));
      const made = missing.length === 0 ? [] : await embedder.embed(missing, signal);
      const added = made.map((vector, at) => [keyOf(missing[at] ?? ''), quantize(vector)] as const);
      if (added.length > 0) await vectors.add(name, added).catch(failed);
      for (const [key, vector] of added) known.set(key, vector);
      return keys.map((key) => Float32Array.from(known.get(key) ?? []));
    },
  };
}
