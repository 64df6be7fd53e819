/** Adds to a follow-up question what the questions before it were about. */
import type { PastTurn } from '../answer-engine.js';
import { isFollowUp } from '../../languages/follow-up-detection.js';
import { focusedTerms } from './question-focus.js';
import type { QueryAnalyzer } from '../../search/query/query-terms.js';
import type { QueryTerm } from '../../search/index/query-term.js';

/** What a term of the question before counts, and of each one before that which it follows itself. */
const CONTEXT_WEIGHT = 0.5;
const FADING = 0.6;
/** Questions that are gone back through at most. */
const MAX_TURNS = 3;

export interface ContextualQuestion {
  terms: QueryTerm[];
  /** Pages cited in the turn that the question follows; empty when it stands alone. */
  citedBefore: ReadonlySet<string>;
}

/**
 * The terms of a question, with those of the turns before when it follows on them: back to the one that stands
 * alone, which opened the matter.
 * @param language of the visitor, such as `de`
 */
export function withContext(
  text: string,
  history: readonly PastTurn[],
  analyzer: QueryAnalyzer,
  language = 'en',
): ContextualQuestion {
  const terms = [...focusedTerms(text, analyzer)];
  if (terms.length === 0 || !isFollowUp(text, terms.length, language)) {
    return { terms, citedBefore: new Set() };
  }
  const known = new Set(terms.map(({ key }) => key));
  let citedBefore: ReadonlySet<string> | undefined;
  let weight = CONTEXT_WEIGHT;
  let turns = 0;
  for (const { question, citedPageIds } of history.toReversed()) {
    const own = analyzer.termsOf(question, weight);
    if (own.length === 0) continue;
    citedBefore ??= new Set(citedPageIds);
    for (const term of own) {
      if (known.has(term.key)) continue;
      known.add(term.key);
      terms.push(term);
    }
    if (++turns === MAX_TURNS || !isFollowUp(question, own.length, language)) break;
    weight *= FADING;
  }
  return { terms, citedBefore: citedBefore ?? new Set() };
}
