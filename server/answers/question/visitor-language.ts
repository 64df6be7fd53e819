/** Tells the language that a visitor writes in, for what is said to them in our own words. */
import type { PastTurn } from '../answer-engine.js';
import type { Language } from '../../languages/definition/language.js';
import { onceForEach } from '../../runtime/once-for-each.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import { detectLanguage } from '../../languages/detect-language.js';
import { countFunctionWords } from '../../languages/function-words.js';
import {
  DEFAULT_LANGUAGE,
  findLanguage,
  LANGUAGES,
  SPOKEN_LANGUAGES,
} from '../../languages/language-table.js';

/** Languages in Latin letters that are told apart by their function words; those first that the chat speaks. */
const LATIN = [...new Set<Language>([...SPOKEN_LANGUAGES, ...LANGUAGES])]
  .filter(({ scripts }) => scripts.includes('Latin'))
  .map(({ code }) => code);

/** Characters that a language is told by: more change nothing. */
const SAMPLE_LENGTH = 400;
/** One word in so many is a function word in any sentence; code and lists of names have them by luck. */
const WORDS_TO_ONE = 6;

/**
 * Function words of other languages that stand in English questions too: `price per night`, `van hire`. They tell
 * nothing of either.
 */
const ALSO_ENGLISH = new Set(
  'ad bin care come com den die door era go hat man men met mon non os per plus son ten van war'.split(' '),
);

/** Share of the letters of a text that are Latin. */
function latinShare(text: string): number {
  const letters = text.replaceAll(/\P{L}+/gu, '');
  return letters.replaceAll(/\P{Script=Latin}+/gu, '').length / Math.max(1, letters.length);
}

/** The language of a short text; undefined where nothing gives it away. */
function languageOf(whole: string, siteLanguages: readonly string[]): string | undefined {
  const text = whole.slice(0, SAMPLE_LENGTH);
  if (!/\p{L}/u.test(text)) return undefined;
  if (latinShare(text) < 0.5) {
    const language = detectLanguage(text);
    const site = findLanguage(siteLanguages[0] ?? '');
    return site?.mayLookLike.includes(language) ? site.code : language;
  }
  const likely = likelyInLatin(text);
  return siteLanguages.find((language) => likely.includes(language)) ?? likely[0];
}

/** The languages in Latin letters that have most function words of a text; none where it has too few of any. */
function likelyInLatin(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}']+/gu) ?? [];
  const telling = words.filter((word) => !ALSO_ENGLISH.has(word));
  const counts = countFunctionWords(telling);
  const countOf = (language: string) => counts.get(language) ?? 0;
  const most = Math.max(...LATIN.map(countOf));
  return most * WORDS_TO_ONE <= words.length ? [] : LATIN.filter((language) => countOf(language) === most);
}

/** The language of what a visitor says, such as `de`; undefined where nothing gives it away. */
export const toldLanguage = (text: string): string | undefined => languageOf(text, []);

/**
 * The languages that a visitor has written in, the latest first.
 * @param said oldest first
 */
export const spokenSoFar = (said: readonly string[]): string[] => [
  ...new Set(said.toReversed().flatMap((text) => toldLanguage(text) ?? [])),
];

/** Whether a text is in a language and, by its function words, in no other. */
export function isPlainlyIn(language: string, text: string): boolean {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const likely = latinShare(sample) < 0.5 ? [toldLanguage(sample)] : likelyInLatin(sample);
  return likely.length === 1 && likely[0] === language;
}

/** Stands for the site in the addresses of pages that name none, such as `/contact.html`. */
const UNNAMED = 'http://unnamed.invalid';

/** Addresses without what stands behind their paths, with the languages of their pages. */
const languagesByPlace = onceForEach(
  ({ pages }: Pick<PassageIndex, 'pages'>) =>
    new Map(pages.map(({ url, language }) => [placeOf(URL.parse(url, UNNAMED)), language])),
);

const placeOf = (url: URL | null): string => (url ? url.origin + url.pathname : '');

/**
 * The languages of a site: that of the page on which a question is asked first, the others by their number of pages.
 * @param address of that page
 */
export function languagesOn(
  index: Pick<PassageIndex, 'languages' | 'pages'>,
  address: string | undefined,
): readonly string[] {
  const { languages } = index;
  const here = address === undefined || languages.length < 2 ? null : URL.parse(address);
  if (!here) return languages;
  const known = languagesByPlace(index);
  const language = known.get(placeOf(here)) ?? known.get(UNNAMED + here.pathname);
  return language === undefined ? languages : [...new Set([language, ...languages])];
}

/**
 * The language of a question; where it gives none away, that of the questions before, or the first of the site.
 * @param siteLanguages languages of the pages, see `languagesOn`
 * @returns a primary subtag such as `de`; `en` where there is no page either
 */
export function visitorLanguage(
  question: string,
  history: readonly PastTurn[],
  siteLanguages: readonly string[],
): string {
  const said = [question, ...history.map((turn) => turn.question).toReversed()];
  for (const text of said) {
    const language = languageOf(text, siteLanguages);
    if (language) return language;
  }
  return siteLanguages[0] ?? DEFAULT_LANGUAGE.code;
}
