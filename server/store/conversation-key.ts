/** Names conversations across widgets. */
import { isConversationFact, type Fact } from '../model.js';

/** Names the conversation of a fact, which belongs to one widget; undefined where it is part of none. */
export function keyOf(fact: Fact): string | undefined {
  if (!isConversationFact(fact) || fact.conversationId === undefined) return undefined;
  return `${fact.widgetId} ${fact.conversationId}`;
}
