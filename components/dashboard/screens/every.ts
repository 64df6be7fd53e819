/** Does something again and again, while the page is seen. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class Every implements ReactiveController {
  readonly #intervalMs: () => number;
  readonly #work: () => unknown;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param intervalMs asked for each time */
  constructor(host: ReactiveControllerHost, intervalMs: () => number, work: () => unknown) {
    this.#intervalMs = intervalMs;
    this.#work = work;
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#handleVisibility);
    this.#wait();
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#handleVisibility);
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!document.hidden) this.#work();
      this.#wait();
    }, this.#intervalMs());
  }

  /** Who comes back to the page wants to know what has become of it. */
  readonly #handleVisibility = (): void => {
    if (document.hidden) return;
    this.#work();
    this.#wait();
  };
}
