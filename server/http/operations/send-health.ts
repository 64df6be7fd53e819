/** `/healthz`: the process runs. `/readyz`: whether to send it visitors, and what its owner should look at. */
import type { IncomingMessage } from 'node:http';
import { sendJson } from '../transport/json-response.js';
import type { Call } from '../transport/route.js';
import { readReadiness, type ReadinessDeps } from './health.js';

const HEADERS = { 'Cache-Control': 'no-store' };

export function sendHealth({ res }: Call): void {
  sendJson(res, 200, '{"status":"ok"}', HEADERS);
}

/**
 * 200 where visitors may be sent here, 503 where not yet or not any longer.
 *
 * @param mayKnowAll who is told ids, paths and entries of the allowlist, which are no business of strangers
 */
export function sendReadiness(deps: ReadinessDeps, mayKnowAll: (req: IncomingMessage) => boolean) {
  return async ({ req, res }: Call): Promise<void> => {
    const { problems, ...rest } = await readReadiness(deps);
    const readiness = mayKnowAll(req) ? { ...rest, problems } : rest;
    sendJson(res, rest.status === 'ready' ? 200 : 503, JSON.stringify(readiness), HEADERS);
  };
}
