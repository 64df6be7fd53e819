/** One log line a request: what was asked, how it ended, how long it took. No text that a visitor wrote. */
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { requestIdOf } from './request-id.js';

/** Calls of the API are logged as `info`, files and pages as `debug`. */
export function logRequests(logger: Logger, clock: () => number): RequestHandler {
  return (req, res, next) => {
    const startedAt = clock();
    const { method, path } = req;
    res.on('close', () => {
      const outcome = res.writableFinished ? { status: res.statusCode } : { aborted: true };
      const line = { requestId: requestIdOf(res), method, path, ...outcome, ms: clock() - startedAt };
      if (path.startsWith('/api/')) logger.info(line, 'request');
      else logger.debug(line, 'request');
    });
    next();
  };
}
