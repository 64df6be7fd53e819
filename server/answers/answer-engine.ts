/** The port between the chat use case and whatever finds answers. */
import type { Citation, RelatedArticle, SuggestedAction } from '../contract.js';
import type { ReplyKind } from '../model.js';

/** What was said before, oldest first. */
export interface PastTurn {
  question: string;
  /** Absent where the question was never answered. */
  answer?: string;
  /** Ids of the pages that the answer cited. */
  citedPageIds: string[];
}

export interface Question {
  widgetId: string;
  text: string;
  history: PastTurn[];
  /** Address of the page on which it is asked, where that is known. */
  pageUrl?: string | undefined;
}

/** A reply without the ids that the conversation gives it. */
export interface EngineReply {
  answer: string;
  citations: Citation[];
  relatedArticles: RelatedArticle[];
  confidenceScore: number;
  wasRefused: boolean;
  suggestedAction?: SuggestedAction | undefined;
  /** Questions that may follow; absent where there are none. */
  suggestions?: string[] | undefined;
  /** How it was made, where the rest of the reply does not tell. */
  kind?: ReplyKind | undefined;
}

/** How a reply is followed while it is made; an engine that makes it in one go may ignore all of it. */
export interface AnswerOptions {
  /** Called with each part of the answer as it becomes certain, in order; together they are its beginning. */
  onText?: ((text: string) => void) | undefined;
  /** Aborted when nobody can wait for the reply any longer; the engine then finishes in the quickest way. */
  signal?: AbortSignal | undefined;
}

export interface AnswerEngine {
  answer(question: Question, options?: AnswerOptions): Promise<EngineReply>;
}
