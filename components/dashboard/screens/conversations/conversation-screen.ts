import { html, nothing } from 'lit';
import type { Conversation } from '../../../../server/admin-contract/conversations.js';
import { element } from '../../../internal/element.js';
import { conversationsMessages as messages } from '../../messages/conversations-messages.js';
import { moment } from '../../parts/moment.js';
import { Loaded } from '../loaded.js';
import { OperatorScreen } from '../screen.js';
import { conversationsStyles } from './conversations.styles.js';
import { saveFile } from '../../parts/save-file.js';
import { textOf } from './save-conversation.js';
import './keep-check.js';
import { drawTranscript, type DrawActions } from './transcript.js';

/** Of a check. */
const MOST_CHARACTERS = 1000;

/** One conversation: who, where, and every word, drawn as the visitor saw it. */
@element('conversation-screen')
export class ConversationScreen extends OperatorScreen {
  static override readonly sheets = [conversationsStyles];

  readonly #conversation: Loaded<Conversation> = new Loaded(
    this,
    (signal) => {
      const { widgetId = '', conversationId = '' } = this.around.place.params;
      return this.around.api.conversation(widgetId, conversationId, signal);
    },
    () => Object.values(this.around.place.params),
  );

  protected override render() {
    const { linkTo } = this.around;
    return html`<div class="screen">
      <header>
        <p class="crumb"><a href=${linkTo('/conversations')}>${messages.back}</a></p>
        <h1 tabindex="-1">${messages.detailTitle}</h1>
        ${this.#renderAbout(this.#conversation.value)}
      </header>
      ${this.#conversation.render((conversation) =>
        drawTranscript(conversation, linkTo, this.#drawActions(conversation.widgetId)),
      )}
    </div>`;
  }

  /** Small talk comes from no page, and a long question is no check. */
  #drawActions(widgetId: string): DrawActions {
    const mayKeep = this.session.role !== 'reader' && this.around.widgets.some(({ id }) => id === widgetId);
    return (question, reply) => {
      const isOfPages = reply.wasRefused || reply.citations.some(({ pageId }) => pageId !== undefined);
      if (!mayKeep || !isOfPages || question.trim().length > MOST_CHARACTERS) return nothing;
      return html`<keep-check
        .around=${this.around}
        .widgetId=${widgetId}
        .question=${question.trim()}
        .reply=${reply}
      ></keep-check>`;
    };
  }

  #renderAbout(conversation: Conversation | undefined) {
    if (!conversation) return nothing;
    const { widgetId, visitorId, isVisitorVerified, startedAt, id } = conversation;
    const { widgets, linkTo } = this.around;
    const widget = widgets.find((one) => one.id === widgetId)?.name;
    const name = `conversation-${startedAt.slice(0, 10)}-${id.slice(0, 8)}`;
    return html`<dl class="facts">
        <div>
          <dt>${messages.begun}</dt>
          <dd>${moment(startedAt)}</dd>
        </div>
        ${
          widget === undefined
            ? nothing
            : html`<div>
                <dt>${messages.widget}</dt>
                <dd><bdi>${widget}</bdi></dd>
              </div>`
        }
        ${
          visitorId === undefined
            ? nothing
            : html`<div>
                <dt>${messages.visitor}</dt>
                <dd>
                  <bdi>${visitorId}</bdi>
                  ${isVisitorVerified ? html`<span class="badge">${messages.verified}</span>` : nothing}
                  <a
                    href=${linkTo(`/conversations?${new URLSearchParams({ visitor: visitorId, last: '365d' }).toString()}`)}
                    >${messages.allOfVisitor}</a
                  >
                </dd>
              </div>`
        }
      </dl>
      <p class="row">
        <button
          type="button"
          @click=${() => {
            saveFile(`${name}.txt`, 'text/plain', textOf(conversation));
          }}
        >
          ${messages.downloadText}
        </button>
        <button
          type="button"
          @click=${() => {
            saveFile(`${name}.json`, 'application/json', `${JSON.stringify(conversation, null, 2)}\n`);
          }}
        >
          ${messages.downloadJson}
        </button>
        ${
          this.session.role === 'owner'
            ? html`<a
                href=${linkTo(`/settings/privacy?${new URLSearchParams({ conversationId: id }).toString()}`)}
                >${messages.erase}</a
              >`
            : nothing
        }
      </p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'conversation-screen': ConversationScreen;
  }
}
