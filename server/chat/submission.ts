/** What the use cases share by which visitors leave something beside questions: recorded once, however often sent. */
import type { EscalationRecord, FeedbackRecord, Widget } from '../model.js';
import type { ConversationStore } from '../store/port/conversation-store.js';
import { assertSameRequest, identify } from './idempotency.js';

export interface LeaveNoteDeps {
  conversations: ConversationStore;
  /** Milliseconds since 1970. */
  clock: () => number;
  newId: () => string;
}

/** What became of a request: whether an earlier one with the same key had been served already. */
export interface NoteOutcome {
  isReplay: boolean;
}

type Note = FeedbackRecord | EscalationRecord;
type NoteContent = Omit<FeedbackRecord, keyof NoteFrame> | Omit<EscalationRecord, keyof NoteFrame>;
type NoteFrame = Pick<Note, 'id' | 'at' | 'widgetId' | 'idempotencyKey' | 'requestHash' | 'owesDelivery'>;

/**
 * Records a note, and with it that the webhook of its widget is to be told.
 *
 * @param request as its schema read it
 * @throws {AppError} `idempotency_conflict` where the key was used for another request
 */
export async function leaveNote(
  { conversations, clock, newId }: LeaveNoteDeps,
  widget: Widget,
  request: object,
  content: NoteContent,
  idempotencyKey: string | undefined,
): Promise<NoteOutcome> {
  const identity = idempotencyKey === undefined ? undefined : identify(request, idempotencyKey);
  const frame: NoteFrame = {
    id: newId(),
    at: new Date(clock()).toISOString(),
    widgetId: widget.id,
    ...(identity && { idempotencyKey: identity.key, requestHash: identity.hash }),
    ...(widget.webhookUrl !== undefined && { owesDelivery: true }),
  };
  const twin = await conversations.leave({ ...frame, ...content });
  if (identity && twin) assertSameRequest(identity, twin.requestHash);
  return { isReplay: twin !== undefined };
}
