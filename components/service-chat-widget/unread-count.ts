/** How many replies have come since the window was last open. */
import type { ReactiveElement } from 'lit';

export class UnreadCount {
  #count = 0;

  /** Draws `host` anew whenever it changes, until the signal. */
  constructor(host: ReactiveElement & { readonly isOpen: boolean }, signal: AbortSignal) {
    const set = (count: number) => {
      this.#count = count;
      host.requestUpdate();
    };
    const handleMessage = ({ detail }: HTMLElementEventMap['chat-message']) => {
      if (detail.role === 'assistant' && !host.isOpen) set(this.#count + 1);
    };
    const handleOpen = () => {
      set(0);
    };
    host.addEventListener('chat-message', handleMessage, { signal });
    host.addEventListener('chat-open', handleOpen, { signal });
  }

  get count(): number {
    return this.#count;
  }
}
