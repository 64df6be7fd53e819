/** Finds by the vectors that a server has kept, beside it or after it, and makes none for passages: for commands. */
import type { Embedder } from '../../model-client/embedder.js';
import {
  createEmbeddingEndpoint,
  type EmbeddingEndpointOptions,
} from '../../model-client/embedding-endpoint.js';
import { createLocalModel } from './local-model.js';
import { createDenseRetriever, type DenseRetriever } from './dense-retrieval.js';
import { enoughOf, joinRows, readPages, type KnownPages } from './passage-rows.js';
import { readVectors } from './vector-file.js';

export interface KeptVectorsOptions {
  /** The server that embeds questions, or the model that runs here. */
  model: EmbeddingEndpointOptions | 'local';
  /** Where vectors are kept; absent where they are kept nowhere that a command could look. */
  folder: string | undefined;
  /** Is told, in a sentence, why words alone decided. */
  note: (sentence: string) => void;
}

export interface KeptVectors extends DenseRetriever {
  close(): Promise<void>;
}

/** @throws what the file system throws, where vectors cannot be read */
export async function openKeptVectors({ model, folder, note }: KeptVectorsOptions): Promise<KeptVectors> {
  const { questions, close } = open(model);
  const table = await readVectors(folder, questions.name);
  const finder = createDenseRetriever({
    questions,
    table,
    async rowsOf(index) {
      const known: KnownPages = new Map();
      await readPages(index, known, { table, embedder: questions });
      const joined = joinRows(index, known);
      const rows = enoughOf(joined);
      if (!rows && joined.wanted > 0)
        note('Words alone decided: too few passages have a vector yet. A running server makes them.');
      return rows;
    },
    logger: {
      warn({ err }) {
        note(`Words alone decided: the question could not be embedded. ${String(err)}`);
      },
    },
  });
  return { ...finder, close };
}

function open(model: EmbeddingEndpointOptions | 'local'): {
  questions: Embedder;
  close: () => Promise<void>;
} {
  if (model === 'local') return createLocalModel();
  return { questions: createEmbeddingEndpoint(model), close: () => Promise.resolve() };
}
