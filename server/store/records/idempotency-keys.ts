/** The requests of the last 24 hours by their idempotency key, so that a repetition finds its twin. */
import type { EscalationFact, FeedbackFact, QuestionFact } from '../../model.js';

/** How long a key is good for. */
export const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** What visitors send under a key. */
export type KeyableFact = QuestionFact | FeedbackFact | EscalationFact;

export interface KeyedFact {
  id: string;
  conversationId: string | undefined;
  requestHash: string | undefined;
  /** Milliseconds since 1970. */
  at: number;
  /** Settles when the fact is recorded; absent where that was long ago. */
  recording?: Promise<unknown>;
}

export class IdempotencyKeys {
  /** In the order in which they came, which is nearly that of their time. */
  readonly #facts = new Map<string, KeyedFact>();

  /** The earlier fact of the same type with the same key, widget and visitor. */
  find(fact: KeyableFact): KeyedFact | undefined {
    const twin = this.#facts.get(scopedKey(fact) ?? '');
    return twin && Date.parse(fact.at) - twin.at < KEY_LIFETIME_MS ? twin : undefined;
  }

  /** Remembers a fact, if it has a key, and lets go of those whose time is over. */
  add(fact: KeyableFact, recording?: Promise<unknown>): void {
    const key = scopedKey(fact);
    if (key === undefined) return;
    const { id, conversationId, requestHash } = fact;
    const at = Date.parse(fact.at);
    this.#facts.delete(key);
    this.#facts.set(key, { id, conversationId, requestHash, at, ...(recording && { recording }) });
    for (const [oldest, { at: then }] of this.#facts) {
      if (at - then < KEY_LIFETIME_MS) break;
      this.#facts.delete(oldest);
    }
  }

  /** Frees the key of a fact that could not be recorded, or was erased. */
  forget(fact: KeyableFact): void {
    this.#facts.delete(scopedKey(fact) ?? '');
  }
}

/** What is not a question carries no visitor id, and is told apart by its conversation instead. */
function scopedKey(fact: KeyableFact): string | undefined {
  const visitor = fact.type === 'question' ? fact.visitorId : fact.conversationId;
  return fact.idempotencyKey && [fact.type, fact.widgetId, visitor ?? '', fact.idempotencyKey].join('\n');
}
