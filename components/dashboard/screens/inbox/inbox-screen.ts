import { html, nothing } from 'lit';
import { query, state } from 'lit/decorators.js';
import type {
  EscalationCounts,
  EscalationPage,
  EscalationRow,
  EscalationStatus,
} from '../../../../server/admin-contract/escalations.js';
import { element } from '../../../internal/element.js';
import { inboxMessages } from '../../messages/inbox-messages.js';
import { titles } from '../../messages/titles.js';
import { empty } from '../../parts/empty.js';
import { Narrow } from '../../parts/narrow.js';
import { errorNotice } from '../../parts/notice.js';
import { FormState } from '../../parts/form-state.js';
import { tabs } from '../../parts/tabs.js';
import { Undo } from '../../parts/undo.js';
import { noticeState, switchNotices, type NoticeState } from '../../state/browser-notice.js';
import { inboxIcon } from '../../theme/rail-icons.js';
import { Paged } from '../paged.js';
import { OperatorScreen } from '../screen.js';
import { ScreenKeys } from '../screen-keys.js';
import { drawRows, type RowOptions } from './draw-requests.js';
import { inboxStyles } from './inbox.styles.js';
import type { HandledEvent } from './handled.js';
import type { InboxRequest } from './inbox-request.js';
import { addressOf } from '../../routing/router.js';

const STATUSES: readonly EscalationStatus[] = ['open', 'inProgress', 'done'];

/** Who asked for a human: a list by state, and beside it the request that is read. */
@element('inbox-screen')
export class InboxScreen extends OperatorScreen {
  static override readonly sheets = [inboxStyles];

  readonly #list: Paged<EscalationRow, EscalationPage> = new Paged(
    this,
    (cursor, signal) =>
      this.around.api.escalations(
        {
          status: this.#status,
          ...(this.#isMine && { assignee: 'me' }),
          ...this.around.scope,
          ...(cursor !== undefined && { cursor }),
        },
        signal,
      ),
    () => [this.#status, this.#isMine, this.around.scope.widget],
  );
  readonly #narrow = new Narrow(this);
  readonly #undo = new Undo(this);
  readonly #undoing = new FormState(this);
  #stopListening: (() => void)[] = [];
  @query('inbox-request') private readonly request!: InboxRequest | null;
  @state() private notices: NoticeState = noticeState();

  constructor() {
    super();
    const { keys } = inboxMessages;
    new ScreenKeys(this, [
      {
        keys: 'j',
        label: keys.next,
        run: () => {
          this.#step(1);
        },
      },
      {
        keys: 'k',
        label: keys.previous,
        run: () => {
          this.#step(-1);
        },
      },
      { keys: 'u', label: keys.undo, run: () => void this.#undo.run() },
    ]);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { feed } = this.around;
    const read = () => {
      void this.#list.reload();
    };
    this.#stopListening = [
      feed.on('escalation', ({ id }) => {
        read();
        if (id === this.#id) this.request?.reload();
      }),
      feed.on('again', () => {
        read();
        this.request?.reload();
      }),
    ];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const stop of this.#stopListening) stop();
  }

  get #id(): string | undefined {
    return this.around.place.params['escalationId'];
  }

  get #status(): EscalationStatus {
    const asked = this.around.place.query.get('status');
    return STATUSES.find((status) => status === asked) ?? 'open';
  }

  get #isMine(): boolean {
    return this.around.place.query.get('mine') !== null;
  }

  /** @param path of the inbox, behind the prefix */
  #pathOf(path: string, status = this.#status, isMine = this.#isMine): string {
    const query = new URLSearchParams({
      ...(status !== 'open' && { status }),
      ...(isMine && { mine: 'yes' }),
      ...this.around.scope,
    });
    return addressOf({ path, query });
  }

  readonly #hrefOf = (id: string): string =>
    this.around.linkTo(this.#pathOf(`/inbox/${encodeURIComponent(id)}`));

  /** On to the next or the previous: from a request to a request, in the list from line to line. */
  #step(by: 1 | -1): void {
    const rows = [...this.querySelectorAll<HTMLAnchorElement>('.requests-place .request-row')];
    if (this.#id !== undefined) {
      const items = this.#list.first?.items ?? [];
      const at = items.findIndex(({ id }) => id === this.#id);
      const next = items[at === -1 ? 0 : at + by];
      if (next) this.around.go(this.#pathOf(`/inbox/${encodeURIComponent(next.id)}`), { replace: true });
      return;
    }
    const at = rows.indexOf(document.activeElement as HTMLAnchorElement);
    rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))]?.focus();
  }

  #handleHandled({ said, undo }: HandledEvent): void {
    void this.#list.reload();
    this.#undoing.clear();
    if (!undo) return;
    this.#undo.offer(said, async () => {
      await this.#undoing.run(undo);
      await this.#list.reload();
      this.request?.reload();
    });
  }

  async #switchNotices(): Promise<void> {
    this.notices = await switchNotices(this.notices !== 'on');
  }

  protected override updated(): void {
    const counts = this.#list.first?.counts;
    if (counts && this.around.scope.widget === undefined) this.around.counts.update({ inbox: counts.open });
  }

  protected override render() {
    const id = this.#id;
    const isAlone = id === undefined || this.#narrow.matches;
    return html`<div class="screen" @dash-handled=${this.#handleHandled}>
      ${id !== undefined && this.#narrow.matches ? this.#renderBack() : this.#renderHead(id !== undefined)}
      <div class="inbox ${isAlone ? 'single' : ''}">
        ${id !== undefined && this.#narrow.matches ? nothing : html`<div class="requests-place">${this.#renderList()}</div>`}
        ${
          id === undefined
            ? nothing
            : html`<inbox-request
                .around=${this.around}
                .rows=${this.#rowOptions()}
                .requestId=${id}
              ></inbox-request>`
        }
      </div>
      ${errorNotice(this.#undoing.error)} ${this.#undo.render()}
    </div>`;
  }

  #renderBack() {
    return html`<p class="crumb">
      <a href=${this.around.linkTo(this.#pathOf('/inbox'))}>${inboxMessages.backToList}</a>
    </p>`;
  }

  /** @param isBeside whether a request is read, which then has the heading of the page */
  #renderHead(isBeside: boolean) {
    const counts = this.#list.first?.counts;
    const { notices } = this;
    const title = isBeside
      ? html`<p class="h1">
          <a href=${this.around.linkTo(this.#pathOf('/inbox'))}>${titles.inbox}</a>
        </p>`
      : html`<h1 tabindex="-1">${titles.inbox}</h1>`;
    return html`<header class="head">
        <div>
          ${title}
          <p class="lead">${inboxMessages.lead}</p>
        </div>
        ${
          notices === 'unavailable'
            ? nothing
            : notices === 'denied'
              ? html`<p class="help">${inboxMessages.notifyDenied}</p>`
              : html`<button type="button" class="plain" @click=${this.#switchNotices}>
                  ${notices === 'on' ? inboxMessages.notifyOff : inboxMessages.notifyOn}
                </button>`
        }
      </header>
      ${this.#renderTabs(counts)}`;
  }

  #renderTabs(counts: EscalationCounts | undefined) {
    const link = (status: EscalationStatus, isMine: boolean) =>
      this.around.linkTo(this.#pathOf('/inbox', status, isMine));
    const toggle = link(this.#status, !this.#isMine);
    return html`${tabs(
      inboxMessages.views,
      STATUSES.map((status) => ({
        label: inboxMessages.statuses[status],
        href: link(status, this.#isMine),
        isCurrent: status === this.#status,
        count: status === 'done' ? undefined : counts?.[status],
      })),
    )}
    ${
      counts?.mine || this.#isMine
        ? html`<p>
            <a class="chip mine" href=${toggle} aria-current=${this.#isMine ? 'true' : nothing}
              ><span
                >${inboxMessages.mine}${counts ? ` (${counts.mine})` : ''}${this.#isMine ? ' ✓' : ''}</span
              ></a
            >
          </p>`
        : nothing
    }`;
  }

  #rowOptions(): RowOptions {
    const { widgets } = this.around;
    return {
      href: this.#hrefOf,
      current: this.#id,
      ownId: this.session.operator.id,
      widgetName: (id) =>
        widgets.length > 1 ? (widgets.find((each) => each.id === id)?.name ?? id) : undefined,
    };
  }

  #renderList() {
    return this.#list.render((items) =>
      items.length === 0 ? this.#renderEmpty() : drawRows(inboxMessages.requests, items, this.#rowOptions()),
    );
  }

  #renderEmpty() {
    if (this.#isMine) return empty({ title: inboxMessages.emptyMine });
    const title = inboxMessages.empty[this.#status];
    if (this.#status !== 'open') return empty({ title });
    return empty({
      title,
      icon: inboxIcon,
      text: html`${inboxMessages.emptyOpenText} ${inboxMessages.emptyHint}`,
      step: html`<a href="/docs/notifications" target="_blank">${inboxMessages.emptyHintLink}</a>`,
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'inbox-screen': InboxScreen;
  }
}
