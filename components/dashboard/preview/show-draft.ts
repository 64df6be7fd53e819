/** The real widget, as a draft of its record would have it. */
import type { WidgetRecord } from '../../../server/contract.js';
import { resolveOptions, type ChatOptions } from '../../service-chat-widget/widget-options.js';
import { ServiceChatWidgetElement } from '../../service-chat-widget/service-chat-widget.js';
import type { DraftMessage, PreviewPage } from '../api/preview-message.js';

/** Where the preview asks: the admin API, which counts nothing. */
const baseUrlOf = (widgetId: string): string => `/api/admin/preview/${widgetId}`;

/** Shows drafts one after the other; a conversation goes on through them. */
export class DraftShow {
  readonly #root: HTMLElement;
  #element: ServiceChatWidgetElement | undefined;

  /** @param root gets the element */
  constructor(root: HTMLElement) {
    this.#root = root;
  }

  show({ record, page }: DraftMessage): void {
    const { language, direction, theme } = page;
    const html = document.documentElement;
    html.lang = language;
    html.dir = direction;
    html.dataset['theme'] = theme;
    const element = (this.#element ??= this.#make(record.id));
    Object.assign(element, optionsFor(record, page));
    if (!element.isConnected) this.#root.append(element);
  }

  #make(widgetId: string): ServiceChatWidgetElement {
    const element = new ServiceChatWidgetElement();
    element.widgetId = widgetId;
    element.baseUrl = baseUrlOf(widgetId);
    // Nothing is kept in the browser of the operator.
    element.consent = 'required';
    // The record says nothing: what the draft has comes as options, which can change while it stands.
    const bare = { id: widgetId, name: ' ', appearance: {}, isActive: true };
    element.earlyRecord = Promise.resolve(new Response(JSON.stringify(bare)));
    element.addEventListener(
      'chat-ready',
      () => {
        element.open();
      },
      { once: true },
    );
    return element;
  }
}

/** What the record means for a visitor of this page, by the widget's own rules. */
function optionsFor(record: WidgetRecord, { language, theme }: PreviewPage): Partial<ChatOptions> {
  const { options } = resolveOptions({ locale: language }, record, [language]);
  const { logo } = options;
  return {
    ...options,
    logo: logo === undefined ? undefined : new URL(logo, location.origin).href,
    // The page of the preview stands for a visitor whose system is so.
    theme: options.theme === 'auto' ? theme : options.theme,
  };
}
