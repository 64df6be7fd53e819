/** The HTTP client that connects to guarded addresses alone. */
import { Agent, request } from 'undici';
import { createGuardedConnect } from './guarded-connect.js';
import type { GuardedRequests, GuardedRequestsOptions } from './guarded-requests.js';

export function openGuardedAgent({ guard, timeoutMs, connections }: GuardedRequestsOptions): GuardedRequests {
  const agent = new Agent({ connect: createGuardedConnect(guard, timeoutMs), connections });
  return {
    request: (url, options) => request(url, { ...options, dispatcher: agent }),
    close: () => agent.destroy(),
  };
}
