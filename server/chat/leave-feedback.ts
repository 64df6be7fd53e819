/** The use case behind `POST /api/widget/feedback`. */
import type { FeedbackRequest } from '../contract.js';
import { AppError } from '../errors.js';
import type { Widget } from '../model.js';
import { submit, type SubmitDeps, type SubmissionOutcome } from './submission.js';

/** How far back a reply may lie that is still rated. */
const RATEABLE_TURNS = 500;

export type LeaveFeedback = (
  widget: Widget,
  request: FeedbackRequest,
  idempotencyKey?: string,
) => Promise<SubmissionOutcome>;

/**
 * Makes the use case. A second rating of the same reply is recorded too; the newest counts.
 *
 * @throws {AppError} `not_found` where the conversation of this widget holds no such reply, `idempotency_conflict`
 *   where the key was used for another request.
 */
export function createLeaveFeedback(deps: SubmitDeps): LeaveFeedback {
  return async (widget, request, idempotencyKey) => {
    const { conversationId, messageId, type, reason } = request;
    const turns = await deps.conversations.turns(widget.id, conversationId, RATEABLE_TURNS);
    if (!turns.some(({ reply }) => reply?.id === messageId)) {
      throw new AppError(
        'not_found',
        'This conversation holds no such reply; send the conversationId and messageId of one chat reply.',
      );
    }
    const content = { type: 'feedback' as const, conversationId, messageId, feedback: type, reason };
    return submit(deps, widget, request, content, idempotencyKey);
  };
}
