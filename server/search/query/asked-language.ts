/** Tells the language of a question by its function words. */
import { askingWordsOf, FUNCTION_WORD_LANGUAGES } from '../../languages/function-words.js';
import { DEFAULT_LANGUAGE } from '../../languages/language-table.js';
import type { Word } from '../terms/tokenize.js';

/** A question in a language that the site has no pages in holds at least so many function words of it. */
const MIN_FOREIGN_WORDS = 2;
/** Where so large a part is function words of a language, it is asked in that: close languages share fewer. */
const ENOUGH_FUNCTION_WORDS = 1 / 3;

/** One of the languages of the site, or another that the question clearly uses more function words of. */
export function askedIn(words: readonly Word[], languages: readonly string[]): string {
  const own = likeliestLanguage(words, languages);
  if (functionWordsIn(words, own) >= ENOUGH_FUNCTION_WORDS * words.length) return own;
  const other = likeliestLanguage(words, [own, ...FUNCTION_WORD_LANGUAGES]);
  return functionWordsIn(words, other) >= MIN_FOREIGN_WORDS ? other : own;
}

/** The language, of those given, whose function words the question uses most; the first of equals. */
export function likeliestLanguage(words: readonly Word[], languages: readonly string[]): string {
  let best = DEFAULT_LANGUAGE.code;
  let most = -1;
  for (const language of languages) {
    const count = functionWordsIn(words, language);
    if (count > most) [best, most] = [language, count];
  }
  return best;
}

function functionWordsIn(words: readonly Word[], language: string): number {
  const { functionWords } = askingWordsOf(language);
  return words.filter(({ text }) => functionWords.has(text)).length;
}
