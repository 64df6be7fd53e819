/** Holds a sentence against passages in its own language: its numbers, its names, its words, and what it denies. */
import { namesDuration } from '../../languages/amounts.js';
import { askingWordsOf } from '../../languages/function-words.js';
import { isNegated } from '../../languages/negation.js';
import { withoutAmountWords } from '../../languages/question-kind.js';
import { withoutYesOrNo } from '../../languages/yes-or-no.js';
import { synonymsOf } from '../../search/query/synonyms.js';
import { wordsOf } from '../../search/terms/tokenize.js';
import type { DropReason } from './drop-reason.js';
import { hasWord, namesIn } from './name-facts.js';
import { hasNumber, numbersIn, type NumberFact } from './number-facts.js';
import { contentTerms, type Clause, type PassageFacts } from './passage-facts.js';
import { proseOf, type Piece } from './sentence-markup.js';

/** Share of a sentence's content words that the cited passages must hold, and the fewest of them. */
const MIN_OVERLAP = 0.6;
const MIN_SHARED_TERMS = 2;
/** A sentence of so many words that holds a number states a fact, such as a price, and little else. */
const SHORT_SENTENCE = 12;
/** From this share of its content words on, a clause of a passage speaks of the same thing as the sentence. */
const SAME_CLAUSE = 0.6;

export function checkWords(
  pieces: readonly Piece[],
  text: string,
  cited: readonly PassageFacts[],
): DropReason | undefined {
  const [first] = cited;
  if (!first) return 'no_citation';
  const { language } = first.analyzer;
  const numbers = numbersIn(text, language);
  if (!numbers.every((number) => cited.some((passage) => hasNumber(passage.numbers, number)))) {
    return 'unknown_number';
  }
  const isKnown = (name: string) =>
    cited.some(
      ({ lowerCase, terms, analyzer }) => hasWord(lowerCase, name) || terms.has(analyzer.termOf(name)),
    );
  if (!namesIn(proseOf(pieces), first.analyzer).every(isKnown)) return 'unknown_name';

  // Many answers begin with a yes or no, and no page goes on so.
  const answer = withoutYesOrNo(text);
  // A price list has no word for costing, or only such: what the amount is of has to be there.
  const said = numbers.length > 0 ? withoutAmountWords(answer, language) : answer;
  const terms = contentTerms(said, first.analyzer);
  const shared = sharedTerms(terms, cited);
  const isEnough = shared >= Math.min(MIN_SHARED_TERMS, terms.size) && shared > 0;
  const isSaid =
    (isEnough && shared >= MIN_OVERLAP * terms.size) || isShortFact(said, numbers, cited, language);
  if (!isSaid) return 'little_overlap';
  return contradicts(text, terms, cited) ? 'contradiction' : undefined;
}

/** How many of the terms the passages hold, themselves or by another word for the same thing. */
const sharedTerms = (terms: ReadonlySet<string>, cited: readonly PassageFacts[]): number =>
  [...terms].filter((term) => cited.some((passage) => holds(passage.terms, passage, term))).length;

const holds = (known: ReadonlySet<string>, { analyzer }: PassageFacts, term: string): boolean =>
  known.has(term) || synonymsOf(analyzer, term).some((other) => known.has(other));

/**
 * Whether a short sentence only states an amount that one line of a passage holds, with the words for what it is the
 * amount of: "An e-bike costs € 42 a day" of a table that has no word for costing.
 */
function isShortFact(
  said: string,
  numbers: readonly NumberFact[],
  cited: readonly PassageFacts[],
  language: string,
): boolean {
  if (numbers.length === 0 || wordsOf(said).length > SHORT_SENTENCE) return false;
  return cited.some((passage) => {
    const terms = [...contentTerms(withoutLightWords(said, language), passage.analyzer)];
    return passage.lines.some((line) => {
      if (!numbers.every((number) => hasNumber(line.numbers, number))) return false;
      return terms.filter((term) => holds(line.terms, passage, term)).length >= MIN_OVERLAP * terms.length;
    });
  });
}

/** Without words that say little, such as `take`; units of time say which amount it is. */
function withoutLightWords(text: string, language: string): string {
  const { lightWords } = askingWordsOf(language);
  const says = (word: string): boolean => !lightWords.has(word) || namesDuration(word, language);
  return wordsOf(text)
    .flatMap((word) => (says(word.text) ? [word.text] : []))
    .join(' ');
}

/**
 * Whether the sentence denies what the passages never deny, or asserts what they deny: what the clause that speaks
 * of the same thing denies, or anything that they speak of in no other way.
 */
function contradicts(text: string, terms: ReadonlySet<string>, cited: readonly PassageFacts[]): boolean {
  const language = cited[0]?.analyzer.language ?? '';
  if (isNegated(text, language)) return cited.every((passage) => passage.isNegated === false);
  const clauses = cited.flatMap((passage) => passage.clauses);
  const same = clauses.reduce<Clause | undefined>(
    (best, clause) => (shareOf(terms, clause.terms) > shareOf(terms, best?.terms) ? clause : best),
    undefined,
  );
  if (same?.isNegated && shareOf(terms, same.terms) >= SAME_CLAUSE) return true;
  const asserted = new Set(clauses.flatMap((clause) => (clause.isNegated ? [] : [...clause.terms])));
  const denied = new Set(clauses.flatMap((clause) => (clause.isNegated ? [...clause.terms] : [])));
  return [...terms].some((term) => denied.has(term) && !asserted.has(term));
}

/** Share, 0 to 1, of the terms that are among the others. */
function shareOf(terms: ReadonlySet<string>, others: ReadonlySet<string> = new Set()): number {
  let shared = 0;
  for (const term of terms) if (others.has(term)) shared += 1;
  return terms.size === 0 ? 0 : shared / terms.size;
}
