/** Finds by what the reply before named: who asks which days she works asks of the person that it told of. */
import { SPOKEN_LANGUAGES } from '../../languages/language-table.js';
import type { QueryAnalyzer } from '../../search/query/query-terms.js';
import type { QueryTerm } from '../../search/index/query-term.js';

/**
 * What a word of the reply counts beside one of the question, and how many are taken. Found by trial on 246 questions
 * that follow another: 162 are answered right with them, 159 were without.
 */
const TOPIC_WEIGHT = 0.2;
const MOST_TERMS = 4;
/** Where a link leads. */
const ADDRESS = /\]\([^)]*\)/g;
const NUMBER = /^\p{N}+$/u;

/** Our own sentences before what is quoted. */
const OPENINGS = SPOKEN_LANGUAGES.flatMap(({ fixedSentences }) => [
  fixedSentences.mayHelp,
  fixedSentences.saidBefore,
]);

/**
 * The words of a reply that tell most of what it quoted.
 * @param isKnown whether a term is none of what it is about: the question has it, or something in its place
 */
export function topicTerms(
  answer: string,
  analyzer: QueryAnalyzer,
  isKnown: (term: QueryTerm) => boolean,
): QueryTerm[] {
  const opening = OPENINGS.find((sentence) => answer.startsWith(sentence)) ?? '';
  const quoted = answer.slice(opening.length).replace(ADDRESS, '] ');
  return analyzer
    .termsOf(quoted, TOPIC_WEIGHT)
    .filter((term) => {
      const saysLittle = term.weight < TOPIC_WEIGHT || NUMBER.test(term.word);
      // What stands in the one passage that was quoted finds no other.
      return !saysLittle && analyzer.passagesWith(term) > 1 && !isKnown(term);
    })
    .sort((a, b) => b.rarity - a.rarity)
    .slice(0, MOST_TERMS);
}
