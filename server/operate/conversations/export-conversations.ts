/** Writes conversations for other programs, as many as there are: JSON Lines, or a table for a spreadsheet. */
import type { Conversation } from '../../admin-contract/conversations.js';
import type { Insight, QuestionFilter } from '../../insight/insight.js';
import { BYTE_ORDER_MARK, csvLine } from './csv.js';
import { showConversation, type ConversationDeps } from './show-conversation.js';

export const EXPORT_FORMATS = ['jsonl', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Conversations that are looked up together. */
const AT_ONCE = 1000;
const COLUMNS = [
  'widgetId',
  'conversationId',
  'visitorId',
  'askedAt',
  'question',
  'pageUrl',
  'language',
  'outcome',
  'confidence',
  'answer',
  'citedPages',
  'rating',
  'reason',
  'tookMs',
  'kind',
];

export interface ExportDeps extends ConversationDeps {
  insight: Pick<Insight, 'conversations' | 'conversationNotes'>;
}

/** Each conversation that fits, whole, the one with the newest question that fits first; part by part. */
export async function* exportConversations(
  deps: ExportDeps,
  filter: QuestionFilter,
  format: ExportFormat,
): AsyncGenerator<string> {
  if (format === 'csv') yield BYTE_ORDER_MARK + csvLine(COLUMNS);
  let cursor: string | undefined;
  do {
    const page = await deps.insight.conversations({ ...filter, limit: AT_ONCE, cursor });
    for (const { widgetId, id } of page.items) {
      const conversation = await showConversation(deps, { widgetId, conversationId: id }, Infinity);
      if (!conversation) continue;
      yield format === 'csv' ? csvLines(conversation) : `${JSON.stringify(conversation)}\n`;
    }
    cursor = page.next;
  } while (cursor !== undefined);
}

/** A line for each question. */
function csvLines({ widgetId, id, visitorId, turns }: Conversation): string {
  return turns
    .map(({ at, question, pageUrl, language, reply }) =>
      csvLine([
        widgetId,
        id,
        visitorId,
        at,
        question,
        pageUrl,
        language,
        reply?.outcome ?? 'none',
        reply?.confidenceScore,
        reply?.answer,
        reply?.citations.map(({ pageTitle }) => pageTitle).join('; '),
        reply?.rating?.feedback,
        reply?.rating?.reason,
        reply?.tookMs,
        reply?.kind,
      ]),
    )
    .join('');
}
