import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { DeliveryTest, WebhookSecretState } from '../../../../server/admin-contract/deliveries.js';
import type { AdminWidget } from '../../../../server/admin-contract/widgets.js';
import { element } from '../../../internal/element.js';
import { noticesMessages } from '../../messages/widgets/notices-messages.js';
import { FormState } from '../../parts/form-state.js';
import { moment } from '../../parts/moment.js';
import { errorNotice, notice } from '../../parts/notice.js';
import { tellSessionEnd } from '../loaded.js';
import { OperatorScreen } from '../screen.js';
import { checkInput, choiceInput, choicesOf, textInput } from './inputs.js';
import { WidgetEditor } from './widget-editor.js';
import { drawSaveBar, drawSection, mayEdit } from './widget-frame.js';
import { widgetsStyles } from './widgets.styles.js';
import '../../parts/dash-secret.js';
import './delivery-list.js';

type Notify = NonNullable<AdminWidget['notify']>;

/** How owners hear of what visitors leave: by webhook and by mail, and what did not arrive. */
@element('notices-screen')
export class NoticesScreen extends OperatorScreen {
  static override readonly sheets = [widgetsStyles];

  readonly #editor = new WidgetEditor(this);
  readonly #acting = new FormState(this);
  @state() private secret: WebhookSecretState | undefined;
  @state() private isNew = false;
  @state() private webhookTest: DeliveryTest | undefined;
  @state() private mailTest: DeliveryTest | undefined;

  get #isOwner(): boolean {
    return this.session.role === 'owner';
  }

  #act(work: (widgetId: string) => Promise<void>): void {
    const { saved } = this.#editor;
    if (saved) void this.#acting.run(() => work(saved.id));
  }

  #showSecret(): void {
    this.#act(async (id) => {
      this.secret = await this.around.api.showWebhookSecret(id);
      this.isNew = false;
    });
  }

  #rotate(): void {
    this.#act(async (id) => {
      this.secret = await this.around.api.rotateWebhookSecret(id);
      this.isNew = true;
      await this.#editor.loaded.reload();
    });
  }

  /** Lines that were left empty are no addresses. */
  #save(event: SubmitEvent): void {
    event.preventDefault();
    const { notify } = this.#editor.draft ?? {};
    const email = notify?.email.map((each) => each.trim()).filter((each) => each !== '') ?? [];
    void this.#editor.save(notify ? { notify: email.length > 0 ? { ...notify, email } : null } : {});
  }

  /** How mails are written stays while the addresses are written anew. */
  #setNotify(change: Partial<Record<keyof Notify, Notify[keyof Notify] | undefined>>): void {
    const before = this.#editor.draft?.notify ?? { email: [] };
    const notify = JSON.parse(JSON.stringify({ ...before, ...change })) as Notify;
    const { email, ...others } = notify;
    const isNone = email.length === 0 && Object.keys(others).length === 0;
    this.#editor.set({ notify: isNone ? null : notify });
  }

  protected override updated(): void {
    tellSessionEnd(this, this.#editor.form.error ?? this.#acting.error);
  }

  protected override render() {
    const { draft, form } = this.#editor;
    const fields = [...form.fieldErrors.keys()];
    return drawSection(this, this.#editor, 'webhook', draft ? this.#renderForm(draft) : html``, fields);
  }

  #renderForm(draft: AdminWidget): TemplateResult {
    return html`<p class="lead">${noticesMessages.noticesLead}</p>
      <form novalidate class="plain-form" @submit=${this.#save}>
        <fieldset>
          <legend>${noticesMessages.webhook}</legend>
          ${this.#renderWebhook(draft)}
        </fieldset>
        <fieldset>
          <legend>${noticesMessages.mail}</legend>
          ${this.#renderMail(draft)}
        </fieldset>
        ${drawSaveBar(this, this.#editor, noticesMessages.saved)}
      </form>
      ${errorNotice(this.#acting.error)} ${this.#isOwner ? this.#renderActs(this.#editor.saved) : nothing}
      <delivery-list
        .api=${this.around.api}
        .widgetId=${draft.id}
        ?editable=${mayEdit(this)}
      ></delivery-list>`;
  }

  #renderWebhook({ webhookUrl = '', webhookFormat }: AdminWidget): TemplateResult {
    const { form } = this.#editor;
    const isOff = !mayEdit(this);
    return html`${textInput({
      id: 'webhook-url',
      label: noticesMessages.webhookUrl,
      help: noticesMessages.webhookUrlHelp,
      type: 'url',
      value: webhookUrl,
      isExact: true,
      isOff,
      wrong: form.wrong('webhookUrl'),
      onChange: (text) => {
        this.webhookTest = undefined;
        this.#editor.set({ webhookUrl: text === '' ? null : text });
      },
    })}
    ${choiceInput({
      id: 'webhook-format',
      label: noticesMessages.webhookFormat,
      value: webhookFormat ?? '',
      choices: choicesOf(noticesMessages.webhookFormats),
      isOff,
      onChange: (format) => {
        this.#editor.set({ webhookFormat: format === '' ? null : (format as 'json') });
      },
    })}`;
  }

  #renderMail({ notify, hasMailServer }: AdminWidget): TemplateResult {
    const { form } = this.#editor;
    const isOff = !mayEdit(this);
    const isNobody = !notify?.email.length || isOff;
    return html`${textInput({
        id: 'mail-to',
        label: noticesMessages.mailTo,
        help: noticesMessages.mailToHelp,
        rows: 3,
        value: notify?.email.join('\n') ?? '',
        isExact: true,
        isOff,
        wrong: form.wrong('notify.email'),
        onChange: (text) => {
          this.mailTest = undefined;
          this.#setNotify({ email: text === '' ? [] : text.split('\n') });
        },
      })}
      ${
        hasMailServer || notify === undefined
          ? nothing
          : notice(
              'caution',
              noticesMessages.noMailServer,
              html`<a href="/docs/notifications" target="_blank">${noticesMessages.noMailServerLink}</a>`,
            )
      }
      ${checkInput({
        id: 'digest',
        label: noticesMessages.digest,
        isChecked: notify?.digest === 'daily',
        isOff: isNobody,
        onChange: (is) => {
          this.#setNotify({ digest: is ? 'daily' : undefined });
        },
      })}
      <div class="pair">
        ${textInput({
          id: 'mail-language',
          label: noticesMessages.mailLanguage,
          help: noticesMessages.mailLanguageHelp,
          value: notify?.language ?? '',
          isExact: true,
          isOff: isNobody,
          wrong: form.wrong('notify.language'),
          onChange: (text) => {
            this.#setNotify({ language: text === '' ? undefined : text });
          },
        })}
        ${textInput({
          id: 'time-zone',
          label: noticesMessages.timeZone,
          help: noticesMessages.timeZoneHelp,
          value: notify?.timeZone ?? '',
          isExact: true,
          isOff: isNobody,
          wrong: form.wrong('notify.timeZone'),
          onChange: (text) => {
            this.#setNotify({ timeZone: text === '' ? undefined : text });
          },
        })}
      </div>`;
  }

  /** On what is saved, not on what is drafted. */
  #renderActs(saved: AdminWidget | undefined): TemplateResult {
    const button = (label: string, act: () => void) =>
      html`<button type="button" aria-disabled=${this.#acting.isBusy ? 'true' : 'false'} @click=${act}>
        ${label}
      </button>`;
    return html`${
      saved?.webhookUrl === undefined
        ? nothing
        : html`<section class="group" aria-labelledby="secret">
            <h2 id="secret">${noticesMessages.webhook}: ${noticesMessages.secret.toLowerCase()}, test</h2>
            <p>${noticesMessages.secretLead}</p>
            <div class="row">
              ${button(noticesMessages.secretShow, () => {
                this.#showSecret();
              })}
              ${button(noticesMessages.secretRotate, () => {
                this.#rotate();
              })}
              ${button(noticesMessages.sendTest, () => {
                this.#act(async (id) => {
                  this.webhookTest = await this.around.api.testWebhook(id);
                });
              })}
            </div>
            ${this.secret ? this.#renderSecret(this.secret) : nothing}
            ${drawTest(this.webhookTest, noticesMessages.webhookTaken, noticesMessages.webhookRefused)}
          </section>`
    }
    ${
      saved?.notify === undefined
        ? nothing
        : html`<section class="group" aria-labelledby="mail-test">
            <h2 id="mail-test">${noticesMessages.mail}: test</h2>
            <div class="row">
              ${button(noticesMessages.sendTest, () => {
                this.#act(async (id) => {
                  this.mailTest = await this.around.api.testMail(id);
                });
              })}
            </div>
            ${drawTest(this.mailTest, noticesMessages.mailTaken, noticesMessages.mailRefused)}
          </section>`
    }`;
  }

  #renderSecret({ secret, former }: WebhookSecretState): TemplateResult {
    return html`${
      former === undefined
        ? nothing
        : html`<p role="status">
            ${this.isNew ? noticesMessages.secretRotated : noticesMessages.secretFormer}
            ${moment(former.until)}.
          </p>`
    }
    ${secret === undefined ? nothing : html`<dash-secret label=${noticesMessages.secret} .value=${secret}></dash-secret>`}`;
  }
}

function drawTest(
  test: DeliveryTest | undefined,
  taken: string,
  refused: (reason: string) => string,
): TemplateResult | typeof nothing {
  if (!test) return nothing;
  return test.isDelivered ? notice('positive', taken) : notice('danger', refused(test.reason ?? ''));
}

declare global {
  interface HTMLElementTagNameMap {
    'notices-screen': NoticesScreen;
  }
}
