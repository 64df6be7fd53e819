/** Shows one conversation whole: what was asked and told, how it was rated, and who was asked for. */
import type {
  Conversation,
  ConversationReply,
  ConversationTurn,
} from '../../admin-contract/conversations.js';
import { hashOf } from '../../columns/string-table.js';
import type { ConversationNotes, Insight } from '../../insight/insight.js';
import { outcomeOf } from '../../insight/questions/outcome.js';
import { replyKindOf, type EscalationRecord, type ReplyRecord } from '../../model.js';
import type { ConversationStore, Turn } from '../../store/port/conversation-store.js';
import type { OperatorEscalations } from '../../store/port/escalation-store.js';

export interface ConversationDeps {
  insight: Pick<Insight, 'conversationNotes'>;
  store: { conversations: Pick<ConversationStore, 'turns'>; escalations: Pick<OperatorEscalations, 'list'> };
}

/** Undefined where there is none. */
export async function showConversation(
  { insight, store }: ConversationDeps,
  name: { widgetId: string; conversationId: string },
  mostTurns: number,
): Promise<Conversation | undefined> {
  const { widgetId, conversationId } = name;
  const notes = await insight.conversationNotes(name);
  const turns = await store.conversations.turns(widgetId, conversationId, mostTurns);
  const [first, last] = [turns[0]?.question, turns.at(-1)?.question];
  if (!notes || !first || !last) return undefined;
  const query = { widgetIds: [widgetId], conversationId, limit: Infinity };
  const requests = notes.requests > 0 ? await store.escalations.list(query) : [];
  const named = turns.findLast(({ question }) => question.visitorId !== undefined)?.question;
  return {
    id: conversationId,
    widgetId,
    ...(named?.visitorId !== undefined && { visitorId: named.visitorId }),
    ...(named?.isVisitorVerified && { isVisitorVerified: true as const }),
    startedAt: first.at,
    lastAt: last.at,
    turns: turns.map((turn) => describeTurn(turn, notes)),
    earlierTurns: Math.max(0, notes.turns - turns.length),
    requests: requests.reverse().map(({ request }) => describeRequest(request)),
  };
}

function describeTurn({ question, reply }: Turn, notes: ConversationNotes): ConversationTurn {
  const { id, at, text, pageUrl } = question;
  const hash = hashOf(id);
  return {
    id,
    at,
    question: text,
    ...(pageUrl !== undefined && { pageUrl }),
    language: notes.languages.get(hash) ?? 'und',
    ...(reply && { reply: describeReply(reply, at, notes.ratings.get(hash)) }),
  };
}

function describeReply(
  reply: ReplyRecord,
  askedAt: string,
  rating: ConversationReply['rating'],
): ConversationReply {
  const { id, at, answer, citations, relatedArticles, confidenceScore, wasRefused } = reply;
  const { suggestedAction, suggestions } = reply;
  return {
    id,
    at,
    answer,
    citations,
    relatedArticles,
    confidenceScore,
    wasRefused,
    ...(suggestedAction && { suggestedAction }),
    ...(suggestions && { suggestions }),
    outcome: outcomeOf(reply),
    kind: replyKindOf(reply),
    tookMs: Math.max(0, Date.parse(at) - Date.parse(askedAt)),
    ...(rating && { rating }),
  };
}

function describeRequest({ id, at, email, message, name, phone, pageUrl }: EscalationRecord) {
  return {
    id,
    at,
    email,
    message,
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone }),
    ...(pageUrl !== undefined && { pageUrl }),
  };
}
