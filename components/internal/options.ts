/**
 * The six options of a widget less its id: what the page gives comes first, then the widget record, then the
 * documented defaults. A value that is not allowed counts as not given.
 */
import type { Position, Theme, WidgetRecord } from '../../server/contract.js';
import { isHexColor } from './color.js';
import { isObject, isText } from './shapes.js';
import type { GivenStrings } from './strings.js';

/** Values as a page may hand them over: by attribute, property or `ServiceChatConfig`. */
export interface GivenOptions {
  readonly primaryColor?: unknown;
  readonly greeting?: unknown;
  readonly placeholder?: unknown;
  readonly position?: unknown;
  readonly theme?: unknown;
  readonly locale?: unknown;
  readonly strings?: unknown;
}

export interface ChatOptions {
  /** `#rgb` or `#rrggbb`. */
  readonly primaryColor: string;
  readonly greeting: string;
  /** Undefined: the one of the visitor's language. */
  readonly placeholder: string | undefined;
  readonly position: Position;
  readonly theme: Theme;
  /** BCP 47 tag in its canonical form; undefined: the page's. */
  readonly locale: string | undefined;
  /** Words in the place of those of the language. */
  readonly strings: GivenStrings | undefined;
}

interface Rule<T> {
  readonly accepts: (value: unknown) => value is T;
  readonly wanted: string;
}

const isPosition = (value: unknown): value is Position => value === 'bottom-right' || value === 'bottom-left';
const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark' || value === 'auto';

const COLOR: Rule<string> = { accepts: isHexColor, wanted: 'a hex colour such as "#6366f1"' };
const TEXT: Rule<string> = { accepts: isText, wanted: 'a text' };
const POSITION: Rule<Position> = { accepts: isPosition, wanted: '"bottom-right" or "bottom-left"' };
const THEME: Rule<Theme> = { accepts: isTheme, wanted: '"light", "dark" or "auto"' };

const LOCALE: Rule<string> = {
  accepts: (value): value is string => isText(value) && toLocale(value) !== undefined,
  wanted: 'a language tag such as "de" or "pt-BR"',
};
const STRINGS: Rule<GivenStrings> = {
  accepts: (value): value is GivenStrings =>
    isObject(value) &&
    Object.entries(value).every(([name, text]) =>
      name === 'trouble' ? STRINGS.accepts(text) : isText(text),
    ),
  wanted: 'an object of texts',
};

/** A language tag in its canonical form; undefined where it is none. */
export function toLocale(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-')).toString();
  } catch {
    return undefined;
  }
}

/** The options that hold, and a sentence about each value of the page that was left out. */
export function resolveOptions(
  given: GivenOptions,
  appearance: Partial<WidgetRecord['appearance']> = {},
): { options: ChatOptions; problems: string[] } {
  const problems: string[] = [];
  const pick = <T>(name: keyof GivenOptions, { accepts, wanted }: Rule<T>): T | undefined => {
    const value = given[name];
    if (accepts(value)) return value;
    if (value !== undefined && value !== null) {
      problems.push(`${name} must be ${wanted}, not ${isText(value) ? `"${value}"` : typeof value}`);
    }
    const recorded: unknown = (appearance as GivenOptions)[name];
    return accepts(recorded) ? recorded : undefined;
  };
  const locale = pick('locale', LOCALE);
  return {
    options: {
      primaryColor: pick('primaryColor', COLOR) ?? '#6366f1',
      greeting: pick('greeting', TEXT) ?? 'Hi! How can I help?',
      placeholder: pick('placeholder', TEXT),
      position: pick('position', POSITION) ?? 'bottom-right',
      theme: pick('theme', THEME) ?? 'light',
      locale: locale && toLocale(locale),
      strings: pick('strings', STRINGS),
    },
    problems,
  };
}
