/** What becomes of a request by its operator. */
import type { EscalationChange, EscalationDetail } from '../../../../server/admin-contract/escalations.js';

/** What was done about a request, and how it is undone. */
export class HandledEvent extends Event {
  constructor(
    readonly said: string,
    readonly undo: (() => Promise<void>) | undefined,
  ) {
    super('dash-handled', { bubbles: true });
  }
}

/** Of what is wanted only what is otherwise. */
export function differing(
  { status, assignee }: Pick<EscalationDetail, 'status' | 'assignee'>,
  wanted: Required<Pick<EscalationChange, 'status' | 'assignee'>>,
): Omit<EscalationChange, 'version'> {
  return {
    ...(wanted.status !== status && { status: wanted.status }),
    ...(wanted.assignee !== (assignee?.id ?? null) && { assignee: wanted.assignee }),
  };
}

declare global {
  interface HTMLElementEventMap {
    'dash-handled': HandledEvent;
  }
}
