/** The visitor's system setting, for the theme `auto`. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Keeps its host up to date while the host is on the page. */
export class DarkMode implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #query = matchMedia('(prefers-color-scheme: dark)');

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Whether the system asks for dark colours. */
  get isOn(): boolean {
    return this.#query.matches;
  }

  hostConnected(): void {
    this.#query.addEventListener('change', this.#update);
  }

  hostDisconnected(): void {
    this.#query.removeEventListener('change', this.#update);
  }

  readonly #update = (): void => {
    this.#host.requestUpdate();
  };
}
