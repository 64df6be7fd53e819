/** Languages for people. */
import { previewMessages } from '../../messages/widgets/preview-messages.js';

/** Tags of those that the chat speaks. */
export const LANGUAGES = [
  'en',
  'ar',
  'de',
  'es',
  'fr',
  'he',
  'hi',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'tr',
  'zh',
];

/** Whether it is written from right to left. @param tag of a language */
export const isRightToLeft = (tag: string): boolean => /^(?:ar|he|fa|ur)\b/.test(tag);

/** A language by its own name and tag, such as "Deutsch (de)"; those from right to left are marked. */
export function nameOfLanguage(tag: string): string {
  const marked = isRightToLeft(tag) ? ` · ${previewMessages.rtl}` : '';
  try {
    return `${new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag} (${tag})${marked}`;
  } catch {
    return tag;
  }
}

/** What a language is called in another, and in that of the browser where none is named; undefined for what is none. */
export const nameIn = (tag: string, language?: string): string | undefined =>
  new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(tag);

/** The tag of a language that is named by itself, in English, in the language of the browser, or by its tag. */
export function readLanguage(text: string): string | undefined {
  const typed = text.trim().toLowerCase();
  const isNamed = (tag: string) =>
    [tag, 'en', undefined].some((language) => nameIn(tag, language)?.toLowerCase() === typed);
  return LANGUAGES.find(isNamed) ?? readTag(typed.replaceAll('_', '-'));
}

function readTag(text: string): string | undefined {
  if (!/^[a-z]{2,3}(?:-|$)/.test(text)) return undefined;
  try {
    const [tag = ''] = Intl.getCanonicalLocales(text);
    return nameIn(tag, 'en') === undefined ? undefined : tag;
  } catch {
    return undefined;
  }
}
