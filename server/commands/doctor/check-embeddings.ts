/** Whether the embedding model answers, by a request like those of the server. */
import { createEmbeddingEndpoint } from '../../answers/embeddings/embedding-endpoint.js';
import { ModelError } from '../../answers/llm/language-model.js';
import type { EmbeddingsConfig } from '../../config.js';
import { ok, wrong, type Finding } from './finding.js';

/** A model that is loaded first may take this long, in milliseconds. */
const PATIENCE_MS = 15_000;

export async function checkEmbeddings(config: EmbeddingsConfig): Promise<Finding> {
  const name = `${config.model} at ${new URL(config.baseUrl).host}`;
  try {
    const [vector] = await createEmbeddingEndpoint({ ...config, timeoutMs: PATIENCE_MS }).embed(['OK']);
    return ok(`${name} embeds, in vectors of ${vector?.length} numbers.`);
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return wrong(
      `${name} does not embed: ${error.message}`,
      'See EMBEDDINGS_BASE_URL, EMBEDDINGS_MODEL and EMBEDDINGS_API_KEY. Until then words alone find pages.',
    );
  }
}
