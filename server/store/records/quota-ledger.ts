/** Counts accepted questions by widget and UTC day, from which the use of any quota follows. */
import type { Quota } from '../../model.js';
import type { QuotaUsage } from '../port/conversation-store.js';
import type { OperatorQuotas } from '../port/operator-quotas.js';
import type { RecordLog } from '../port/record-log.js';

const DAY_MS = 86_400_000;

export class QuotaLedger {
  readonly #questionsByDay = new Map<string, Map<number, number>>();

  /** Counts one question that was accepted earlier. `at` is in milliseconds since 1970. */
  add(widgetId: string, at: number): void {
    this.#change(widgetId, at, 1);
  }

  /** Takes one question off the quota if it has room; synchronous, so concurrent callers cannot both take the last. */
  charge(widgetId: string, at: number, quota: Quota): { accepted: boolean; usage: QuotaUsage } {
    const accepted = this.usage(widgetId, at, quota).used < quota.messages;
    if (accepted) this.#change(widgetId, at, 1);
    return { accepted, usage: this.usage(widgetId, at, quota) };
  }

  usage(widgetId: string, at: number, quota: Quota): QuotaUsage {
    const { from, to } = quotaPeriod(at, quota.period);
    return { used: this.#count(widgetId, from, to), limit: quota.messages, resetsAt: to };
  }

  /** Gives back what `charge` took, for a question that could not be recorded. */
  refund(widgetId: string, at: number): void {
    this.#change(widgetId, at, -1);
  }

  #change(widgetId: string, at: number, by: number): void {
    let days = this.#questionsByDay.get(widgetId);
    if (!days) this.#questionsByDay.set(widgetId, (days = new Map<number, number>()));
    const day = Math.floor(at / DAY_MS);
    days.set(day, (days.get(day) ?? 0) + by);
  }

  #count(widgetId: string, from: number, to: number): number {
    const days = this.#questionsByDay.get(widgetId);
    let count = 0;
    for (let day = from / DAY_MS; days && day < to / DAY_MS; day++) count += days.get(day) ?? 0;
    return count;
  }
}

/** What a ledger that is kept up to date tells. */
export function quotasOf(ledger: QuotaLedger): OperatorQuotas {
  return {
    usage: (widgets, at) =>
      Promise.resolve(new Map(widgets.map(({ id, quota }) => [id, ledger.usage(id, at, quota)]))),
  };
}

/** What the log tells, which is read once for all widgets. */
export function quotasOver(log: RecordLog): OperatorQuotas {
  return {
    async usage(widgets, at) {
      const ledger = new QuotaLedger();
      const from = Math.min(...widgets.map(({ quota }) => quotaPeriod(at, quota.period).from));
      const widgetId = widgets.length === 1 ? widgets[0]?.id : undefined;
      if (widgets.length > 0) {
        for await (const record of log.read({ types: ['question', 'erased'], widgetId, from })) {
          ledger.add(record.widgetId, Date.parse(record.at));
        }
      }
      return quotasOf(ledger).usage(widgets, at);
    },
  };
}

/** The UTC day or calendar month that holds `at`: from its first millisecond up to, not including, `to`. */
export function quotaPeriod(at: number, period: Quota['period']): { from: number; to: number } {
  const date = new Date(at);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  return period === 'day'
    ? { from: Date.UTC(year, month, day), to: Date.UTC(year, month, day + 1) }
    : { from: Date.UTC(year, month), to: Date.UTC(year, month + 1) };
}
