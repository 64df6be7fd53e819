import { LitElement, html, nothing } from 'lit';
import { element } from '../../../internal/element.js';
import { isPlainEnter } from '../../../internal/plain-enter.js';
import { lookMessages } from '../../messages/widgets/look-messages.js';
import { describedBy, renderHelp } from '../../parts/field.js';
import { FormState } from '../../parts/form-state.js';
import { LANGUAGES, nameIn, readLanguage } from './name-of-language.js';

/**
 * Names a language to write texts in, of which those that the chat speaks are offered.
 *
 * @event dash-language-added - It was named; `detail` is its tag.
 */
@element('add-language')
export class AddLanguage extends LitElement {
  readonly #form = new FormState(this);

  protected override createRenderRoot(): this {
    return this;
  }

  #add(): void {
    const input = this.querySelector('input');
    const detail = readLanguage(input?.value ?? '');
    if (!input || detail === undefined) {
      this.#form.refuse('language', lookMessages.noLanguage);
      return;
    }
    input.value = '';
    this.dispatchEvent(new CustomEvent('dash-language-added', { detail }));
  }

  /** Alone: the form around it would save all else. */
  #handleKey(event: KeyboardEvent): void {
    if (!isPlainEnter(event)) return;
    event.preventDefault();
    this.#add();
  }

  protected override render() {
    const wrong = this.#form.wrong('language');
    const described = { id: 'new-language', help: lookMessages.addLanguageHelp, wrong };
    return html`<details>
      <summary>${lookMessages.addLanguage}</summary>
      <div class="add-language">
        <label for=${described.id}>${lookMessages.addLanguageTag}</label>
        <input
          id=${described.id}
          list="languages"
          dir="auto"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          maxlength="35"
          aria-invalid=${wrong ? 'true' : nothing}
          aria-describedby=${describedBy(described)}
          @input=${wrong?.clear ?? nothing}
          @keydown=${this.#handleKey}
        />
        <datalist id="languages">
          ${LANGUAGES.map((tag) => html`<option value=${nameIn(tag, tag) ?? tag}>${nameIn(tag, 'en')} (${tag})</option>`)}
        </datalist>
        <button type="button" @click=${this.#add}>${lookMessages.add}</button>
        ${renderHelp(described)}
      </div>
    </details>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'add-language': AddLanguage;
  }
}
