/** The flags that set up a widget, and what they make of one. */
import { parseAllowlistEntry } from '../../allowlist.js';
import { POSITIONS, THEMES } from '../../contract.js';
import { MAX_QUOTA, widgetSchema, type Quota, type Widget } from '../../model.js';
import { UsageError, type Flags, type FlagValues } from '../terminal/command.js';
import { applyLook, LOOK_DEMANDS, LOOK_FLAGS, LOOK_UPDATE_FLAGS } from './look-flags.js';
import { ownText } from './translations.js';
import { NOTIFY_FLAGS, notifyMembers } from './notify-flags.js';

export const WIDGET_FLAGS = {
  allow: {
    type: 'string',
    multiple: true,
    value: 'WEBSITE',
    help: 'Website that may use it; repeat for more.',
  },
  quota: { type: 'string', value: 'N/PERIOD', help: 'Questions it takes: 1000/month or 50/day.' },
  'primary-color': { type: 'string', value: 'HEX', help: 'Brand colour, such as #0a7.' },
  ...LOOK_FLAGS,
  'privacy-url': { type: 'string', value: 'URL', help: 'Your privacy notice, linked in the form.' },
  position: { type: 'string', value: 'CORNER', help: `${POSITIONS.join(' or ')}.` },
  theme: { type: 'string', value: 'THEME', help: `${THEMES.join(', ')}.` },
  'open-after': {
    type: 'string',
    value: 'SECONDS',
    help: 'Opens by itself then, once a visitor.',
  },
  inactive: { type: 'boolean', help: 'Switch it off.' },
  'require-origin': { type: 'boolean', help: 'Turn away callers that name no website.' },
  ...NOTIFY_FLAGS,
} as const satisfies Flags;

export const UPDATE_FLAGS = {
  ...WIDGET_FLAGS,
  allow: { ...WIDGET_FLAGS.allow, help: 'Website that may use it; replaces the list; repeat.' },
  ...LOOK_UPDATE_FLAGS,
  'add-allow': { type: 'string', multiple: true, value: 'WEBSITE', help: 'One more website.' },
  'remove-allow': { type: 'string', multiple: true, value: 'WEBSITE', help: 'One website less.' },
  active: { type: 'boolean', help: 'Switch it on.' },
  'no-require-origin': { type: 'boolean', help: 'Serve callers that name no website.' },
} as const satisfies Flags;

export type WidgetValues = FlagValues<typeof UPDATE_FLAGS>;

/** A widget before its defaults: what `widgetSchema` takes. */
interface WidgetInput extends Omit<Partial<Widget>, 'appearance'> {
  id: string;
  appearance?: Partial<Widget['appearance']>;
}

/**
 * The widget with what the flags change; an empty text takes an optional setting away.
 *
 * @throws {UsageError} naming the flag whose value cannot be used, and what would do
 */
export function applyFlags(widget: WidgetInput, values: WidgetValues): Widget {
  checkContradiction(values, 'active', 'inactive');
  checkContradiction(values, 'require-origin', 'no-require-origin');
  const { position, theme } = values;
  const primaryColor = values['primary-color'];
  const privacyUrl = values['privacy-url'];
  const openAfter = values['open-after'];
  const changed = {
    ...widget,
    ...defined({
      name: ownText('name', values.name),
      quota: values.quota === undefined ? undefined : readQuota(values.quota),
    }),
    ...((values.active ?? values.inactive) && { isActive: values.active === true }),
    ...(values['require-origin'] && { requireOrigin: true }),
    ...(values['no-require-origin'] && { requireOrigin: undefined }),
    ...notifyMembers(widget, values),
    allowlist: readAllowlist(widget.allowlist ?? [], values),
    appearance: {
      ...widget.appearance,
      ...defined({ primaryColor, position, theme }),
      ...applyLook(widget.appearance ?? {}, values),
      ...(privacyUrl !== undefined && { privacyUrl: privacyUrl === '' ? undefined : privacyUrl }),
      ...(openAfter !== undefined && { openAfter: openAfter === '' ? undefined : Number(openAfter) }),
    },
  };
  const parsed = widgetSchema.safeParse(changed);
  if (parsed.success) return parsed.data;
  throw new UsageError(explain(parsed.error.issues[0]?.path ?? [], values));
}

/** True where some flag was given. */
export function changesAnything(values: WidgetValues): boolean {
  return Object.keys(UPDATE_FLAGS).some((name) => values[name as keyof WidgetValues] !== undefined);
}

const DEMANDS: Record<string, [flag: keyof WidgetValues | 'id', demand: string]> = {
  id: ['id', 'must be a UUID, such as 3f0c8a52-7c1e-4d0b-9a53-2f1f6f0d8e11'],
  webhookUrl: [
    'webhook-url',
    'must be a web address without a password, such as https://desk.example.com/hook',
  ],
  'notify.email': ['notify-email', 'must be a mail address, such as owner@acme.example'],
  'appearance.primaryColor': ['primary-color', 'must be a hex colour, such as #6366f1 or #0a7, in quotes'],
  'appearance.privacyUrl': ['privacy-url', 'must be a web address, such as https://acme.example/privacy'],
  'appearance.openAfter': ['open-after', 'must be a number of seconds from 0 to 3600, or "" for never'],
  'appearance.position': ['position', `must be ${POSITIONS.join(' or ')}`],
  'appearance.theme': ['theme', `must be one of ${THEMES.join(', ')}`],
};

function explain(path: PropertyKey[], values: WidgetValues & { id?: string }): string {
  const place = path
    .filter((part) => typeof part !== 'number')
    .map(String)
    .join('.');
  const field = place.replace(/^appearance\.(?:translations\.[^.]+\.)?/, '');
  const [flag, demand] = DEMANDS[place] ?? LOOK_DEMANDS[field] ?? [undefined, ''];
  if (!flag) return `The widget cannot have this ${place}.`;
  const value = values[flag] === undefined ? '' : ` "${shorten(String(values[flag]))}"`;
  return `--${flag}${value} ${demand}.`;
}

function readQuota(text: string): Quota {
  const [, count, period] = /^(\d+)\/(day|month)$/.exec(text.trim()) ?? [];
  if (count === undefined || (period !== 'day' && period !== 'month')) {
    throw new UsageError(
      `--quota "${shorten(text)}" must be a number per day or month, such as 1000/month or 50/day.`,
    );
  }
  const messages = Number(count);
  if (messages <= MAX_QUOTA) return { messages, period };
  throw new UsageError(
    `--quota "${shorten(text)}" must be at most ${MAX_QUOTA.toLocaleString('en')} per day or month.`,
  );
}

function readAllowlist(before: string[], values: WidgetValues): string[] {
  const start = values.allow?.map((text) => readEntry('allow', text)) ?? before;
  const added = values['add-allow']?.map((text) => readEntry('add-allow', text)) ?? [];
  const removed = (values['remove-allow'] ?? []).map((text) => text.trim());
  const stranger = removed.find((entry) => !start.includes(entry));
  if (stranger !== undefined) {
    const list = start.length > 0 ? start.join(', ') : 'empty';
    throw new UsageError(`--remove-allow "${stranger}" is not on the allowlist, which is ${list}.`);
  }
  return [...new Set([...start, ...added])].filter((entry) => !removed.includes(entry));
}

function readEntry(flag: string, text: string): string {
  const parsed = parseAllowlistEntry(text);
  if ('reason' in parsed) throw new UsageError(`--${flag} "${shorten(text)}" ${parsed.reason}.`);
  return text.trim();
}

function checkContradiction(values: WidgetValues, one: keyof WidgetValues, other: keyof WidgetValues): void {
  if (values[one] && values[other]) throw new UsageError(`--${one} and --${other} contradict each other.`);
}

function defined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
