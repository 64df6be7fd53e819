/** Who acts, and the entries of the audit log that tell of it. */
import type { ActorKind, AuditEntry } from '../admin-contract/audit.js';
import type { AuditRecord } from '../store/port/identity-records.js';

/** Who does something, and from where. */
export interface Actor {
  kind: ActorKind;
  id?: string | undefined;
  name?: string | undefined;
  /** Network address. */
  address?: string | undefined;
  requestId?: string | undefined;
}

/** What was done to whom; `changes` names no secret and holds no text of visitors. */
export interface Act extends Partial<Pick<AuditEntry, 'widgetId' | 'subject' | 'changes' | 'outcome'>> {
  action: string;
}

export interface AuditClock {
  /** Milliseconds since 1970. */
  clock: () => number;
  newId: () => string;
}

export function auditEntry({ clock, newId }: AuditClock, actor: Actor, act: Act): AuditRecord {
  const { kind, id, name, address, requestId } = actor;
  const { action, outcome = 'done', widgetId, subject, changes } = act;
  return {
    type: 'audit',
    id: newId(),
    at: new Date(clock()).toISOString(),
    actor: { kind, ...(id !== undefined && { id }), ...(name !== undefined && { name }) },
    action,
    outcome,
    ...(widgetId !== undefined && { widgetId }),
    ...(subject && { subject }),
    ...(changes && { changes }),
    ...(address !== undefined && { address }),
    ...(requestId !== undefined && { requestId }),
  };
}

/** An operator, as the one whom an act is about. */
export const operatorSubject = ({ id, name }: { id: string; name: string }) => ({
  kind: 'operator',
  id,
  name,
});
