/** The language model's tokens over the log: what was spent follows from it. */
import type { TokensRecord } from '../../ledger-records.js';
import type { Log } from './log.js';
import type { LogState } from './log-state.js';
import type { TokenStore } from '../port/token-store.js';

export class LogTokens implements TokenStore {
  readonly #log: Log;
  readonly #state: LogState;

  constructor(log: Log, state: LogState) {
    this.#log = log;
    this.#state = state;
  }

  usage(widgetId: string, at: number): Promise<number> {
    return Promise.resolve(this.#state.tokens.usage(widgetId, at));
  }

  async reserve(record: TokensRecord, limit: number): Promise<boolean> {
    if (!this.#state.tokens.charge(record, limit)) return false;
    try {
      await this.#log.append(record);
    } catch (error) {
      this.#state.tokens.takeBack(record);
      throw error;
    }
    return true;
  }

  async settle(record: TokensRecord): Promise<void> {
    await this.#log.append(record);
    this.#state.tokens.add(record);
  }
}
