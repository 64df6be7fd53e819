import { LitElement, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { element } from '../../internal/element.js';
import { frameMessages } from '../messages/frame-messages.js';
import type { Surroundings } from '../screens/screen.js';
import { PageSheet } from '../theme/page-sheet.js';
import { frameKeys } from './frame-keys.js';
import { keysStyles } from './keys.styles.js';
import '../parts/dash-dialog.js';

/** Lets keys lead to the screens, and lists all that act now, with the switch that turns single keys off. */
@element('dash-keys')
export class DashKeys extends LitElement {
  #remove: (() => void) | undefined;
  /** Whose keys act. */
  #session: Surroundings['session'];
  @state() private open = false;
  /** Whether the palette was asked for at all, and whether it stands before the page. */
  @state() private hasPalette = false;
  @state() private isSearching = false;

  @property({ attribute: false }) around!: Surroundings;

  protected override createRenderRoot(): this {
    return this;
  }

  constructor() {
    super();
    this.addController(new PageSheet(keysStyles));
    this.addController({
      hostConnected: () => {
        document.addEventListener('keydown', this.#handleKey);
        document.addEventListener('dash-search', this.#search);
      },
      hostDisconnected: () => {
        document.removeEventListener('keydown', this.#handleKey);
        document.removeEventListener('dash-search', this.#search);
        this.#remove?.();
      },
    });
  }

  protected override willUpdate(): void {
    const { keys, session } = this.around;
    if (this.#session === session) return;
    this.#session = session;
    this.#remove?.();
    if (!session) return;
    const show = () => {
      this.open = true;
    };
    const go = (path: string) => {
      this.around.go(path);
    };
    this.#remove = keys.add(frameKeys(session, { go, show, search: this.#search }));
  }

  /** It acts in fields too, where no text has it. */
  readonly #handleKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
    event.preventDefault();
    this.#search();
  };

  readonly #search = (): void => {
    // Without the server there is nothing to go to.
    void import('./dash-palette.js').then(
      () => {
        this.hasPalette = true;
        this.isSearching = true;
      },
      () => undefined,
    );
  };

  #endSearch(): void {
    this.isSearching = false;
  }

  #close(): void {
    this.open = false;
  }

  #switch(event: Event): void {
    this.around.keys.isOn = (event.target as HTMLInputElement).checked;
  }

  protected override render() {
    const { keys } = this.around;
    return html`${
        this.hasPalette
          ? html`<dash-palette
              .around=${this.around}
              .open=${this.isSearching}
              @dash-close=${this.#endSearch}
            ></dash-palette>`
          : nothing
      }<dash-dialog .open=${this.open} label=${frameMessages.keys} @dash-close=${this.#close}>
        <div class="keys">
          <h2>${frameMessages.keys}</h2>
          <p class="help">${frameMessages.keysLead}</p>
          <dl>
            ${keys.bindings.map(
              ({ keys: pressed, label }) =>
                html`<div>
                  <dt>${pressed.split(' ').map((key) => html`<kbd>${key}</kbd>`)}</dt>
                  <dd>${label}</dd>
                </div>`,
            )}
          </dl>
          <label class="check"
            ><input type="checkbox" .checked=${keys.isOn} @change=${this.#switch} />
            ${frameMessages.keysSwitch}</label
          >
          <p class="row">
            <button type="button" @click=${this.#close}>${frameMessages.close}</button>
          </p>
        </div>
      </dash-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dash-keys': DashKeys;
  }
}
