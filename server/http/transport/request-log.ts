/** One log line a request: what was asked, how it ended, how long it took. No text that a visitor wrote. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { FloodLog } from './flood-log.js';
import { requestIdOf } from './request-id.js';
import { pathOf } from './request-path.js';

const CHANGES: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** Longer than any path that there is here. */
const MAX_PATH = 200;

/**
 * What visitors and operators do is logged as `info`, and what they are refused, so that the id in an error is found;
 * other reading is logged as `debug`, for there is so much more of it. Errors are counted where there are too many.
 */
export function logRequest(
  logger: Logger,
  floodLog: FloodLog,
  clock: () => number,
  req: IncomingMessage,
  res: ServerResponse,
): void {
  const { method = '' } = req;
  const path = pathOf(req).slice(0, MAX_PATH);
  const isOfApi = path.startsWith('/api/');
  const usual = isOfApi && CHANGES.has(method) ? 'info' : 'debug';
  if (!logger.isLevelEnabled(isOfApi ? 'info' : usual)) return;
  const startedAt = clock();
  res.on('close', () => {
    const { statusCode: status, writableFinished } = res;
    const outcome = writableFinished ? { status } : { aborted: true };
    const fields = { requestId: requestIdOf(res), method, path, ...outcome, ms: clock() - startedAt };
    const isError = writableFinished && status >= 400;
    const level = isOfApi && isError ? 'info' : usual;
    if (level === 'debug' || (writableFinished && !isError)) logger[level](fields, 'request');
    else floodLog(level, fields, 'request', `request with ${writableFinished ? status : 'no response'}`);
  });
}
