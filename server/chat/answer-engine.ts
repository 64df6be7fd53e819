/** The port between the chat use case and whatever finds answers. */
import type { Citation, RelatedArticle } from '../contract.js';

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
}

/** A reply without the ids that the conversation gives it. */
export interface EngineReply {
  answer: string;
  citations: Citation[];
  relatedArticles: RelatedArticle[];
  confidenceScore: number;
  wasRefused: boolean;
}

export interface AnswerEngine {
  answer(question: Question): Promise<EngineReply>;
}
