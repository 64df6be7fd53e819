import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { ChangeList as Changes, PageDiff } from '../../../../server/admin-contract/imports.js';
import { element } from '../../../internal/element.js';
import { AdminError } from '../../api/admin-error.js';
import { importMessages as importWords } from '../../messages/knowledge/import-messages.js';
import { knowledgeMessages as words } from '../../messages/knowledge/knowledge-messages.js';
import { errorNotice } from '../../parts/notice.js';
import { skeleton } from '../../parts/skeleton.js';
import { Paged } from '../paged.js';
import { OperatorScreen } from '../screen.js';

type Change = Changes['items'][number];

/** The pages that a dry run would change; each opens its lines, which come when they are asked for. */
@element('change-list')
export class ChangeList extends OperatorScreen {
  readonly #changes: Paged<Change> = new Paged<Change>(
    this,
    (cursor, signal) => this.around.api.changes(this.jobId, cursor, signal),
    () => [this.jobId],
  );
  @property() jobId = '';
  @state() private diffs: ReadonlyMap<string, PageDiff | AdminError> = new Map();

  async #open(event: Event, { id }: Change): Promise<void> {
    if (!(event.target as HTMLDetailsElement).open || this.diffs.has(id)) return;
    const diff = await this.around.api.change(this.jobId, id).catch((error: unknown) => {
      if (error instanceof AdminError) return error;
      throw error;
    });
    this.diffs = new Map(this.diffs).set(id, diff);
  }

  protected override render() {
    return this.#changes.render(
      (items) =>
        html`<ul class="changes">
          ${items.map((change) => this.#renderChange(change))}
        </ul>`,
      words.more,
    );
  }

  #renderChange(change: Change) {
    const { kind, id, title, added, removed } = change;
    return html`<li>
      <details @toggle=${(event: Event) => this.#open(event, change)}>
        <summary>
          <span class="badge">${importWords.kinds[kind]}</span> <bdi>${title}</bdi>
          <small class="help"><bdi>${id}</bdi> · ${importWords.lines(added, removed)}</small>
        </summary>
        ${this.#renderDiff(this.diffs.get(id))}
      </details>
    </li>`;
  }

  #renderDiff(diff: PageDiff | AdminError | undefined) {
    if (diff === undefined) return skeleton(3);
    if (diff instanceof AdminError) return errorNotice(diff);
    return html`<div class="diff">
      ${diff.isWhole ? nothing : html`<p class="help">${importWords.unlike}</p>`}
      ${diff.hunks.map(
        ({ lines }) =>
          html`<pre tabindex="0" dir="auto">
${lines.map(
              ({ kind, text }) =>
                html`<span class="line ${kind}"
                  >${MARKS[kind]} <span class="visually-hidden">${importWords.lineKinds[kind]}</span>${text}
                </span>`,
            )}</pre>`,
      )}
    </div>`;
  }
}

const MARKS = { same: '\u00a0', added: '+', removed: '−' } as const;

declare global {
  interface HTMLElementTagNameMap {
    'change-list': ChangeList;
  }
}
