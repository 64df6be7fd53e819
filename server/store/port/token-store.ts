/** The part of the store port that counts the tokens of the language model. */
import type { TokensRecord } from '../../ledger-records.js';

export interface TokenStore {
  /** How many tokens a widget has spent in the calendar month (UTC) that holds `at` (milliseconds since 1970). */
  usage(widgetId: string, at: number): Promise<number>;
  /**
   * Records tokens of the language model as spent if the widget's calendar month (UTC) that holds `record.at` stays
   * within `limit`, as one durable and atomic step; false where it would not.
   */
  reserve(record: TokensRecord, limit: number): Promise<boolean>;
  /** Records what corrects a reservation. Durable when it resolves. */
  settle(record: TokensRecord): Promise<void>;
}
