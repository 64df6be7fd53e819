/**
 * What stands in the place of the panel while that is on its way: an empty window in which the visitor can write
 * already. Drawn in the click itself, without which phones do not bring up their keyboard.
 */
import { setAttributes } from '../internal/attributes.js';
import { isPlainEnter } from '../internal/plain-enter.js';
import type { LauncherMessages } from '../language/locales/launcher-messages.js';

export interface PlaceholderState {
  /** The widget's. */
  readonly name: string;
  /** The language's own where undefined. */
  readonly placeholder: string | undefined;
  readonly messages: LauncherMessages;
}

/** What the visitor has done before the panel came. */
export interface Written {
  /** Empty where nothing was written. */
  readonly text: string;
  /** Whether it was to be sent. */
  readonly isSent: boolean;
}

export class PanelPlaceholder {
  readonly #element = document.createElement('div');
  readonly #field = document.createElement('textarea');
  readonly #alert = document.createElement('p');
  readonly #status = document.createElement('p');
  /** The word that is being composed, until it is whole. */
  #word: Promise<unknown> | undefined;

  constructor({ name, placeholder, messages }: PlaceholderState, host: { open(): void; close(): void }) {
    setAttributes(this.#element, { class: 'floating placeholder', role: 'dialog', 'aria-label': name });
    setAttributes(this.#alert, { role: 'alert' });
    setAttributes(this.#status, { role: 'status' });
    setAttributes(this.#field, {
      enterkeyhint: 'send',
      'aria-label': messages.messageLabel,
      placeholder: placeholder ?? messages.placeholder,
    });
    this.#field.addEventListener('keydown', (event) => {
      if (!isPlainEnter(event)) return;
      event.preventDefault();
      if (!this.#field.value.trim()) return;
      // It stays in sight until the conversation has it. Where the panel did not come, this is to try again.
      this.#field.readOnly = true;
      this.#status.textContent = messages.sending;
      host.open();
    });
    this.#field.addEventListener('compositionstart', () => {
      this.#word = new Promise((resolve) => {
        this.#field.addEventListener('compositionend', resolve, { once: true });
      });
    });
    const close = document.createElement('button');
    setAttributes(close, { class: 'close', 'aria-label': messages.closeChat });
    close.textContent = '×';
    close.addEventListener('click', () => {
      host.close();
    });
    this.#element.append(close, this.#alert, this.#status, this.#field);
  }

  /** Puts it there, with the focus in it. */
  show(parent: Element): void {
    this.#alert.textContent = '';
    if (!this.#element.parentNode) parent.append(this.#element);
    this.#field.focus();
  }

  /** Takes it away; what was written stays. */
  hide(): void {
    this.#element.remove();
  }

  /** The panel has not come. */
  fail(reason: string): void {
    this.#alert.textContent = reason;
    this.#status.textContent = '';
    this.#field.readOnly = false;
  }

  /** What was written; not before the word that is being composed is whole. */
  async finish(): Promise<Written> {
    await this.#word;
    return { text: this.#field.value, isSent: this.#field.readOnly };
  }
}
