/** The meeting point of search and model: what was found for a question, before anyone puts it into words. */
import type { EngineReply, Question } from './answer-engine.js';

/** A passage that may hold the answer. */
export interface EvidencePassage {
  pageId: string;
  pageTitle: string;
  pageUrl: string;
  /** Headings above the passage, outermost first; '' where there are none. */
  heading: string;
  /** What a reader sees, one sentence, list item or table row a line; code keeps its lines. */
  text: string;
  /** Stretches of the passage that stand word for word in its page, in their order. */
  quotes: readonly string[];
}

export interface Evidence {
  /** Best first. */
  passages: readonly EvidencePassage[];
  /** False where the gate refused: the pages do not hold an answer. */
  isAnswerable: boolean;
  /** The reply in the words of the pages, given wherever nothing better can be made. */
  reply: EngineReply;
}

export interface EvidenceFinder {
  findEvidence(question: Question): Promise<Evidence>;
}
