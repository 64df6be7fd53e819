/** All that follows from the facts in the log, and is kept in memory to find them and to count. */
import type { Fact, QuestionFact } from '../../model.js';
import { conversationHash } from '../records/conversation-key.js';
import { ConversationIndex } from './conversation-index.js';
import type { FactHead } from './record-head.js';
import { IdempotencyKeys, KEY_LIFETIME_MS } from '../records/idempotency-keys.js';
import type { FactSink } from './log-recovery.js';
import type { LogPosition, Relocation } from './log-segments.js';
import { Outbox } from '../records/outbox.js';
import { QuotaLedger } from '../records/quota-ledger.js';
import { TokenLedger } from '../records/token-ledger.js';

export class LogState implements FactSink {
  readonly quota = new QuotaLedger();
  readonly tokens = new TokenLedger();
  readonly keys = new IdempotencyKeys();
  readonly index = new ConversationIndex();
  readonly outbox = new Outbox<LogPosition>();

  readonly #openedAt: number;

  /** @param openedAt when the log was opened, in milliseconds since 1970 */
  constructor(openedAt: number) {
    this.#openedAt = openedAt;
  }

  /** Takes in a question or a reply that was found in the log, save questions whose keys are still good. */
  takeHead({ widgetId, conversation, askedAt }: FactHead, position: LogPosition): boolean {
    if (askedAt !== undefined) {
      if (this.#openedAt - askedAt < KEY_LIFETIME_MS) return false;
      this.quota.add(widgetId, askedAt);
    }
    this.index.add(conversation, position);
    return true;
  }

  /** Takes in a fact that was found in the log. */
  take(fact: Fact, position: LogPosition): void {
    switch (fact.type) {
      case 'question':
        this.quota.add(fact.widgetId, Date.parse(fact.at));
        this.keys.add(fact);
        break;
      case 'erased':
        this.quota.add(fact.widgetId, Date.parse(fact.at));
        break;
      case 'feedback':
      case 'escalation':
        this.keys.add(fact);
        break;
      case 'tokens':
        this.tokens.add(fact);
        break;
      default:
    }
    this.place(fact, position);
  }

  /** Takes in where a fact stands; its charge and its key were taken in before it was recorded. */
  place(fact: Fact, position: LogPosition): void {
    // Only questions and replies make turns; the rest need not be found by conversation.
    if (fact.type === 'question' || fact.type === 'reply') {
      this.index.add(conversationHash(fact.widgetId, fact.conversationId), position);
    }
    this.outbox.add(fact, position);
  }

  /** Gives back what a question that could not be recorded was charged. */
  takeBack(question: QuestionFact): void {
    this.quota.refund(question.widgetId, Date.parse(question.at));
    this.keys.forget(question);
  }

  /** Follows a segment that was written anew, without the facts that are `gone`. */
  relocate(segment: number, relocation: Relocation, gone: readonly Fact[]): void {
    this.index.relocate(segment, relocation);
    for (const owed of this.outbox.all()) {
      if (owed.place.segment === segment) Object.assign(owed.place, relocation(owed.place.offset));
    }
    for (const fact of gone) {
      if (fact.type === 'question' || fact.type === 'feedback' || fact.type === 'escalation') {
        this.keys.forget(fact);
        this.outbox.forget(fact.id);
      }
    }
  }
}
