/**
 * The store port: all that the rest of the server may ask of storage. Nothing above it knows of files or of a
 * single process, so every promise here must also be keepable by a database shared between processes.
 * `store.test.ts` is the contract, run over every implementation.
 */
import type {
  EscalationFact,
  FeedbackFact,
  Page,
  Quota,
  QuestionFact,
  ReplyFact,
  Site,
  Widget,
} from '../model.js';

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

/** How much of a quota is used in the period that holds the moment asked about. */
export interface QuotaUsage {
  used: number;
  limit: number;
  /** When the period ends, in milliseconds since 1970. */
  resetsAt: number;
}

/** One question and its reply, where it has one yet. */
export interface Turn {
  question: QuestionFact;
  reply?: ReplyFact;
}

export interface Acceptance {
  accepted: boolean;
  usage: QuotaUsage;
  /** The turn of the earlier question with the same idempotency key; nothing is recorded or charged then. */
  twin?: Turn;
}

export interface ConversationStore {
  /**
   * Records a question if the quota still has room at `question.at`, as one durable and atomic step:
   * with a limit of N, exactly N concurrent callers are accepted. A question whose idempotency key was taken for the
   * same widget and visitor within the last 24 hours is never accepted: its twin is given back, also where the quota
   * is used up.
   */
  accept(question: QuestionFact, quota: Quota): Promise<Acceptance>;
  /** Records what followed. Durable when it resolves. */
  record(fact: ReplyFact | FeedbackFact | EscalationFact): Promise<void>;
  /** The last `limit` turns, oldest first; empty where this widget has no such conversation. */
  turns(widgetId: string, conversationId: string, limit: number): Promise<Turn[]>;
}

/** What is known of the store's ability to write, without trying. */
export interface StoreHealth {
  /** False where the last write failed. */
  isWritable: boolean;
  /** Milliseconds since the last durable write to the conversations; absent before the first. */
  sinceWrite?: number;
}

export interface Store {
  readonly widgets: WidgetStore;
  readonly pages: PageStore;
  readonly conversations: ConversationStore;
  /** What could not be read, now. */
  problems(): Promise<StoreProblem[]>;
  health(): StoreHealth;
  /** Waits for writes under way, then lets go of every resource. */
  close(): Promise<void>;
}
