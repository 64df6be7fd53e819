/**
 * The store port: all that the rest of the server may ask of storage. Nothing above it knows of files or of a
 * single process, so every promise here must also be keepable by a database shared between processes.
 * `store.test.ts` is the contract, run over every implementation.
 */
import type {
  DeliveryRecord,
  EscalationRecord,
  LogRecord,
  FeedbackRecord,
  Page,
  Quota,
  QuestionRecord,
  ReplyRecord,
  Site,
  TokensRecord,
  Widget,
} from '../../model.js';

/** A stored thing that could not be read. It is reported and kept, never taken for empty. */
export interface StoreProblem {
  file: string;
  /** 1-based, where known. */
  line?: number;
  reason: string;
}

/** Widgets that are given out are frozen, and the same object until the widget changes. */
export interface WidgetStore {
  get(id: string): Promise<Widget | undefined>;
  /** All widgets, by name. */
  list(): Promise<Widget[]>;
  /** Creates or replaces. Durable when it resolves. */
  save(widget: Widget): Promise<void>;
  /** Removes the widget and its pages; what the log holds stays. False where there was none. */
  remove(id: string): Promise<boolean>;
}

export interface PageStore {
  /** All pages of a widget, by id. */
  list(widgetId: string): Promise<Page[]>;
  /** Creates or replaces a page. Durable when it resolves. */
  save(widgetId: string, page: Page): Promise<void>;
  /** False where there was none. */
  remove(widgetId: string, pageId: string): Promise<boolean>;
  /** An opaque text that differs whenever the widget's pages may have changed, whoever changed them. */
  revision(widgetId: string): Promise<string>;
}

/** What imports from the web remember of the sites that a widget's pages come from. It goes with the widget. */
export interface SiteStore {
  /** The site that begins at `start`; undefined where it was never imported or its record cannot be read. */
  get(widgetId: string, start: string): Promise<Site | undefined>;
  /** All that can be read, by where they begin. */
  list(widgetId: string): Promise<Site[]>;
  /** Creates or replaces the record of a site. Durable when it resolves. */
  save(widgetId: string, site: Site): Promise<void>;
}

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
   * same widget and visitor within the last 24 hours is never accepted: the turn of the first is given back, also where the quota
   * is used up.
   */
  accept(question: QuestionRecord, quota: Quota): Promise<Acceptance>;
  /** Records the reply to a question. Durable when it resolves. */
  record(reply: ReplyRecord): Promise<void>;
  /**
   * Records a rating or a request for a human; durable when it resolves. Where one of the same type with the same
   * idempotency key was left for the same widget and conversation within the last 24 hours, nothing is recorded and
   * that one is given back, as soon as it is durable.
   */
  leave(record: Submission): Promise<Pick<Submission, 'requestHash'> | undefined>;
  /** The last `limit` turns, oldest first; empty where this widget has no such conversation. */
  turns(widgetId: string, conversationId: string, limit: number): Promise<Turn[]>;
}

export interface OwedDelivery {
  record: Submission;
  /** How often it was tried in vain. */
  failures: number;
}

/** Records whose widget's webhook is to be told of them: those that say so, until a delivery record says otherwise. */
export interface DeliveryStore {
  /**
   * What is to be delivered at `now` (milliseconds since 1970), the longest due first: one delivery of each widget, and
   * none of those that are `busy`.
   */
  due(now: number, limit: number, busy?: ReadonlySet<string>): Promise<OwedDelivery[]>;
  /** When something of a widget that is not `busy` is next due, in milliseconds since 1970; undefined where nothing is. */
  nextAt(busy?: ReadonlySet<string>): Promise<number | undefined>;
  /** Records what came of a delivery. Durable when it resolves. */
  record(record: DeliveryRecord): Promise<void>;
  counts(): Promise<DeliveryCounts>;
  /** Has what is dead, of one widget or of all, tried again from `at` (ISO 8601) on; gives how many there were. */
  revive(widgetId: string | undefined, at: string): Promise<number>;
  /** Has `listener` called when something may have become due earlier than `nextAt` said. */
  watch(listener: () => void): void;
}

export interface DeliveryCounts {
  /** To be delivered, now or later. */
  waiting: number;
  /** Given up until an operator revives them. */
  dead: number;
}

export interface TokenStore {
  /**
   * Records tokens of the language model as spent if the widget's calendar month (UTC) that holds `record.at` stays
   * within `limit`, as one durable and atomic step; false where it would not.
   */
  reserve(record: TokensRecord, limit: number): Promise<boolean>;
  /** Records what corrects a reservation. Durable when it resolves. */
  settle(record: TokensRecord): Promise<void>;
}

/** Who is looked for; every field that is given finds something. */
export interface VisitorName {
  visitorId?: string | undefined;
  conversationId?: string | undefined;
  /** As given with a request for a human; finds the conversation too. Letter case does not count. */
  email?: string | undefined;
}

/** What is to be erased: all that is kept of a visitor, or what was left before a time (ISO 8601). */
export type Erasure = { visitor: VisitorName } | { before: string };

export interface ErasureReport {
  /** Records that are gone, by their type. */
  erased: Partial<Record<LogRecord['type'], number>>;
  /** Damaged records that are gone. */
  damaged: number;
}

/** What is known of the store's ability to write, without trying. */
export interface StoreHealth {
  /** False where the last write failed. */
  isWritable: boolean;
  /** Milliseconds since the last durable write to the conversations; absent before the first. */
  sinceWrite?: number;
  /** Whether this process has the data folder for itself; absent where there is none. */
  isLocked?: boolean;
}

export interface Store {
  readonly widgets: WidgetStore;
  readonly pages: PageStore;
  readonly conversations: ConversationStore;
  readonly deliveries: DeliveryStore;
  readonly tokens: TokenStore;
  /**
   * Erases, really, what was recorded before the call, while the store goes on working. Questions of the current
   * calendar month (UTC) leave a record of type `erased`, so that quotas stay exact. Where it fails, the same call
   * erases the rest.
   *
   * @param now milliseconds since 1970
   */
  erase(erasure: Erasure, now: number): Promise<ErasureReport>;
  /** What could not be read, now. */
  problems(): Promise<StoreProblem[]>;
  health(): StoreHealth;
  /** Waits for writes in flight, then lets go of every resource. */
  close(): Promise<void>;
}
