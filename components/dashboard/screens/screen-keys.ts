/** The keys of a screen, which act while it stands there. */
import type { ReactiveController } from 'lit';
import type { KeyBinding } from '../state/keys.js';
import type { Screen } from './screen.js';

export class ScreenKeys implements ReactiveController {
  readonly #host: Screen;
  readonly #bindings: readonly KeyBinding[];
  #remove: (() => void) | undefined;

  constructor(host: Screen, bindings: readonly KeyBinding[]) {
    this.#host = host;
    this.#bindings = bindings;
    host.addController(this);
  }

  hostConnected(): void {
    this.#remove = this.#host.around.keys.add(this.#bindings);
  }

  hostDisconnected(): void {
    this.#remove?.();
  }
}
