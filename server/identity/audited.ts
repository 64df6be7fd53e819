/** Acts of operators that are told of before they are done. */
import type { AuditLog } from '../store/port/identity-store.js';
import { auditEntry, type Act, type Actor, type AuditClock } from './actor.js';

export interface AuditDeps extends AuditClock {
  audit: AuditLog;
}

/**
 * Does `work` once the entry that tells of it is safe; where it cannot be written, nothing is done. What then fails is
 * told of by a second entry.
 */
export async function audited<Result>(
  deps: AuditDeps,
  actor: Actor,
  act: Act,
  work: () => Promise<Result>,
): Promise<Result> {
  await deps.audit.append(auditEntry(deps, actor, act));
  try {
    return await work();
  } catch (error) {
    await deps.audit.append(auditEntry(deps, actor, { ...act, outcome: 'failed' }));
    throw error;
  }
}
