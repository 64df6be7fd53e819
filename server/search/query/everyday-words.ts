/** Tells the words of everyday life from those that a site is about. */
import { unlessAbsent } from '../../languages/definition/absent.js';
import { SPOKEN_LANGUAGES } from '../../languages/language-table.js';
import { analyzerOf } from '../terms/analyzer.js';

/**
 * A site that lacks an everyday word lacks what it stands for, so it must not be taken for a misspelling of a word that
 * the site has (`tires` is not `tiers`); and a question full of them, on a site about something else, is about
 * something else.
 */
interface EverydayVocabulary {
  words: ReadonlySet<string>;
  /** How far, 0 to 1, everyday life uses a word in any of its forms. */
  shareOf(word: string): number;
}

/** What a word tells that software, shops and offices use in a sense of their own too. */
const OF_TWO_WORLDS_SHARE = 0.5;

const setOf = (words: string): Set<string> => new Set(words.split(/\s+/).filter(Boolean));

let vocabularies: ReadonlyMap<string, EverydayVocabulary> | undefined;

/** Made when first asked for, for not every command asks. */
const all = (): ReadonlyMap<string, EverydayVocabulary> =>
  (vocabularies ??= new Map(
    SPOKEN_LANGUAGES.flatMap(({ code, everydayWords }) => {
      const lists = unlessAbsent(everydayWords);
      return lists ? [[code, readVocabulary(code, setOf(lists.all), setOf(lists.ofTwoWorlds))]] : [];
    }),
  ));

function readVocabulary(
  code: string,
  words: ReadonlySet<string>,
  ofTwoWorlds: ReadonlySet<string>,
): EverydayVocabulary {
  const analyzer = analyzerOf(code);
  // A term that has a word of everyday life alone among its forms is one.
  const shares = new Map<string, number>();
  for (const word of ofTwoWorlds) shares.set(analyzer.termOf(word), OF_TWO_WORLDS_SHARE);
  for (const word of words) if (!ofTwoWorlds.has(word)) shares.set(analyzer.termOf(word), 1);
  return { words, shareOf: (word) => shares.get(analyzer.termOf(word)) ?? 0 };
}

/** The languages whose everyday words are known. */
export const EVERYDAY_LANGUAGES: readonly string[] = SPOKEN_LANGUAGES.filter(
  ({ everydayWords }) => unlessAbsent(everydayWords) !== undefined,
).map(({ code }) => code);

/** True for a word that everybody spells right, in any language. */
export const isEverydayWord = (word: string): boolean =>
  [...all().values()].some(({ words }) => words.has(word));

/** How far, 0 to 1, everyday life uses a word; 0 in a language whose everyday words are not known. */
export const everydayShare = (word: string, language: string): number =>
  all().get(language)?.shareOf(word) ?? 0;
