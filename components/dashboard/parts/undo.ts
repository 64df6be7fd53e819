/** A line that says what was done, and takes it back for a while. */
import {
  html,
  nothing,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import { frameMessages } from '../messages/frame-messages.js';

const OFFERED_MS = 10_000;

interface Offer {
  readonly text: string;
  readonly undo: () => Promise<void> | void;
}

export class Undo implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  #offer: Offer | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.clear();
  }

  get isOffered(): boolean {
    return this.#offer !== undefined;
  }

  /** Something was done; the newest takes the place of what was offered before. */
  offer(text: string, undo: Offer['undo'], forMs = OFFERED_MS): void {
    clearTimeout(this.#timer);
    this.#offer = { text, undo };
    this.#timer = setTimeout(() => {
      this.#rest(forMs);
    }, forMs);
    this.#host.requestUpdate();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#offer = undefined;
    this.#host.requestUpdate();
  }

  /** Takes it back, where that is still offered. */
  async run(): Promise<void> {
    const offer = this.#offer;
    this.clear();
    await offer?.undo();
  }

  /** Stands while it is pointed at or has the focus: who reads slowly is not raced. */
  #rest(forMs: number): void {
    if (this.#host.querySelector('.undo:is(:hover, :focus-within)')) {
      this.#timer = setTimeout(() => {
        this.#rest(forMs);
      }, forMs);
    } else {
      this.clear();
    }
  }

  /** The live region stands there always, so that what appears in it is said. */
  render(): TemplateResult {
    return html`<div class="undo-place" role="status">
      ${
        this.#offer
          ? html`<p class="undo">
              <span>${this.#offer.text}</span>
              <button type="button" class="plain" @click=${() => this.run()}>${frameMessages.undo}</button>
            </p>`
          : nothing
      }
    </div>`;
  }
}
