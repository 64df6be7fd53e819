/** The chat window where it fills a phone's screen, upright or on its side: it is modal, and "back" closes it. */
import type { ReactiveElement } from 'lit';
import type { ChatPanel } from '../chat-panel/chat-panel.js';
import { PhoneViewport } from './phone-viewport.js';
import { isObject } from '../internal/shapes.js';
import { FULL_SCREEN } from '../theme/breakpoints.js';

/** Marks the entry of the browser's history that stands for the open window. */
const MARK = 'serviceChatWindow';

/** The element that the window stands in. */
export type FullScreenHost = ReactiveElement & { readonly isOpen: boolean; close(): void };

export class FullScreenWindow {
  readonly #host: FullScreenHost;
  readonly #screen = matchMedia(FULL_SCREEN);
  readonly #viewport: PhoneViewport;
  /** A page that hides the widget shall not be left out of reach behind what cannot be seen. */
  readonly #hiding = new MutationObserver(() => {
    if (this.#host.hidden) this.#host.close();
  });
  #isOpen = false;
  /** Whether the browser is on its way back from our entry, because the window was closed. */
  #isLeaving = false;
  /** Whether a link of the chat leads the visitor on. */
  #isFollowing = false;

  /** Until the signal. */
  constructor(host: FullScreenHost, signal: AbortSignal) {
    this.#host = host;
    this.#viewport = new PhoneViewport(host, signal);
    signal.addEventListener('abort', () => {
      this.leave();
    });
  }

  /** The window is closed, or gone. */
  leave(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    removeEventListener('click', this.#handleClick);
    this.#hiding.disconnect();
    this.#screen.removeEventListener('change', this.#update);
    this.#update();
    if (this.#isLeaving) return;
    if (isMarked() && !this.#isFollowing) {
      this.#isLeaving = true;
      history.back();
    } else removeEventListener('popstate', this.#handlePopState);
  }

  /** The window is open. */
  enter(): void {
    this.#isOpen = true;
    this.#isFollowing = false;
    // Behind the page's own listeners, of which one may go there without a new page.
    addEventListener('click', this.#handleClick);
    this.#hiding.observe(this.#host, { attributeFilter: ['hidden'] });
    this.#screen.addEventListener('change', this.#update);
    this.#update();
    // The history of a frame is that of the page around it, which knows nothing of the window.
    if (this.#screen.matches && window.parent === window && !this.#isLeaving) this.#pushEntry();
  }

  #pushEntry(): void {
    try {
      // The page's router hears of the way there and back: what it keeps there tells it that nothing has changed.
      const state: unknown = history.state;
      // One that was left by a reload, with which the window went, is there to go back from.
      if (!isMarked()) history.pushState({ ...(isObject(state) ? state : {}), [MARK]: true }, '');
    } catch {
      // Sandboxed pages have no history; there is nothing to go back from then.
      return;
    }
    addEventListener('popstate', this.#handlePopState);
  }

  get #panel(): ChatPanel | null {
    return this.#host.renderRoot.querySelector('chat-panel');
  }

  readonly #update = (): void => {
    const fillsScreen = this.#isOpen && this.#screen.matches;
    if (fillsScreen) this.#viewport.follow();
    else this.#viewport.leave();
    if (this.#panel) this.#panel.modal = fillsScreen;
  };

  /** A link of the chat leads to what lies behind the window: that is out of the way then. */
  readonly #handleClick = (event: MouseEvent): void => {
    if (!this.#screen.matches || !event.composedPath().includes(this.#host)) return;
    const link = event.composedPath().find((part) => part instanceof HTMLAnchorElement);
    if (link?.origin !== location.origin || link.target || isForAnotherTab(event)) return;
    this.#isFollowing = true;
    this.#host.close();
    if (event.defaultPrevented) return;
    // In the place of the entry that stands for the window, so that one step back leads to this page.
    event.preventDefault();
    if (isMarked()) location.replace(link.href);
    else location.assign(link.href);
  };

  readonly #handlePopState = (): void => {
    if (isMarked()) return;
    removeEventListener('popstate', this.#handlePopState);
    const wasLeaving = this.#isLeaving;
    this.#isLeaving = false;
    if (!this.#isOpen) return;
    // Opened again before the browser was back from the last time.
    if (wasLeaving) this.#pushEntry();
    else this.#host.close();
  };
}

function isMarked(): boolean {
  const state: unknown = history.state;
  return isObject(state) && state[MARK] === true;
}

const isForAnotherTab = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
