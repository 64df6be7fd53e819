/** Finds what a long message asks: people open with the matter, ask it again, and fill the rest with detail. */
import { asks } from '../../languages/closing-marks.js';
import type { QueryAnalyzer } from '../../search/query/query-terms.js';
import type { QueryTerm } from '../../search/index/query-term.js';

/** A message of so few terms is all question. */
export const SHORT_MESSAGE = 10;
/** More terms find nothing better, on messages of hundreds of words. */
const MAX_TERMS = 40;
/** What terms count by the sentence that they stand in. */
const EMPHASIS = { opening: 1, question: 0.8, early: 0.6, rest: 0.4 };
/** What is left of a term that the site has no word for, in a sentence that asks nothing. */
const ASIDE = 0.3;
/** A word that counts less is looked for by other words only where the site lacks it: more finds nothing better. */
const BY_OTHER_WORDS = 0.8;
/** Sentences after the opening that still belong to the matter. */
const EARLY_SENTENCES = 2;
/** An opening of fewer terms is a greeting. */
const MIN_OPENING = 2;
const SENTENCE_END = /\n+|(?<=[.!?。！？؟])\s+/u;

/** The terms of a message, each weighted by the sentence that it weighs most in. */
export function focusedTerms(message: string, analyzer: QueryAnalyzer): QueryTerm[] {
  const all = analyzer.termsOf(message);
  if (all.length <= SHORT_MESSAGE) return all;
  const strongest = new Map<string, number>();
  let sentence = -1;
  for (const text of message.split(SENTENCE_END)) {
    const terms = analyzer.termsOf(text);
    if (sentence >= 0 || terms.length >= MIN_OPENING) sentence++;
    const emphasis =
      sentence <= 0
        ? EMPHASIS.opening
        : asks(text)
          ? EMPHASIS.question
          : sentence <= EARLY_SENTENCES
            ? EMPHASIS.early
            : EMPHASIS.rest;
    for (const { key } of terms) strongest.set(key, Math.max(strongest.get(key) ?? 0, emphasis));
  }
  const weighed = all.map((term) => {
    const emphasis = strongest.get(term.key) ?? EMPHASIS.rest;
    const isAside = emphasis < EMPHASIS.question && term.alternatives.length === 0;
    const weight = term.weight * emphasis * (isAside ? ASIDE : 1);
    const own = term.alternatives.filter((alternative) => alternative.weight === 1);
    const alternatives = emphasis < BY_OTHER_WORDS && own.length > 0 ? own : term.alternatives;
    return { ...term, weight, alternatives };
  });
  return heaviest(weighed);
}

/** The terms that say most, in their order. */
function heaviest(terms: QueryTerm[]): QueryTerm[] {
  if (terms.length <= MAX_TERMS) return terms;
  const byWeight = [...terms].sort((a, b) => b.rarity * b.weight - a.rarity * a.weight);
  const kept = new Set(byWeight.slice(0, MAX_TERMS));
  return terms.filter((term) => kept.has(term));
}
