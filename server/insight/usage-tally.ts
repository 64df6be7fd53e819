/** Counts questions of some time, and how they ended. */
import type { UsageCounts } from '../admin-contract/usage.js';
import { LONGEST_REPLY_MS } from './read-model.js';
import { HELPFUL, NOT_HELPFUL, OUTCOME_NUMBERS, type TurnTable } from './turn-table.js';

export class UsageTally {
  /** By the number of the outcome. */
  readonly #outcomes = new Uint32Array(OUTCOME_NUMBERS.length);
  readonly #counts = {
    erased: 0,
    helpful: 0,
    notHelpful: 0,
    conversations: 0,
    escalatedConversations: 0,
    escalations: 0,
  };
  /** Milliseconds that replies took, its own first. */
  readonly #took: number[][] = [[]];

  add(turns: TurnTable, row: number): void {
    const outcome = turns.outcome.get(row);
    this.#outcomes[outcome] = (this.#outcomes[outcome] ?? 0) + 1;
    const rating = turns.rating.get(row);
    if (rating === HELPFUL) this.#counts.helpful++;
    if (rating === NOT_HELPFUL) this.#counts.notHelpful++;
    const took = turns.took.get(row);
    if (took > 0) this.#took[0]?.push(took - 1);
  }

  addConversation(isEscalated: boolean): void {
    this.#counts.conversations++;
    if (isEscalated) this.#counts.escalatedConversations++;
  }

  addErased(): void {
    this.#counts.erased++;
  }

  addEscalation(): void {
    this.#counts.escalations++;
  }

  /** Adds what another counted, save its conversations: one may go on from it into the next. */
  include(other: UsageTally): void {
    for (const [outcome, count] of other.#outcomes.entries())
      this.#outcomes[outcome] = (this.#outcomes[outcome] ?? 0) + count;
    for (const name of ['erased', 'helpful', 'notHelpful', 'escalations'] as const)
      this.#counts[name] += other.#counts[name];
    this.#took.push(...other.#took);
  }

  finish(durations: Durations): UsageCounts {
    const [none = 0, answered = 0, unsure = 0, refused = 0, smallTalk = 0] = this.#outcomes;
    const questions = this.#counts.erased + none + answered + unsure + refused + smallTalk;
    const counts = { questions, answered, unsure, refused, smallTalk, none, ...this.#counts };
    const [p50, p95] = durations.shares(this.#took, [0.5, 0.95]);
    return p50 === undefined || p95 === undefined ? counts : { ...counts, p50, p95 };
  }
}

/** Finds within how long shares of the replies came. It counts the milliseconds; sorting takes several times as long. */
export class Durations {
  readonly #counts = new Uint32Array(LONGEST_REPLY_MS + 1);

  /** @param shares the smallest first; none is found of nothing */
  shares(took: readonly (readonly number[])[], shares: readonly number[]): number[] {
    const counts = this.#counts;
    let total = 0;
    for (const part of took) {
      total += part.length;
      for (const ms of part) counts[ms] = (counts[ms] ?? 0) + 1;
    }
    if (total === 0) return [];
    let [ms, within] = [0, counts[0] ?? 0];
    const found = shares.map((share) => {
      while (within < Math.ceil(share * total)) within += counts[++ms] ?? 0;
      return ms;
    });
    for (const part of took) for (const each of part) counts[each] = 0;
    return found;
  }
}
