/** Every error becomes the one error body; one that nobody foresaw is logged whole and sent as `internal`. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import vary from 'vary';
import type { AdminErrorBody, AdminErrorCode } from '../admin-contract/admin-errors.js';
import { AppError } from '../errors.js';
import { isEventStream, sendEvent } from './transport/event-stream.js';
import type { FloodLog } from './transport/flood-log.js';
import { sendJson } from './transport/json-response.js';
import { shareWithCaller } from './guards/origin-guard.js';
import { isPrivate } from './transport/private-response.js';
import { requestIdOf } from './transport/request-id.js';

/** A disk that is full or busy is seldom so for less. */
const STORE_RETRY_SECONDS = 5;

export type SendError = (req: IncomingMessage, res: ServerResponse, thrown: unknown) => void;

/**
 * Sends the error body. Any website may read it, unless it is private: it holds nothing but what the caller did wrong.
 *
 * @param onError called with the code of each error
 */
export function createErrorSender(
  logger: Logger,
  floodLog: FloodLog,
  onError?: (code: AdminErrorCode) => void,
): SendError {
  return (req, res, thrown) => {
    const error = toAppError(thrown);
    const requestId = requestIdOf(res);
    onError?.(error.code);
    if (error.status >= 500 && error.code !== 'not_ready') {
      logger.error({ requestId, err: thrown }, 'request failed');
    } else {
      const fields = { requestId, code: error.code, reason: error.message };
      const { cause, concernsOperator } = error;
      if (concernsOperator)
        floodLog('warn', { ...fields, ...(cause !== undefined && { err: cause }) }, 'request refused');
      else logger.debug(fields, 'request refused');
    }
    const body = errorBody(error, requestId);
    if (isEventStream(res)) {
      sendEvent(res, 'error', body);
      res.end();
    } else if (res.headersSent) {
      // Half a response is out; only the end of the connection tells the caller that the rest will not come.
      res.destroy();
    } else {
      sendErrorBody(req, res, error, body);
    }
  };
}

function errorBody({ code, message, details }: AppError, requestId: string): AdminErrorBody {
  return { error: { code, message, ...(details && { details }) }, requestId };
}

function sendErrorBody(
  req: IncomingMessage,
  res: ServerResponse,
  error: AppError,
  body: AdminErrorBody,
): void {
  if (!isPrivate(res)) {
    shareWithCaller(req, res);
    vary(res, 'Origin');
  }
  sendJson(res, error.status, JSON.stringify(body), {
    'Cache-Control': 'no-store',
    ...(error.code === 'store_unavailable' && { 'Retry-After': STORE_RETRY_SECONDS }),
    ...error.headers,
  });
}

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof URIError) return new AppError('invalid_request', 'The address is not valid.');
  return bodyError(thrown) ?? internalError(thrown);
}

function internalError(cause: unknown): AppError {
  return new AppError(
    'internal',
    'Something went wrong on the server; the log tells more under this requestId.',
    {
      cause,
    },
  );
}

/** The failures of `express.json`, which carry a `type`. */
function bodyError(thrown: unknown): AppError | undefined {
  switch (thrown instanceof Error && 'type' in thrown ? thrown.type : undefined) {
    case 'entity.parse.failed':
      return new AppError('invalid_request', 'The body is not valid JSON.');
    case 'request.size.invalid':
    case 'request.aborted':
      return new AppError('invalid_request', 'The body ended before its Content-Length.');
    case 'entity.too.large':
      return new AppError('payload_too_large', `The body is larger than ${kilobytes(thrown)} KB.`);
    case 'encoding.unsupported':
      return new AppError('unsupported_media_type', 'The body must not be compressed.');
    case 'charset.unsupported':
      return new AppError('unsupported_media_type', 'The body must be JSON in UTF-8.');
    default:
      return undefined;
  }
}

/** The limit that was met; `express.json` names it in bytes. */
const kilobytes = (thrown: unknown): number => Math.round((thrown as { limit: number }).limit / 1024);
