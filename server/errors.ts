/** The one error class of the server, and the HTTP status of each code. */
import type { AdminErrorCode } from './admin-contract/admin-errors.js';
import type { ErrorDetail } from './contract.js';

export const STATUS: Readonly<Record<AdminErrorCode, number>> = {
  invalid_request: 400,
  unauthenticated: 401,
  second_factor_required: 401,
  forbidden: 403,
  origin_not_allowed: 403,
  widget_not_found: 404,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  busy: 409,
  precondition_failed: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  idempotency_conflict: 422,
  precondition_required: 428,
  quota_exceeded: 429,
  rate_limited: 429,
  internal: 500,
  not_ready: 503,
  store_unavailable: 503,
};

export interface AppErrorOptions {
  details?: ErrorDetail[];
  /** Headers that belong to this error, such as `Retry-After`. */
  headers?: Record<string, string>;
  /** What really happened; logged, never sent. */
  cause?: unknown;
  /** True where the visitor did nothing wrong, and only whoever runs the website can mend it: the log tells. */
  concernsOperator?: boolean;
}

/**
 * A failure with a closed code and a message that is safe to show a client: what is wrong, and what to do.
 * Anything else that is thrown is answered as `internal`.
 */
export class AppError extends Error {
  readonly code: AdminErrorCode;
  readonly status: number;
  readonly details: ErrorDetail[] | undefined;
  readonly headers: Record<string, string>;
  readonly concernsOperator: boolean;

  constructor(code: AdminErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = STATUS[code];
    this.details = options.details;
    this.headers = options.headers ?? {};
    this.concernsOperator = options.concernsOperator ?? false;
  }
}
