/** Tells a question that cannot stand alone, by the words it opens with and those that point back. */
import { unlessAbsent } from './definition/absent.js';
import { findLanguage, SPOKEN_LANGUAGES } from './language-table.js';

/** A question of so few terms says too little alone. */
const SHORT_QUESTION = 2;
/**
 * But not one of so many words in a language that leaves no pronoun out: "Do you have a phone hotline?" is a whole
 * sentence, which would have an "it" in it if it were about what was said before.
 */
const WHOLE_SENTENCE = 5;
/** A question of more says within itself what its pronouns mean. */
const LONG_QUESTION = 6;

const bounded = (pattern: string, start: string): RegExp =>
  new RegExp(`${start}(?:${pattern})(?![\\p{L}\\p{M}\\p{N}])`, 'iu');

const patterns = new Map(
  SPOKEN_LANGUAGES.filter(({ isUnspaced }) => !isUnspaced).map(({ code, followUp }) => [
    code,
    {
      opening: bounded(followUp.openings, '^[¿¡\\s]*'),
      pointer: bounded(followUp.pointers, '(?<![\\p{L}\\p{M}\\p{N}])'),
    },
  ]),
);
const goingOn = new Map(
  SPOKEN_LANGUAGES.map(({ code, isUnspaced, followUp }) => [
    code,
    isUnspaced ? new RegExp(`^(?:${followUp.goesOn})`, 'u') : bounded(followUp.goesOn, '^[¿¡\\s]*'),
  ]),
);
/** Without spaces the words stand anywhere. */
const unspacedPatterns = new Map(
  SPOKEN_LANGUAGES.filter(({ isUnspaced }) => isUnspaced).map(({ code, followUp }) => [
    code,
    new RegExp(`^(?:${followUp.openings})|${followUp.pointers}`, 'u'),
  ]),
);

/**
 * Whether a question follows on the one before and cannot be understood without it.
 * @param termCount how many words of it could be looked for
 * @param language of the visitor, such as `de`
 */
export function isFollowUp(question: string, termCount: number, language: string): boolean {
  const saysPronouns = findLanguage(language)?.alwaysSaysPronouns ?? false;
  const isWhole = saysPronouns && question.trim().split(/\s+/).length >= WHOLE_SENTENCE;
  if (termCount <= SHORT_QUESTION && !isWhole) return true;
  const unspaced = unspacedPatterns.get(language);
  if (unspaced) return unspaced.test(question);
  const pattern = patterns.get(language);
  if (!pattern) return false;
  return pattern.opening.test(question) || (termCount <= LONG_QUESTION && pattern.pointer.test(question));
}

/**
 * Whether a question opens as one that goes on from the question before.
 * @param language of the visitor, such as `de`
 */
export const goesOn = (question: string, language: string): boolean =>
  goingOn.get(language)?.test(question) ?? false;

/**
 * Whether a question says by a word of its own that it is about what was said before: it goes on, or holds a pronoun. In
 * languages that leave pronouns out, any question may.
 * @param language of the visitor, such as `de`
 */
export const pointsBack = (question: string, language: string): boolean =>
  !findLanguage(language)?.alwaysSaysPronouns ||
  goesOn(question, language) ||
  (patterns.get(language)?.pointer.test(question) ?? false);

const closed = new Map(
  SPOKEN_LANGUAGES.flatMap(({ code, followUp }) => {
    const openings = unlessAbsent(followUp.closed);
    const before = `^[¿¡\\s]*(?:(?:${followUp.goesOn})[\\s,]+)*`;
    return openings === undefined ? [] : [[code, bounded(openings, before)] as const];
  }),
);

/**
 * Whether yes or no answers a question, by how it opens: "and do I need a partner?"
 * @param language of the visitor, such as `de`
 */
export const asksYesOrNo = (question: string, language: string): boolean =>
  closed.get(language)?.test(question) ?? false;

const others = new Map(
  SPOKEN_LANGUAGES.map(({ code, isUnspaced, followUp }) => [
    code,
    isUnspaced ? new RegExp(followUp.other, 'u') : bounded(followUp.other, '(?<![\\p{L}\\p{M}\\p{N}])'),
  ]),
);

/**
 * Whether a question asks for another than was spoken of: `the other one`.
 * @param language of the visitor, such as `de`
 */
export const namesOther = (question: string, language: string): boolean =>
  others.get(language)?.test(question) ?? false;
