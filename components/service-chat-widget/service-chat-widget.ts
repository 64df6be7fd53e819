import type { PropertyValues } from '@lit/reactive-element';
import { property, state } from 'lit/decorators.js';
import type { WidgetRecord } from '../../server/contract.js';
import { loadRecord } from '../api/widget-record.js';
import { element } from '../internal/element.js';
import { ChatEvent } from '../internal/events.js';
import { lazy } from '../internal/lazy.js';
import { Localization } from '../language/localization.js';
import type { GivenMessages } from '../language/locales/messages.js';
import { DarkMode } from '../theme/dark-mode.js';
import { ColorSheet } from '../theme/color-sheet.js';
import { launcherRules } from '../theme/launcher-colors.js';
import { earlyTokens } from '../theme/early-tokens.styles.js';
import type { ChatSession, PanelOptions } from './chat-session.js';
import { OptionWarning } from './option-warning.js';
import { styles } from './service-chat-widget.styles.js';
import { WidgetFrame } from './widget-frame.js';
import { WidgetLook } from './widget-look.js';
import { resolveOptions, type ChatOptions } from './widget-options.js';

/** What a page view without a question never loads: the conversation and the panel. */
const loadChat = lazy(() => import('./chat-session.js'));

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
@element('service-chat-widget')
export class ServiceChatWidgetElement extends WidgetLook {
  readonly #colors = new ColorSheet(launcherRules);
  readonly #localization = new Localization(this);
  readonly #darkMode = new DarkMode(this);
  /** Aborted when the widget leaves the page, or gets another id or server; undefined before its start. */
  #lifetime: AbortController | undefined;
  #record: WidgetRecord | undefined;
  /** @internal The server's response about the record, where the request has been sent ahead; used once. */
  earlyRecord: Promise<Response> | undefined;
  #options: ChatOptions = resolveOptions({}).options;
  readonly #warning = new OptionWarning();
  /** Whether the window should be open, also while it is still on its way. */
  #isOpenWanted = false;
  #session: ChatSession | undefined;
  /** Questions that wait until the widget stands and the chat is loaded. */
  #questions: string[] = [];

  // Only ahead of time: open() tries again, and reports.
  readonly #frame = new WidgetFrame(this, () => {
    this.#prepare().catch(() => undefined);
  });

  @state() private isStanding = false;
  @state() private windowState: 'closed' | 'opening' | 'open' = 'closed';

  /** Id of the widget, as `service-chat widget list` shows it. */
  @property({ attribute: 'widget-id' }) widgetId = '';
  /** Address of the server, with its path where it has one; the page's own origin where empty. */
  @property({ attribute: 'base-url' }) baseUrl = '';
  /** Language tag such as `de` or `pt-BR`; the one of the page where not set. */
  @property() locale?: string;
  /** Messages in the place of those of the language. */
  @property({ attribute: false }) strings?: GivenMessages;
  /** `required`: nothing is kept in the browser until it is `granted`. */
  @property() consent?: 'required' | 'granted';
  /** `inline`: a part of the page, open from the start, without a launcher. */
  @property({ attribute: 'display-mode', reflect: true }) displayMode: 'floating' | 'inline' = 'floating';

  constructor() {
    super();
    for (const type of ['keydown', 'keyup', 'keypress'] as const) this.addEventListener(type, this.handleKey);
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
    if (this.#lifetime && (changed.has('widgetId') || changed.has('baseUrl'))) this.#end();
    const { options, refused } = resolveOptions(this, this.#record, this.#localization.languages);
    this.#options = options;
    this.#localization.override(options.strings);
    if (this.#lifetime && changed.has('locale')) void this.#localization.speak(options.locale);
    this.#colors.update(options.primaryColor);
    this.#session?.present(this.#panelOptions());
    void this.#warning.tell(this, refused);
  }

  protected override update(changed: PropertyValues<this>): void {
    super.update(changed);
    if (!this.isStanding) {
      this.#frame.clear();
      return;
    }
    this.#frame.draw(this.renderRoot, {
      isInline: this.displayMode === 'inline',
      windowState: this.windowState,
      options: this.#options,
      localization: this.#localization,
      session: this.#session,
    });
  }

  protected override updated(): void {
    this.dataset['theme'] = this.#darkMode.resolve(this.#options.theme);
    if (this.isConnected && !this.#lifetime) void this.#start();
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    return (await super.getUpdateComplete()) && ((await this.#frame.panel?.updateComplete) ?? true);
  }

  /** What is typed in the chat is no shortcut of the page. */
  private handleKey(event: KeyboardEvent): void {
    event.stopPropagation();
    const isEscape = event.type === 'keydown' && event.key === 'Escape' && !event.isComposing;
    if (isEscape && !event.defaultPrevented && this.displayMode !== 'inline') this.close();
  }

  /** Whether the window is open. */
  get isOpen(): boolean {
    return this.windowState === 'open';
  }

  /** Opens the window and moves the focus into it; before the widget stands, as soon as it does. */
  open(): void {
    this.#isOpenWanted = true;
    void this.#show();
  }

  /** Closes the window; the focus goes back to the launcher where it was inside. */
  close(): void {
    const wasOpen = this.isOpen;
    this.#isOpenWanted = false;
    if (this.windowState === 'closed') return;
    const hadFocus = this.shadowRoot?.activeElement;
    this.windowState = 'closed';
    this.#frame.placeholder?.hide();
    if (hadFocus)
      void this.updateComplete.then(() => {
        this.#frame.launcher.focus();
      });
    if (wasOpen) this.dispatchEvent(new ChatEvent('chat-close', { timestamp: Date.now() }));
  }

  /** Opens the window where it is closed, and the other way round. */
  toggle(): void {
    if (this.#isOpenWanted) this.close();
    else this.open();
  }

  /** Sends a question as if the visitor had; blank text is ignored. The window stays as it is. */
  sendMessage(text: string): void {
    if (!text.trim()) return;
    this.#questions.push(text);
    void this.#sendQuestions();
  }

  /** Forgets the conversation, here and in the visitor's other tabs. */
  async reset(): Promise<void> {
    this.#questions = [];
    await this.#prepare();
    this.#session?.startNew();
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
    this.isStanding = true;
    await this.updateComplete;
    if (this.#lifetime !== lifetime) return;
    void this.#sendQuestions();
    this.dispatchEvent(new ChatEvent('chat-ready', null));
    if (this.displayMode === 'inline') this.#isOpenWanted = true;
    if (this.#isOpenWanted) void this.#show();
  }

  #end(): void {
    this.#lifetime?.abort();
    this.#lifetime = undefined;
    this.#record = this.#session = undefined;
    this.#questions = [];
    this.#isOpenWanted = false;
    this.isStanding = false;
    this.windowState = 'closed';
  }

  async #show(): Promise<void> {
    const lifetime = this.#lifetime;
    if (!this.isStanding) return;
    if (!this.#session && this.displayMode !== 'inline') {
      this.windowState = 'opening';
      this.#frame.showPlaceholder(this.#panelOptions());
    }
    try {
      await this.#prepare();
    } catch (error) {
      console.error('Service Chat could not be loaded.', error);
      this.#frame.placeholder?.fail(this.#localization.messages.trouble.store_unavailable);
      return;
    }
    const written = await this.#frame.placeholder?.finish();
    if (this.#lifetime !== lifetime || !this.#isOpenWanted || this.isOpen) return;
    if (written?.isSent) this.sendMessage(written.text);
    else if (written?.text) this.#session?.addDraft(written.text);
    this.windowState = 'open';
    this.performUpdate(); // so that the window is there for whoever hears of it
    if (this.displayMode === 'inline') return;
    this.#frame.panel?.focusInput();
    this.#frame.removePlaceholder(); // not before the focus is out of it
    this.dispatchEvent(new ChatEvent('chat-open', { timestamp: Date.now() }));
  }

  /** Gets everything ready that an open window needs, the window still hidden. */
  async #prepare(): Promise<void> {
    const { ChatSession } = await loadChat();
    if (this.isStanding && this.#lifetime && !this.#session) {
      this.#session = new ChatSession(this, this.#panelOptions(), {
        baseUrl: this.baseUrl,
        widgetId: this.widgetId,
        mayStore: () => (this.consent ?? 'granted') === 'granted',
        signal: this.#lifetime.signal,
      });
      this.requestUpdate();
    }
    for (const text of this.#session ? this.#questions.splice(0) : []) this.#session?.send(text);
    await this.updateComplete;
  }

  async #sendQuestions(): Promise<void> {
    if (!this.isStanding || this.#questions.length === 0) return;
    await this.#prepare().catch((error: unknown) => {
      console.error('Service Chat could not be loaded.', error);
    });
  }

  #panelOptions(): PanelOptions {
    const { messages } = this.#localization;
    const { name = messages.chat } = this.#options;
    return { ...this.#options, name, messages };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'service-chat-widget': ServiceChatWidgetElement;
  }
}
