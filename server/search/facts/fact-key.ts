/** Tells when two facts are one, however they are written. */
import type { Fact } from '../../model.js';
import { foldForPatterns } from '../../languages/contact-patterns.js';
import { phoneKey } from './phone-numbers.js';

/** Equal for facts that say the same: a number with and without the code of its country. */
export function factKey({ kind, value }: Pick<Fact, 'kind' | 'value'>): string {
  if (kind === 'phone' || kind === 'fax') return `${kind} ${phoneKey(value)}`;
  const folded = foldForPatterns(value)
    .replace(/[^\p{L}\p{N}@]+/gu, ' ')
    .trim();
  // The same street, with more or less of what follows it.
  return kind === 'address' ? `address ${folded.split(' ').slice(0, 3).join(' ')}` : `${kind} ${folded}`;
}
