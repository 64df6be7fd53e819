import { LitElement, html } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { AdminWidget } from '../../../../server/admin-contract/widgets.js';
import { element } from '../../../internal/element.js';
import type { DraftMessage, ReadyMessage } from '../../api/preview-message.js';
import { widgetsMessages as words } from '../../messages/widgets-messages.js';
import { PREFIX } from '../../routing/router.js';
import { choiceInput, switchInput } from './inputs.js';

/** Languages that the chat speaks, by their own names. */
const LANGUAGES = ['en', 'ar', 'de', 'es', 'fr', 'he', 'hi', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'tr', 'zh'];
const RIGHT_TO_LEFT = /^(?:ar|he|fa|ur)\b/;

/** The real widget in a frame of its own, as a draft would have it, on a page that can be varied. */
@element('widget-preview')
export class WidgetPreview extends LitElement {
  @query('iframe') private readonly frame!: HTMLIFrameElement;
  @state() private device = 'desktop';
  @state() private theme = 'light';
  #isReady = false;
  #listening = new AbortController();

  @property({ attribute: false }) draft!: AdminWidget;
  /** Language tag of the visitor. */
  @property() language = 'en';

  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#listening = new AbortController();
    addEventListener('message', this.#handleMessage, { signal: this.#listening.signal });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listening.abort();
    this.#isReady = false;
  }

  readonly #handleMessage = (event: MessageEvent<ReadyMessage>): void => {
    if (event.origin !== location.origin || event.source !== this.frame.contentWindow) return;
    this.#isReady = true;
    this.#send();
  };

  protected override updated(): void {
    this.#send();
  }

  #send(): void {
    if (!this.#isReady) return;
    const message: DraftMessage = {
      kind: 'draft',
      record: recordOf(this.draft),
      page: {
        language: this.language,
        direction: RIGHT_TO_LEFT.test(this.language) ? 'rtl' : 'ltr',
        theme: this.theme === 'dark' ? 'dark' : 'light',
      },
    };
    this.frame.contentWindow?.postMessage(message, location.origin);
  }

  #handleLanguage(language: string): void {
    this.dispatchEvent(new CustomEvent('dash-language', { detail: language }));
  }

  protected override render() {
    const { id, appearance } = this.draft;
    const tags = [...new Set([...LANGUAGES, ...Object.keys(appearance.translations ?? {}), this.language])];
    return html`<div class="preview-tools">
        ${switchInput('device', words.device, this.device, words.devices, (device) => {
          this.device = device;
        })}
        ${switchInput('page-theme', words.page, this.theme, words.pageThemes, (theme) => {
          this.theme = theme;
        })}
        ${choiceInput({
          id: 'preview-language',
          label: words.previewLanguage,
          value: this.language,
          choices: tags.map((value) => ({ value, label: nameOfLanguage(value) })),
          onChange: (language) => {
            this.#handleLanguage(language);
          },
        })}
      </div>
      <iframe class=${this.device} src="${PREFIX}/preview/${id}" title=${words.preview}></iframe>
      <p class="help">${words.previewNote}</p>`;
  }
}

/** A language by its own name and tag, such as "Deutsch (de)"; those from right to left are marked. */
export function nameOfLanguage(tag: string): string {
  const marked = RIGHT_TO_LEFT.test(tag) ? ` · ${words.rtl}` : '';
  try {
    return `${new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag} (${tag})${marked}`;
  } catch {
    return tag;
  }
}

/** What visitors get of a widget; a draft that cannot be saved yet is shown as far as it goes. */
function recordOf({ id, name, appearance }: AdminWidget): DraftMessage['record'] {
  const { logo, suggestions } = appearance;
  const isStored = logo !== undefined && !/^https?:/i.test(logo);
  return {
    id,
    name: name.trim() === '' ? ' ' : name,
    isActive: true,
    appearance: {
      ...appearance,
      ...(isStored && { logo: `widget/logo/${id}/${logo}` }),
      ...(suggestions && { suggestions: suggestions.filter((each) => each.trim() !== '') }),
    },
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'widget-preview': WidgetPreview;
  }
}
