/** `/healthz`: the process runs. `/readyz`: whether to send it visitors, and what its owner should look at. */
import { sendJson } from '../transport/json-response.js';
import type { Call } from '../transport/route.js';
import { readReadiness, type ReadinessDeps } from './health.js';

const HEADERS = { 'Cache-Control': 'no-store' };

export function sendHealth({ res }: Call): void {
  sendJson(res, 200, '{"status":"ok"}', HEADERS);
}

/** 200 where visitors may be sent here, 503 where not yet or not any longer. */
export function sendReadiness(deps: ReadinessDeps) {
  return async ({ res }: Call): Promise<void> => {
    const readiness = await readReadiness(deps);
    sendJson(res, readiness.status === 'ready' ? 200 : 503, JSON.stringify(readiness), HEADERS);
  };
}
