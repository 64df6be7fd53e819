import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { AdminWidget, WidgetChange } from '../../../../server/admin-contract/widgets.js';
import { MAX_IMAGE_BYTES } from '../../../../server/defaults.js';
import { element } from '../../../internal/element.js';
import { lookMessages } from '../../messages/widgets/look-messages.js';
import { FormState } from '../../parts/form-state.js';
import { tellSessionEnd } from '../loaded.js';
import { OperatorScreen } from '../screen.js';
import { choiceInput } from './inputs.js';
import { drawBehaviour, drawStyle, type StyleOptions } from './look-style.js';
import { drawWords } from './look-words.js';
import { WidgetEditor } from './widget-editor.js';
import { drawSaveBar, drawSection, mayEdit } from './widget-frame.js';
import { nameOfLanguage } from './name-of-language.js';
import { lookStyles } from './look.styles.js';
import { widgetsStyles } from './widgets.styles.js';
import './add-language.js';

/** What visitors see of a widget, beside how it looks while that is changed. */
@element('look-screen')
export class LookScreen extends OperatorScreen {
  static override readonly sheets = [widgetsStyles, lookStyles];

  readonly #editor = new WidgetEditor(this);
  readonly #logo = new FormState(this);
  @state() private chosen = '';
  @state() private previewLanguage = 'en';
  /** Where there is no room for both: whether the preview stands in place of the form. */
  @state() private showsPreview = false;

  /** Tag of the language whose texts are edited; empty for everybody's, also where the chosen one is there no more. */
  get #language(): string {
    const { translations = {} } = this.#editor.draft?.appearance ?? {};
    return Object.hasOwn(translations, this.chosen) ? this.chosen : '';
  }

  readonly #set = (change: WidgetChange): void => {
    this.#editor.set(change);
  };

  #store(file: File): void {
    const { saved } = this.#editor;
    if (!saved) return;
    if (file.size > MAX_IMAGE_BYTES) {
      this.#logo.refuse('image', lookMessages.logoTooLarge(kilobytes(file.size), kilobytes(MAX_IMAGE_BYTES)));
      return;
    }
    void this.#logo.run(async () => {
      const { inBase64 } = await import('./in-base64.js');
      const { logo } = await this.around.api.storeLogo(saved.id, await inBase64(file));
      this.#set({ appearance: { logo } });
    });
  }

  #choose(language: string): void {
    this.chosen = language;
    if (language !== '') this.previewLanguage = language;
  }

  #addLanguage(tag: string): void {
    const { translations } = this.#editor.draft?.appearance ?? {};
    this.#set({ appearance: { translations: { ...translations, [tag]: translations?.[tag] ?? {} } } });
    this.#choose(tag);
  }

  #removeLanguage(): void {
    const { [this.#language]: _, ...others } = this.#editor.draft?.appearance.translations ?? {};
    this.#set({ appearance: { translations: Object.keys(others).length > 0 ? others : null } });
  }

  /** Lines of questions that were left empty are none. */
  #save(event: SubmitEvent): void {
    event.preventDefault();
    const { suggestions } = this.#editor.draft?.appearance ?? {};
    const asked = suggestions?.map((each) => each.trim()).filter((each) => each !== '');
    void this.#editor.save(suggestions ? { appearance: { suggestions: asked?.length ? asked : null } } : {});
  }

  protected override firstUpdated(): void {
    // Beside the form, which is what is waited for.
    void import('./widget-preview.js');
  }

  protected override updated(): void {
    tellSessionEnd(this, this.#editor.form.error ?? this.#logo.error);
  }

  protected override render() {
    const { draft, form } = this.#editor;
    const fields = [...form.fieldErrors.keys()].filter((name) => this.#isDrawn(name));
    const content = draft ? this.#renderEditor(draft) : html``;
    return drawSection(this, this.#editor, 'look', content, fields);
  }

  /** The texts of one language are drawn at a time. */
  #isDrawn(field: string): boolean {
    const ofLanguages = 'appearance.translations.';
    return !field.startsWith(ofLanguages) || field.startsWith(`${ofLanguages}${this.#language}.`);
  }

  #renderEditor(draft: AdminWidget): TemplateResult {
    const { form } = this.#editor;
    const options: StyleOptions = {
      draft,
      isOff: !mayEdit(this),
      wrong: (field) => form.wrong(field),
      logo: this.#logo,
      set: (appearance) => {
        this.#set({ appearance });
      },
      store: (file) => {
        this.#store(file);
      },
    };
    return html`<div class=${this.showsPreview ? 'look previewed' : 'look'}>
      <button
        type="button"
        class="flip"
        @click=${() => {
          this.showsPreview = !this.showsPreview;
        }}
      >
        ${this.showsPreview ? lookMessages.edit : lookMessages.preview}
      </button>
      <form novalidate @submit=${this.#save}>
        <fieldset>
          <legend>${lookMessages.words}</legend>
          ${this.#renderLanguages(draft, options.isOff)}
          ${drawWords({ ...options, language: this.#language, set: this.#set })}
        </fieldset>
        <fieldset>
          <legend>${lookMessages.look}</legend>
          ${drawStyle(options)}
        </fieldset>
        <fieldset>
          <legend>${lookMessages.behaviour}</legend>
          ${drawBehaviour(options)}
        </fieldset>
        ${drawSaveBar(this, this.#editor)}
      </form>
      <section class="preview" aria-label=${lookMessages.preview}>
        <widget-preview
          .draft=${draft}
          language=${this.previewLanguage}
          @dash-language=${(event: CustomEvent<string>) => {
            this.previewLanguage = event.detail;
          }}
        ></widget-preview>
      </section>
    </div>`;
  }

  #renderLanguages(draft: AdminWidget, isOff: boolean): TemplateResult {
    const tags = Object.keys(draft.appearance.translations ?? {});
    return html`${choiceInput({
      id: 'words-language',
      label: lookMessages.wordsLanguage,
      value: this.#language,
      choices: [
        { value: '', label: lookMessages.everybody },
        ...tags.map((value) => ({ value, label: nameOfLanguage(value) })),
      ],
      onChange: (language) => {
        this.#choose(language);
      },
    })}
    ${
      isOff
        ? nothing
        : html`<add-language
            @dash-language-added=${({ detail }: CustomEvent<string>) => {
              this.#addLanguage(detail);
            }}
          ></add-language>`
    }
    ${
      this.#language === '' || isOff
        ? nothing
        : html`<p class="row">
            <button class="plain" type="button" @click=${this.#removeLanguage}>
              ${lookMessages.removeLanguage(nameOfLanguage(this.#language))}
            </button>
          </p>`
    }`;
  }
}

const kilobytes = (bytes: number): number => Math.ceil(bytes / 1024);

declare global {
  interface HTMLElementTagNameMap {
    'look-screen': LookScreen;
  }
}
