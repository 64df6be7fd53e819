/** One exchange with the server, and the one place that knows where it is: time limit, abort, and one error class for all that can go wrong. */
import type { ErrorCode } from '../../server/contract.js';
import type { TroubleCode } from './conversation-state.js';
import { toJson } from './json.js';
import { isObject, isText } from './shapes.js';

/** Why a request failed; `code` is the server's, or says what happened on the way. */
export class ApiError extends Error {
  readonly code: TroubleCode;
  /** Seconds to wait before the next try, where the server said so. */
  readonly retryAfter: number | undefined;

  constructor(
    code: TroubleCode,
    options: { message?: string | undefined; retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    super(options.message ?? code, { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}

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

/** What a status means where the body is not ours, such as the page of a proxy. */
const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_request',
  403: 'origin_not_allowed',
  404: 'not_found',
  413: 'payload_too_large',
  429: 'rate_limited',
  500: 'internal',
  502: 'store_unavailable',
  503: 'store_unavailable',
  504: 'store_unavailable',
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError('bad_reply', { message: 'The server did not answer with JSON.', cause });
  }
}

/** The error that a body tells of; `fallback` where it is none of our server's. */
export function toApiError(body: unknown, fallback: TroubleCode, retryAfter?: number): ApiError {
  const error = isObject(body) ? body['error'] : undefined;
  if (!isObject(error) || !isText(error['code'])) return new ApiError(fallback, { retryAfter });
  return new ApiError(error['code'] as ErrorCode, {
    message: isText(error['message']) ? error['message'] : undefined,
    retryAfter,
  });
}

async function errorOf(response: Response): Promise<ApiError> {
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  const body: unknown = await response.json().catch(() => undefined);
  return toApiError(body, CODE_OF_STATUS[response.status] ?? 'bad_reply', seconds >= 0 ? seconds : undefined);
}

/** The parsed JSON of the answer; undefined where it has no body. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : parse(text);
}

/**
 * What `read` makes of the answer, its parsed JSON where nothing else is said.
 *
 * @param baseUrl folder that the server's `api/` lies in, with or without a slash at the end; relative to the
 *   page, and the root of its origin where empty
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
    const base = new URL(baseUrl || '/', document.baseURI).href.replace(/\/*$/, '/');
    const response = await fetch(`${base}api/widget/${path}`, {
      credentials: 'omit',
      signal: controller.signal,
      ...(body && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: toJson(body),
      }),
    });
    if (!response.ok) throw await errorOf(response);
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
