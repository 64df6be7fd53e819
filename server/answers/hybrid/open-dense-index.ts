/** Puts the parts of dense retrieval together. */
import type { Embedder } from '../../model-client/embedder.js';
import type { EmbeddingEndpointOptions } from '../../model-client/embedding-endpoint.js';
import { createGuardedEmbedder } from '../../model-client/guarded-embedder.js';
import { createLocalModel } from './local-model.js';
import { createDenseIndex, type DenseIndex } from './dense-index.js';
import type { EmbeddingLogger } from './passage-vectors.js';
import type { SharedVectors } from '../../store/port/shared-work.js';
import { shareVectors } from './shared-embedder.js';
import { openVectorFile } from './vector-file.js';

export interface OpenDenseIndexOptions {
  /** The server that embeds, or the model that runs here. */
  model: EmbeddingEndpointOptions | 'local';
  /** Where vectors are kept. */
  folder: string;
  logger: EmbeddingLogger;
  /** What other servers have embedded; absent where this one is alone. */
  shared?: SharedVectors | undefined;
  /** 0 to 1, so that many servers do not try again at the same moment. */
  random: () => number;
}

/** A visitor waits for the vector of a question, nobody for those of the pages. Both in milliseconds. */
const QUESTION_MS = 2000;
const PASSAGES_MS = 120_000;

/** @throws what the file system throws, where vectors cannot be kept */
export async function openDenseIndex(options: OpenDenseIndexOptions): Promise<DenseIndex> {
  const { model, folder, logger, random, shared } = options;
  const { passages, questions, close } = model === 'local' ? createLocalModel() : await remote(model);
  const guarded = createGuardedEmbedder({
    embedder: passages,
    random,
    totalMs: PASSAGES_MS,
    retries: 4,
    backoffMs: 1000,
    // It pauses by itself, and a single text may be refused.
    breakAfter: Infinity,
  });
  const onError = (error: unknown): void => {
    logger.warn({ err: error }, 'vectors could not be shared with other servers; they are made here');
  };
  const dense = createDenseIndex({
    passages: shared ? shareVectors(guarded, shared, onError) : guarded,
    questions: createGuardedEmbedder({ embedder: questions, random, totalMs: QUESTION_MS, retries: 1 }),
    vectors: await openVectorFile(folder, passages.name),
    logger,
  });
  return {
    ...dense,
    async close() {
      await dense.close();
      await close?.();
    },
  };
}

/** The client of embedding servers is loaded where there is one. */
async function remote(endpoint: EmbeddingEndpointOptions): Promise<{
  passages: Embedder;
  questions: Embedder;
  close?: () => Promise<void>;
}> {
  const { createEmbeddingEndpoint } = await import('../../model-client/embedding-endpoint.js');
  const embedder = createEmbeddingEndpoint(endpoint);
  return { passages: embedder, questions: embedder };
}
