/** Words that are written in several ways, brought to one. */
import { known } from './definition/absent.js';
import type { SpellingVariants } from './definition/language.js';
import { findSpokenLanguage, SPOKEN_LANGUAGES } from './language-table.js';

/** What is known of the spelling of a language, such as `en`. */
export function spellingOf(code: string): SpellingVariants | undefined {
  const language = findSpokenLanguage(code);
  return language && known(language.spelling);
}

const ofAll = SPOKEN_LANGUAGES.flatMap(({ spelling }) => known(spelling) ?? []);

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

/** The same in any language. */
export function phrasalVerbOfAny(verb: string, particle: string | undefined): string | undefined {
  for (const spelling of ofAll) {
    const noun = phrasalVerb(verb, particle, spelling);
    if (noun !== undefined) return noun;
  }
  return undefined;
}

/** Words come from visitors and pages: `constructor` is one of them. */
const ownValue = (record: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
