/** Which language the widget speaks: the one that was asked for, else the page's, else English. */
import { LAUNCHER_ENGLISH, type LauncherStrings } from './launcher-messages.js';
import { toLocale } from '../service-chat-widget/widget-options.js';
import type { GivenStrings, Strings } from './messages.js';

/** The launcher's words, and all others that are not English. */
export type SpokenStrings = LauncherStrings &
  Partial<Omit<Strings, 'trouble'>> & { readonly trouble?: Partial<Strings['trouble']> };

export class Language {
  #wanted = '';
  #given: GivenStrings | undefined;
  #words: SpokenStrings = LAUNCHER_ENGLISH;
  #dictionary: Partial<Strings> = {};

  /** The same object until they change. */
  get words(): SpokenStrings {
    return this.#words;
  }

  /** `lang` of the widget. */
  get tag(): string {
    return this.#dictionary.locale ?? 'en';
  }

  /** Undefined where the page's direction will do, because nothing but English is at hand. */
  get direction(): 'ltr' | 'rtl' | undefined {
    return this.#dictionary.dir ?? (this.#dictionary.openChat ? 'ltr' : undefined);
  }

  /** Takes the page's own words in the place of the language's. */
  override(given: GivenStrings | undefined): void {
    if (given === this.#given) return;
    this.#given = given;
    this.#compose();
  }

  /** Loads the words of a language. English stays where it is not known or cannot be loaded. */
  async speak(locale: string | undefined): Promise<void> {
    const tag = locale ?? toLocale(document.documentElement.lang) ?? '';
    if (tag === this.#wanted) return;
    this.#wanted = tag;
    const dictionary = await load(tag);
    if (tag !== this.#wanted) return;
    this.#dictionary = dictionary;
    this.#compose();
  }

  #compose(): void {
    const trouble = { ...LAUNCHER_ENGLISH.trouble, ...this.#dictionary.trouble, ...this.#given?.trouble };
    this.#words = { ...LAUNCHER_ENGLISH, ...this.#dictionary, ...this.#given, trouble };
  }
}

async function load(tag: string): Promise<Partial<Strings>> {
  if (!tag) return {};
  if (/^en\b/.test(tag)) return { locale: tag };
  try {
    const { loadDictionary } = await import('./locales.js');
    const dictionary = await loadDictionary(tag);
    return dictionary ? { ...dictionary, locale: tag } : { locale: 'en' };
  } catch (error) {
    console.warn(`Service Chat speaks English: the words for "${tag}" could not be loaded.`, error);
    return { locale: 'en' };
  }
}
