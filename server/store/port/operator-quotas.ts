/** The part of the store port that tells how much of quotas is used. */
import type { Widget } from '../../model.js';
import type { QuotaUsage } from './conversation-store.js';

export interface OperatorQuotas {
  /**
   * What each widget has used of its quota in the period that holds `at` (milliseconds since 1970), by its id. It
   * charges nothing.
   */
  usage(widgets: readonly Pick<Widget, 'id' | 'quota'>[], at: number): Promise<Map<string, QuotaUsage>>;
}
