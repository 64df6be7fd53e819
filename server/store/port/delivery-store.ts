/** The part of the store port that knows which submissions are still to be told to webhooks. */
import type { DeliveryRecord } from '../../model.js';
import type { Submission } from './conversation-store.js';

/** A submission that the webhook of its widget has not been told of yet. */
export interface OwedDelivery {
  /** Of the submission. */
  recordId: string;
  widgetId: string;
  event: Submission['type'];
  /** When it is to be tried next, in milliseconds since 1970. */
  dueAt: number;
  /** How often it was tried in vain. */
  failures: number;
  /** Given up until an operator revives it. */
  isDead: boolean;
  /** Why it failed the last time. */
  reason: string | undefined;
}

/** A delivery that its taker alone makes, until it is settled or released. */
export interface ClaimedDelivery {
  submission: Submission;
  /** How often it was tried in vain. */
  failures: number;
}

export interface DeliveryCounts {
  /** To be delivered, now or later. */
  waiting: number;
  /** Given up until an operator revives them. */
  dead: number;
}

/** What operators see and do of deliveries. */
export interface DeliveryDesk {
  /** All that is owed, of one widget or of all, in the order in which it was left. */
  list(widgetId?: string): Promise<OwedDelivery[]>;
  /** Has what is dead, of one widget or of all, tried again from `at` (ISO 8601) on; gives how many there were. */
  revive(widgetId: string | undefined, at: string): Promise<number>;
}

/** Submissions whose widget's webhook is to be told: those that say so, until a delivery record says otherwise. */
export interface DeliveryStore extends DeliveryDesk {
  /**
   * Claims what is to be delivered at `now` (milliseconds since 1970), the longest due first: one delivery of each
   * widget, and none of a widget of which one is claimed already, whoever claimed it. The claims of a process that
   * dies end too.
   */
  claim(now: number, limit: number): Promise<ClaimedDelivery[]>;
  /** Records what came of a claimed delivery, which ends the claim. Durable when it resolves; else the claim stays. */
  settle(record: DeliveryRecord): Promise<void>;
  /** Ends a claim of which nothing came; does nothing where it was settled. */
  release(claimed: ClaimedDelivery): Promise<void>;
  /** When something that nobody has claimed is next due, in milliseconds since 1970; undefined where nothing is. */
  nextAt(): Promise<number | undefined>;
  counts(): Promise<DeliveryCounts>;
  /** Has `listener` called when something may have become due earlier than `nextAt` said. */
  watch(listener: () => void): void;
}
