/** What the use cases share by which visitors leave something beside questions: recorded once, however often sent. */
import type { EscalationRecord, FeedbackRecord, Widget } from '../model.js';
import type { Channel } from '../notification-settings.js';
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
  | Omit<FeedbackRecord, keyof SubmissionFrame>
  | Omit<EscalationRecord, keyof SubmissionFrame>;
type SubmissionFrame = Pick<
  Submission,
  'id' | 'at' | 'widgetId' | 'idempotencyKey' | 'requestHash' | 'owesDelivery' | 'channels'
>;

/**
 * Records a submission, and with it by which channels the owner of its widget is to be told.
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
  const channels = channelsFor(widget, content.type);
  const frame: SubmissionFrame = {
    id: newId(),
    at: new Date(clock()).toISOString(),
    widgetId: widget.id,
    ...(identity && { idempotencyKey: identity.key, requestHash: identity.hash }),
    ...(channels.length > 0 && { owesDelivery: true, channels }),
  };
  const duplicate = await conversations.leave({ ...frame, ...content });
  if (identity && duplicate) assertSameRequest(identity, duplicate.requestHash);
  return { isReplay: duplicate !== undefined };
}

/** A rating is worth a line in a help desk, and no mail. */
function channelsFor({ webhookUrl, notify }: Widget, type: Submission['type']): Channel[] {
  return [
    ...(webhookUrl === undefined ? [] : (['webhook'] as const)),
    ...(notify === undefined || type !== 'escalation' ? [] : (['mail'] as const)),
  ];
}
