/** The one request of both clients: JSON to a model's server, whose answer is read within a deadline. */
import type { Readable } from 'node:stream';
import { request } from 'undici';
import type { Deadline } from '../network/deadline.js';
import { retryAfterMs } from '../network/retry-after.js';
import { ModelError } from './language-model.js';

export interface JsonPost {
  url: string;
  /** Sent as bearer token. */
  apiKey: string | undefined;
  /** Media type of the answer. */
  accept: string;
  body: unknown;
}

export interface ModelAnswer {
  status: number;
  /** Empty where the server names none. */
  contentType: string;
  /** How long the server asks to be left alone. */
  retryAfterMs: number | undefined;
  body: Readable;
}

/** @throws {ModelError} `network`, also for a redirect: key and texts go to the configured address, nowhere else */
export async function postJson(
  { signal, race }: Deadline,
  { url, apiKey, accept, body }: JsonPost,
): Promise<ModelAnswer> {
  const headers = {
    'content-type': 'application/json',
    accept,
    'accept-encoding': 'identity',
    'user-agent': 'service-chat',
    ...(apiKey && { authorization: `Bearer ${apiKey}` }),
  };
  const sent = request(url, { method: 'POST', headers, body: JSON.stringify(body), signal });
  const answer = await race(sent).catch(throwNetworkError);
  const { statusCode: status } = answer;
  if (status >= 300 && status < 400) {
    answer.body.on('error', () => undefined).destroy();
    throwNetworkError(new Error(`it redirects with ${status}`));
  }
  return {
    status,
    contentType: String(answer.headers['content-type'] ?? ''),
    retryAfterMs: retryAfterMs(answer.headers['retry-after'], Date.now()),
    body: answer.body,
  };
}

/** The parts of an answer, where a connection that breaks is a `ModelError`. */
export async function* readAnswer({ read }: Deadline, { body }: ModelAnswer): AsyncGenerator<Uint8Array> {
  try {
    yield* read(body);
  } catch (error) {
    throwNetworkError(error);
  }
}

function throwNetworkError(error: unknown): never {
  throw new ModelError('network', `The connection to the model failed: ${detailOf(error)}`, { cause: error });
}

/** Where a name has several addresses, the error has no words of its own but one error for each. */
function detailOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(detailOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
