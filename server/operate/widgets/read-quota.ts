/**
 * How much of their quotas, and of the tokens of the language model, widgets have used, and how many visitors a limit
 * turned away. Reads, and charges nothing.
 */
import type { QuotaState } from '../../admin-contract/widgets.js';
import type { Widget } from '../../model.js';
import type { OperatorQuotas } from '../../store/port/operator-quotas.js';
import { SEEN_DAYS, sumTurnedAway, type SeenStore, type TurnedAway } from '../../store/port/seen-store.js';
import type { TokenStore } from '../../store/port/token-store.js';
import { quotaUseOf, spentAt } from './quota-use.js';

const DAY_MS = 86_400_000;

export type QuotaOfWidget = Omit<QuotaState, 'tokens' | 'turnedAway'>;

/** By id of the widget. @param now milliseconds since 1970 */
export async function readQuotas(
  quotas: OperatorQuotas,
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

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Sums of the UTC days that a time touches, by widget.
 *
 * @param from and `to` in milliseconds since 1970, `to` not included
 */
export async function countTurnedAway(
  seen: Pick<SeenStore, 'turnedAway'>,
  widgetIds: readonly string[],
  { from, to }: { from: number; to: number },
): Promise<Map<string, TurnedAway>> {
  const all = await seen.turnedAway(widgetIds, dayOf(from));
  const last = dayOf(to - 1);
  return new Map([...all].map(([id, days]) => [id, sumTurnedAway(days.filter(({ day }) => day <= last))]));
}

/** Whether all of a time is known of. @param from and `now` in milliseconds since 1970 */
export const isCounted = (from: number, now: number): boolean =>
  dayOf(from) >= dayOf(now - (SEEN_DAYS - 1) * DAY_MS);
