/** Writes the audit log for other programs: JSON Lines, or a table for a spreadsheet. */
import { BYTE_ORDER_MARK, csvLine } from '../operate/conversations/csv.js';
import type { ExportFormat } from '../operate/conversations/export-conversations.js';
import type { AuditRecord } from '../store/port/identity-records.js';
import type { AuditLog, AuditQuery } from '../store/port/identity-store.js';

/** Entries that are read together. */
const AT_ONCE = 1000;
const COLUMNS = [
  'at',
  'actorKind',
  'actorId',
  'actor',
  'action',
  'outcome',
  'widgetId',
  'subjectKind',
  'subjectId',
  'subject',
  'changes',
  'address',
  'requestId',
  'id',
];

/** All entries that fit, the newest first, part by part. */
export async function* exportAudit(
  audit: Pick<AuditLog, 'list'>,
  filter: Omit<AuditQuery, 'limit' | 'before'>,
  format: ExportFormat,
): AsyncGenerator<string> {
  if (format === 'csv') yield BYTE_ORDER_MARK + csvLine(COLUMNS);
  let before: string | undefined;
  do {
    const entries = await audit.list({ ...filter, before, limit: AT_ONCE });
    yield entries.map(format === 'csv' ? csvOf : jsonOf).join('');
    before = entries.length === AT_ONCE ? entries.at(-1)?.id : undefined;
  } while (before !== undefined);
}

const jsonOf = ({ type: _, ...entry }: AuditRecord): string => `${JSON.stringify(entry)}\n`;

function csvOf({ at, actor, action, outcome, widgetId, subject, changes, ...entry }: AuditRecord): string {
  return csvLine([
    at,
    actor.kind,
    actor.id,
    actor.name,
    action,
    outcome,
    widgetId,
    subject?.kind,
    subject?.id,
    subject?.name,
    changes && JSON.stringify(changes),
    entry.address,
    entry.requestId,
    entry.id,
  ]);
}
