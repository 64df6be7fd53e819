/** The part of the store port that records what visitors ask and leave, and counts it against quotas. */
import type { EscalationRecord, FeedbackRecord, Quota, QuestionRecord, ReplyRecord } from '../../model.js';

/** What a visitor leaves beside questions. */
export type Submission = FeedbackRecord | EscalationRecord;

/** What visitors send under an idempotency key. */
export type KeyableRecord = QuestionRecord | Submission;

/** What of a record says by whom it was sent, and under which key. */
export type KeyScope =
  | Pick<QuestionRecord, 'type' | 'widgetId' | 'visitorId' | 'idempotencyKey'>
  | Pick<Submission, 'type' | 'widgetId' | 'conversationId' | 'idempotencyKey'>;

/**
 * Names a request across widgets and visitors; undefined where it has no key. What is not a question carries no visitor
 * id, and is told apart by its conversation instead. Databases keep a digest of this, so its form stays; only the third
 * part may hold a line break, so no two requests share a name.
 */
export function scopedKey(scope: KeyScope & { idempotencyKey: string }): string;
export function scopedKey(scope: KeyScope): string | undefined;
export function scopedKey(scope: KeyScope): string | undefined {
  const visitor = scope.type === 'question' ? scope.visitorId : scope.conversationId;
  return scope.idempotencyKey && [scope.type, scope.widgetId, visitor ?? '', scope.idempotencyKey].join('\n');
}

/** How much of a quota is used in the period that holds the moment asked about. */
export interface QuotaUsage {
  used: number;
  limit: number;
  /** When the period ends, in milliseconds since 1970. */
  resetsAt: number;
}

/** One question and its reply, where it has one yet. */
export interface Turn {
  question: QuestionRecord;
  reply?: ReplyRecord;
}

export interface Acceptance {
  accepted: boolean;
  usage: QuotaUsage;
  /** The turn of the earlier question with the same idempotency key; nothing is recorded or charged then. */
  duplicateOf?: Turn;
}

export interface ConversationStore {
  /**
   * Records a question if the quota still has room at `question.at`, as one durable and atomic step:
   * with a limit of N, exactly N concurrent callers are accepted. A question whose idempotency key was taken for the
   * same widget and visitor within the last 24 hours is never accepted: the turn of the first is given back, also
   * where the quota is used up.
   */
  accept(question: QuestionRecord, quota: Quota): Promise<Acceptance>;
  /**
   * Records the reply to a question. Durable when it resolves, with the reply that counts: where another server was
   * quicker to answer a question that was sent twice with its key, it is that one's, and this one is not recorded.
   */
  record(reply: ReplyRecord): Promise<ReplyRecord>;
  /**
   * Records a rating or a request for a human; durable when it resolves. Where one of the same type with the same
   * idempotency key was left for the same widget and conversation within the last 24 hours, nothing is recorded and
   * that one is given back, as soon as it is durable.
   */
  leave(submission: Submission): Promise<Pick<Submission, 'requestHash'> | undefined>;
  /** The last `limit` turns, oldest first; empty where this widget has no such conversation. */
  turns(widgetId: string, conversationId: string, limit: number): Promise<Turn[]>;
}
