/**
 * The options of a widget less its id: what the page gives comes first, then the widget record, then the
 * documented defaults. A value that is not allowed counts as not given.
 */
import type { Position, Theme, WidgetRecord } from '../../server/contract.js';
import { DEFAULT_APPEARANCE } from '../../server/defaults.js';
import { toLocale } from '../language/localization.js';
import { isHexColor } from '../theme/colors.js';
import { isObject, isText } from '../internal/shapes.js';
import type { GivenMessages } from '../language/locales/messages.js';

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
  /** Undefined: the one of the visitor's language. */
  readonly greeting: string | undefined;
  /** Undefined: the one of the visitor's language. */
  readonly placeholder: string | undefined;
  readonly position: Position;
  readonly theme: Theme;
  /** BCP 47 tag in its canonical form; undefined: the page's. */
  readonly locale: string | undefined;
  /** Messages in the place of those of the language. */
  readonly strings: GivenMessages | undefined;
}

type Rule<T> = (value: unknown) => value is T;

const isPosition: Rule<Position> = (value) => value === 'bottom-right' || value === 'bottom-left';
const isTheme: Rule<Theme> = (value) => value === 'light' || value === 'dark' || value === 'auto';
const isLocale = (value: unknown): value is string => isText(value) && toLocale(value) !== undefined;
const areStrings = (value: unknown): value is GivenMessages =>
  isObject(value) &&
  Object.entries(value).every(([name, text]) =>
    /^(?:trouble|newMessages)$/.test(name) ? areStrings(text) : isText(text),
  );

/** The options that hold, and the names of those of the page whose values were left out. */
export function resolveOptions(
  given: GivenOptions,
  appearance: Partial<WidgetRecord['appearance']> = {},
): { options: ChatOptions; refused: (keyof GivenOptions)[] } {
  const refused: (keyof GivenOptions)[] = [];
  const { greeting, ...rest } = appearance;
  // A record always has a greeting. The default stands for an owner who has written none.
  const owned = greeting === DEFAULT_APPEARANCE.greeting ? rest : appearance;
  const pick = <T>(name: keyof GivenOptions, accepts: Rule<T>): T | undefined => {
    const value = given[name];
    if (accepts(value)) return value;
    if (value !== undefined && value !== null) refused.push(name);
    const recorded: unknown = (owned as GivenOptions)[name];
    return accepts(recorded) ? recorded : undefined;
  };
  const locale = pick('locale', isLocale);
  return {
    options: {
      primaryColor: pick('primaryColor', isHexColor) ?? DEFAULT_APPEARANCE.primaryColor,
      greeting: pick('greeting', isText),
      placeholder: pick('placeholder', isText),
      position: pick('position', isPosition) ?? DEFAULT_APPEARANCE.position,
      theme: pick('theme', isTheme) ?? DEFAULT_APPEARANCE.theme,
      locale: locale && toLocale(locale),
      strings: pick('strings', areStrings),
    },
    refused,
  };
}
