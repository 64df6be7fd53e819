/** Says what has appeared to who cannot see it. */
import { nothing } from 'lit';
import { Directive, directive, type ChildPart } from 'lit/directive.js';

/** Screen readers miss the same text for the second time, and a region that is filled while it appears. */
const PAUSE_MS = 50;
const LIVE = '[role=status], [role=alert], [aria-live]';

/** Stands on the page before there is anything to say: what comes with its words already in it, few would read. */
class Announcer {
  readonly #region = document.createElement('p');
  #waiting: string[] = [];

  constructor() {
    this.#region.className = 'visually-hidden';
    this.#region.setAttribute('role', 'status');
  }

  say(text: string): void {
    if (!this.#region.isConnected) document.body.append(this.#region);
    this.#region.textContent = '';
    if (this.#waiting.push(text) > 1) return;
    setTimeout(() => {
      this.#region.textContent = this.#waiting.join(' ');
      this.#waiting = [];
    }, PAUSE_MS);
  }
}

const announcer = new Announcer();

class AnnounceDirective extends Directive {
  #said: string | undefined;

  override update({ parentNode }: ChildPart, [text]: [string]) {
    const element = parentNode as Element;
    if (text !== this.#said) {
      this.#said = text;
      // It is on the page when all around it was drawn. What is in a live region is said by that.
      queueMicrotask(() => {
        if (element.isConnected && !element.closest(LIVE)) announcer.say(text);
      });
    }
    return nothing;
  }

  override render(_text: string): typeof nothing {
    return nothing;
  }
}

/** Goes into an element, and draws nothing: the text is said once, when the element appears and when it changes. */
export const announce = directive(AnnounceDirective);
