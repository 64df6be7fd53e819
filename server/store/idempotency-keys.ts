/** The questions of the last 24 hours by their idempotency key, so that a repetition finds its twin. */
import type { QuestionFact } from '../model.js';

const LIFETIME_MS = 24 * 60 * 60 * 1000;

export interface KeyedQuestion {
  id: string;
  conversationId: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Settles when the question is recorded; absent where that was long ago. */
  recording?: Promise<unknown>;
}

export class IdempotencyKeys {
  /** In the order in which they came, which is nearly that of their time. */
  readonly #questions = new Map<string, KeyedQuestion>();

  /** The earlier question with the same key, widget and visitor. */
  find(question: QuestionFact): KeyedQuestion | undefined {
    const twin = this.#questions.get(scopedKey(question) ?? '');
    return twin && Date.parse(question.at) - twin.at < LIFETIME_MS ? twin : undefined;
  }

  /** Remembers a question, if it has a key, and lets go of those whose time is over. */
  add(question: QuestionFact, recording?: Promise<unknown>): void {
    const key = scopedKey(question);
    if (key === undefined) return;
    const { id, conversationId } = question;
    const at = Date.parse(question.at);
    this.#questions.delete(key);
    this.#questions.set(key, recording ? { id, conversationId, at, recording } : { id, conversationId, at });
    for (const [oldest, { at: then }] of this.#questions) {
      if (at - then < LIFETIME_MS) break;
      this.#questions.delete(oldest);
    }
  }

  /** Frees the key of a question that could not be recorded. */
  forget(question: QuestionFact): void {
    this.#questions.delete(scopedKey(question) ?? '');
  }
}

function scopedKey({ widgetId, visitorId, idempotencyKey }: QuestionFact): string | undefined {
  return idempotencyKey && `${widgetId}\n${visitorId ?? ''}\n${idempotencyKey}`;
}
