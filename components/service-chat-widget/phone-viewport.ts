/** How much of a phone's screen its keyboard leaves free. */
import type { ReactiveElement } from 'lit';
import { adoptSheet } from '../theme/adopt-sheet.js';

/**
 * Tells the host's styles, as `--chat-viewport-height` and `--chat-viewport-top`, where the visible part of the
 * page is: a keyboard covers the foot of a full-screen window, and neither `vh` nor `dvh` knows of it. Asking for it
 * makes the browser lay out the page, so nobody does before there is such a window.
 */
export class PhoneViewport {
  readonly #sheet = new CSSStyleSheet();

  /** Until the signal. */
  constructor(host: ReactiveElement, signal: AbortSignal) {
    adoptSheet(host, this.#sheet, signal);
  }

  follow(): void {
    visualViewport?.addEventListener('resize', this.#update);
    visualViewport?.addEventListener('scroll', this.#update);
    this.#update();
  }

  leave(): void {
    visualViewport?.removeEventListener('resize', this.#update);
    visualViewport?.removeEventListener('scroll', this.#update);
  }

  readonly #update = (): void => {
    if (!visualViewport) return;
    const { height, offsetTop, scale } = visualViewport;
    // Whoever zooms in wants to see a part larger, not the whole smaller.
    const isZoomed = Math.abs(scale - 1) > 0.01;
    this.#sheet.replaceSync(
      isZoomed ? '' : `:host{--chat-viewport-height:${height}px;--chat-viewport-top:${offsetTop}px}`,
    );
  };
}
