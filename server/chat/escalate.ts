/** The use case behind `POST /api/widget/escalate`. */
import type { EscalateRequest } from '../contract.js';
import type { Widget } from '../model.js';
import { leaveNote, type LeaveNoteDeps, type NoteOutcome } from './submission.js';

export type Escalate = (
  widget: Widget,
  request: EscalateRequest,
  idempotencyKey?: string,
) => Promise<NoteOutcome>;

/**
 * Makes the use case. A conversation that this widget does not know is left out of what is recorded: the
 * visitor's wish for a human matters more than a stale id.
 *
 * @throws {AppError} `idempotency_conflict` where the key was used for another request
 */
export function createEscalate(deps: LeaveNoteDeps): Escalate {
  return async (widget, request, idempotencyKey) => {
    const { conversationId, email, message } = request;
    const isKnown =
      conversationId && (await deps.conversations.turns(widget.id, conversationId, 1)).length > 0;
    const content = {
      type: 'escalation' as const,
      conversationId: isKnown ? conversationId : undefined,
      email,
      message,
    };
    return leaveNote(deps, widget, request, content, idempotencyKey);
  };
}
