/** The chat behind the window, loaded when it is first needed. What was asked of it before waits until then. */
import { lazy } from '../internal/lazy.js';
import type { ChatSession } from './chat-session.js';

type Chunk = typeof import('./chat-session.js');
type Task = (session: ChatSession) => void;

/**
 * What a page view without a question never loads: the conversation and the panel. Browsers remember that a module
 * could not be fetched, and what most of them say of it ends with its address: the next try is for another.
 */
const loadChunk = lazy(() =>
  import('./chat-session.js').catch((error: unknown) => {
    const address = /http\S+$/.exec((error as Error).message);
    if (!address) throw error;
    return import(
      /* @vite-ignore */ /* webpackIgnore: true */ `${address[0]}?${Date.now()}`
    ) as Promise<Chunk>;
  }),
);

export class LazySession {
  readonly #signalOf: () => AbortSignal | undefined;
  readonly #make: (chunk: Chunk, signal: AbortSignal) => ChatSession;
  #session: ChatSession | undefined;
  #tasks: Task[] = [];

  /**
   * @param signalOf aborted at the end of the widget; undefined until it stands
   * @param make called once for a widget that stands
   */
  constructor(
    signalOf: () => AbortSignal | undefined,
    make: (chunk: Chunk, signal: AbortSignal) => ChatSession,
  ) {
    this.#signalOf = signalOf;
    this.#make = make;
  }

  /** Undefined until it is loaded. */
  get current(): ChatSession | undefined {
    return this.#session;
  }

  /** Has it do something, as soon as it is loaded. */
  ask(task: Task): void {
    this.#tasks.push(task);
    this.catchUp();
  }

  /** Does what waits for the widget to stand. */
  catchUp(): void {
    if (!this.#signalOf() || this.#tasks.length === 0) return;
    this.load().catch((error: unknown) => {
      console.error('Service Chat could not be loaded.', error);
    });
  }

  async load(): Promise<void> {
    const chunk = await loadChunk();
    const signal = this.#signalOf();
    if (!signal) return;
    this.#session ??= this.#make(chunk, signal);
    for (const task of this.#tasks.splice(0)) task(this.#session);
  }

  /** Drops what waits. */
  clear(): void {
    this.#tasks = [];
  }

  /** The widget is gone. */
  end(): void {
    this.#session = undefined;
    this.clear();
  }
}
