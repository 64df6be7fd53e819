/** All that follows from the records in the log, and is kept in memory to find them and to count. */
import type { Gone } from './gone.js';
import type { LogRecord, QuestionRecord } from '../../model.js';
import { conversationHash } from './conversation-hash.js';
import { ConversationIndex } from './conversation-index.js';
import type { RecordHead } from './record-head.js';
import { DigestDays } from '../records/digest-days.js';
import { EscalationFold } from '../records/escalation-fold.js';
import { IdempotencyKeys, KEY_LIFETIME_MS } from '../records/idempotency-keys.js';
import type { RecordSink } from './segment-findings.js';
import type { LogPosition, Relocation } from './log-segments.js';
import { Outbox } from '../records/outbox.js';
import { QuotaLedger } from '../records/quota-ledger.js';
import { TokenLedger } from '../records/token-ledger.js';

export class LogState implements RecordSink {
  readonly quota = new QuotaLedger();
  readonly tokens = new TokenLedger();
  readonly keys = new IdempotencyKeys();
  readonly index = new ConversationIndex();
  readonly outbox = new Outbox<LogPosition>();
  readonly digests = new DigestDays();
  readonly escalations = new EscalationFold();

  readonly #openedAt: number;

  /** @param openedAt when the log was opened, in milliseconds since 1970 */
  constructor(openedAt: number) {
    this.#openedAt = openedAt;
  }

  /** Takes in a question or a reply that was found in the log, save questions whose keys are still good. */
  takeHead({ widgetId, conversationId, askedAt }: RecordHead, position: LogPosition): boolean {
    if (askedAt !== undefined) {
      if (this.#openedAt - askedAt < KEY_LIFETIME_MS) return false;
      this.quota.add(widgetId, askedAt);
    }
    this.index.add(conversationHash(widgetId, conversationId), position);
    return true;
  }

  /** Takes in a record that was found in the log. */
  take(record: LogRecord, position: LogPosition): void {
    switch (record.type) {
      case 'question':
        this.quota.add(record.widgetId, Date.parse(record.at));
        this.keys.add(record);
        break;
      case 'erased':
        this.quota.add(record.widgetId, Date.parse(record.at));
        break;
      case 'feedback':
      case 'escalation':
        this.keys.add(record);
        break;
      case 'tokens':
        this.tokens.add(record);
        break;
      case 'digest':
        this.digests.add(record);
        break;
      default:
    }
    this.place(record, position);
  }

  /** Takes in where a record stands; its charge and its key were taken in before it was recorded. */
  place(record: LogRecord, position: LogPosition): void {
    // Only questions and replies make turns; the rest need not be found by conversation.
    if (record.type === 'question' || record.type === 'reply') {
      this.index.add(conversationHash(record.widgetId, record.conversationId), position);
    }
    this.outbox.add(record, position);
    this.escalations.add(record);
  }

  /** Gives back what a question that could not be recorded was charged. */
  takeBack(question: QuestionRecord): void {
    this.quota.refund(question.widgetId, Date.parse(question.at));
    this.keys.forget(question);
  }

  /** Follows a segment that was written anew, without the records that are `gone`. */
  relocate(segment: number, relocation: Relocation, gone: readonly Gone[]): void {
    this.index.relocate(segment, relocation);
    for (const place of this.outbox.places()) {
      if (place.segment === segment) Object.assign(place, relocation(place.offset));
    }
    for (const record of gone) {
      if (record.key !== undefined) this.keys.forgetKey(record.key);
      this.outbox.forget(record);
      this.escalations.forget(record);
    }
  }
}
