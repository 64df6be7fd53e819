/** How many replies have come since the window was last open. */
import type { ReactiveElement } from 'lit';

export class UnreadCount {
  #count = 0;

  /** Draws `host` anew whenever it changes. */
  constructor(host: ReactiveElement & { readonly isOpen: boolean }) {
    const set = (count: number) => {
      this.#count = count;
      host.requestUpdate();
    };
    host.addEventListener('chat-message', ({ detail }) => {
      if (detail.role === 'assistant' && !host.isOpen) set(this.#count + 1);
    });
    host.addEventListener('chat-open', () => {
      set(0);
    });
  }

  get count(): number {
    return this.#count;
  }
}
