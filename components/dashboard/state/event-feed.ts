/**
 * What happens on the server, as it happens. However many tabs there are, one of them reads the stream, because a
 * browser has few connections to a server, and tells the others.
 */
import type { OperatorEvents } from '../../../server/admin-contract/events.js';
import type { DashboardApi } from '../api/dashboard-api.js';

export type FeedEvents = OperatorEvents & {
  /** Something may have been missed: what is shown is to be read anew. */
  again: Record<string, never>;
  /** The server is not heard since then, in milliseconds since 1970, until `again`. */
  lost: { readonly at: number };
};
type Name = keyof FeedEvents;
type Listener<E extends Name> = (data: FeedEvents[E], isLeader: boolean) => void;

const NAME = 'dashboard-events';
const STREAMED = ['counts', 'escalation', 'gap', 'job', 'health', 'signed-out'] as const satisfies Name[];
const POLL_MS = 30_000;
const RETRY_MS = 5_000;
/** A stream that a proxy cut, or a server that starts anew, is back by then. */
const LOST_MS = 4_000;

export class EventFeed {
  readonly #api: Pick<DashboardApi, 'counts' | 'openEvents'>;
  readonly #listeners = new Map<Name, Set<Listener<never>>>();
  #running: AbortController | undefined;
  #channel: BroadcastChannel | undefined;
  /** Whether this tab reads the stream. */
  #isLeader = false;
  #inbox: number | undefined;
  /** Milliseconds since 1970. */
  #silentSince: number | undefined;

  constructor(api: Pick<DashboardApi, 'counts' | 'openEvents'>) {
    this.#api = api;
  }

  /** @returns ends it */
  on<E extends Name>(name: E, listener: Listener<E>): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** Does nothing where it runs. */
  start(): void {
    if (this.#running) return;
    const { signal } = (this.#running = new AbortController());
    void this.#ask();
    // Over plain http neither is there, nor was either in older browsers.
    if (!isSecureContext || !('locks' in navigator)) {
      this.#poll(signal);
      return;
    }
    this.#channel = new BroadcastChannel(NAME);
    this.#channel.onmessage = ({ data: [name, data] }: MessageEvent<[Name, FeedEvents[Name]]>) => {
      this.#tell(name, data);
    };
    // Who has the lock keeps it until the tab is closed or signed out; then the next one has it.
    navigator.locks
      .request(NAME, { signal }, () => this.#lead(signal))
      .catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
  }

  stop(): void {
    this.#running?.abort();
    this.#running = undefined;
    this.#channel?.close();
    this.#channel = undefined;
    this.#isLeader = false;
  }

  #lead(signal: AbortSignal): Promise<void> {
    this.#isLeader = true;
    this.#read(signal);
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => {
        resolve();
      });
    });
  }

  #read(signal: AbortSignal): void {
    if (signal.aborted) return;
    const source = this.#api.openEvents();
    const close = () => {
      source.close();
    };
    signal.addEventListener('abort', close);
    // What a screen has read is older than the stream, and so is what another tab was told before this one took over.
    source.onopen = () => {
      this.#spread('again', {});
    };
    source.onerror = () => {
      // What was only interrupted, the browser tries to open again by itself, and tells of each failure.
      if (source.readyState !== EventSource.CLOSED) {
        this.#hearNothing();
        return;
      }
      signal.removeEventListener('abort', close);
      void this.#ask();
      setTimeout(() => {
        this.#read(signal);
      }, RETRY_MS);
    };
    for (const name of STREAMED) {
      source.addEventListener(name, ({ data }: MessageEvent<string>) => {
        this.#spread(name, JSON.parse(data) as FeedEvents[typeof name]);
      });
    }
  }

  #poll(signal: AbortSignal): void {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void this.#ask();
    }, POLL_MS);
    signal.addEventListener('abort', () => {
      clearInterval(timer);
    });
  }

  /** What waits now. A server that is not reached is asked again later, and one that refuses says who is signed out. */
  async #ask(): Promise<void> {
    try {
      const counts = await this.#api.counts();
      const isOther = this.#inbox !== undefined && this.#inbox !== counts.inbox;
      const isBack = this.#silentSince !== undefined;
      this.#tell('counts', counts);
      if (isOther || isBack) this.#tell('again', {});
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === 'unauthenticated') this.#tell('signed-out', {});
      // What stands before a server that is away may answer in its place.
      if (code === 'unreachable' || code === 'bad_reply') this.#hearNothing();
    }
  }

  #hearNothing(): void {
    const now = Date.now();
    this.#silentSince ??= now;
    if (now - this.#silentSince >= LOST_MS) this.#spread('lost', { at: this.#silentSince });
  }

  #spread<E extends Name>(name: E, data: FeedEvents[E]): void {
    this.#channel?.postMessage([name, data]);
    this.#tell(name, data);
  }

  #tell<E extends Name>(name: E, data: FeedEvents[E]): void {
    if (!this.#running) return;
    if (name === 'counts') this.#inbox = (data as FeedEvents['counts']).inbox;
    if (name === 'again') this.#silentSince = undefined;
    for (const listener of this.#listeners.get(name) ?? []) (listener as Listener<E>)(data, this.#isLeader);
  }
}
