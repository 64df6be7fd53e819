/** Sums the tokens of the language model by widget and UTC calendar month. */
import type { TokensFact } from '../../model.js';

export class TokenLedger {
  readonly #tokensByMonth = new Map<string, number>();

  add(fact: TokensFact): void {
    const month = monthOf(fact);
    this.#tokensByMonth.set(month, (this.#tokensByMonth.get(month) ?? 0) + fact.tokens);
  }

  /** Adds tokens if there is room; synchronous, so that concurrent callers cannot both take the last. */
  charge(fact: TokensFact, limit: number): boolean {
    const hasRoom = (this.#tokensByMonth.get(monthOf(fact)) ?? 0) + fact.tokens <= limit;
    if (hasRoom) this.add(fact);
    return hasRoom;
  }

  /** Takes back what was added, for a fact that could not be recorded. */
  takeBack(fact: TokensFact): void {
    this.add({ ...fact, tokens: -fact.tokens });
  }
}

const monthOf = ({ widgetId, at }: TokensFact) => `${widgetId} ${at.slice(0, 7)}`;
