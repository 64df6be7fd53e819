/** The sentences of our own that visitors read, in a language that they read. */
import type { FixedSentences, SpokenLanguage } from './definition/language.js';
import { DEFAULT_LANGUAGE, findSpokenLanguage } from './language-table.js';

/** The first of these languages that the chat speaks; English where it speaks none. */
function firstSpoken(codes: readonly string[]): SpokenLanguage {
  for (const code of codes) {
    const language = findSpokenLanguage(code);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}

/** The sentences of the first of these languages that has them; English where none does. */
export const fixedSentences = (codes: readonly string[]): FixedSentences => firstSpoken(codes).fixedSentences;

/**
 * What is added to a refusal when the pages are in another language than the question.
 * @param codes of languages to say it in, the first that has the sentence
 * @param pages language of the pages, such as `en`
 */
export function otherLanguageSentence(codes: readonly string[], pages: string): string {
  const { code, fixedSentences } = firstSpoken(codes);
  const names = new Intl.DisplayNames([code], { type: 'language' });
  return fixedSentences.otherLanguage.replace('{language}', names.of(pages) ?? pages);
}
