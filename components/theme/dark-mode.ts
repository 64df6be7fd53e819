/** Whether to draw in dark colours: as the theme says, or for `auto` the visitor's system. */
import type { ReactiveController, ReactiveControllerHost } from '@lit/reactive-element';
import type { Theme } from '../../server/contract.js';

/** Keeps its host up to date while the host is on the page. */
export class DarkMode implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #query = matchMedia('(prefers-color-scheme: dark)');

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Which of its two palettes a theme stands for. */
  resolve(theme: Theme): 'light' | 'dark' {
    if (theme !== 'auto') return theme;
    return this.#query.matches ? 'dark' : 'light';
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
