/** `/healthz`: the process runs. `/readyz`: whether to send it visitors, and what its owner should look at. */
import type { RequestHandler } from 'express';
import { parseAllowlistEntry } from '../allowlist.js';
import type { Store } from '../store/store.js';
import type { QuickAnswer } from './quick-route.js';

export const healthRoute: QuickAnswer = (_req, res) => {
  const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8' };
  res.writeHead(200, headers).end('{"status":"ok"}');
};

/**
 * 200 `ready`, or 503 `draining` while the server stops. `problems` lists what could not be read in the store and
 * allowlist entries that let nobody in; they concern single widgets or pages, so the server stays ready.
 */
export function readyRoute(store: Store, isDraining: () => boolean): RequestHandler {
  return async (_req, res) => {
    const problems = [...(await store.problems()), ...(await allowlistProblems(store))];
    res
      .set('Cache-Control', 'no-store')
      .status(isDraining() ? 503 : 200)
      .json({ status: isDraining() ? 'draining' : 'ready', problems });
  };
}

async function allowlistProblems({ widgets }: Store) {
  return (await widgets.list()).flatMap(({ id, allowlist }) =>
    allowlist.flatMap((entry) => {
      const parsed = parseAllowlistEntry(entry);
      return 'reason' in parsed
        ? { widgetId: id, reason: `The allowlist entry "${entry}" ${parsed.reason}.` }
        : [];
    }),
  );
}
