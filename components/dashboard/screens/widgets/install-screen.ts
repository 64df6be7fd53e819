import { html, type TemplateResult } from 'lit';
import type { AdminWidget, Snippet } from '../../../../server/admin-contract/widgets.js';
import { element } from '../../../internal/element.js';
import { installMessages } from '../../messages/widgets/install-messages.js';
import { Loaded } from '../loaded.js';
import { OperatorScreen } from '../screen.js';
import { WidgetEditor } from './widget-editor.js';
import { drawSection, mayEdit } from './widget-frame.js';
import { installStyles } from './install.styles.js';
import { widgetsStyles } from './widgets.styles.js';
import './install-panel.js';

/** How a widget comes to a website. */
@element('install-screen')
export class InstallScreen extends OperatorScreen {
  static override readonly sheets = [widgetsStyles, installStyles];

  readonly #editor = new WidgetEditor(this);
  readonly #snippet: Loaded<Snippet> = new Loaded(
    this,
    (signal) => this.around.api.snippet(this.around.place.params['widgetId'] ?? '', signal),
    () => [this.around.place.params['widgetId']],
  );

  protected override render() {
    const { saved } = this.#editor;
    return drawSection(this, this.#editor, 'install', saved ? this.#renderContent(saved) : html``);
  }

  #renderContent({ id }: AdminWidget): TemplateResult {
    return html`<install-panel
        .api=${this.around.api}
        .widgetId=${id}
        ?editable=${mayEdit(this)}
      ></install-panel>
      <section class="group" aria-labelledby="policy">
        <h2 id="policy">${installMessages.policyTitle}</h2>
        <p>${installMessages.policyLead}</p>
        ${this.#snippet.render(
          ({ policy }) =>
            html`<ul class="policy" dir="ltr">
              ${policy.map((line) => html`<li><code>${line}</code></li>`)}
            </ul>`,
        )}
      </section>
      <section class="group" aria-labelledby="frameworks">
        <h2 id="frameworks">${installMessages.frameworks}</h2>
        <p>
          ${installMessages.frameworksLead}
          <a href="/docs/frameworks" target="_blank" rel="noopener">${installMessages.frameworksLink}</a>.
        </p>
      </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'install-screen': InstallScreen;
  }
}
