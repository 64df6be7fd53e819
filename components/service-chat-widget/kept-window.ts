/** What makes the window stay open over a change of the page, with the same messages in sight. */
import { createPlaceStorage, type PlaceStorage } from '../conversation/place-storage.js';
import { attempt } from '../internal/attempt.js';
import type { FullScreenHost } from './full-screen-window.js';
import { wasWindowOpen, windowKey } from './window-memory.js';

export type KeptHost = FullScreenHost & { readonly widgetId: string };

export class KeptWindow {
  readonly #host: KeptHost;
  readonly #widgetId: string;
  readonly #mayStore: () => boolean;
  readonly #places: PlaceStorage;
  #isRestored = false;

  /**
   * Until the signal.
   *
   * @param name see `storageName`
   * @param mayStore whether the visitor has consented, asked every time
   */
  constructor(host: KeptHost, name: string, mayStore: () => boolean, signal: AbortSignal) {
    this.#host = host;
    // A widget that gets another id is at its end, under the one that it had.
    this.#widgetId = host.widgetId;
    this.#mayStore = mayStore;
    this.#places = createPlaceStorage(name, mayStore);
    const handleHide = () => {
      this.#places.save(host.isOpen ? this.#panel?.readingPlace : undefined);
    };
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      // The browser had the page frozen, and the visitor has closed the window on another one meanwhile.
      if (persisted && host.isOpen && mayStore() && !wasWindowOpen(this.#widgetId)) host.close();
    };
    addEventListener('pagehide', handleHide, { signal });
    addEventListener('pageshow', handleShow, { signal });
    signal.addEventListener('abort', () => {
      this.leave();
    });
  }

  /** The window is open: the first time, what was in sight on the page before comes into sight again. */
  enter(): void {
    this.#remember('open');
    if (this.#isRestored) return;
    this.#isRestored = true;
    const place = this.#places.load();
    if (place) void this.#panel?.showPlace(place);
  }

  /** The window is closed, or gone. */
  leave(): void {
    if (wasWindowOpen(this.#widgetId)) this.#remember('closed');
  }

  #remember(state: 'open' | 'closed'): void {
    if (!this.#mayStore()) return;
    attempt(() => {
      sessionStorage.setItem(windowKey(this.#widgetId), state);
    });
  }

  get #panel() {
    return this.#host.renderRoot.querySelector('chat-panel');
  }
}
