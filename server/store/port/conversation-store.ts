/** The part of the store port that records what visitors ask and leave, and counts it against quotas. */
import type { EscalationRecord, FeedbackRecord, Quota, QuestionRecord, ReplyRecord } from '../../model.js';

/** What a visitor leaves beside questions. */
export type Submission = FeedbackRecord | EscalationRecord;

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
