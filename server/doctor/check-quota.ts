/** Whether a widget has questions left. */
import { spentAt, type QuotaUse } from '../operate/widgets/quota-use.js';
import { describeQuota } from '../operate/widgets/quota-text.js';
import { curableOn, ok, warning, wrong, type Finding } from './finding.js';

/** Share of the quota from which on there is little left. */
const NEARLY_SPENT = 0.8;

/**
 * @param update the command that changes the widget
 * @param now milliseconds since 1970
 */
export function checkQuota(use: QuotaUse, update: string, now: number): Finding {
  const { used, allowed, period } = use;
  const advice = `If it is to take more: ${update} --quota ${more(allowed)}/${period}`;
  if (allowed === 0) return curableOn('limits', wrong('Its quota is 0: it takes no questions.', advice));
  if (used >= allowed) {
    const spent = `Its quota is spent: ${describeQuota(use)}. Visitors get no answers till then.`;
    return curableOn('limits', wrong(spent, advice));
  }
  if (used < NEARLY_SPENT * allowed) return ok(`Its quota: ${describeQuota(use)}.`);
  const nearly = `Its quota is nearly spent: ${describeQuota(use)}.${forecast(use, now)}`;
  return curableOn('limits', warning(nearly, advice));
}

/** Twice as many, which a person can round. */
function more(allowed: number): number {
  return Math.max(1000, allowed * 2);
}

/** When it is spent if visitors go on asking as they did in this period; nothing where it lasts. */
function forecast(use: QuotaUse, now: number): string {
  const spent = spentAt(use, now);
  if (spent === undefined) return '';
  const at = new Date(spent).toISOString();
  return ` At this rate it is spent ${use.period === 'day' ? `at ${at.slice(11, 16)} UTC` : `on ${at.slice(0, 10)}`}.`;
}
