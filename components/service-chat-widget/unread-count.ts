/** How many replies have come since the window was last open. */
import type { ReactiveElement } from 'lit';

export class UnreadCount {
  readonly #host: ReactiveElement;
  #count = 0;

  /** Draws `host` anew whenever it changes, until the signal. */
  constructor(host: ReactiveElement & { readonly isOpen: boolean }, signal: AbortSignal) {
    this.#host = host;
    const handleMessage = ({ detail }: HTMLElementEventMap['chat-message']) => {
      if (detail.role === 'assistant' && !host.isOpen) this.#set(this.#count + 1);
    };
    host.addEventListener('chat-message', handleMessage, { signal });
  }

  /** The window is open. */
  clear(): void {
    this.#set(0);
  }

  #set(count: number): void {
    this.#count = count;
    this.#host.requestUpdate();
  }

  get count(): number {
    return this.#count;
  }
}
