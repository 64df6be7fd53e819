/** Requests for a human as the admin API sends them. */
import type { EscalationDetail, EscalationRow, TalkTurn } from '../../../admin-contract/escalations.js';
import { outcomeOf } from '../../../insight/questions/outcome.js';
import type { Turn } from '../../../store/port/conversation-store.js';
import type { OwedDelivery } from '../../../store/port/delivery-store.js';
import type { Escalation } from '../../../store/port/escalation-store.js';
import type { Store } from '../../../store/port/store.js';

type Stores = Pick<Store, 'conversations' | 'deliveries' | 'escalations'>;

const EXCERPT_LENGTH = 200;
const SHOWN_TURNS = 20;
/** A visitor may go on asking after the request, so more is read than is shown. */
const READ_TURNS = 60;
const SHOWN_OTHERS = 10;

export async function describeRows(store: Stores, found: readonly Escalation[]): Promise<EscalationRow[]> {
  const owed = await owedOf(store, found);
  return Promise.all(
    found.map(async (escalation) => describeRow(escalation, owed, await turnsBefore(store, escalation, 8))),
  );
}

/** @param others of the same address */
export async function describeDetail(
  store: Stores,
  escalation: Escalation,
  widgetIds: readonly string[] | undefined,
): Promise<EscalationDetail> {
  const { request, handlings } = escalation;
  const { message, phone, pageUrl, conversationId, visitorId, isVisitorVerified, email } = request;
  const turns = await turnsBefore(store, escalation, READ_TURNS);
  const known = await store.escalations.list({ email, widgetIds, limit: SHOWN_OTHERS + 1 });
  const others = known.filter((each) => each.request.id !== request.id).slice(0, SHOWN_OTHERS);
  const owed = await owedOf(store, [escalation]);
  return {
    ...describeRow(escalation, owed, turns),
    message,
    ...(phone !== undefined && { phone }),
    ...(pageUrl !== undefined && { pageUrl }),
    ...(conversationId !== undefined && { conversationId }),
    ...(visitorId !== undefined && { visitorId }),
    ...(isVisitorVerified && { isVisitorVerified }),
    undelivered: (owed.get(request.id) ?? []).map(({ channel, isDead, reason }) => ({
      channel,
      isDead,
      ...(reason !== undefined && { reason }),
    })),
    turns: turns.slice(-SHOWN_TURNS).map(describeTurn),
    hasEarlierTurns: turns.length > SHOWN_TURNS,
    history: handlings.map(({ at, version, by, status, assignee, note }) => ({
      at,
      version,
      by,
      ...(status && { status }),
      ...(assignee !== undefined && { assignee }),
      ...(note !== undefined && { note }),
    })),
    others: await describeRows(store, others),
  };
}

function describeRow(
  { request, status, assignee, version, handlings }: Escalation,
  owed: ReadonlyMap<string, readonly OwedDelivery[]>,
  turns: readonly Turn[],
): EscalationRow {
  const { id, widgetId, at, email, name, message, owesDelivery } = request;
  const reply = turns.at(-1)?.reply;
  const left = owed.get(id) ?? [];
  const state = left.some(({ isDead }) => isDead) ? 'dead' : left.length > 0 ? 'waiting' : 'delivered';
  return {
    id,
    widgetId,
    at,
    email,
    status,
    version,
    ...(name !== undefined && { name }),
    excerpt: message.length > EXCERPT_LENGTH ? `${message.slice(0, EXCERPT_LENGTH).trimEnd()}…` : message,
    ...(assignee && { assignee }),
    noteCount: handlings.filter(({ note }) => note !== undefined).length,
    ...(reply && { talk: outcomeOf(reply) }),
    delivery: owesDelivery ? state : 'none',
  };
}

function describeTurn({ question, reply }: Turn): TalkTurn {
  const { at, text, pageUrl } = question;
  return {
    at,
    question: text,
    ...(pageUrl !== undefined && { pageUrl }),
    ...(reply && {
      reply: {
        answer: reply.answer,
        citations: reply.citations,
        confidenceScore: reply.confidenceScore,
        wasRefused: reply.wasRefused,
      },
    }),
  };
}

/** The questions of its conversation up to the request, of the last `limit`. */
async function turnsBefore(
  { conversations }: Stores,
  { request }: Escalation,
  limit: number,
): Promise<Turn[]> {
  const { widgetId, conversationId, at } = request;
  if (conversationId === undefined) return [];
  const end = Date.parse(at);
  const turns = await conversations.turns(widgetId, conversationId, limit);
  return turns.filter(({ question }) => Date.parse(question.at) <= end);
}

/** What is still to be told of each request. */
async function owedOf(
  { deliveries }: Stores,
  found: readonly Escalation[],
): Promise<ReadonlyMap<string, readonly OwedDelivery[]>> {
  const byRequest = new Map<string, OwedDelivery[]>(found.map(({ request }) => [request.id, []]));
  if (byRequest.size > 0)
    for (const owed of await deliveries.list()) byRequest.get(owed.recordId)?.push(owed);
  return byRequest;
}
