import { html, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import type {
  AssigneeList,
  EscalationChange,
  EscalationDetail,
} from '../../../../server/admin-contract/escalations.js';
import { element } from '../../../internal/element.js';
import { cleanText } from '../../../markdown/clean-text.js';
import { inboxMessages } from '../../messages/inbox-messages.js';
import { requestMessages } from '../../messages/request-messages.js';
import { copyText } from '../../state/copy-text.js';
import { selectField } from '../../parts/field.js';
import { FormState } from '../../parts/form-state.js';
import { moment } from '../../parts/moment.js';
import { errorNotice, notice } from '../../parts/notice.js';
import { submitButton } from '../../parts/submit-button.js';
import { Loaded, tellSessionEnd } from '../loaded.js';
import { OperatorScreen } from '../screen.js';
import { ScreenKeys } from '../screen-keys.js';
import { drawMarks, drawRows, nameOf, type RowOptions } from './draw-requests.js';
import { drawContact, drawErase, drawHistory, drawUndelivered } from './draw-detail.js';
import type { drawTalk } from './draw-talk.js';
import { differing, HandledEvent } from './handled.js';
import { mailTo } from './mail-address.js';
import { keepDraft, readDraft } from './note-drafts.js';
import type { replyMail } from './reply-mail.js';

const MAX_NOTE_LENGTH = 4000;

/**
 * One request, and all that can be done about it.
 *
 * @fires dash-handled
 */
@element('inbox-request')
export class InboxRequest extends OperatorScreen {
  readonly #detail: Loaded<EscalationDetail> = new Loaded(
    this,
    (signal) => this.around.api.escalation(this.requestId, signal),
    () => [this.requestId],
  );
  readonly #people: Loaded<AssigneeList | undefined> = new Loaded(
    this,
    async (signal) =>
      this.#mayHandle && this.#shown ? this.around.api.assignees(this.#shown.widgetId, signal) : undefined,
    () => [this.#shown?.widgetId],
  );
  readonly #form = new FormState(this);
  /** Quotes the request in the mail; before it is there, the mail is empty. */
  @state() private replyMail: typeof replyMail | undefined;
  @state() private drawTalk: typeof drawTalk | undefined;
  @state() private hasCopied = false;

  @property() requestId = '';
  /** How the requests of the list are drawn. */
  @property({ attribute: false }) rows!: RowOptions;

  constructor() {
    super();
    void import('./draw-talk.js').then((module) => {
      this.drawTalk = module.drawTalk;
    });
    // With what reads an answer as text, which the first sight does without.
    void import('./reply-mail.js').then((module) => {
      this.replyMail = module.replyMail;
    });
    const { keys } = requestMessages;
    new ScreenKeys(this, [
      { keys: 't', label: keys.take, run: () => void this.#take() },
      { keys: 'e', label: keys.done, run: () => void this.#finish() },
      { keys: 'n', label: keys.note, run: () => this.querySelector<HTMLElement>('textarea')?.focus() },
      { keys: 'r', label: keys.reply, run: () => this.querySelector<HTMLElement>('a.reply')?.click() },
    ]);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('requestId')) return;
    this.#form.clear();
    this.hasCopied = false;
  }

  reload(): void {
    void this.#detail.reload();
  }

  /** The one that was asked for: another may stand there while it is on its way. */
  get #shown(): EscalationDetail | undefined {
    return this.#detail.value?.id === this.requestId ? this.#detail.value : undefined;
  }

  get #mayHandle(): boolean {
    return this.session.role !== 'reader';
  }

  /** @param undoable as it was before */
  async #change(change: Omit<EscalationChange, 'version'>, said: string, isUndoable: boolean): Promise<void> {
    const before = this.#shown;
    if (!before || !this.#mayHandle) return;
    await this.#form.run(async () => {
      const after = await this.around.api.handleEscalation(before.id, { ...change, version: before.version });
      // What was written while it was sent is another note.
      if (readDraft(before.id).trim() === change.note) keepDraft(before.id, '');
      const undo = async () => {
        const back = { status: before.status, assignee: before.assignee?.id ?? null };
        await this.around.api.handleEscalation(after.id, {
          ...differing(after, back),
          version: after.version,
        });
      };
      await this.#detail.reload();
      this.dispatchEvent(new HandledEvent(said, isUndoable ? undo : undefined));
    });
    tellSessionEnd(this, this.#form.error);
    if (this.#form.error?.code === 'conflict') await this.#detail.reload();
  }

  async #take(): Promise<void> {
    const { id } = this.session.operator;
    const shown = this.#shown;
    if (!shown || (shown.status === 'inProgress' && shown.assignee?.id === id)) return;
    await this.#change(
      differing(shown, { status: 'inProgress', assignee: id }),
      requestMessages.saidTaken,
      true,
    );
  }

  async #finish(): Promise<void> {
    if (this.#shown?.status === 'done') return;
    await this.#change({ status: 'done' }, requestMessages.saidDone, true);
  }

  #assign({ target }: Event): void {
    const select = target as HTMLSelectElement;
    const assignee = select.value || undefined;
    const said = requestMessages.saidAssigned(assignee && select.selectedOptions[0]?.label);
    void this.#change({ assignee: assignee ?? null }, said, true).then(() => {
      // Where that was refused, it is as it was.
      select.value = this.#shown?.assignee?.id ?? '';
    });
  }

  #handleInput(event: Event): void {
    keepDraft(this.requestId, (event.target as HTMLTextAreaElement).value);
  }

  #addNote(event: SubmitEvent): void {
    event.preventDefault();
    const area = this.querySelector('textarea');
    const note = area?.value.trim() ?? '';
    if (!area || note === '') {
      area?.focus();
      return;
    }
    const id = this.requestId;
    void this.#change({ note }, '', false).then(() => {
      if (readDraft(id) === '') area.value = '';
    });
  }

  async #copy(address: string): Promise<void> {
    this.hasCopied = false;
    await this.updateComplete;
    this.hasCopied = await copyText(address, () => {
      const shown = this.querySelector('dd bdi');
      if (shown) getSelection()?.selectAllChildren(shown);
    });
  }

  protected override render() {
    const shown = this.#shown;
    return html`<h1 tabindex="-1"><bdi>${shown ? nameOf(shown) : requestMessages.request}</bdi></h1>
      ${this.#detail.render((detail) =>
        // Another one may stand there still.
        detail.id === this.requestId ? this.#renderDetail(detail) : nothing,
      )}`;
  }

  #renderDetail(detail: EscalationDetail) {
    const { others, history, message, at } = detail;
    const { error } = this.#form;
    return html`<article class="request" aria-label=${nameOf(detail)}>
      <p class="marks">
        <span class="badge">${inboxMessages.statuses[detail.status]}</span>
        ${drawMarks({ ...detail, noteCount: 0 }, this.rows)} ${moment(at)}
      </p>
      ${
        error?.code === 'conflict'
          ? notice('caution', `${error.message} ${requestMessages.conflict}`)
          : errorNotice(error)
      }
      ${this.#renderActs(detail)} ${drawUndelivered(detail, this.around.linkTo)}
      <section aria-label=${requestMessages.message}>
        <blockquote dir="auto">${cleanText(message)}</blockquote>
        ${drawContact(detail, this.rows.widgetName(detail.widgetId), this.#renderCopy(detail.email))}
        ${this.#mayHandle ? this.#renderAssign(detail) : nothing}
      </section>
      <section aria-labelledby="talk">
        <h2 id="talk">${requestMessages.conversation}</h2>
        ${
          detail.turns.length === 0
            ? html`<p class="help">${requestMessages.noConversation}</p>`
            : this.drawTalk?.(detail, this.around.linkTo)
        }
      </section>
      <section aria-labelledby="history">
        <h2 id="history">${requestMessages.history}</h2>
        ${drawHistory(history)} ${this.#mayHandle ? this.#renderNote() : nothing}
      </section>
      ${
        others.length === 0
          ? nothing
          : html`<section aria-labelledby="others">
              <h2 id="others">${requestMessages.others}</h2>
              ${drawRows(requestMessages.others, others, this.rows)}
            </section>`
      }
      ${this.session.role === 'owner' ? drawErase(detail, this.around.linkTo) : nothing}
    </article>`;
  }

  #renderActs(detail: EscalationDetail) {
    const { status, assignee, widgetId } = detail;
    const isOwn = assignee?.id === this.session.operator.id;
    const isFree = this.#mayHandle && status !== 'done' && !(isOwn && status === 'inProgress');
    const widget = this.around.widgets.find(({ id }) => id === widgetId)?.name ?? '';
    const mail = this.replyMail?.(detail, widget) ?? mailTo(detail.email);
    const busy = this.#form.isBusy ? 'true' : 'false';
    const act = (label: string, run: () => void, look = '') =>
      html`<button type="button" class=${look} aria-disabled=${busy} @click=${run}>${label}</button>`;
    return html`<div class="acts">
      ${isFree ? act(requestMessages.take, () => void this.#take(), 'solid') : nothing}
      ${
        mail === undefined
          ? html`<p class="help">${requestMessages.badAddress}</p>`
          : html`<a class="button reply ${isFree ? '' : 'solid'}" href=${mail}>${requestMessages.reply}</a>`
      }
      ${
        !this.#mayHandle
          ? nothing
          : status === 'done'
            ? act(
                requestMessages.reopen,
                () => void this.#change({ status: 'open' }, requestMessages.saidReopened, true),
              )
            : act(requestMessages.done, () => void this.#finish())
      }
    </div>`;
  }

  #renderCopy(address: string) {
    return html`<button type="button" class="plain" @click=${() => this.#copy(address)}>
        ${requestMessages.copyAddress}
      </button>
      <span role="status">${this.hasCopied ? requestMessages.copied : ''}</span>`;
  }

  #renderAssign({ assignee }: EscalationDetail) {
    const people = this.#people.value?.items ?? [];
    // Who has it may be somebody who cannot be chosen any more.
    const all = assignee && !people.some(({ id }) => id === assignee.id) ? [assignee, ...people] : people;
    return html`<div @change=${this.#assign}>
      ${selectField({
        id: 'assignee',
        name: 'assignee',
        label: requestMessages.assign,
        value: assignee?.id ?? '',
        choices: [
          { value: '', label: requestMessages.nobody },
          ...all.map(({ id, name }) => ({ value: id, label: name })),
        ],
      })}
    </div>`;
  }

  #renderNote() {
    return html`<form novalidate @submit=${this.#addNote}>
      <div class="field">
        <label for="note">${requestMessages.note}</label>
        <textarea
          id="note"
          rows="3"
          maxlength=${MAX_NOTE_LENGTH}
          aria-describedby="note-help"
          .defaultValue=${readDraft(this.requestId)}
          @input=${this.#handleInput}
        ></textarea>
        <p class="help" id="note-help">${requestMessages.noteHelp}</p>
      </div>
      ${submitButton(requestMessages.addNote, this.#form, '')}
    </form>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'inbox-request': InboxRequest;
  }
}
