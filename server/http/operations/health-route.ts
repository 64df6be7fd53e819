/** `/healthz`: the process runs. `/readyz`: whether to send it visitors, and what its owner should look at. */
import { readReadiness, type ReadinessDeps } from './health.js';
import { sendJson } from '../transport/json-response.js';
import type { QuickAnswer } from '../transport/fast-path.js';

const HEADERS = { 'Cache-Control': 'no-store' };

export const healthRoute: QuickAnswer = (_req, res) => {
  sendJson(res, 200, '{"status":"ok"}', HEADERS);
};

/** 200 where visitors may be sent here, 503 where not yet or not any longer. */
export function readyRoute(deps: ReadinessDeps): QuickAnswer {
  return async (_req, res) => {
    const readiness = await readReadiness(deps);
    sendJson(res, readiness.status === 'ready' ? 200 : 503, JSON.stringify(readiness), HEADERS);
  };
}
