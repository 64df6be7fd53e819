import { LitElement, html, type PropertyValues } from 'lit';
import type { SessionState } from '../../../server/admin-contract/session.js';
import { property, state } from 'lit/decorators.js';
import { element } from '../../internal/element.js';
import { frameMessages } from '../messages/frame-messages.js';
import type { Keys } from '../state/keys.js';
import { PageSheet } from '../theme/page-sheet.js';
import { frameKeys } from './frame-keys.js';
import { keysStyles } from './keys.styles.js';
import '../parts/dash-dialog.js';

/** Lets keys lead to the screens, and lists all that act now, with the switch that turns single keys off. */
@element('dash-keys')
export class DashKeys extends LitElement {
  #remove: (() => void) | undefined;
  @state() private open = false;

  @property({ attribute: false }) keys!: Keys;
  @property({ attribute: false }) session!: SessionState;
  /** To a path behind the prefix. */
  @property({ attribute: false }) go!: (path: string) => void;

  protected override createRenderRoot(): this {
    return this;
  }

  constructor() {
    super();
    this.addController(new PageSheet(keysStyles));
    this.addController({
      hostDisconnected: () => {
        this.#remove?.();
      },
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('session')) return;
    this.#remove?.();
    const show = () => {
      this.open = true;
    };
    this.#remove = this.keys.add(
      frameKeys(
        this.session,
        (path) => {
          this.go(path);
        },
        show,
      ),
    );
  }

  #close(): void {
    this.open = false;
  }

  #switch(event: Event): void {
    this.keys.isOn = (event.target as HTMLInputElement).checked;
  }

  protected override render() {
    return html`<dash-dialog .open=${this.open} label=${frameMessages.keys} @dash-close=${this.#close}>
      <div class="keys">
        <h2>${frameMessages.keys}</h2>
        <p class="help">${frameMessages.keysLead}</p>
        <dl>
          ${this.keys.bindings.map(
            ({ keys, label }) =>
              html`<div>
                <dt>${keys.split(' ').map((key) => html`<kbd>${key}</kbd>`)}</dt>
                <dd>${label}</dd>
              </div>`,
          )}
        </dl>
        <label class="check"
          ><input type="checkbox" .checked=${this.keys.isOn} @change=${this.#switch} />
          ${frameMessages.keysSwitch}</label
        >
        <button type="button" @click=${this.#close}>${frameMessages.close}</button>
      </div>
    </dash-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dash-keys': DashKeys;
  }
}
