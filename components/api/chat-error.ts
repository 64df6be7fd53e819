/** What can go wrong between a question and its reply: as it is thrown, and as the visitor hears of it. */
import type { ErrorCode } from '../../server/contract.js';
import { isObject, isText } from '../internal/shapes.js';

/** The server's code, or what happened on the way. */
export type ChatErrorCode = ErrorCode | 'network' | 'timeout' | 'bad_reply';

/** Why the last question got no reply. */
export interface ChatError {
  readonly code: ChatErrorCode;
  /** Whether sending the same question again may help. */
  readonly canRetry: boolean;
  /** Seconds to wait, where the server said so. */
  readonly retryAfter?: number;
}

/** Why a request failed. */
export class ApiError extends Error {
  readonly code: ChatErrorCode;
  /** Seconds to wait before the next try, where the server said so. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ChatErrorCode,
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

/** Whether the same question may get a reply when it is sent again. */
const CAN_RETRY: Readonly<Record<ChatErrorCode, boolean>> = {
  network: true,
  timeout: true,
  bad_reply: true,
  internal: true,
  store_unavailable: true,
  rate_limited: true,
  not_found: true,
  method_not_allowed: true,
  unsupported_media_type: true,
  // It lasts for hours or days: a human is the way on.
  quota_exceeded: false,
  origin_not_allowed: false,
  widget_not_found: false,
  invalid_request: false,
  payload_too_large: false,
  idempotency_conflict: false,
};

/** What is said of a question that a reload cut off. */
export const CUT_OFF: ChatError = { code: 'network', canRetry: true };

/** The error that a body tells of; `fallback` where it is none of our server's. */
export function toApiError(body: unknown, fallback: ChatErrorCode, retryAfter?: number): ApiError {
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

/** A newer server may have codes that this script does not know. */
const isKnown = (code: ChatErrorCode): boolean => Object.hasOwn(CAN_RETRY, code);

/** What a failed request means for the visitor. */
export function toChatError(error: unknown): ChatError {
  const { code, retryAfter } = error instanceof ApiError ? error : new ApiError('internal');
  const known = isKnown(code) ? code : 'internal';
  return { code: known, canRetry: CAN_RETRY[known], ...(retryAfter !== undefined && { retryAfter }) };
}
