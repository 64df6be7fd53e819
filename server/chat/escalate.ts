/** The use case behind `POST /api/widget/escalate`. */
import type { EscalateRequest } from '../contract.js';
import type { Widget } from '../model.js';
import { verifyVisitor } from './verify-visitor.js';
import { submit, type SubmitDeps, type SubmissionOutcome } from './submission.js';

export type Escalate = (
  widget: Widget,
  request: EscalateRequest,
  idempotencyKey?: string,
) => Promise<SubmissionOutcome>;

/**
 * Makes the use case. A conversation that this widget does not know is left out of what is recorded: the
 * visitor's wish for a human matters more than a stale id.
 *
 * @throws {AppError} `idempotency_conflict` where the key was used for another request; `invalid_request` where the
 *   signature of the visitor is wrong
 */
export function createEscalate(deps: SubmitDeps): Escalate {
  return async (widget, request, idempotencyKey) => {
    const { visitorSignature, ...asked } = request;
    const { conversationId, visitorId, email, message, name, phone, pageUrl } = asked;
    const isVerified = verifyVisitor(widget, { visitorId, visitorSignature });
    const isKnown =
      conversationId && (await deps.conversations.turns(widget.id, conversationId, 1)).length > 0;
    const content = {
      type: 'escalation' as const,
      conversationId: isKnown ? conversationId : undefined,
      ...(visitorId !== undefined && { visitorId }),
      ...(isVerified && { isVisitorVerified: true as const }),
      email,
      message,
      ...(name && { name }),
      ...(phone && { phone }),
      ...(pageUrl && { pageUrl }),
    };
    return submit(deps, widget, asked, content, idempotencyKey);
  };
}
