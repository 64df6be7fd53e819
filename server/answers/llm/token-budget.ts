/** How many tokens a widget may spend on the language model in a calendar month (UTC). */

/** Tokens that were set aside for one completion. */
export interface Reservation {
  /** Replaces what was set aside by what was really spent. */
  settle(spentTokens: number): Promise<void>;
}

/**
 * The port. With a durable implementation, what was set aside and never settled counts as spent, so that a crash
 * can only err on the side of the owner's purse.
 */
export interface TokenBudget {
  /**
   * Sets tokens aside if the month that holds `at` (milliseconds since 1970) still has room for them; undefined
   * where it has not. Atomic: no number of concurrent callers can spend more than the budget.
   */
  reserve(widgetId: string, tokens: number, at: number): Promise<Reservation | undefined>;
}

/** Keeps count in memory: a restart begins anew, and each process counts for itself. */
export function createMemoryTokenBudget(tokensPerMonth: number): TokenBudget {
  const spent = new Map<string, { month: string; tokens: number }>();
  return {
    reserve(widgetId, tokens, at) {
      const month = new Date(at).toISOString().slice(0, 7);
      let account = spent.get(widgetId);
      if (account?.month !== month) spent.set(widgetId, (account = { month, tokens: 0 }));
      if (account.tokens + tokens > tokensPerMonth) return Promise.resolve(undefined);
      account.tokens += tokens;
      return Promise.resolve({ settle: settler(account, tokens) });
    },
  };
}

function settler(account: { tokens: number }, reserved: number): Reservation['settle'] {
  let isSettled = false;
  return (spentTokens) => {
    if (!isSettled) account.tokens += spentTokens - reserved;
    isSettled = true;
    return Promise.resolve();
  };
}

/**
 * Tokens of a text, estimated: one for three bytes of UTF-8. English has about four bytes a token and Chinese
 * three, so the estimate is rather too high than too low.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}
