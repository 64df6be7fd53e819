/** How much of a quota is used, as operators are told. */
import type { Quota } from '../../model.js';
import type { QuotaUsage } from '../../store/port/conversation-store.js';

export interface QuotaUse {
  used: number;
  allowed: number;
  period: Quota['period'];
  /** When the period ends; ISO 8601, UTC. */
  resetsAt: string;
}

const DAY_MS = 86_400_000;

/**
 * When it is spent if visitors go on asking as they did in this period, in milliseconds since 1970; undefined where it
 * lasts.
 *
 * @param now milliseconds since 1970
 */
export function spentAt({ used, allowed, period, resetsAt }: QuotaUse, now: number): number | undefined {
  const end = Date.parse(resetsAt);
  const last = new Date(end - 1);
  const start = period === 'day' ? end - DAY_MS : Date.UTC(last.getUTCFullYear(), last.getUTCMonth());
  const at = used === 0 ? Infinity : start + ((now - start) * allowed) / used;
  return at < end ? at : undefined;
}

export function quotaUseOf({ period }: Quota, { used, limit, resetsAt }: QuotaUsage): QuotaUse {
  return { used, allowed: limit, period, resetsAt: new Date(resetsAt).toISOString() };
}
