/** The part of the store port that knows whom the owners of widgets are still to be told of what, and by which channel. */
import type { DeliveryRecord, DigestRecord } from '../../ledger-records.js';
import type { Channel } from '../../notification-settings.js';
import type { Submission } from './conversation-store.js';

/** What owners are told of. */
export type Deliverable = Submission | DigestRecord;

/** Something that a channel of its widget has not been told of yet. */
export interface OwedDelivery {
  /** Of what is to be told. */
  recordId: string;
  widgetId: string;
  channel: Channel;
  event: Deliverable['type'];
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
  record: Deliverable;
  channel: Channel;
  /** How often it was tried in vain. */
  failures: number;
}

export interface DeliveryCounts {
  /** To be delivered, now or later. */
  waiting: number;
  /** Given up until an operator revives them. */
  dead: number;
}

/** Which deliveries are meant; all where nothing is given. */
export interface DeliveryFilter {
  widgetId?: string | undefined;
  channel?: Channel | undefined;
}

/** What operators see and do of deliveries. */
export interface OperatorDeliveries {
  /** What is owed, in the order in which it was left. */
  list(filter?: DeliveryFilter): Promise<OwedDelivery[]>;
  /** Has what is dead tried again from `at` (ISO 8601) on; gives how many there were. */
  revive(filter: DeliveryFilter, at: string): Promise<number>;
}

/** What owners are to be told: what the records say is owed to a channel, until a delivery record says otherwise. */
export interface DeliveryStore extends OperatorDeliveries {
  /**
   * Claims what is to be delivered at `now` (milliseconds since 1970), the longest due first: one delivery of each
   * widget by each channel, and none of a widget and channel of which one is claimed already, whoever claimed it. The
   * claims of a process that dies end too.
   */
  claim(now: number, limit: number): Promise<ClaimedDelivery[]>;
  /** Records what came of a claimed delivery, which ends the claim. Durable when it resolves; else the claim stays. */
  settle(record: DeliveryRecord): Promise<void>;
  /** Ends a claim of which nothing came; does nothing where it was settled. */
  release(claimed: ClaimedDelivery): Promise<void>;
  /** When something that nobody has claimed is next due, in milliseconds since 1970; undefined where nothing is. */
  nextAt(): Promise<number | undefined>;
  counts(channel: Channel): Promise<DeliveryCounts>;
  /**
   * Records a digest, and with it that it is owed, unless its widget has one of the same day or a later one: then it
   * gives false, and nothing is recorded. Durable when it resolves.
   */
  leaveDigest(digest: DigestRecord): Promise<boolean>;
  /** The newest digest of a widget. */
  lastDigest(widgetId: string): Promise<Pick<DigestRecord, 'day' | 'at'> | undefined>;
  /** Has `listener` called when something may have become due earlier than `nextAt` said. */
  watch(listener: () => void): void;
}
