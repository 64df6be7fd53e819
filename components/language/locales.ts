/** The languages beside English, each a chunk of its own. */
import type { Messages } from './locales/messages.js';

/** The one list of them: a new language is a file in `locales/` and its line here. */
const LOCALES: Readonly<Record<string, () => Promise<{ readonly messages: Messages }>>> = {
  ar: () => import('./locales/ar.js'),
  de: () => import('./locales/de.js'),
  es: () => import('./locales/es.js'),
  fr: () => import('./locales/fr.js'),
  he: () => import('./locales/he.js'),
  hi: () => import('./locales/hi.js'),
  it: () => import('./locales/it.js'),
  ja: () => import('./locales/ja.js'),
  ko: () => import('./locales/ko.js'),
  nl: () => import('./locales/nl.js'),
  pl: () => import('./locales/pl.js'),
  pt: () => import('./locales/pt.js'),
  tr: () => import('./locales/tr.js'),
  zh: () => import('./locales/zh.js'),
};

/** Languages that the widget speaks beside English, as BCP 47 codes. */
export const LANGUAGES: readonly string[] = Object.keys(LOCALES);

/**
 * The messages of a language; undefined where the widget does not speak it.
 *
 * @param tag valid BCP 47 tag; its region does not matter
 * @param isAskedFor whether somebody wants this very language, who should hear where it is not spoken
 */
export async function loadMessages(tag: string, isAskedFor = false): Promise<Messages | undefined> {
  const { language } = new Intl.Locale(tag);
  const load = Object.hasOwn(LOCALES, language) ? LOCALES[language] : undefined;
  if (!load && isAskedFor) {
    const known = ['en', ...LANGUAGES].join(', ');
    console.warn(
      `Service Chat does not speak "${tag}", so it speaks English. It knows ${known}; others by the option "strings".`,
    );
  }
  return load && (await load()).messages;
}
