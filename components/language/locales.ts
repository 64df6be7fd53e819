/** The languages beside English, each a chunk of its own. */
import type { Strings } from './messages.js';

type Dictionary = Promise<{ readonly strings: Strings }>;

const DICTIONARIES: Readonly<Record<string, () => Dictionary>> = {
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
export const LANGUAGES: readonly string[] = Object.keys(DICTIONARIES);

/**
 * The words of a language; undefined where the widget does not speak it.
 *
 * @param tag valid BCP 47 tag; its region does not matter
 */
export async function loadDictionary(tag: string): Promise<Strings | undefined> {
  const { language } = new Intl.Locale(tag);
  const load = Object.hasOwn(DICTIONARIES, language) ? DICTIONARIES[language] : undefined;
  return load && (await load()).strings;
}
