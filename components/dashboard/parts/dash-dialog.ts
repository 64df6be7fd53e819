import { LitElement, css, html, type PropertyValues } from 'lit';
import { property, query } from 'lit/decorators.js';
import { element } from '../../internal/element.js';

/**
 * A modal window on the native `<dialog>`: the page behind it rests, Escape closes it, the focus comes back.
 *
 * @fires dash-close - it closes
 */
@element('dash-dialog')
export class DashDialog extends LitElement {
  static override styles = css`
    dialog {
      box-sizing: border-box;
      --top: min(12dvb, 6rem);

      /* What it holds grows downwards: nothing moves away from below the pointer. */
      margin-block-start: max(1rem, var(--top));
      inline-size: min(30rem, 100vw - 2rem);
      max-block-size: calc(100dvb - var(--top) - 1rem);
      padding: 1.5rem;
      overflow: auto;
      border: 1px solid var(--chat-line);
      border-radius: var(--chat-radius-l);
      background: var(--chat-surface);
      color: var(--chat-ink);
      box-shadow: var(--chat-elevation-2);
    }

    dialog::backdrop {
      background: rgb(20 24 36 / 45%);
    }
  `;

  @query('dialog') private readonly dialog!: HTMLDialogElement;

  /** Whether it stands before the page. */
  @property({ type: Boolean }) open = false;

  /** Names it to assistive technology. */
  @property() label = '';

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('open') || this.open === this.dialog.open) return;
    if (this.open) this.dialog.showModal();
    else this.dialog.close();
  }

  /** Whether it was said that it closes, before it has. */
  #isTold = false;

  #handleCancel({ target }: Event): void {
    // A field for files in it is cancelled too.
    if (target !== this.dialog) return;
    this.#isTold = true;
    this.dispatchEvent(new Event('dash-close'));
  }

  /** Browsers tell of it some time later; by then it may stand before the page again. */
  #handleClose(): void {
    const isTold = this.#isTold;
    this.#isTold = false;
    if (!isTold && !this.dialog.open) this.dispatchEvent(new Event('dash-close'));
  }

  protected override render() {
    return html`<dialog aria-label=${this.label} @cancel=${this.#handleCancel} @close=${this.#handleClose}>
      <slot></slot>
    </dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dash-dialog': DashDialog;
  }
}
