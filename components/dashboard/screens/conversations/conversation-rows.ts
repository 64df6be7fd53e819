/** Conversations as rows of a list. */
import { html, nothing, type TemplateResult } from 'lit';
import type { ConversationHit, ConversationRow } from '../../../../server/admin-contract/conversations.js';
import { cleanText } from '../../../markdown/clean-text.js';
import { conversationsMessages as messages } from '../../messages/conversations-messages.js';
import { since } from '../../parts/moment.js';
import { table, type Column } from '../../parts/table.js';
import type { Surroundings } from '../screen.js';

type Row = ConversationRow & Partial<Pick<ConversationHit, 'excerpt' | 'foundIn'>>;

export function conversationRows(rows: readonly Row[], { widgets, linkTo }: Surroundings): TemplateResult {
  const nameOf = (id: string) => widgets.find((widget) => widget.id === id)?.name ?? id;
  const columns: Column<Row>[] = [
    { label: messages.conversation, cell: (row) => renderTalk(row, linkTo) },
    { label: messages.marks, cell: renderMarks },
    { label: messages.questions, cell: ({ questions }) => questions },
    { label: messages.lastAsked, cell: ({ lastAt }) => since(lastAt) },
    ...(widgets.length > 1
      ? [{ label: messages.widget, cell: ({ widgetId }: Row) => html`<bdi>${nameOf(widgetId)}</bdi>` }]
      : []),
  ];
  return html`<div class="rows">${table(messages.title, columns, rows)}</div>`;
}

function renderTalk(
  { id, widgetId, firstQuestion, matched, excerpt, foundIn }: Row,
  linkTo: (path: string) => string,
) {
  const path = `/conversations/${encodeURIComponent(widgetId)}/${encodeURIComponent(id)}`;
  return html`<a href=${linkTo(path)} dir="auto">${cleanText(firstQuestion)}</a>${
      // The same words once more tell nothing new.
      matched === undefined || matched === firstQuestion
        ? nothing
        : html`<small>${messages.alsoAsked} <bdi>${cleanText(matched)}</bdi></small>`
    }${
      excerpt === undefined || foundIn === undefined
        ? nothing
        : html`<small>${messages.foundIn[foundIn]}: <bdi>${cleanText(excerpt)}</bdi></small>`
    }`;
}

/** Go without saying: answers come from pages, and what was refused is marked as not answered. */
const USUAL_KINDS: readonly string[] = ['pages', 'refusal'];

/** What is not as it should be stands first; what went well needs no mark. */
function renderMarks({ outcomes, helpful, notHelpful, escalations, kinds }: Row) {
  const unusual = kinds.filter((kind) => !USUAL_KINDS.includes(kind));
  const mark = (count: number | undefined, text: string, kind = '') =>
    count ? html`<span class="badge ${kind}">${count > 1 ? `${count} × ` : nothing}${text}</span> ` : nothing;
  return html`<span class="marks"
    >${mark(escalations, messages.askedHuman, 'marked')}${mark(outcomes.refused, messages.outcomes.refused)}${mark(
      outcomes.unsure,
      messages.outcomes.unsure,
    )}${mark(notHelpful, messages.ratings.negative)}${mark(helpful, messages.ratings.positive)}${unusual.map(
      (kind) => mark(1, messages.kinds[kind]),
    )}</span
  >`;
}
