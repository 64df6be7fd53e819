/** The HTTP client that connects to guarded addresses alone. */
import { Agent, request, type Dispatcher } from 'undici';
import type { AddressGuard } from './address-guard.js';
import { createGuardedConnect } from './guarded-connect.js';

export interface GuardedRequestsOptions {
  guard: AddressGuard;
  /** Of connecting, in milliseconds. */
  timeoutMs: number;
  /** Most at once to one server. */
  connections: number;
}

export type GuardedRequestOptions = Pick<Dispatcher.RequestOptions, 'headers' | 'body' | 'signal'> & {
  method?: Dispatcher.HttpMethod;
};

export interface GuardedRequests {
  /** Follows no redirect. */
  request(url: string | URL, options: GuardedRequestOptions): Promise<Dispatcher.ResponseData>;
  /** Ends what is in flight. */
  close(): Promise<void>;
}

export function openGuardedAgent({ guard, timeoutMs, connections }: GuardedRequestsOptions): GuardedRequests {
  const agent = new Agent({ connect: createGuardedConnect(guard, timeoutMs), connections });
  return {
    request: (url, options) => request(url, { ...options, dispatcher: agent }),
    close: () => agent.destroy(),
  };
}
