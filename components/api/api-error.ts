/** What can go wrong with a request to the server. */
import type { ErrorCode } from '../../server/contract.js';
import type { TroubleCode } from '../conversation/conversation-state.js';
import { isObject, isText } from '../internal/shapes.js';

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

/** The error that a body tells of; `fallback` where it is none of our server's. */
export function toApiError(body: unknown, fallback: TroubleCode, retryAfter?: number): ApiError {
  const error = isObject(body) ? body['error'] : undefined;
  if (!isObject(error) || !isText(error['code'])) return new ApiError(fallback, { retryAfter });
  return new ApiError(error['code'] as ErrorCode, {
    message: isText(error['message']) ? error['message'] : undefined,
    retryAfter,
  });
}

/** @param body parsed; undefined where it could not be */
export function errorOf(response: Response, body: unknown): ApiError {
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  return toApiError(body, CODE_OF_STATUS[response.status] ?? 'bad_reply', seconds >= 0 ? seconds : undefined);
}
