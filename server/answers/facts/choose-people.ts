/** Chooses who of those that lead is asked for. */
import { contactPatternsOrDefault, foldForPatterns } from '../../languages/contact-patterns.js';
import { askingWordsOf } from '../../languages/function-words.js';
import { isName, namesRole } from '../../search/facts/persons.js';
import type { ChosenFacts } from './chosen-facts.js';
import type { FactQuestion } from './fact-question.js';
import type { SiteFact } from './site-facts.js';

/** A shorter beginning of two words tells nothing. */
const LEAST_STEM = 3;
const CONFIDENCE = { general: 0.94, ofPart: 0.75 };

/**
 * Those who are called as the question has it, `owner` for "who owns the place", or else those who own the business.
 * @param facts of those who lead, the likeliest first
 */
export function choosePeople(
  { words, language }: FactQuestion,
  facts: readonly SiteFact[],
): ChosenFacts | undefined {
  const { functionWords } = askingWordsOf(language);
  const telling = words.filter((word) => !functionWords.has(word));
  const isCalled = (fact: SiteFact, mayTell: (word: string) => boolean): boolean =>
    calledOf(fact).some((word) => mayTell(word) && telling.some((asked) => sharesStem(asked, word)));
  const found = [
    facts.filter((fact) => isCalled(fact, (word) => namesRole(word, fact.entry.language))),
    facts.filter((fact) => fact.label !== undefined && isCalled(fact, () => true)),
    facts.filter(isOwner),
  ].find(({ length }) => length > 0);
  const chosen = found ?? facts;
  const [best] = chosen;
  if (!best) return undefined;
  // Who manages the events may not be who leads the whole.
  const isOfPart = !found && chosen.every((fact) => fact.label !== undefined && calledOf(fact).length > 1);
  return {
    facts: chosen.filter(({ page }) => page === best.page),
    confidence: isOfPart ? CONFIDENCE.ofPart : CONFIDENCE.general,
  };
}

/** The words that somebody is called by, or those of the sentence that tells of them. */
const calledOf = ({ label, value }: SiteFact): string[] =>
  foldForPatterns(label ?? value).match(/[\p{L}\p{M}]+/gu) ?? [];

/** `owns` and `owner` are one but for their ends. */
function sharesStem(one: string, other: string): boolean {
  const least = Math.max(LEAST_STEM, Math.min(one.length, other.length) - 1);
  return one.slice(0, least) === other.slice(0, least) && one.length >= least && other.length >= least;
}

/** Whether a page calls somebody by the word that its language has for who owns a business. */
function isOwner({ label, value, entry: { language } }: SiteFact): boolean {
  if (label === undefined) return isName(value, language);
  const owner = foldForPatterns(contactPatternsOrDefault(language).words.headings.person);
  return foldForPatterns(label).includes(owner);
}
