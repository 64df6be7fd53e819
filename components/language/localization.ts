/** Which language the widget speaks: the one that was asked for, else the page's, else English. */
import type { ReactiveControllerHost } from '@lit/reactive-element';
import { LAUNCHER_ENGLISH } from './locales/launcher-messages.js';
import {
  overlayMessages,
  type GivenMessages,
  type SomeMessages,
  type SpokenMessages,
} from './locales/messages.js';

/** A language tag in its canonical form; undefined where it is none. */
export function toLocale(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-')).toString();
  } catch {
    return undefined;
  }
}

/** Keeps its host drawn in the right language. */
export class Localization {
  readonly #host: ReactiveControllerHost;
  #wanted = '';
  #isAskedFor = false;
  #given: GivenMessages | undefined;
  #dictionary: SomeMessages = {};
  #messages: SpokenMessages = LAUNCHER_ENGLISH;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** The same object until they change. */
  get messages(): SpokenMessages {
    return this.#messages;
  }

  /** What the visitor reads, the best first: the language that was asked for, and the one that the widget speaks. */
  get languages(): readonly string[] {
    return [this.#wanted, this.tag];
  }

  /** `lang` of the widget. */
  get tag(): string {
    return this.#dictionary.locale ?? 'en';
  }

  /** Null where the page's direction will do, because nobody asked for a language and English is all there is. */
  get direction(): 'ltr' | 'rtl' | null {
    return this.#dictionary.dir ?? (this.#isAskedFor || this.#dictionary.openChat ? 'ltr' : null);
  }

  /** Takes the page's own messages in the place of the language's. */
  override(given: GivenMessages | undefined): void {
    if (given === this.#given) return;
    this.#given = given;
    this.#compose();
  }

  /** Loads the messages of a language. English stays where it is not known or cannot be loaded. */
  async speak(locale: string | undefined): Promise<void> {
    this.#isAskedFor = locale !== undefined;
    const tag = locale ?? toLocale(document.documentElement.lang) ?? '';
    if (tag === this.#wanted) return;
    this.#wanted = tag;
    const dictionary = await load(tag, this.#isAskedFor);
    if (tag !== this.#wanted) return;
    this.#dictionary = dictionary;
    this.#compose();
    this.#host.requestUpdate();
  }

  #compose(): void {
    this.#messages = overlayMessages(overlayMessages(LAUNCHER_ENGLISH, this.#dictionary), this.#given);
  }
}

async function load(tag: string, isAskedFor: boolean): Promise<SomeMessages> {
  if (!tag) return {};
  if (/^en\b/.test(tag)) return { locale: tag };
  try {
    const { loadMessages } = await import('./locales.js');
    const messages = await loadMessages(tag, isAskedFor);
    return messages ? { ...messages, locale: tag } : { locale: 'en' };
  } catch (error) {
    console.warn(`Service Chat speaks English: the messages for "${tag}" could not be loaded.`, error);
    return { locale: 'en' };
  }
}
