import type { PropertyDeclarations, PropertyValues } from '@lit/reactive-element';
import type { WidgetRecord } from '../../server/contract.js';
import { loadRecord } from '../api/widget-record.js';
import { element } from '../internal/element.js';
import { ChatEvent } from '../internal/events.js';
import type { Visitor } from '../conversation/visitor.js';
import { Localization } from '../language/localization.js';
import type { GivenMessages } from '../language/locales/messages.js';
import { DarkMode } from '../theme/dark-mode.js';
import { ColorSheet } from '../theme/color-sheet.js';
import { launcherRules } from '../theme/launcher-colors.js';
import { earlyTokens } from '../theme/early-tokens.styles.js';
import type { PanelOptions } from './chat-session.js';
import { ChatWindow } from './chat-window.js';
import { LazySession } from './lazy-session.js';
import { OptionWarning } from './option-warning.js';
import { styles } from './service-chat-widget.styles.js';
import { WidgetFrame } from './widget-frame.js';
import { WidgetLook } from './widget-look.js';
import { resolveOptions, type ChatOptions } from './widget-options.js';
import { wasWindowOpen } from './window-memory.js';

/**
 * @tag service-chat-widget
 * @summary The widget: a launcher in the corner of the page, or a part of the page, and the chat behind it.
 *
 * Draws nothing until the server has said that the widget may be used here. Options that are not set come from
 * the widget record, then from the documented defaults.
 *
 * @event {ChatReadyEvent} chat-ready - The launcher stands; the widget can be used.
 * @event {ChatUnavailableEvent} chat-unavailable - Nothing is drawn; `detail.message` says why and what to do.
 * @event {ChatOpenEvent} chat-open - The window was opened.
 * @event {ChatCloseEvent} chat-close - The window was closed.
 * @event {ChatMessageEvent} chat-message - A message was sent or received.
 * @event {ChatFeedbackEvent} chat-feedback - The visitor rated a reply.
 * @event {ChatEscalateEvent} chat-escalate - The visitor asked for a human.
 * @csspart launcher - The round button.
 * @csspart badge - The number of unread replies on it.
 * @csspart panel - The open window.
 * @csspart header - The bar of the window with name and actions.
 * @csspart logo - The logo in that bar, and on the launcher where it shows that.
 * @cssproperty [--chat-z-index=2147483000] - Place in the page's stack.
 * @cssproperty [--chat-offset-x=20px] - Distance from the side of the page.
 * @cssproperty [--chat-offset-y=20px] - Distance from the foot of the page.
 * @cssproperty [--chat-window-width=400px] - Width of the open window, as far as there is room.
 * @cssproperty [--chat-window-height=680px] - Height of the open window, as far as there is room.
 * @cssproperty --chat-launcher - Fill of the launcher; the primary colour where not set.
 * @cssproperty --chat-on-launcher - Its icon.
 */
export class ServiceChatWidgetElement extends WidgetLook {
  // By decorators, what they need would be a twentieth of all that is sent before the click.
  static override properties: PropertyDeclarations = {
    widgetId: { attribute: 'widget-id' },
    baseUrl: { attribute: 'base-url' },
    locale: {},
    strings: { attribute: false },
    consent: {},
    openAfter: { attribute: 'open-after', type: Number },
    visitor: { attribute: false },
    displayMode: { attribute: 'display-mode', reflect: true },
  };

  readonly #colors = new ColorSheet(launcherRules);
  readonly #localization = new Localization(this);
  readonly #darkMode = new DarkMode(this);
  /** Aborted when the widget leaves the page, or gets another id or server; undefined before its start. */
  #lifetime: AbortController | undefined;
  #isStanding = false;
  #record: WidgetRecord | undefined;
  /** @internal The server's response about the record, where the request has been sent ahead; used once. */
  earlyRecord: Promise<Response> | undefined;
  #options: ChatOptions = resolveOptions({}).options;
  readonly #warning = new OptionWarning();
  readonly #mayStore = () => (this.consent ?? 'granted') === 'granted';
  readonly #chat = new LazySession(
    () => (this.#isStanding ? this.#lifetime?.signal : undefined),
    ({ ChatSession }, signal) => {
      this.requestUpdate();
      return new ChatSession(this, this.#panelOptions(), this.#mayStore, signal);
    },
  );

  // Only ahead of time: open() tries again, and reports.
  readonly #frame = new WidgetFrame(this, () => {
    this.#chat.load().catch(() => undefined);
  });

  readonly #window = new ChatWindow(this, this.#frame, this.#chat, {
    panelOptions: () => this.#panelOptions(),
    draw: () => {
      this.performUpdate();
    },
  });

  /** Id of the widget, as `service-chat widget list` shows it. */
  widgetId = '';
  /** Address of the server, with its path where it has one; the page's own origin where empty. */
  baseUrl = '';
  /** Language tag such as `de` or `pt-BR`; the one of the page where not set. */
  locale?: string;
  /** Messages in the place of those of the language. */
  strings?: GivenMessages;
  /** `required`: nothing is kept in the browser until it is `granted`. */
  consent?: 'required' | 'granted';
  /** Seconds until the window opens by itself, once for a visitor and never on a phone; not at all where not set. */
  openAfter?: number;
  /** Who the visitor is, where the page knows. Another one has a conversation of their own. */
  visitor?: Visitor;
  /** `inline`: a part of the page, open from the start, without a launcher. */
  displayMode: 'floating' | 'inline' = 'floating';

  constructor() {
    super();
    this.addController({
      hostConnected: () => {
        this.requestUpdate();
      },
      hostDisconnected: () => {
        // A move within the page takes the element out and puts it in again; only a removal ends it.
        queueMicrotask(() => {
          if (!this.isConnected) this.#end();
        });
      },
    });
  }

  protected override createRenderRoot() {
    const root = this.attachShadow({ mode: 'open' });
    // All at once: a page's first look into such a list costs it 5 kB of memory.
    root.adoptedStyleSheets = [earlyTokens, ...styles, this.#colors].flatMap(
      ({ styleSheet = [] }) => styleSheet,
    );
    return root;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const isOther =
      changed.has('widgetId') ||
      changed.has('baseUrl') ||
      (changed.has('visitor') && changed.get('visitor')?.id !== this.visitor?.id);
    if (this.#lifetime && isOther) this.#end();
    const { options, refused } = resolveOptions(this, this.#record, this.#localization.languages);
    this.#options = options;
    this.#localization.override(options.strings);
    if (this.#lifetime && changed.has('locale')) void this.#localization.speak(options.locale);
    this.#colors.update(options.primaryColor);
    this.#chat.current?.present(this.#panelOptions());
    void this.#warning.tell(this, refused);
  }

  protected override update(changed: PropertyValues<this>): void {
    super.update(changed);
    if (!this.#isStanding) this.#frame.clear();
    else
      this.#frame.draw(this.renderRoot, {
        isInline: this.displayMode === 'inline',
        windowState: this.#window.state,
        options: this.#options,
        localization: this.#localization,
        session: this.#chat.current,
      });
  }

  protected override updated(): void {
    this.dataset['theme'] = this.#darkMode.resolve(this.#options.theme);
    if (this.isConnected && !this.#lifetime) void this.#start();
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    return (await super.getUpdateComplete()) && ((await this.#frame.panel?.updateComplete) ?? true);
  }

  /** Whether the window is open, be it that its content is still on its way. */
  get isOpen(): boolean {
    return this.#window.state !== 'closed';
  }

  /** Opens the window and moves the focus into it; before the widget stands, as soon as it does. */
  open(): void {
    this.#window.open();
  }

  /** Closes the window; the focus goes back to the launcher where it was inside. */
  close(): void {
    this.#window.close();
  }

  /** Opens the window where it is closed, and the other way round. */
  toggle(): void {
    if (this.isOpen) this.close();
    else this.open();
  }

  /** Opens the window with the form that reaches a human. */
  escalate(): void {
    this.#chat.ask((session) => {
      session.askForHuman();
    });
    this.open();
  }

  /** Sends a question as if the visitor had; blank text is ignored. The window stays as it is. */
  sendMessage(text: string): void {
    if (!text.trim()) return;
    this.#chat.ask((session) => {
      session.send(text);
    });
  }

  /** Forgets the conversation, here and in the visitor's other tabs; before the widget stands, as soon as it does. */
  async reset(): Promise<void> {
    this.#chat.clear();
    this.#chat.ask((session) => {
      session.startNew();
    });
    await this.#chat.load();
  }

  async #start(): Promise<void> {
    const lifetime = (this.#lifetime = new AbortController());
    try {
      const speaking = this.#localization.speak(this.#options.locale);
      const early = this.earlyRecord;
      this.earlyRecord = undefined;
      this.#record = await loadRecord(this.baseUrl, this.widgetId, lifetime.signal, early);
      await speaking;
    } catch (error) {
      if (this.#lifetime !== lifetime) return;
      const { message } = error as Error;
      console.error(message);
      this.dispatchEvent(new ChatEvent('chat-unavailable', { message }));
      return;
    }
    if (this.#lifetime !== lifetime) return;
    this.#isStanding = true;
    this.requestUpdate();
    await this.updateComplete;
    if (this.#lifetime !== lifetime) return;
    this.#chat.catchUp();
    this.dispatchEvent(new ChatEvent('chat-ready', null));
    this.#window.stand(this.#mayStore() && wasWindowOpen(this.widgetId));
    if (this.#mayStore()) this.#window.openLater(this.#options.openAfter, lifetime.signal);
  }

  #end(): void {
    this.#lifetime?.abort();
    this.#lifetime = undefined;
    this.#record = undefined;
    this.#isStanding = false;
    this.requestUpdate();
    this.#chat.end();
    this.#window.end();
  }

  #panelOptions(): PanelOptions {
    const { messages } = this.#localization;
    const { name = messages.chat } = this.#options;
    return { ...this.#options, name, messages };
  }
}

element('service-chat-widget')(ServiceChatWidgetElement);

declare global {
  interface HTMLElementTagNameMap {
    'service-chat-widget': ServiceChatWidgetElement;
  }
}
