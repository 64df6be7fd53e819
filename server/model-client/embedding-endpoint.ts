/** Client of any server that speaks the OpenAI embeddings protocol: one request, tried once. */
import { z } from 'zod';
import { endpointUrl } from './completion-url.js';
import { describeUpstreamError } from './completion-stream.js';
import { abortionOf, ModelError } from './language-model.js';
import { readAtMost } from '../network/read-at-most.js';
import { withDeadline, type Deadline } from '../network/deadline.js';
import type { Embedder } from './embedder.js';
import { postJson, readAnswer } from './post-json.js';

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

  const post = async (texts: readonly string[], deadline: Deadline): Promise<unknown> => {
    const answer = await postJson(deadline, {
      url,
      apiKey,
      accept: 'application/json',
      body: { model, input: texts, encoding_format: 'float' },
    });
    const most = FRAME_BYTES + texts.length * MAX_DIMENSIONS * NUMBER_BYTES;
    const body = (await readAtMost(readAnswer(deadline, answer), most))?.toString('utf8');
    if (body === undefined) {
      throw new ModelError('too_long', `The embedding server answered with more than ${most} bytes.`);
    }
    const { status, retryAfterMs } = answer;
    if (status >= 400) {
      const reason = describeUpstreamError(body.slice(0, MAX_ERROR_BODY));
      throw new ModelError('http_error', `The embedding server answered ${status}: ${reason}`, {
        status,
        retryAfterMs,
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

  const late = () =>
    new ModelError('total_timeout', `The embedding server was not done after ${timeoutMs} ms.`);

  return {
    name: `${new URL(url).host} ${model}`,

    async embed(texts, caller) {
      try {
        const limits = { ms: timeoutMs, reason: late, caller };
        return readVectors(await withDeadline(limits, (deadline) => post(texts, deadline)), texts.length);
      } catch (error) {
        throw caller?.aborted ? abortionOf(caller) : error;
      }
    },
  };
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
