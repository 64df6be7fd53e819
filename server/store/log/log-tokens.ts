/** The language model's tokens over the log: what was spent follows from it. */
import type { TokensFact } from '../../model.js';
import type { Log } from './log.js';
import type { LogState } from './log-state.js';
import type { TokenStore } from '../port/store.js';

export class LogTokens implements TokenStore {
  readonly #log: Log;
  readonly #state: LogState;

  constructor(log: Log, state: LogState) {
    this.#log = log;
    this.#state = state;
  }

  async reserve(fact: TokensFact, limit: number): Promise<boolean> {
    if (!this.#state.tokens.charge(fact, limit)) return false;
    try {
      await this.#log.append(fact);
    } catch (error) {
      this.#state.tokens.takeBack(fact);
      throw error;
    }
    return true;
  }

  async settle(fact: TokensFact): Promise<void> {
    await this.#log.append(fact);
    this.#state.tokens.add(fact);
  }
}
