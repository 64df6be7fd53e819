/** What was erased, in words. */
import type { ErasureReport } from '../../store/port/erasure.js';
import { count } from './quantities.js';

export function describeErasure({ erased, damaged }: ErasureReport): string {
  const parts = [
    count(erased.question ?? 0, 'question'),
    `${(erased.reply ?? 0).toLocaleString('en')} ${erased.reply === 1 ? 'reply' : 'replies'}`,
    count(erased.feedback ?? 0, 'rating'),
    count(erased.escalation ?? 0, 'request') + ' for a human',
    ...(damaged > 0 ? [count(damaged, 'damaged line')] : []),
  ];
  return `Erased ${parts.join(', ')}. Backups made before still hold them.`;
}
