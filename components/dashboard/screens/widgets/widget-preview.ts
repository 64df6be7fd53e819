import { LitElement, html } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { AdminWidget } from '../../../../server/admin-contract/widgets.js';
import { element } from '../../../internal/element.js';
import type { DraftMessage, ReadyMessage } from '../../api/preview-message.js';
import { lookMessages } from '../../messages/widgets/look-messages.js';
import { previewMessages } from '../../messages/widgets/preview-messages.js';
import { PREFIX } from '../../routing/router.js';
import { PageSheet } from '../../theme/page-sheet.js';
import { choiceInput } from './inputs.js';
import { isRightToLeft, LANGUAGES, nameOfLanguage } from './name-of-language.js';
import { previewStyles } from './preview.styles.js';
import { switchInput } from './switch-input.js';

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

  constructor() {
    super();
    this.addController(new PageSheet(previewStyles));
    this.addController({
      hostConnected: () => {
        this.#listening = new AbortController();
        addEventListener('message', this.#handleMessage, { signal: this.#listening.signal });
      },
      hostDisconnected: () => {
        this.#listening.abort();
        this.#isReady = false;
      },
    });
  }

  protected override createRenderRoot(): this {
    return this;
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
        direction: isRightToLeft(this.language) ? 'rtl' : 'ltr',
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
        ${switchInput('device', previewMessages.device, this.device, previewMessages.devices, (device) => {
          this.device = device;
        })}
        ${switchInput('page-theme', previewMessages.page, this.theme, previewMessages.pageThemes, (theme) => {
          this.theme = theme;
        })}
        ${choiceInput({
          id: 'preview-language',
          label: previewMessages.previewLanguage,
          value: this.language,
          choices: tags.map((value) => ({ value, label: nameOfLanguage(value) })),
          onChange: (language) => {
            this.#handleLanguage(language);
          },
        })}
      </div>
      <iframe class=${this.device} src="${PREFIX}/preview/${id}" title=${lookMessages.preview}></iframe>
      <p class="help">${previewMessages.previewNote}</p>`;
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
