/** Lists replies that were rated, with what was asked and told. */
import type { RatedReply, RatedReplyPage } from '../../admin-contract/feedback.js';
import { cutText } from '../../insight/cut-text.js';
import { hashOf } from '../../columns/string-table.js';
import type { Insight, RatedQuery, RatedTurn } from '../../insight/insight.js';
import type { ConversationStore } from '../../store/port/conversation-store.js';

/** Characters of an answer that are shown. */
const SHOWN_CHARACTERS = 300;

export interface RatedDeps {
  insight: Pick<Insight, 'rated'>;
  conversations: Pick<ConversationStore, 'turns'>;
}

export async function listRated(deps: RatedDeps, query: RatedQuery): Promise<RatedReplyPage> {
  const { items, ...rest } = await deps.insight.rated(query);
  const described = await Promise.all(items.map((turn) => describe(deps, turn)));
  return { items: described.flatMap((each) => each ?? []), ...rest };
}

/** Undefined where it was erased meanwhile. */
async function describe({ conversations }: RatedDeps, turn: RatedTurn): Promise<RatedReply | undefined> {
  const { questionHash, fromEnd, askedAt, ...shown } = turn;
  const turns = await conversations.turns(turn.widgetId, turn.conversationId, fromEnd);
  const reply = turns.find(({ question }) => hashOf(question.id) === questionHash)?.reply;
  if (!reply) return undefined;
  const answer = cutText(reply.answer, SHOWN_CHARACTERS);
  return { ...shown, askedAt: new Date(askedAt).toISOString(), replyId: reply.id, answer };
}
