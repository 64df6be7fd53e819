/** Client of any server that speaks the OpenAI embeddings protocol: one request, tried once. */
import { z } from 'zod';
import { endpointUrl } from './completion-url.js';
import { describeUpstreamError } from './completion-stream.js';
import { readRetryAfter } from './chat-completion.js';
import { abortionOf, ModelError } from './language-model.js';
import { readAtMost } from '../network/read-at-most.js';
import { startTimeLimit, type TimeLimit } from '../network/time-limit.js';
import type { Embedder } from './embedder.js';

export interface EmbeddingEndpointOptions {
  /** With or without `/v1`; see `endpointUrl`. */
  baseUrl: string;
  model: string;
  /** Sent as bearer token; local servers need none. */
  apiKey?: string | undefined;
  /** How long to wait for an answer, in milliseconds. Default 30,000. */
  timeoutMs?: number;
}

/** So much of an error body is looked at, in characters. */
const MAX_ERROR_BODY = 4096;
/** The longest vectors that any known model makes are a quarter of it. */
const MAX_DIMENSIONS = 16_384;
/** Bytes that a number of a vector takes at most as JSON, and all else of an answer. */
const NUMBER_BYTES = 32;
const FRAME_BYTES = 1_000_000;

const answerSchema = z.object({
  data: z.array(
    z.object({ index: z.int().min(0), embedding: z.array(z.number()).min(1).max(MAX_DIMENSIONS) }),
  ),
});

export function createEmbeddingEndpoint(options: EmbeddingEndpointOptions): Embedder {
  const { baseUrl, model, apiKey, timeoutMs = 30_000 } = options;
  const url = endpointUrl(baseUrl, '/embeddings');

  const post = async (texts: readonly string[], signal: AbortSignal): Promise<unknown> => {
    const response = await fetch(url, {
      method: 'POST',
      // The key and the pages go to the configured address and nowhere else.
      redirect: 'error',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        ...(apiKey && { Authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, input: texts, encoding_format: 'float' }),
      signal,
    });
    const body = await readBody(response, FRAME_BYTES + texts.length * MAX_DIMENSIONS * NUMBER_BYTES);
    if (!response.ok) {
      const reason = describeUpstreamError(body.slice(0, MAX_ERROR_BODY));
      throw new ModelError('http_error', `The embedding server answered ${response.status}: ${reason}`, {
        status: response.status,
        retryAfterMs: readRetryAfter(response.headers.get('Retry-After')),
      });
    }
    try {
      return JSON.parse(body);
    } catch (error) {
      throw new ModelError('bad_frame', 'The embedding server answered with something that is no JSON.', {
        cause: error,
      });
    }
  };

  return {
    name: `${new URL(url).host} ${model}`,

    async embed(texts, caller) {
      const limit = startTimeLimit(timeoutMs, caller);
      let answer: unknown;
      try {
        answer = await post(texts, limit.signal);
      } catch (error) {
        throw explain(error, caller, limit, timeoutMs);
      }
      return readVectors(answer, texts.length);
    },
  };
}

async function readBody({ body }: Response, most: number): Promise<string> {
  if (!body) return '';
  const whole = await readAtMost(body, most);
  if (!whole) throw new ModelError('too_long', `The embedding server answered with more than ${most} bytes.`);
  return whole.toString('utf8');
}

function explain(
  error: unknown,
  caller: AbortSignal | undefined,
  limit: TimeLimit,
  timeoutMs: number,
): ModelError {
  if (error instanceof ModelError) return error;
  if (caller?.aborted) return abortionOf(caller);
  if (limit.isOver()) {
    return new ModelError('total_timeout', `The embedding server was not done after ${timeoutMs} ms.`);
  }
  const detail = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  return new ModelError('network', `The connection to the embedding server failed: ${detail}`, {
    cause: error,
  });
}

/** The vectors in the order of the texts, whatever the order of the answer. */
function readVectors(answer: unknown, count: number): Float32Array[] {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) {
    throw new ModelError('bad_frame', 'The embedding server answered with something that holds no vectors.');
  }
  const vectors: (Float32Array | undefined)[] = Array.from({ length: count });
  for (const { index, embedding } of parsed.data.data) vectors[index] = Float32Array.from(embedding);
  const whole = vectors.filter((vector) => vector !== undefined);
  if (vectors.length !== count || whole.length !== count) {
    throw new ModelError(
      'bad_frame',
      `The embedding server answered with ${parsed.data.data.length} vectors for ${count} texts.`,
    );
  }
  if (whole.some((vector) => !vector.every(Number.isFinite) || vector.every((value) => value === 0))) {
    throw new ModelError('bad_frame', 'The embedding server answered with a vector that points nowhere.');
  }
  if (new Set(whole.map(({ length }) => length)).size > 1) {
    throw new ModelError('bad_frame', 'The embedding server answered with vectors of different lengths.');
  }
  return whole;
}
