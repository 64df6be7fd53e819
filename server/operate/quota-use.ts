/** How much of a quota is used, as operators are told. */
import type { Quota } from '../model.js';
import type { QuotaUsage } from '../store/port/conversation-store.js';

export interface QuotaUse {
  used: number;
  allowed: number;
  period: Quota['period'];
  /** When the period ends; ISO 8601, UTC. */
  resetsAt: string;
}

export function quotaUseOf({ period }: Quota, { used, limit, resetsAt }: QuotaUsage): QuotaUse {
  return { used, allowed: limit, period, resetsAt: new Date(resetsAt).toISOString() };
}
