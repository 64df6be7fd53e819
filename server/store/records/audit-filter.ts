/** Chooses the entries of the audit log that a query wants. */
import type { AuditRecord } from '../port/identity-records.js';
import type { AuditQuery } from '../port/identity-store.js';

/** @returns takes entries, the newest first, and says of each whether it is wanted */
export function auditFilter({
  actorId,
  action,
  from,
  to,
  before,
}: AuditQuery): (entry: AuditRecord) => boolean {
  let isReached = before === undefined;
  return (entry) => {
    if (!isReached) {
      isReached = entry.id === before;
      return false;
    }
    const at = Date.parse(entry.at);
    return (
      (actorId === undefined || entry.actor.id === actorId) &&
      (action === undefined || entry.action === action || entry.action.startsWith(`${action}.`)) &&
      (from === undefined || at >= from) &&
      (to === undefined || at < to)
    );
  };
}
