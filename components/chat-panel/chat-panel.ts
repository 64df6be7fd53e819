import { ContextProvider } from '@lit/context';
import { LitElement, html, nothing, type PropertyValues } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { base } from '../theme/base.styles.js';
import { cleanText } from '../markdown/clean-text.js';
import { stringsContext, type ChatContext } from './chat-context.js';
import { element } from '../internal/element.js';
import { ChatEvent } from '../internal/events.js';
import { closeIcon, downloadIcon, humanIcon, newConversationIcon } from '../theme/icons.js';
import type { ChatComposer } from '../chat-composer/chat-composer.js';
import type { ChatTranscript } from '../chat-transcript/chat-transcript.js';
import type { ReadingPlace } from '../conversation/place-storage.js';
import type { EscalationForm } from '../escalation-form/escalation-form.js';
import { errorText } from '../language/error-text.js';
import { messages as ENGLISH } from '../language/locales/en.js';
import { styles } from './chat-panel.styles.js';
import { downloadTranscript } from './transcript-text.js';
import { isRequestSent, unansweredQuestion } from './human-request.js';
import '../chat-button/chat-button.js';
import '../chat-composer/chat-composer.js';
import '../chat-notice/chat-notice.js';
import '../chat-transcript/chat-transcript.js';
import '../escalation-form/escalation-form.js';

/**
 * @tag chat-panel
 * @summary The chat window: header, and below it the conversation or the form that reaches a human.
 *
 * Fills the box that it is given. Everything it shows comes in by its `context`; everything the visitor does
 * leaves it as an event.
 *
 * @event {ChatSendEvent} chat-send - The visitor sends a question.
 * @event {ChatDraftEvent} chat-draft - The visitor changes what is not sent yet.
 * @event {ChatStopEvent} chat-stop - The visitor does not want to wait for the rest of the reply.
 * @event {ChatRetryEvent} chat-retry - The visitor wants the failed question sent again.
 * @event {ChatNewConversationEvent} chat-new-conversation - The visitor starts anew.
 * @event {ChatHumanEvent} chat-human - The visitor asks for a human.
 * @event {ChatHumanLeaveEvent} chat-human-leave - The visitor goes back to the conversation.
 * @event {ChatEscalateEvent} chat-escalate - The visitor sends the request for a human.
 * @event {ChatFeedbackEvent} chat-feedback - The visitor rated a reply.
 * @event {ChatDismissEvent} chat-dismiss - The visitor closes the window.
 * @csspart panel - The window itself.
 * @csspart header - The bar with name and actions.
 * @csspart logo - The logo in it, where the widget has one.
 * @cssproperty [--chat-panel-radius=16px] - Corner radius; 0 where the panel fills the screen.
 * @cssproperty [--chat-dismiss-display=block] - `none` where something else closes the panel.
 * @cssproperty [--chat-panel-shadow] - Shadow; none where the panel does not float.
 */
@element('chat-panel')
export class ChatPanel extends LitElement {
  static override styles = [base, styles];

  /** Hands the messages to every element in the panel. */
  readonly #messages = new ContextProvider(this, { context: stringsContext, initialValue: ENGLISH });

  @query('dialog') private readonly dialog!: HTMLDialogElement | null;
  @query('chat-composer') private readonly composer!: ChatComposer | null;
  @query('chat-transcript') private readonly transcript!: ChatTranscript | null;
  @query('escalation-form') private readonly form!: EscalationForm | null;

  /** The unsent message, kept while the form has the composer's place. */
  @state() private draft = '';

  /** Addresses of the logo that has come, and of the one that cannot be shown. */
  @state() private logoSeen = '';
  @state() private logoFailed = '';

  /** Fills the screen: the browser keeps what is behind it out of reach. */
  @property({ type: Boolean, reflect: true }) modal = false;

  /** All that it shows; draws nothing without it. */
  @property({ attribute: false }) context?: ChatContext;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.context) this.#messages.setValue(this.context.strings);
    const before = changed.get('context');
    const { draft = '' } = this.context ?? {};
    if (changed.has('context') && draft !== (before?.draft ?? '')) this.draft = draft;
    const isForm = this.context !== undefined && isFormShown(this.context);
    const hasSwitched = (before !== undefined && isFormShown(before)) !== isForm;
    // What had the focus is about to go: hand it on to the view that comes, or it is lost to the page.
    if (hasSwitched && this.shadowRoot?.activeElement) void this.#switch();
  }

  protected override updated(): void {
    const { dialog, modal } = this;
    if (!dialog || !this.isConnected || (dialog.open && dialog.matches(':modal') === modal)) return;
    const focused = (this.shadowRoot?.activeElement ?? (modal && this.composer)) as
      | HTMLElement
      | false
      | null;
    if (modal) {
      dialog.open = false;
      dialog.showModal();
    } else {
      dialog.close();
      // Not show(), which would take the focus from wherever it is.
      dialog.open = true;
    }
    // Where it was before the browser moved it.
    if (focused) focused.focus();
  }

  async #switch(): Promise<void> {
    await this.updateComplete;
    this.focusInput();
  }

  /** The browser closes a modal window by itself: Escape, or the way back on some phones. */
  #handleClose(): void {
    if (this.modal && !this.dialog?.open) this.#dismiss();
  }

  #dismiss(): void {
    this.dispatchEvent(new ChatEvent('chat-dismiss', null));
  }

  #handleInput(): void {
    this.#setDraft(this.composer?.value ?? '');
  }

  #handleSend(): void {
    this.#setDraft('');
  }

  #setDraft(text: string): void {
    this.draft = text;
    this.dispatchEvent(new ChatEvent('chat-draft', { text }));
  }

  #download(): void {
    if (this.context) downloadTranscript(this.context);
  }

  #startAnew(): void {
    this.dispatchEvent(new ChatEvent('chat-new-conversation', null));
    this.focusInput();
  }

  #askForHuman(): void {
    this.dispatchEvent(new ChatEvent('chat-human', null));
  }

  /** Moves the focus to where the visitor writes: the message, or the first field of the form. */
  focusInput(): void {
    const { form } = this;
    // Its fields come a moment after it.
    if (form)
      void form.updateComplete.then(() => {
        form.focus();
      });
    else this.composer?.focus();
  }

  /** Where the visitor is reading; undefined at the end, where the newest message is followed. */
  get readingPlace(): ReadingPlace | undefined {
    return this.transcript?.readingPlace;
  }

  /** Brings a place into sight. */
  async showPlace(place: ReadingPlace): Promise<void> {
    await this.updateComplete;
    await this.transcript?.showPlace(place);
  }

  protected override render() {
    if (!this.context) return nothing;
    // eslint-disable-next-line lit-a11y/no-redundant-role -- what a page or its tests look for by the role is found
    return html`<dialog
      class="panel"
      part="panel"
      role="dialog"
      open
      aria-labelledby="name"
      aria-modal=${this.modal ? 'true' : nothing}
      @close=${this.#handleClose}
    >
      ${this.#renderHeader(this.context)} ${this.#renderTranscript(this.context)}
      ${isFormShown(this.context) ? this.#renderForm(this.context) : this.#renderFooter(this.context)}
    </dialog>`;
  }

  #renderHeader(context: ChatContext) {
    const { name, strings, conversation } = context;
    const title = cleanText(name);
    const isForm = isFormShown(context);
    return html`<div class="header" part="header">
      ${this.#renderMark(context.logo, title)}
      <div class="titles">
        <h2 id="name"><bdi>${title}</bdi></h2>
        <p>${strings.tagline}</p>
      </div>
      ${
        conversation.messages.length > 0 && !isForm
          ? html`<chat-button variant="plain" label=${strings.download} @click=${this.#download}
                >${downloadIcon}</chat-button
              >
              <chat-button variant="plain" label=${strings.newConversation} @click=${this.#startAnew}
                >${newConversationIcon}</chat-button
              >`
          : nothing
      }
      ${
        isForm || isRequestSent(conversation)
          ? nothing
          : html`<chat-button variant="plain" label=${strings.talkToHuman} @click=${this.#askForHuman}
              >${humanIcon}</chat-button
            >`
      }
      <chat-button
        class="dismiss"
        variant="plain"
        label=${this.modal ? strings.closeChat : strings.close}
        @click=${this.#dismiss}
        >${closeIcon}</chat-button
      >
    </div>`;
  }

  /** The logo, or until it has come, and where it does not, the first letter of the name. */
  #renderMark(logo: string | undefined, title: string) {
    const hasLogo = logo !== undefined && logo === this.logoSeen;
    const image =
      logo && logo !== this.logoFailed
        ? html`<img
            src=${logo}
            part="logo"
            alt=""
            referrerpolicy="no-referrer"
            ?hidden=${!hasLogo}
            @load=${() => {
              this.logoSeen = logo;
            }}
            @error=${() => {
              this.logoFailed = logo;
            }}
          />`
        : nothing;
    return html`<span class=${hasLogo ? 'logo' : 'monogram'} aria-hidden="true"
      >${image}${hasLogo ? nothing : firstCharacter(title)}</span
    >`;
  }

  /** Only hidden behind the form, so that it keeps its place. */
  #renderTranscript(context: ChatContext) {
    const { conversation, greeting, suggestions } = context;
    return html`<chat-transcript
      ?hidden=${isFormShown(context)}
      .conversation=${conversation}
      .greeting=${greeting}
      .suggestions=${suggestions}
    ></chat-transcript>`;
  }

  #renderFooter({ conversation: { status, error }, placeholder, strings }: ChatContext) {
    return html`<div class="footer">
      ${
        error
          ? html`<chat-notice
              text=${errorText(strings, error)}
              action=${error.canRetry ? strings.retry : ''}
              human=${error.code === 'quota_exceeded' ? strings.talkToHuman : ''}
              @chat-retry=${this.focusInput}
            ></chat-notice>`
          : nothing
      }
      <chat-composer
        .value=${this.draft}
        .placeholder=${cleanText(placeholder)}
        ?busy=${status === 'sending' || status === 'streaming'}
        @input=${this.#handleInput}
        @chat-send=${this.#handleSend}
      ></chat-composer>
    </div>`;
  }

  #renderForm({ conversation, escalation, privacyUrl, visitor }: ChatContext) {
    return html`<div class="form">
      <escalation-form
        .status=${escalation}
        .name=${visitor?.name ?? ''}
        .email=${visitor?.email ?? ''}
        .message=${unansweredQuestion(conversation)}
        .privacyUrl=${privacyUrl}
      ></escalation-form>
    </div>`;
  }
}

const isFormShown = ({ escalation }: ChatContext): boolean => escalation !== 'none';

function firstCharacter(text: string): string {
  return Array.from(text.trim())[0]?.toLocaleUpperCase() ?? '';
}

declare global {
  interface HTMLElementTagNameMap {
    'chat-panel': ChatPanel;
  }
}
