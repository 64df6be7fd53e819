/** The use case behind `POST /api/widget/escalate`. */
import type { EscalateRequest } from '../contract.js';
import type { ConversationStore } from '../store/store.js';

export interface EscalateDeps {
  conversations: ConversationStore;
  /** Milliseconds since 1970. */
  clock: () => number;
  newId: () => string;
}

export type Escalate = (request: EscalateRequest) => Promise<void>;

/**
 * Makes the use case. A conversation that this widget does not know is left out of what is recorded: the
 * visitor's wish for a human matters more than a stale id.
 */
export function createEscalate({ conversations, clock, newId }: EscalateDeps): Escalate {
  return async ({ widgetId, conversationId, email, message }) => {
    const isKnown = conversationId && (await conversations.turns(widgetId, conversationId, 1)).length > 0;
    await conversations.record({
      v: 1,
      type: 'escalation',
      id: newId(),
      at: new Date(clock()).toISOString(),
      widgetId,
      conversationId: isKnown ? conversationId : undefined,
      email,
      message,
    });
  };
}
