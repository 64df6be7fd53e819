/** The words of a question that say nothing or little of what it is about. */
import { byLanguage } from './by-language.js';
import { unlessAbsent } from './definition/absent.js';
import { foldDiacritics } from './definition/diacritic-folding.js';
import { findLanguage, findSpokenLanguage, LANGUAGES } from './language-table.js';

/** As they may be typed: with their accents or without. */
export interface AskingWords {
  functionWords: ReadonlySet<string>;
  lightWords: ReadonlySet<string>;
}

const hasFunctionWords = (code: string): boolean => functionWordsOf(code).size > 0;
const setOf = (words: string): Set<string> => new Set(words.split(/\s+/).filter(Boolean));

/** The function words of a language, such as `de`, in lower case; none where they are not known. */
export const functionWordsOf = byLanguage((code): ReadonlySet<string> => {
  const language = findLanguage(code);
  return setOf((language && unlessAbsent(language.stopWords)) ?? '');
});

/** The languages whose function words are known. */
export const FUNCTION_WORD_LANGUAGES: readonly string[] = LANGUAGES.map(({ code }) => code).filter(
  hasFunctionWords,
);

/** By function word, the languages that have it. */
let languagesOf: Map<string, string[]> | undefined;

/** How many of the words are function words of each language; languages without any are left out. */
export function countFunctionWords(words: readonly string[]): ReadonlyMap<string, number> {
  languagesOf ??= languagesByWord();
  const counts = new Map<string, number>();
  for (const word of words)
    for (const code of languagesOf.get(word) ?? []) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

function languagesByWord(): Map<string, string[]> {
  const byWord = new Map<string, string[]>();
  for (const code of FUNCTION_WORD_LANGUAGES) {
    for (const word of functionWordsOf(code)) {
      const codes = byWord.get(word);
      if (codes) codes.push(code);
      else byWord.set(word, [code]);
    }
  }
  return byWord;
}

/** What a question in a language, such as `de`, asks with. */
export const askingWordsOf = byLanguage((code): AskingWords => {
  const language = findSpokenLanguage(code);
  const typedAs = (language && unlessAbsent(language.typedAs)) ?? {};
  const typed = (set: ReadonlySet<string>): Set<string> =>
    new Set([...set].flatMap((word) => [word, typedPlainly(word, typedAs)]));
  return {
    functionWords: typed(functionWordsOf(code)),
    lightWords: typed(setOf(language?.lightWords ?? '')),
  };
});

/** Whether a word in lower case says nothing or little of what a question in a language, such as `de`, is about. */
export function isAskingWord(word: string, code: string): boolean {
  const { functionWords, lightWords } = askingWordsOf(code);
  return functionWords.has(word) || lightWords.has(word);
}

/** A word as it is typed on a keyboard without its accents. */
const typedPlainly = (word: string, typedAs: Readonly<Record<string, string>>): string =>
  foldDiacritics(Array.from(word, (letter) => typedAs[letter] ?? letter).join(''));
