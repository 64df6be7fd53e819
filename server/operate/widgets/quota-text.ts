/** A quota in words, for people. */
import type { QuotaUse } from './quota-use.js';

/** How much of it is used now: `312 of 1,000 questions this month, until 2025-02-01 00:00 UTC`. */
export function describeQuota({ used, allowed, period, resetsAt }: QuotaUse): string {
  const numbers = `${used.toLocaleString('en')} of ${allowed.toLocaleString('en')}`;
  return `${numbers} questions ${period === 'day' ? 'today' : 'this month'}, until ${resetsAt.slice(0, 16).replace('T', ' ')} UTC`;
}
