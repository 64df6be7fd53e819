/** The window as the visitor sees it: opens and closes it, and tells the page each time. */
import { ChatEvent, type OpenCause } from '../internal/events.js';
import { FULL_SCREEN } from '../theme/breakpoints.js';
import type { PanelOptions } from './chat-session.js';
import type { LazySession } from './lazy-session.js';
import type { WidgetFrame } from './widget-frame.js';

export interface WindowHost extends HTMLElement {
  requestUpdate(): void;
  readonly updateComplete: Promise<boolean>;
  readonly widgetId: string;
  readonly displayMode: 'floating' | 'inline';
}

/** What it needs of the widget. */
export interface WindowParts {
  panelOptions(): PanelOptions;
  /** Draws at once what has been asked to be drawn. */
  draw(): void;
}

export class ChatWindow {
  readonly #host: WindowHost;
  readonly #frame: WidgetFrame;
  readonly #chat: LazySession;
  readonly #parts: WindowParts;
  #isStanding = false;
  #state: 'closed' | 'opening' | 'open' = 'closed';
  /** What was asked for before the widget stood: to open, to close, to open, … */
  #early: boolean[] = [];
  /** Of the opening that is on its way. Its identity tells it from one that was given up. */
  #opening: object | undefined;

  constructor(host: WindowHost, frame: WidgetFrame, chat: LazySession, parts: WindowParts) {
    this.#host = host;
    this.#frame = frame;
    this.#chat = chat;
    this.#parts = parts;
    for (const type of ['keydown', 'keyup', 'keypress'] as const)
      host.addEventListener(type, this.#handleKey);
  }

  /** `opening`: something stands for the panel until it is loaded. */
  get state(): 'closed' | 'opening' | 'open' {
    return this.#state;
  }

  /**
   * The widget stands: does what was asked for before, or goes on as on the page before.
   *
   * @param wasOpen whether the window was open there
   */
  stand(wasOpen: boolean): void {
    this.#isStanding = true;
    const early = this.#early.splice(0);
    const isOpen = early.at(-1) === true && early.pop();
    // Between opening and closing nothing would be seen of these.
    for (const isOpening of early) this.#tell(isOpening ? 'chat-open' : 'chat-close');
    if (this.#host.displayMode === 'inline') void this.#openQuietly();
    else if (isOpen) this.open();
    // A phone's whole screen is for the page that the visitor has gone to.
    else if (wasOpen && early.length === 0 && !matchMedia(FULL_SCREEN).matches)
      void this.#openQuietly('restored');
  }

  /** The widget is gone, and its window with it. */
  end(): void {
    this.#isStanding = false;
    this.#opening = undefined;
    this.#early = [];
    this.#state = 'closed';
  }

  /** Opens it at once, with the focus in it; for a `cause` of its own without the focus, when all is loaded. */
  open(cause?: OpenCause): void {
    if (!this.#isStanding) this.#askEarly(true);
    else if (cause) void this.#openQuietly(cause);
    else if (this.#state === 'closed') this.#open();
    // Tries again what could not be loaded.
    else if (this.#state === 'opening') void this.#fill();
  }

  /** Opens it once for a visitor, some seconds from now. */
  openLater(seconds: number | undefined, signal: AbortSignal): void {
    if (seconds === undefined || this.#host.displayMode === 'inline') return;
    const open = () => {
      this.open('timer');
    };
    // Nobody waits for it.
    import('./open-once.js').then(({ openOnce }) => {
      openOnce(this.#host, seconds, open, signal);
    }, String);
  }

  close(): void {
    if (!this.#isStanding) this.#askEarly(false);
    this.#opening = undefined;
    if (this.#state === 'closed') return;
    const hadFocus = this.#host.shadowRoot?.activeElement;
    this.#state = 'closed';
    this.#frame.placeholder?.hide();
    this.#draw();
    this.#chat.current?.leaveWindow();
    // A modal window lets go of the page with its next update.
    if (hadFocus)
      void this.#host.updateComplete.then(() => {
        this.#frame.launcher.focus();
      });
    this.#tell('chat-close');
  }

  /** What is typed in the chat is no shortcut of the page. */
  readonly #handleKey = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const isEscape = event.type === 'keydown' && event.key === 'Escape' && !event.isComposing;
    if (isEscape && !event.defaultPrevented && this.#host.displayMode !== 'inline') this.close();
  };

  #askEarly(isOpening: boolean): void {
    if (isOpening !== (this.#early.at(-1) ?? false)) this.#early.push(isOpening);
  }

  #open(): void {
    this.#opening = {};
    // What was written where the panel was not there yet goes into it first.
    if (this.#chat.current && !this.#frame.placeholder) {
      this.#show();
      this.#frame.panel?.focusInput();
    } else {
      this.#state = 'opening';
      this.#frame.showPlaceholder(this.#parts.panelOptions());
      this.#draw();
      void this.#fill();
    }
    this.#tell('chat-open');
  }

  /** Puts the panel where something stands for it. */
  async #fill(): Promise<void> {
    const opening = this.#opening;
    const frame = this.#frame;
    if (!(await this.#isReady())) {
      frame.placeholder?.fail(this.#parts.panelOptions().messages.trouble.store_unavailable);
      return;
    }
    const written = await frame.placeholder?.finish();
    if (this.#opening !== opening || this.#state !== 'opening') return;
    if (written) this.#chat.current?.takeOver(written);
    this.#show();
    frame.panel?.focusInput();
    frame.removePlaceholder(); // not before the focus is out of it
  }

  async #openQuietly(cause?: OpenCause): Promise<void> {
    if (this.#state !== 'closed') return;
    const opening = (this.#opening = {});
    if (!(await this.#isReady()) || this.#opening !== opening) return;
    this.#show();
    if (cause) this.#tell('chat-open', cause);
  }

  #show(): void {
    this.#state = 'open';
    this.#draw();
    this.#chat.current?.enterWindow();
  }

  /** Gets everything ready that an open window needs, the window still hidden. */
  async #isReady(): Promise<boolean> {
    try {
      await this.#chat.load();
      await this.#host.updateComplete;
      return this.#chat.current !== undefined;
    } catch (error) {
      console.error('Service Chat could not be loaded.', error);
      return false;
    }
  }

  /** At once, so that the window is there, or gone, for whoever hears of it. */
  #draw(): void {
    this.#host.requestUpdate();
    this.#parts.draw();
  }

  #tell(name: 'chat-open' | 'chat-close', cause?: OpenCause): void {
    this.#host.dispatchEvent(new ChatEvent(name, { timestamp: Date.now(), ...(cause && { cause }) }));
  }
}
