/** What was erased, in words. */
import type { ErasureReport, Leftovers } from '../../store/port/erasure.js';
import { count } from '../../runtime/quantities.js';

/** @param leftovers of a database */
export function describeErasure({
  erased,
  damaged,
  leftovers,
}: ErasureReport & { leftovers?: Leftovers }): string {
  const parts = [
    count(erased.question ?? 0, 'question'),
    `${(erased.reply ?? 0).toLocaleString('en')} ${erased.reply === 1 ? 'reply' : 'replies'}`,
    count(erased.feedback ?? 0, 'rating'),
    count(erased.escalation ?? 0, 'request') + ' for a human',
    ...(damaged > 0 ? [count(damaged, 'damaged line')] : []),
  ];
  const text = `Erased ${parts.join(', ')}. Backups made before still hold them.`;
  return leftovers ? `${text}\n\n${describeLeftovers(leftovers)}` : text;
}

function describeLeftovers({ isVacuumed, isArchived, checkpointSeconds, readers }: Leftovers): string {
  const disk = isVacuumed
    ? 'Its room on the disk is free, and is written over by what comes next.'
    : 'On the disk it stands until PostgreSQL has vacuumed and written over it; run "VACUUM records" to have that begin now.';
  const minutes = Math.ceil((2 * checkpointSeconds) / 60);
  const log = `The write-ahead log holds it for about ${count(minutes, 'minute')} more of normal work${readers > 0 ? `, and for as long as ${count(readers, 'replication slot')} has not read it` : ''}.`;
  const archive = isArchived ? ' That log is archived: the archive holds it for as long as you keep it.' : '';
  return `No query, export or backup from now on shows it. ${disk} ${log}${archive}`;
}
