/**
 * The port of the read model: what operators may ask of all that was recorded. Each query is a filter, an order and a
 * limit, so that a database can serve it too; the widgets that the caller may see are part of the filter.
 */
import type { ConversationPage, ConversationSearchPage } from '../admin-contract/conversations.js';
import type { FeedbackType } from '../contract.js';
import type { RatedPage } from '../admin-contract/feedback.js';
import type {
  AskedLanguage,
  AskedOnPage,
  AskedQuestion,
  BucketSize,
  CitedPage,
  QuestionOutcome,
  UsageCounts,
  UsagePeriod,
} from '../admin-contract/usage.js';
import type { ReplyKind } from '../model.js';
import type { GapDetail, GapList, GapListQuery, GapQuery } from './gaps/gap.js';

/** Of which widgets, all where undefined, and when: in milliseconds since 1970, `to` not included. */
export interface Scope {
  widgetIds: readonly string[] | undefined;
  from: number;
  to: number;
}

export interface BucketQuery extends Scope {
  bucket: BucketSize;
  /** A name of the IANA database, such as `Europe/Berlin`. */
  timeZone: string;
}

export interface TopQuery extends Scope {
  limit: number;
}

export interface TopQuestionQuery extends TopQuery {
  /** Id of a page that the replies cited. */
  cited?: string | undefined;
}

/** Narrows questions down; a question fits that fits all that is given. */
export interface QuestionFilter extends Scope {
  outcomes?: readonly QuestionOutcome[] | undefined;
  /** How its reply was made. */
  kinds?: readonly ReplyKind[] | undefined;
  rating?: FeedbackType | 'any' | 'none' | undefined;
  /** Whether a human was asked for in its conversation. */
  isEscalated?: boolean | undefined;
  language?: string | undefined;
  /** Address of a page on which was asked, without query and fragment. */
  page?: string | undefined;
  /** Id of a page that the reply cited. */
  cited?: string | undefined;
  visitor?: string | undefined;
}

export interface PageQuery {
  limit: number;
  /** `next` of the page before. */
  cursor?: string | undefined;
}

export interface RatedQuery extends QuestionFilter, PageQuery {
  hasReason?: boolean | undefined;
}

export interface SearchQuery extends Scope, PageQuery {
  text: string;
}

/** Names a turn among those of its conversation: the hash of its question's id. */
export interface TurnName {
  widgetId: string;
  conversationId: string;
  questionHash: number;
  /** Turns of the conversation from this one on. */
  fromEnd: number;
}

export interface RatedTurn extends TurnName {
  askedAt: number;
  question: string;
  outcome: QuestionOutcome;
  confidenceScore: number;
  rating: { feedback: FeedbackType; reason?: string; at: string };
  citedPages: { pageId: string; title: string; url: string }[];
}

export interface RatedTurnPage {
  items: RatedTurn[];
  next?: string;
  count: { helpful: number; notHelpful: number; withReason: number };
}

/** What is known of a conversation beside its turns. */
export interface ConversationNotes {
  /** By the hash of the question's id. */
  ratings: Map<number, RatedTurn['rating']>;
  languages: Map<number, string>;
  /** How often a human was asked for. */
  requests: number;
  turns: number;
}

/** Every query waits a moment for the log to be read, and then rejects with `not_ready` until it was. */
export interface Insight {
  usage(query: BucketQuery): Promise<UsagePeriod>;
  /** The same without buckets, widget by widget; only widgets of which there is something to count. */
  usageByWidget(query: Scope): Promise<{ widgetId: string; totals: UsageCounts }[]>;
  citedPages(query: TopQuery): Promise<CitedPage[]>;
  askedOn(query: TopQuery): Promise<AskedOnPage[]>;
  languages(query: TopQuery): Promise<AskedLanguage[]>;
  questions(query: TopQuestionQuery): Promise<AskedQuestion[]>;
  conversations(query: QuestionFilter & PageQuery): Promise<ConversationPage>;
  /** Undefined where there is no such conversation. */
  conversationNotes(query: {
    widgetId: string;
    conversationId: string;
  }): Promise<ConversationNotes | undefined>;
  rated(query: RatedQuery): Promise<RatedTurnPage>;
  ratedPages(query: TopQuery): Promise<RatedPage[]>;
  gaps(query: GapListQuery): Promise<GapList>;
  /** All that is known of the group with a wording of this key, whenever it was asked. */
  gap(query: GapQuery): Promise<GapDetail | undefined>;
  search(query: SearchQuery, signal?: AbortSignal): Promise<ConversationSearchPage>;
}
