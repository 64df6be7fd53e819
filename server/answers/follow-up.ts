/** Tells a question that leans on the one before, and adds what that one was about. */
import type { PastTurn } from '../chat/answer-engine.js';
import { focusedTerms } from './question-focus.js';
import type { QueryAnalyzer } from '../knowledge/query-terms.js';
import type { QueryTerm } from '../knowledge/query-term.js';

/** Openings and words that point back, in English. */
const OPENING =
  /^(?:and|what about|how about|also|but|so|then|or|is there|does (?:it|that|this)|do (?:they|those)|can (?:it|they|that|i|we)|will (?:it|they|that))\b/i;
const POINTS_BACK = /\b(?:it|its|they|them|their|that|this|those|these|there|one|same)\b/i;
/** So few terms say too little alone. */
const SHORT_QUESTION = 2;
/** What a term of the question before counts. */
const CONTEXT_WEIGHT = 0.5;

export interface ContextualQuestion {
  terms: QueryTerm[];
  /** Pages cited in the turn that the question leans on; empty where it stands alone. */
  citedBefore: ReadonlySet<string>;
}

/** The terms of a question, with those of the turn before where it leans on it. */
export function withContext(
  text: string,
  history: readonly PastTurn[],
  analyzer: QueryAnalyzer,
): ContextualQuestion {
  const terms = focusedTerms(text, analyzer);
  const leans = OPENING.test(text) || POINTS_BACK.test(text) || terms.length <= SHORT_QUESTION;
  const before = leans ? history.findLast((turn) => analyzer.termsOf(turn.question).length > 0) : undefined;
  if (!before || terms.length === 0) return { terms, citedBefore: new Set() };
  const known = new Set(terms.map(({ key }) => key));
  const added = analyzer.termsOf(before.question, CONTEXT_WEIGHT).filter((term) => !known.has(term.key));
  return { terms: [...terms, ...added], citedBefore: new Set(before.citedPageIds) };
}
