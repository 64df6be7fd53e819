/** Requests to the servers of others, at guarded addresses alone. */
import type { Dispatcher } from 'undici';
import type { AddressGuard } from './address-guard.js';

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
