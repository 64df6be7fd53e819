/** One exchange with the server: time limit, abort, and one error class for all that can go wrong. */
import { apiAddress } from './api-address.js';
import { ApiError, errorOf } from './chat-error.js';
import { toJson } from '../internal/json.js';

export interface RequestOptions {
  /** Sent as JSON by POST; without it the request is a GET. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Milliseconds for the whole exchange, or from one sign of life to the next where `read` gives any. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
}

/** Takes in an answer that is no error; calls `isAlive` to start the time limit anew. */
export type ReadResponse = (response: Response, isAlive: () => void) => Promise<unknown>;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError('bad_reply', { message: 'The server did not answer with JSON.', cause });
  }
}

/** The parsed JSON of the answer; undefined where it has no body. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : parse(text);
}

/**
 * What `read` makes of the answer, its parsed JSON where nothing else is said.
 *
 * @param baseUrl address of the server, see `apiAddress`
 * @param path below `api/widget/`
 * @throws ApiError for every failure but an abort by `signal`, which rejects with the signal's reason
 */
export async function request(
  baseUrl: string,
  path: string,
  { body, headers, timeout, signal }: RequestOptions,
  read: ReadResponse = readJson,
): Promise<unknown> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLate = false as boolean;
  const isAlive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isLate = true;
      controller.abort();
    }, timeout);
  };
  const abort = () => {
    controller.abort();
  };
  signal?.addEventListener('abort', abort);
  try {
    signal?.throwIfAborted();
    isAlive();
    const response = await fetch(apiAddress(baseUrl, path), {
      credentials: 'omit',
      signal: controller.signal,
      ...(body && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: toJson(body),
      }),
    });
    if (!response.ok) throw errorOf(response, await response.json().catch(() => undefined));
    return await read(response, isAlive);
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof ApiError) throw cause;
    throw new ApiError(isLate ? 'timeout' : 'network', { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
