import { Task } from '@lit/task';
import { LitElement, html, nothing, type PropertyValues } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { PageSummary } from '../../../server/admin-contract/pages.js';
import { element } from '../../internal/element.js';
import { paletteMessages as words } from '../messages/palette-messages.js';
import type { Surroundings } from '../screens/screen.js';
import { PageSheet } from '../theme/page-sheet.js';
import { paletteChoices, paletteWidget, type PaletteChoice } from './palette-choices.js';
import { paletteStyles } from './palette.styles.js';
import '../parts/dash-dialog.js';

/** After the last letter, before pages are asked for. */
const WAIT_MS = 200;
const LEAST_LETTERS = 2;
const MOST_PAGES = 6;

/**
 * Goes to a screen, a widget or a page by its name, or asks the text as a question: a field with a list below it, for
 * who would rather type than look.
 *
 * @fires dash-close
 */
@element('dash-palette')
export class DashPalette extends LitElement {
  readonly #pages: Task<[string, string | undefined], readonly PageSummary[]> = new Task(this, {
    args: () => [this.text.trim(), this.open ? paletteWidget(this.around) : undefined],
    task: async ([text, widget], { signal }) => {
      if (widget === undefined || text.length < LEAST_LETTERS) return [];
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
      signal.throwIfAborted();
      const { items } = await this.around.api.pages(widget, { q: text }, signal);
      return items.slice(0, MOST_PAGES);
    },
  });
  @query('input') private readonly field!: HTMLInputElement;
  @state() private text = '';
  /** Path of the choice that keys went to: it stays chosen where pages come in before it. */
  @state() private chosen: string | undefined;

  @property({ attribute: false }) around!: Surroundings;
  /** Whether it stands before the page. */
  @property({ type: Boolean }) open = false;

  constructor() {
    super();
    this.addController(new PageSheet(paletteStyles));
  }

  protected override createRenderRoot(): this {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('open') || !this.open) return;
    this.text = '';
    this.chosen = undefined;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('open') && this.open) this.field.focus();
    this.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }

  get #choices(): PaletteChoice[] {
    return paletteChoices(this.around, this.text.trim(), this.#pages.value ?? []);
  }

  /** Of the choice that Enter takes: the first until keys go to another. */
  #placeAmong(choices: readonly PaletteChoice[]): number {
    return Math.max(
      0,
      choices.findIndex(({ path }) => path === this.chosen),
    );
  }

  readonly #handleInput = (): void => {
    this.text = this.field.value;
    this.chosen = undefined;
  };

  readonly #handleKey = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    const choices = this.#choices;
    const { length } = choices;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && length > 0)
      this.chosen = choices[(this.#placeAmong(choices) + step + length) % length]?.path;
    else if (event.key === 'Enter') this.#take(choices[this.#placeAmong(choices)]);
    else return;
    event.preventDefault();
  };

  #take(choice: PaletteChoice | undefined): void {
    if (!choice) return;
    this.#end();
    this.around.go(choice.path);
  }

  readonly #end = (): void => {
    this.dispatchEvent(new Event('dash-close'));
  };

  protected override render() {
    const choices = this.open ? this.#choices : [];
    const place = this.#placeAmong(choices);
    const chosen = choices[place] ? `palette-${place}` : nothing;
    return html`<dash-dialog label=${words.title} .open=${this.open} @dash-close=${this.#end}>
      <div class="palette">
        <label id="palette-label" for="palette-text">${words.label}</label>
        <input
          id="palette-text"
          type="text"
          role="combobox"
          aria-labelledby="palette-label"
          autocomplete="off"
          spellcheck="false"
          dir="auto"
          maxlength="200"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls="palette-list"
          aria-activedescendant=${chosen}
          .value=${this.text}
          @input=${this.#handleInput}
          @keydown=${this.#handleKey}
        />
        <p class="visually-hidden" role="status">
          ${choices.length === 0 ? words.nothing : words.found(choices.length)}
        </p>
        <div id="palette-list" class="options" role="listbox" aria-label=${words.title}>
          ${choices.map((choice, at) => this.#renderChoice(choice, at, at === place))}
        </div>
      </div>
    </dash-dialog>`;
  }

  #renderChoice(choice: PaletteChoice, at: number, isChosen: boolean) {
    return html`<button
      id="palette-${at}"
      type="button"
      class="plain"
      role="option"
      tabindex="-1"
      aria-selected=${isChosen ? 'true' : 'false'}
      @click=${() => {
        this.#take(choice);
      }}
    >
      <bdi>${choice.label}</bdi> ${choice.kind === undefined ? nothing : html`<small>${choice.kind}</small>`}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dash-palette': DashPalette;
  }
}
