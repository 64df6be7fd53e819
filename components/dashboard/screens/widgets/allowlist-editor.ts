import { LitElement, html, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { AllowlistCheck } from '../../../../server/admin-contract/websites.js';
import { element } from '../../../internal/element.js';
import { closeIcon } from '../../../theme/icons.js';
import type { DashboardApi } from '../../api/dashboard-api.js';
import { allowlistMessages } from '../../messages/widgets/allowlist-messages.js';
import { sentence } from '../../parts/field.js';

/** Between two looks of the server at what is typed. */
const PAUSE_MS = 250;

/**
 * The websites of a widget, a line each, with what the server says of each as it is typed.
 *
 * @event dash-entries - The list was changed; `detail` is the new one.
 */
@element('allowlist-editor')
export class AllowlistEditor extends LitElement {
  @state() private checked: AllowlistCheck['entries'] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #check = new AbortController();

  @property({ attribute: false }) api!: Pick<DashboardApi, 'checkAllowlist'>;
  @property({ attribute: false }) entries: readonly string[] = [];
  @property({ type: Boolean }) off = false;

  constructor() {
    super();
    this.addController({
      hostDisconnected: () => {
        this.#check.abort();
        clearTimeout(this.#timer);
      },
    });
  }

  protected override createRenderRoot(): this {
    return this;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('entries')) return;
    const before = changed.get('entries');
    if (before && before.join('\n') === this.entries.join('\n')) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), before === undefined ? 0 : PAUSE_MS);
  }

  async #ask(): Promise<void> {
    this.#check.abort();
    this.#check = new AbortController();
    const { signal } = this.#check;
    const entries = this.entries.filter((entry) => entry.trim() !== '');
    try {
      this.checked = entries.length === 0 ? [] : (await this.api.checkAllowlist(entries, signal)).entries;
    } catch {
      // What is typed is judged again when it is saved.
    }
  }

  #tell(entries: readonly string[]): void {
    this.dispatchEvent(new CustomEvent('dash-entries', { detail: [...entries] }));
  }

  #set(index: number, value: string): void {
    this.#tell(this.entries.map((entry, at) => (at === index ? value.trim() : entry)));
  }

  #remove(index: number): void {
    this.#tell(this.entries.filter((_, at) => at !== index));
    this.querySelector<HTMLElement>('.add-entry')?.focus();
  }

  async #add(): Promise<void> {
    this.#tell([...this.entries, '']);
    // The owner of the list draws it anew first.
    await new Promise((resolve) => setTimeout(resolve));
    await this.updateComplete;
    [...this.querySelectorAll<HTMLElement>('input')].at(-1)?.focus();
  }

  protected override render() {
    return html`<fieldset class="entries">
      <legend>${allowlistMessages.entries}</legend>
      ${this.entries.map((entry, index) => this.#renderEntry(entry, index))}
      ${
        this.off
          ? nothing
          : html`<div class="row">
              <button class="add-entry" type="button" @click=${this.#add}>
                ${allowlistMessages.addEntry}
              </button>
              <span class="help" id="entry-help">${allowlistMessages.entryHelp}</span>
            </div>`
      }
    </fieldset>`;
  }

  #renderEntry(entry: string, index: number) {
    const said = this.checked.find((each) => each.entry === entry);
    const id = `entry-${index}`;
    return html`<div class="entry">
      <input
        id=${id}
        dir="ltr"
        maxlength="300"
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        ?disabled=${this.off}
        aria-label=${allowlistMessages.entryLabel(index + 1)}
        aria-invalid=${said?.reason === undefined ? nothing : 'true'}
        aria-describedby="${id}-said"
        .value=${entry}
        @input=${(event: Event) => {
          this.#set(index, (event.target as HTMLInputElement).value);
        }}
      />
      ${
        this.off
          ? nothing
          : html`<button
              type="button"
              aria-label=${allowlistMessages.removeEntry(entry)}
              @click=${() => {
                this.#remove(index);
              }}
            >
              ${closeIcon}
            </button>`
      }
      <p class=${said?.reason === undefined ? 'help' : 'wrong'} id="${id}-said">
        ${said?.reason === undefined ? said?.meaning : sentence(said.reason)}
      </p>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'allowlist-editor': AllowlistEditor;
  }
}
