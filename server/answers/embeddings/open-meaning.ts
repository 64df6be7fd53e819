/** Puts the parts together that find passages by meaning. */
import { createEmbeddingEndpoint, type EmbeddingEndpointOptions } from './embedding-endpoint.js';
import { createGuardedEmbedder } from './guarded-embedder.js';
import { createMeaningIndex, type MeaningIndex, type MeaningOptions } from './meaning.js';
import { openVectorFile } from './vector-file.js';

export interface OpenMeaningOptions {
  /** The server that embeds. */
  endpoint: EmbeddingEndpointOptions;
  /** Where vectors are kept. */
  folder: string;
  logger: MeaningOptions['logger'];
  /** 0 to 1, so that many servers do not try again at the same moment. */
  random: () => number;
}

/** A visitor waits for the vector of a question, nobody for those of the pages. Both in milliseconds. */
const QUESTION_MS = 2000;
const PASSAGES_MS = 120_000;

/** @throws what the file system throws, where vectors cannot be kept */
export async function openMeaning({
  endpoint,
  folder,
  logger,
  random,
}: OpenMeaningOptions): Promise<MeaningIndex> {
  const embedder = createEmbeddingEndpoint(endpoint);
  return createMeaningIndex({
    passages: createGuardedEmbedder({ embedder, random, totalMs: PASSAGES_MS, retries: 4, backoffMs: 1000 }),
    questions: createGuardedEmbedder({ embedder, random, totalMs: QUESTION_MS, retries: 1 }),
    vectors: await openVectorFile(folder, embedder.name),
    logger,
  });
}
