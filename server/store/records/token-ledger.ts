/** Sums the tokens of the language model by widget and UTC calendar month. */
import type { TokensRecord } from '../../ledger-records.js';

export class TokenLedger {
  readonly #tokensByMonth = new Map<string, number>();

  add(record: TokensRecord): void {
    const month = monthOf(record);
    this.#tokensByMonth.set(month, (this.#tokensByMonth.get(month) ?? 0) + record.tokens);
  }

  /** Adds tokens if there is room; synchronous, so that concurrent callers cannot both take the last. */
  charge(record: TokensRecord, limit: number): boolean {
    const hasRoom = (this.#tokensByMonth.get(monthOf(record)) ?? 0) + record.tokens <= limit;
    if (hasRoom) this.add(record);
    return hasRoom;
  }

  /** What a widget has spent in the month that holds `at` (milliseconds since 1970). */
  usage(widgetId: string, at: number): number {
    return this.#tokensByMonth.get(monthOf({ widgetId, at: new Date(at).toISOString() })) ?? 0;
  }

  /** Takes back what was added, for a record that could not be recorded. */
  takeBack(record: TokensRecord): void {
    this.add({ ...record, tokens: -record.tokens });
  }
}

const monthOf = ({ widgetId, at }: Pick<TokensRecord, 'widgetId' | 'at'>) => `${widgetId} ${at.slice(0, 7)}`;
