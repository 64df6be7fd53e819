/**
 * The options of a widget less its id: what the page gives comes first, then the widget record, then the
 * documented defaults. A value that is not allowed counts as not given.
 */
import type { LauncherIcon, Position, Theme, WidgetRecord, WindowSize } from '../../server/contract.js';
import { DEFAULT_APPEARANCE } from '../../server/defaults.js';
import { bestMatch } from '../language/best-match.js';
import { toLocale } from '../language/localization.js';
import { isHexColor } from '../theme/colors.js';
import { isObject, isText } from '../internal/shapes.js';
import type { GivenMessages } from '../language/locales/messages.js';

/** The options that a page may give, as they hold: for the visitor's language, by precedence. */
export interface ChatOptions {
  /** `#rgb` or `#rrggbb`. */
  readonly primaryColor: string;
  /** Undefined: the widget's record has not come. */
  readonly name: string | undefined;
  /** Undefined: the one of the visitor's language. */
  readonly greeting: string | undefined;
  /** Undefined: the one of the visitor's language. */
  readonly placeholder: string | undefined;
  /** Questions to begin with. */
  readonly suggestions: readonly string[] | undefined;
  /** Address of an image. */
  readonly logo: string | undefined;
  readonly launcherText: string | undefined;
  readonly launcherIcon: LauncherIcon | undefined;
  readonly windowSize: WindowSize | undefined;
  /** Of the owner's privacy notice. */
  readonly privacyUrl: string | undefined;
  readonly position: Position;
  readonly theme: Theme;
  /** BCP 47 tag in its canonical form; undefined: the page's. */
  readonly locale: string | undefined;
  /** Messages in the place of those of the language. */
  readonly strings: GivenMessages | undefined;
  /** Seconds until the window opens by itself; undefined: it does not. */
  readonly openAfter: number | undefined;
}

/** What the owner wants the launcher to show. */
export type LauncherOptions = Pick<ChatOptions, 'launcherText' | 'launcherIcon' | 'logo'>;

/** Values as a page may hand them over: by attribute, property or `ServiceChatConfig`. */
export type GivenOptions = { readonly [Name in keyof ChatOptions]?: unknown };

type Rule = (value: unknown) => boolean;

const matches =
  (words: RegExp): Rule =>
  (value) =>
    isText(value) && words.test(value);
const areTexts: Rule = (value) => Array.isArray(value) && value.every(isText);
const areStrings: Rule = (value) =>
  isObject(value) &&
  Object.entries(value).every(([name, text]) =>
    /^(?:trouble|newMessages)$/.test(name) ? areStrings(text) : isText(text),
  );

const RULES: Readonly<Record<keyof ChatOptions, Rule>> = {
  primaryColor: isHexColor,
  name: isText,
  greeting: isText,
  placeholder: isText,
  suggestions: areTexts,
  logo: isText,
  launcherText: isText,
  launcherIcon: matches(/^(?:chat|question|help|headset|logo)$/),
  windowSize: matches(/^(?:small|medium|large)$/),
  privacyUrl: isText,
  position: matches(/^bottom-(?:right|left)$/),
  theme: matches(/^(?:light|dark|auto)$/),
  locale: (value) => isText(value) && toLocale(value) !== undefined,
  strings: areStrings,
  openAfter: (value) => typeof value === 'number' && value >= 0,
};

/** Options that may be given for each language. */
const TEXTS = /^(?:name|greeting|placeholder|suggestions|launcherText)$/;

/** Every option but `widgetId` and `consent`. */
export const OPTION_NAMES = Object.keys(RULES) as (keyof ChatOptions)[];

/** Whether there is a text for each of some languages. */
const isByLanguage = (value: unknown, accepts: Rule): value is Readonly<Record<string, unknown>> =>
  isObject(value) &&
  !Array.isArray(value) &&
  Object.entries(value).every(([tag, text]) => toLocale(tag) && accepts(text));

/**
 * The options that hold, and the names of those of the page whose values were left out.
 *
 * @param languages what the visitor reads: tags, the best first
 */
export function resolveOptions(
  given: GivenOptions,
  { name, appearance = {} }: { name?: string; appearance?: Partial<WidgetRecord['appearance']> } = {},
  languages: readonly string[] = [],
): { options: ChatOptions; refused: (keyof ChatOptions)[] } {
  const refused: (keyof ChatOptions)[] = [];
  const recorded: GivenOptions = {
    name,
    ...appearance,
    // A record always has a greeting. The default stands for an owner who has written none.
    ...(appearance.greeting === DEFAULT_APPEARANCE.greeting && { greeting: undefined }),
    ...bestMatch(appearance.translations ?? {}, languages),
  };
  const defaults: GivenOptions = { ...DEFAULT_APPEARANCE, greeting: undefined };
  const options: Partial<Record<keyof ChatOptions, unknown>> = {};
  for (const option of OPTION_NAMES) {
    const accepts = RULES[option];
    let value: unknown = given[option] ?? undefined;
    if (TEXTS.test(option) && isByLanguage(value, accepts)) value = bestMatch(value, languages);
    if (value !== undefined && !accepts(value)) refused.push(option);
    options[option] = [value, recorded[option], defaults[option]].find((each) => accepts(each));
  }
  const { locale } = options as ChatOptions;
  if (locale) options.locale = toLocale(locale);
  return { options: options as ChatOptions, refused };
}
