/** What a caller is told when a widget's quota is used up. */
import { AppError } from '../errors.js';
import type { Quota } from '../model.js';
import type { QuotaUsage } from '../store/port/conversation-store.js';

const DAY_SECONDS = 86_400;

/**
 * The refusal of a question beyond the quota, with `Retry-After` (whole seconds) and the `RateLimit` and
 * `RateLimit-Policy` fields of draft-ietf-httpapi-ratelimit-headers-11.
 *
 * @param now milliseconds since 1970
 */
export function quotaExceeded(quota: Quota, usage: QuotaUsage, now: number): AppError {
  const wait = Math.max(1, Math.ceil((usage.resetsAt - now) / 1000));
  const resetsAt = new Date(usage.resetsAt).toISOString();
  return new AppError(
    'quota_exceeded',
    `This widget has used its ${usage.limit} messages of this ${quota.period}; it takes questions again at ${resetsAt}. Requests for a human are taken all the same.`,
    {
      headers: {
        'Retry-After': String(wait),
        RateLimit: `"quota";r=0;t=${wait}`,
        'RateLimit-Policy': `"quota";q=${usage.limit};w=${windowSeconds(quota, usage.resetsAt)}`,
      },
    },
  );
}

/** Length of the period that ends at `resetsAt`: a day, or as many days as the month has. */
function windowSeconds(quota: Quota, resetsAt: number): number {
  if (quota.period === 'day') return DAY_SECONDS;
  const lastDay = new Date(resetsAt - 1);
  return lastDay.getUTCDate() * DAY_SECONDS;
}
