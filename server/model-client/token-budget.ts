/** How many tokens a widget may spend on the language model in a calendar month (UTC). */
import type { TokensRecord } from '../ledger-records.js';
import type { TokenStore } from '../store/port/token-store.js';

/** Tokens that were set aside for one completion. */
export interface Reservation {
  /** Replaces what was set aside by what was really spent, once; durable when it resolves. */
  settle(spentTokens: number): Promise<void>;
}

/**
 * What was set aside and never settled counts as spent, so that a crash can only err on the side of the owner's
 * purse.
 */
export interface TokenBudget {
  /**
   * Sets tokens aside if the month that holds `at` (milliseconds since 1970) still has room for them; undefined
   * where it has not. Atomic: no number of concurrent callers can spend more than the budget.
   */
  reserve(widgetId: string, tokens: number, at: number): Promise<Reservation | undefined>;
}

export interface TokenBudgetOptions {
  store: TokenStore;
  /** What each widget may spend in a month. */
  tokensPerMonth: number;
  newId: () => string;
}

/** A budget that the store keeps account of, so that a restart begins no month anew. */
export function createTokenBudget({ store, tokensPerMonth, newId }: TokenBudgetOptions): TokenBudget {
  return {
    async reserve(widgetId, tokens, at) {
      // What settles after the month has ended still belongs to the month that it began in.
      const account = { type: 'tokens', at: new Date(at).toISOString(), widgetId } as const;
      const reservation: TokensRecord = { ...account, id: newId(), tokens };
      if (!(await store.reserve(reservation, tokensPerMonth))) return undefined;
      let isSettled = false;
      return {
        async settle(spentTokens) {
          if (isSettled) return;
          isSettled = true;
          if (spentTokens === tokens) return;
          await store.settle({ ...account, id: newId(), tokens: spentTokens - tokens });
        },
      };
    },
  };
}

/**
 * Tokens of a text, estimated: one for three bytes of UTF-8. English has about four bytes a token and Chinese
 * three, so the estimate is rather too high than too low.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}
