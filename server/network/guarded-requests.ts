/** Requests to the servers of others, at guarded addresses alone. */
import type { GuardedRequests, GuardedRequestsOptions } from './guarded-agent.js';

/** The HTTP client is loaded with the first request: it is the largest library of the server, and a start makes none. */
export function createGuardedRequests(options: GuardedRequestsOptions): GuardedRequests {
  const load = async () => (await import('./guarded-agent.js')).openGuardedAgent(options);
  let loaded: ReturnType<typeof load> | undefined;
  return {
    async request(url, request) {
      return (await (loaded ??= load())).request(url, request);
    },
    async close() {
      await (await loaded)?.close();
    },
  };
}
