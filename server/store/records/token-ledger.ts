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

  /** Takes back what was added, for a record that could not be recorded. */
  takeBack(record: TokensRecord): void {
    this.add({ ...record, tokens: -record.tokens });
  }
}

const monthOf = ({ widgetId, at }: TokensRecord) => `${widgetId} ${at.slice(0, 7)}`;
