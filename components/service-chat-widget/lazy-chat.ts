/** What a page view without a question never loads: the conversation and the panel. */
import type { ChatPlace, ChatSession, PanelLook, SessionHost, Unread } from './chat-session.js';
import type { ChatContext } from '../chat-panel/chat-context.js';
import { lazy } from '../internal/lazy.js';
import type { Written } from './panel-placeholder.js';

const NONE_UNREAD: Unread = { unread: 0, unreadName: '' };

const loadChunk = lazy(() => import('./chat-chunk.js'));

export class LazyChat {
  readonly #host: SessionHost;
  #look: PanelLook;
  #session: ChatSession | undefined;
  /** Where to talk to; undefined while the widget does not stand. */
  #place: ChatPlace | undefined;
  /** Questions from before the conversation was there to take them. */
  #outbox: string[] = [];

  constructor(host: SessionHost, look: PanelLook) {
    this.#host = host;
    this.#look = look;
  }

  /** What the panel draws; undefined until it is loaded. */
  get context(): ChatContext | undefined {
    return this.#session?.context;
  }

  /** Replies that nobody has seen yet; none come before the conversation is loaded. */
  get unread(): Unread {
    return this.#session?.unread ?? NONE_UNREAD;
  }

  /** The widget stands: from now on questions go out. */
  start(place: ChatPlace): void {
    this.#place = place;
    void this.#sendOutbox();
  }

  /** Ends every request and subscription. */
  stop(): void {
    this.#place = undefined;
    this.#outbox = [];
    this.#session?.stop();
  }

  present(look: PanelLook): void {
    this.#look = look;
    this.#session?.present(look);
  }

  send(text: string): void {
    this.#outbox.push(text);
    void this.#sendOutbox();
  }

  /** What was written before the panel was there to take it. */
  takeUp({ text, isSent }: Written): void {
    if (isSent) this.send(text);
    else if (text) this.#session?.addDraft(text);
  }

  async startNew(): Promise<void> {
    this.#outbox = [];
    (await this.#load()).startNew();
  }

  /** Loads all that an open window needs. */
  async prepare(): Promise<void> {
    await this.#load();
  }

  async #load(): Promise<ChatSession> {
    const { ChatSession } = await loadChunk();
    this.#session ??= new ChatSession(this.#host, this.#look);
    if (this.#place && !this.#session.isStarted) {
      this.#session.start(this.#place);
    }
    return this.#session;
  }

  async #sendOutbox(): Promise<void> {
    if (!this.#place || this.#outbox.length === 0) return;
    try {
      const session = await this.#load();
      for (const text of this.#outbox.splice(0)) session.send(text);
    } catch (error) {
      console.error('Service Chat could not be loaded.', error);
    }
  }
}
