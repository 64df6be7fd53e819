/** Whether the page is as narrow as a phone, where lists stand below each other and the rail is a bar. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** As in the style sheets. */
const NARROW = '(max-width: 45rem)';

/** Draws its host anew when that changes. */
export class Narrow implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #query = matchMedia(NARROW);

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  get matches(): boolean {
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
