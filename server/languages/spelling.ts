/** Words that are written in several ways, brought to one. */
import { unlessAbsent } from './definition/absent.js';
import type { SpellingVariants } from './definition/language.js';
import { findSpokenLanguage, SPOKEN_LANGUAGES } from './language-table.js';

/** What is known of the spelling of a language, such as `en`. */
export function spellingOf(code: string): SpellingVariants | undefined {
  const language = findSpokenLanguage(code);
  return language && unlessAbsent(language.spelling);
}

const ofAll = SPOKEN_LANGUAGES.flatMap(({ spelling }) => unlessAbsent(spelling) ?? []);

/** The spelling that stands for a word: `signin` is `login`, `colour` is `color`. */
export const canonicalWord = (word: string, { canonical }: SpellingVariants): string =>
  ownValue(canonical, word) ?? word;

/** The noun of a verb and its particle, `login` of `logged in`; undefined where there is none. */
export function phrasalVerb(
  verb: string,
  particle: string | undefined,
  { verbForms, phrasalVerbs }: SpellingVariants,
): string | undefined {
  const infinitive = ownValue(verbForms, verb);
  if (infinitive === undefined || particle === undefined) return undefined;
  return ownValue(phrasalVerbs, `${infinitive} ${particle}`);
}

/** Words that may stand between a verb and its particle: `send my old table back`. */
const MOST_BETWEEN = 3;
/** So many words, from its verb on, tell whether a question has a verb with a particle. */
export const PHRASAL_VERB_LENGTH = MOST_BETWEEN + 3;

/**
 * The noun of the verb that words begin with and its particle, which stands right behind it, behind a pronoun, or ends
 * the question: `log in`, `log me in again`, `send the table back`. In any language.
 * @param isFunctionWord whether a word can begin what stands between them
 */
export function phrasalVerbIn(
  [verb = '', ...rest]: readonly string[],
  isFunctionWord: (word: string) => boolean,
): string | undefined {
  const isAsked = (particleAt: number): boolean =>
    particleAt === 0 ||
    (isFunctionWord(rest[0] ?? '') && (particleAt === 1 || particleAt === rest.length - 1));
  for (const spelling of ofAll) {
    if (ownValue(spelling.verbForms, verb) === undefined) continue;
    for (let at = 0; at <= MOST_BETWEEN; at++) {
      const noun = phrasalVerb(verb, rest[at], spelling);
      if (noun !== undefined) return isAsked(at) ? noun : undefined;
    }
  }
  return undefined;
}

/** Words come from visitors and pages: `constructor` is one of them. */
const ownValue = (record: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
