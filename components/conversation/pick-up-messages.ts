/** What becomes of questions that had no reply yet when their page was left. */
import { isQuestion, type ChatMessageData } from './conversation-state.js';

/**
 * Milliseconds in which the reply is still waited for on the next page: sent again under the same key, the question is
 * answered and charged once. Later the visitor decides.
 */
const PICK_UP_TIME = 10 * 60_000;

export interface PickedUp {
  readonly messages: readonly ChatMessageData[];
  /** Questions whose replies are to be fetched. */
  readonly waiting: readonly string[];
}

/** Whether it is sent, or sent again, without the visitor's doing. */
export const isPickedUp = ({ sentAt }: ChatMessageData, now: number): boolean => now - sentAt < PICK_UP_TIME;

/**
 * What failed before is not sent unasked: it may have been refused.
 *
 * @param now milliseconds since 1970
 */
export function pickUpMessages(stored: readonly ChatMessageData[], now: number): PickedUp {
  const isWaiting = (message: ChatMessageData) =>
    isQuestion(message) && message.status === 'sending' && isPickedUp(message, now);
  const messages = stored.map((message) =>
    isQuestion(message) && message.status === 'sending' && !isWaiting(message)
      ? { ...message, status: 'failed' as const }
      : message,
  );
  return { messages, waiting: messages.filter(isWaiting).map(({ id }) => id) };
}
