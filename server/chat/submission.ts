/** What the use cases share by which visitors leave something beside questions: recorded once, however often sent. */
import type { EscalationRecord, FeedbackRecord, Widget } from '../model.js';
import type { ConversationStore } from '../store/port/conversation-store.js';
import { assertSameRequest, identify } from './idempotency.js';

export interface SubmitDeps {
  conversations: ConversationStore;
  /** Milliseconds since 1970. */
  clock: () => number;
  newId: () => string;
}

/** What became of a request: whether an earlier one with the same key had been served already. */
export interface SubmissionOutcome {
  isReplay: boolean;
}

type Submission = FeedbackRecord | EscalationRecord;
type SubmissionContent =
  Omit<FeedbackRecord, keyof SubmissionFrame> | Omit<EscalationRecord, keyof SubmissionFrame>;
type SubmissionFrame = Pick<
  Submission,
  'id' | 'at' | 'widgetId' | 'idempotencyKey' | 'requestHash' | 'owesDelivery'
>;

/**
 * Records a submission, and with it that the webhook of its widget is to be told.
 *
 * @param request as its schema read it
 * @throws {AppError} `idempotency_conflict` where the key was used for another request
 */
export async function submit(
  { conversations, clock, newId }: SubmitDeps,
  widget: Widget,
  request: object,
  content: SubmissionContent,
  idempotencyKey: string | undefined,
): Promise<SubmissionOutcome> {
  const identity = idempotencyKey === undefined ? undefined : identify(request, idempotencyKey);
  const frame: SubmissionFrame = {
    id: newId(),
    at: new Date(clock()).toISOString(),
    widgetId: widget.id,
    ...(identity && { idempotencyKey: identity.key, requestHash: identity.hash }),
    ...(widget.webhookUrl !== undefined && { owesDelivery: true }),
  };
  const duplicate = await conversations.leave({ ...frame, ...content });
  if (identity && duplicate) assertSameRequest(identity, duplicate.requestHash);
  return { isReplay: duplicate !== undefined };
}
