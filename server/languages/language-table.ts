/** What the index knows of each language: its stemmer, its function words, its script. */
import { stemmer as arabic } from '@orama/stemmers/arabic';
import { stemmer as armenian } from '@orama/stemmers/armenian';
import { stemmer as bulgarian } from '@orama/stemmers/bulgarian';
import { stemmer as danish } from '@orama/stemmers/danish';
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as finnish } from '@orama/stemmers/finnish';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as greek } from '@orama/stemmers/greek';
import { stemmer as hungarian } from '@orama/stemmers/hungarian';
import { stemmer as hindi } from '@orama/stemmers/indian';
import { stemmer as indonesian } from '@orama/stemmers/indonesian';
import { stemmer as irish } from '@orama/stemmers/irish';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as lithuanian } from '@orama/stemmers/lithuanian';
import { stemmer as norwegian } from '@orama/stemmers/norwegian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as romanian } from '@orama/stemmers/romanian';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as serbian } from '@orama/stemmers/serbian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as swedish } from '@orama/stemmers/swedish';
import { stemmer as tamil } from '@orama/stemmers/tamil';
import { stemmer as turkish } from '@orama/stemmers/turkish';
import { stemmer as ukrainian } from '@orama/stemmers/ukrainian';
import { hebrew } from './stemmers/hebrew.js';
import { korean } from './stemmers/korean.js';
import { polish } from './stemmers/polish.js';
import { STOP_WORDS } from './stop-words.js';

const STEMMERS: Readonly<Record<string, (word: string) => string>> = {
  ar: arabic,
  bg: bulgarian,
  da: danish,
  de: german,
  el: greek,
  en: english,
  es: spanish,
  fi: finnish,
  fr: french,
  ga: irish,
  he: hebrew,
  hi: hindi,
  hu: hungarian,
  hy: armenian,
  id: indonesian,
  it: italian,
  ko: korean,
  lt: lithuanian,
  nl: dutch,
  no: norwegian,
  pl: polish,
  pt: portuguese,
  ro: romanian,
  ru: russian,
  sr: serbian,
  sv: swedish,
  ta: tamil,
  tr: turkish,
  uk: ukrainian,
};

const ALIASES: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', sh: 'sr', hr: 'sr', bs: 'sr' };

/** `pt` of `pt-BR`; the code of the stemmer and the function words. */
export function primaryLanguage(tag: string): string {
  const primary = tag.toLowerCase().split(/[-_]/)[0] ?? '';
  return ALIASES[primary] ?? primary;
}

/** The language's stemmer; words stay whole in a language that has none. */
export function stemmerOf(language: string): (word: string) => string {
  return STEMMERS[language] ?? ((word) => word);
}

/** The languages whose function words are known. */
export const FUNCTION_WORD_LANGUAGES: readonly string[] = Object.keys(STOP_WORDS);

const stopWords = new Map<string, ReadonlySet<string>>();

/** The language's function words, in lower case. */
export function stopWordsOf(language: string): ReadonlySet<string> {
  let words = stopWords.get(language);
  if (!words) {
    words = new Set((STOP_WORDS[language] ?? '').split(/\s+/).filter(Boolean));
    stopWords.set(language, words);
  }
  return words;
}

const SCRIPTS: [language: string, script: RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['th', /\p{Script=Thai}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['ta', /\p{Script=Tamil}/u],
  ['hy', /\p{Script=Armenian}/u],
];
const LATIN = [
  'en',
  'de',
  'es',
  'fr',
  'it',
  'pt',
  'nl',
  'sv',
  'da',
  'no',
  'fi',
  'pl',
  'tr',
  'ro',
  'hu',
  'id',
];
const BY_FUNCTION_WORDS: [script: RegExp, languages: string[]][] = [
  [/\p{Script=Cyrillic}/u, ['ru', 'uk']],
  [/\p{Script=Arabic}/u, ['ar']],
  [/\p{Script=Greek}/u, ['el']],
  [/\p{Script=Latin}/u, LATIN],
];

/** Characters that a language is told by: more change nothing. */
const SAMPLE_LENGTH = 3000;

function mostCommon(words: string[], languages: string[]): string | undefined {
  let best: string | undefined;
  let most = 0;
  for (const language of languages) {
    const known = stopWordsOf(language);
    const hits = words.filter((word) => known.has(word)).length;
    if (hits > most) [best, most] = [language, hits];
  }
  return best;
}

/**
 * The language of a text by its script and its function words, as a primary subtag such as `de`.
 * Text in Latin letters without any function word counts as English.
 */
export function detectLanguage(text: string): string {
  const sample = text.slice(0, SAMPLE_LENGTH).toLowerCase();
  const letters = sample.match(/\p{L}/gu) ?? [];
  const share = (script: RegExp): number =>
    letters.filter((letter) => script.test(letter)).length / Math.max(1, letters.length);
  for (const [language, script] of SCRIPTS) {
    if (share(script) > (language === 'ja' ? 0.1 : 0.25)) return language;
  }
  const words = sample.match(/[\p{L}\p{M}]+/gu) ?? [];
  for (const [script, languages] of BY_FUNCTION_WORDS) {
    if (share(script) > 0.5) return mostCommon(words, languages) ?? languages[0] ?? 'en';
  }
  return 'en';
}
