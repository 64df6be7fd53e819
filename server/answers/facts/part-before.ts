/** Reads which part of a business `it` is: "is there a sauna?", and then "when is it open?". */
import { pointsBack } from '../../languages/follow-up-detection.js';
import { askingWordsOf } from '../../languages/function-words.js';
import { analyzerOf } from '../../search/terms/analyzer.js';
import type { FactQuestion } from './fact-question.js';
import type { SiteFact } from './site-facts.js';

/**
 * A question for the hours of `it`, with the words of the question before that hours of the site are called by; the same
 * question where there are none, or where it asks for anything else.
 * @param before the question before
 */
export function withPartBefore(
  question: FactQuestion,
  text: string,
  before: string,
  facts: readonly SiteFact[],
): FactQuestion {
  const { topics, subject, language } = question;
  const isOfHours = topics.length === 1 && topics[0] === 'hours' && subject.length === 0;
  if (!isOfHours || !pointsBack(text, language)) return question;
  const { functionWords } = askingWordsOf(language);
  const analyzer = analyzerOf(language);
  const hours = facts.filter(({ kind }) => kind === 'hours');
  const names = new Set(hours.flatMap(({ label = '', heading }) => analyzer.termsOf(`${label} ${heading}`)));
  const words: string[] = before.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  const called = words.filter(
    (word) =>
      !functionWords.has(word) && analyzer.termsOf(word).some((term) => term !== '' && names.has(term)),
  );
  return { ...question, subject: called };
}
