/** One log line a request: what was asked, how it ended, how long it took. No text that a visitor wrote. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { requestIdOf } from './request-id.js';
import { pathOf } from './request-path.js';

/** What visitors do is logged as `info`; what only reads is logged as `debug`, for there is so much more of it. */
export function logRequest(
  logger: Logger,
  clock: () => number,
  req: IncomingMessage,
  res: ServerResponse,
): void {
  const { method } = req;
  const path = pathOf(req);
  const level = method === 'POST' && path.startsWith('/api/') ? 'info' : 'debug';
  if (!logger.isLevelEnabled(level)) return;
  const startedAt = clock();
  res.on('close', () => {
    const outcome = res.writableFinished ? { status: res.statusCode } : { aborted: true };
    logger[level](
      { requestId: requestIdOf(res), method, path, ...outcome, ms: clock() - startedAt },
      'request',
    );
  });
}
