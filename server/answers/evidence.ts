/** The meeting point of search and model: what was found for a question, before anyone puts it into words. */
import type { EngineReply, Question } from './answer-engine.js';

/** A passage that may hold the answer. */
export interface EvidencePassage {
  pageId: string;
  pageTitle: string;
  pageUrl: string;
  /** Of the page, as a primary subtag such as `de`. */
  language: string;
  /** Headings above the passage, outermost first; '' where there are none. */
  heading: string;
  /** What a reader sees, one sentence, list item or table row a line; code keeps its lines. */
  text: string;
  /** Stretches of the passage that stand word for word in its page, in their order. */
  quotes: readonly string[];
}

export interface Evidence {
  /** Best first; none where nothing that was found is near the question, and where the reply is a contact fact. */
  passages: readonly EvidencePassage[];
  /** Chance, 0 to 1, that the pages hold an answer and that it was found. */
  found: number;
  /** The reply in the words of the pages, given wherever nothing better can be made. */
  reply: EngineReply;
  /** Whether the reply is a contact fact: nothing else is asked for, and no other words are needed. */
  isFact: boolean;
  /** Whether the question may lean on what was said before it. */
  isFollowUp: boolean;
  /** The visitor's, such as `de`. */
  language: string;
  /** Those of the pages, most frequent first. */
  pageLanguages: readonly string[];
}

export interface EvidenceFinder {
  /**
   * @param search what is looked for in place of the question: one that needs nothing said before it, in the language
   *   of the pages
   */
  findEvidence(question: Question, search?: string): Promise<Evidence>;
}
