/** Every error becomes the one error body; what nobody foresaw is logged whole and answered with `internal`. */
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { ErrorBody } from '../contract.js';
import { AppError } from '../errors.js';
import { isEventStream, sendEvent } from './event-stream.js';
import { shareWithCaller } from './origin-guard.js';
import { requestIdOf } from './request-id.js';

/** The end of the line: nothing is served at this address. */
export const answerNotFound: RequestHandler = (req) => {
  throw new AppError('not_found', `There is nothing at ${req.path}.`);
};

/** Sends the error body. Any website may read it: it holds nothing but what the caller did wrong. */
export function answerErrors(logger: Logger): ErrorRequestHandler {
  return (thrown: unknown, req, res, next) => {
    const error = toAppError(thrown);
    const requestId = requestIdOf(res);
    if (error.status >= 500) logger.error({ requestId, err: thrown }, 'request failed');
    else logger.debug({ requestId, code: error.code, reason: error.message }, 'request refused');
    const { code, message, details } = error;
    const body: ErrorBody = { error: { code, message, ...(details && { details }) }, requestId };
    if (isEventStream(res)) {
      sendEvent(res, 'error', body);
      res.end();
      return;
    }
    if (res.headersSent) {
      next(thrown);
      return;
    }
    shareWithCaller(req, res);
    res
      .set({ 'Cache-Control': 'no-store', ...error.headers })
      .vary('Origin')
      .status(error.status)
      .json(body);
  };
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
      return new AppError('payload_too_large', 'The body is larger than 16 KB.');
    case 'encoding.unsupported':
      return new AppError('unsupported_media_type', 'The body must not be compressed.');
    case 'charset.unsupported':
      return new AppError('unsupported_media_type', 'The body must be JSON in UTF-8.');
    default:
      return undefined;
  }
}
