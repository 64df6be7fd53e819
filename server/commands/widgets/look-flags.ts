/** The flags for what visitors see of a widget before and around their conversation. */
import { LAUNCHER_ICONS, WINDOW_SIZES } from '../../contract.js';
import type { Widget } from '../../model.js';
import type { Flags, FlagValues } from '../terminal/command.js';
import { ownText, translate, untranslated } from './translations.js';

/** Takes a text of its own for each language, too. */
const text = (help: string) =>
  ({ type: 'string', multiple: true, value: 'TEXT', help: `${help} Or de=TEXT.` }) as const;

export const LOOK_FLAGS = {
  name: text('Name, shown as the title of the chat.'),
  greeting: text('Welcome message.'),
  placeholder: text('Text of the empty message field.'),
  suggestion: text('Question to begin with; repeat, up to 6.'),
  'launcher-text': text('Text beside the icon of the launcher.'),
  'launcher-icon': { type: 'string', value: 'ICON', help: `${LAUNCHER_ICONS.join(', ')}.` },
  logo: { type: 'string', value: 'FILE|URL', help: 'Image in the header: PNG, JPEG, GIF, WebP or SVG.' },
  'window-size': { type: 'string', value: 'SIZE', help: `${WINDOW_SIZES.join(', ')}.` },
} as const satisfies Flags;

const REMOVE_FLAG = {
  'remove-language': {
    type: 'string',
    multiple: true,
    value: 'TAG',
    help: 'Takes all texts of a language away.',
  },
} as const satisfies Flags;

export const LOOK_UPDATE_FLAGS = {
  ...LOOK_FLAGS,
  suggestion: text('Question to begin with; replaces all; "" for none.'),
  ...REMOVE_FLAG,
} as const satisfies Flags;

export type LookValues = FlagValues<typeof LOOK_UPDATE_FLAGS>;

/** The look of a widget with what the flags change; an empty text takes an optional setting away. */
export function applyLook(
  before: Partial<Widget['appearance']>,
  values: LookValues,
): Partial<Record<keyof Widget['appearance'], unknown>> {
  const greeting = ownText('greeting', values.greeting);
  const suggestions = untranslated(values.suggestion);
  const translations = translate(
    before,
    {
      name: values.name,
      greeting: values.greeting,
      placeholder: values.placeholder,
      suggestions: values.suggestion,
      launcherText: values['launcher-text'],
    },
    values['remove-language'],
  );
  const optional = {
    placeholder: ownText('placeholder', values.placeholder),
    logo: values.logo,
    launcherText: ownText('launcher-text', values['launcher-text']),
    launcherIcon: values['launcher-icon'],
    windowSize: values['window-size'],
  };
  return {
    ...(greeting !== undefined && { greeting }),
    ...(suggestions && { suggestions: suggestions.join('').trim() === '' ? undefined : suggestions }),
    ...(translations !== before.translations && { translations }),
    ...Object.fromEntries(
      Object.entries(optional).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value === '' ? undefined : value]],
      ),
    ),
  };
}

/** What each field of the look must be, by its flag, for people whose value is refused. */
export const LOOK_DEMANDS: Readonly<Record<string, [flag: keyof LookValues, demand: string]>> = {
  name: ['name', 'must have 1 to 200 characters'],
  greeting: ['greeting', 'must have at most 500 characters'],
  placeholder: ['placeholder', 'must have at most 200 characters'],
  suggestions: ['suggestion', 'may be given up to 6 times, each with 1 to 200 characters'],
  launcherText: ['launcher-text', 'must have 1 to 40 characters'],
  launcherIcon: ['launcher-icon', `must be one of ${LAUNCHER_ICONS.join(', ')}`],
  logo: ['logo', 'must be a file, or a web address such as https://acme.example/logo.png'],
  windowSize: ['window-size', `must be one of ${WINDOW_SIZES.join(', ')}`],
};
