/** How much of their quotas, and of the tokens of the language model, widgets have used. Reads, and charges nothing. */
import type { QuotaState } from '../admin-contract/widgets.js';
import type { Widget } from '../model.js';
import type { QuotaDesk } from '../store/port/quota-desk.js';
import type { TokenStore } from '../store/port/token-store.js';
import { quotaUseOf, spentAt } from './quota-use.js';

export type QuotaOfWidget = Omit<QuotaState, 'tokens'>;

/** By id of the widget. @param now milliseconds since 1970 */
export async function readQuotas(
  quotas: QuotaDesk,
  widgets: readonly Widget[],
  now: number,
): Promise<Map<string, QuotaOfWidget>> {
  const usage = await quotas.usage(widgets, now);
  return new Map(
    widgets.flatMap(({ id, quota }) => {
      const used = usage.get(id);
      if (!used) return [];
      const use = quotaUseOf(quota, used);
      const spent = spentAt(use, now);
      return [[id, { ...use, ...(spent !== undefined && { spentAt: new Date(spent).toISOString() }) }]];
    }),
  );
}

/** @param allowed tokens that a widget may spend in a calendar month */
export async function readTokens(
  tokens: TokenStore,
  widgetId: string,
  allowed: number,
  now: number,
): Promise<NonNullable<QuotaState['tokens']>> {
  const at = new Date(now);
  const resetsAt = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1)).toISOString();
  return { used: await tokens.usage(widgetId, now), allowed, resetsAt };
}
