/** The use case behind `POST /api/widget/feedback`. */
import type { FeedbackRequest } from '../contract.js';
import { AppError } from '../errors.js';
import type { ConversationStore } from '../store/store.js';

/** How far back a reply may lie that is still rated. */
const RATEABLE_TURNS = 500;

export interface LeaveFeedbackDeps {
  conversations: ConversationStore;
  /** Milliseconds since 1970. */
  clock: () => number;
  newId: () => string;
}

export type LeaveFeedback = (request: FeedbackRequest) => Promise<void>;

/**
 * Makes the use case. A second rating of the same reply is recorded too; the newest counts.
 *
 * @throws {AppError} `not_found` where the conversation of this widget holds no such reply.
 */
export function createLeaveFeedback({ conversations, clock, newId }: LeaveFeedbackDeps): LeaveFeedback {
  return async ({ widgetId, conversationId, messageId, type, reason }) => {
    const turns = await conversations.turns(widgetId, conversationId, RATEABLE_TURNS);
    if (!turns.some(({ reply }) => reply?.id === messageId)) {
      throw new AppError(
        'not_found',
        'This conversation holds no such reply; send the conversationId and messageId of one chat reply.',
      );
    }
    await conversations.record({
      v: 1,
      type: 'feedback',
      id: newId(),
      at: new Date(clock()).toISOString(),
      widgetId,
      conversationId,
      messageId,
      feedback: type,
      reason,
    });
  };
}
