import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import type { PrivacyState, VisitorNameRequest } from '../../../../server/admin-contract/privacy.js';
import { element } from '../../../internal/element.js';
import { messages } from '../../messages/messages.js';
import { privacyMessages } from '../../messages/settings/privacy-messages.js';
import { titles } from '../../messages/titles.js';
import { field, selectField } from '../../parts/field.js';
import { FormState, readForm } from '../../parts/form-state.js';
import { errorNotice, notice } from '../../parts/notice.js';
import { Loaded, tellSessionEnd } from '../loaded.js';
import { OperatorScreen } from '../screen.js';
import '../../parts/dash-dialog.js';

type Kind = keyof typeof privacyMessages.kinds;
const KINDS = Object.entries(privacyMessages.kinds).map(([value, label]) => ({ value, label }));

/** What is kept of visitors: how long, and of one person all of it, to hand out or to erase. */
@element('privacy-screen')
export class PrivacyScreen extends OperatorScreen {
  readonly #state: Loaded<PrivacyState> = new Loaded(this, (signal) => this.around.api.privacy(signal));
  /** Who asked for a human, where the address names a request. */
  readonly #asked: Loaded<string> = new Loaded(this, async (signal) => {
    const id = this.around.place.query.get('request');
    return id === null ? '' : (await this.around.api.escalation(id, signal)).email;
  });
  readonly #form = new FormState(this);
  /** Who is to be erased, once that was asked. */
  @state() private doomed: VisitorNameRequest | undefined;
  @state() private said = '';

  #submit(event: SubmitEvent): void {
    const { kind = 'email', value = '' } = readForm(event);
    const name: VisitorNameRequest = { [kind as Kind]: value };
    this.said = '';
    if (value.trim() === '') {
      this.#form.refuse('value', privacyMessages.nobody);
      return;
    }
    if (event.submitter?.getAttribute('value') === 'erase') {
      this.#form.clear();
      this.doomed = name;
      return;
    }
    void this.#form.run(async () => {
      const found = await this.around.api.exportVisitor(name);
      save(JSON.stringify(found, null, 2));
      this.said = privacyMessages.exported(found.facts.length);
    });
  }

  #erase(): void {
    const { doomed } = this;
    if (!doomed) return;
    void this.#form
      .run(async () => {
        this.said = privacyMessages.erased(await this.around.api.eraseVisitor(doomed));
        this.querySelector('form')?.reset();
      })
      .finally(() => {
        this.doomed = undefined;
      });
  }

  #close(): void {
    this.doomed = undefined;
  }

  protected override updated(): void {
    tellSessionEnd(this, this.#form.error);
  }

  protected override render() {
    const form = this.#form;
    return html`<div class="screen">
      <header>
        <h1 tabindex="-1">${titles.privacy}</h1>
        <p class="lead">${privacyMessages.lead}</p>
      </header>
      <section class="group" aria-labelledby="person">
        <h2 id="person">${privacyMessages.person}</h2>
        ${errorNotice(form.beside('value'))} ${this.said ? notice('positive', this.said) : nothing}
        ${this.#asked.render(
          (email) =>
            html`<form novalidate @submit=${this.#submit}>
              ${selectField({
                id: 'kind',
                name: 'kind',
                label: privacyMessages.kind,
                value: 'email',
                choices: KINDS,
              })}
              ${field({
                id: 'value',
                name: 'value',
                label: privacyMessages.value,
                value: email,
                wrong: form.wrong('value'),
              })}
              <div class="row">
                <button
                  type="submit"
                  name="do"
                  value="export"
                  aria-disabled=${form.isBusy ? 'true' : 'false'}
                >
                  ${privacyMessages.export}
                </button>
                <button
                  class="remove"
                  type="submit"
                  name="do"
                  value="erase"
                  aria-disabled=${form.isBusy ? 'true' : 'false'}
                >
                  ${privacyMessages.erase}
                </button>
              </div>
            </form>`,
        )}
      </section>
      <section class="group" aria-labelledby="retention">
        <h2 id="retention">${privacyMessages.retention}</h2>
        ${this.#state.render(
          ({ retentionDays, auditRetentionDays }) =>
            html`<p>
                ${
                  retentionDays === undefined
                    ? privacyMessages.keptForever
                    : privacyMessages.keptFor(retentionDays)
                }
              </p>
              <p>${privacyMessages.auditKeptFor(auditRetentionDays)}</p>
              <p class="help">${privacyMessages.retentionHelp}</p>`,
        )}
      </section>
      <dash-dialog
        label=${privacyMessages.eraseTitle}
        ?open=${this.doomed !== undefined}
        @dash-close=${this.#close}
      >
        <div>
          <h2>${privacyMessages.eraseTitle}</h2>
          <p><bdi>${Object.values(this.doomed ?? {}).join(' ')}</bdi></p>
          <p>${privacyMessages.eraseText}</p>
          <div class="row">
            <button type="button" class="remove" @click=${this.#erase}>${privacyMessages.eraseNow}</button>
            <button type="button" @click=${this.#close}>${messages.cancel}</button>
          </div>
        </div>
      </dash-dialog>
    </div>`;
  }
}

/** As a file, whose name tells of nobody. */
function save(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'visitor.json';
  link.click();
  URL.revokeObjectURL(url);
}

declare global {
  interface HTMLElementTagNameMap {
    'privacy-screen': PrivacyScreen;
  }
}
