import { LitElement, html } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { element } from '../../internal/element.js';
import { checkIcon, copyIcon } from '../../theme/icons.js';
import { messages } from '../messages/messages.js';
import { PageSheet } from '../theme/page-sheet.js';
import { copyText } from '../state/copy-text.js';
import { secretStyles } from './secret.styles.js';

/**
 * A text to be taken along, such as a link or a token. Where it cannot be copied it is selected, so that the keys of
 * the system copy it.
 */
@element('dash-secret')
export class DashSecret extends LitElement {
  @query('input') private readonly input!: HTMLInputElement;
  @state() private said = '';

  /** Names the field. */
  @property() label = '';
  /** The text. */
  @property() value = '';

  constructor() {
    super();
    this.addController(new PageSheet(secretStyles));
  }

  protected override createRenderRoot(): this {
    return this;
  }

  async #copy(): Promise<void> {
    // The same words are said only when they were gone.
    this.said = '';
    await this.updateComplete;
    this.said = (await copyText(this.value, this.#select)) ? messages.copied : messages.selected;
  }

  readonly #select = (): void => {
    this.input.select();
  };

  protected override render() {
    return html`<div class="secret">
      <input
        readonly
        dir="ltr"
        aria-label=${this.label}
        .value=${this.value}
        spellcheck="false"
        autocomplete="off"
        @focus=${this.#select}
      />
      <button type="button" @click=${this.#copy}>
        ${this.said === messages.copied ? checkIcon : copyIcon}${messages.copy}
      </button>
      <p class="help" role="status">${this.said}</p>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dash-secret': DashSecret;
  }
}
