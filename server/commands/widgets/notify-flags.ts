/** The flags that say how the owner of a widget is told of what visitors leave, and what they make of its record. */
import type { Config } from '../../config.js';
import { findNoticeLanguage } from '../../jobs/notices/notice-language.js';
import { withWebhook } from '../../operate/widgets/webhook-secret.js';
import { SPOKEN_LANGUAGES } from '../../languages/language-table.js';
import type { Widget } from '../../model.js';
import {
  guessFormat,
  isTimeZone,
  MAX_NOTIFIED,
  WEBHOOK_FORMATS,
  type NotifySettings,
  type WebhookFormat,
} from '../../notification-settings.js';
import { MAIL_SERVER_ADVICE_OF_COMMAND } from '../../doctor/mail-server-advice.js';
import { UsageError, type Flags, type FlagValues, type Terminal } from '../terminal/command.js';

export const NOTIFY_FLAGS = {
  'webhook-url': { type: 'string', value: 'URL', help: 'Told of ratings and requests for a human.' },
  'webhook-format': {
    type: 'string',
    value: 'FORMAT',
    help: `${WEBHOOK_FORMATS.join(', ')}; else by address.`,
  },
  'notify-email': {
    type: 'string',
    multiple: true,
    value: 'ADDRESS',
    help: 'Gets a mail for each request for a human; repeat.',
  },
  'notify-language': { type: 'string', value: 'TAG', help: 'Language of these mails, such as de.' },
  digest: { type: 'string', value: 'WHEN', help: 'daily or off: a mail of what was not answered.' },
  'time-zone': { type: 'string', value: 'ZONE', help: 'Of these mails, such as Europe/Berlin.' },
} as const satisfies Flags;

type NotifyValues = FlagValues<typeof NOTIFY_FLAGS>;
type NotifyMembers = Pick<
  Widget,
  'webhookUrl' | 'webhookFormat' | 'webhookSecret' | 'formerWebhookSecret' | 'notify'
>;

/**
 * What the flags change of a widget's record; an empty text takes a setting away.
 *
 * @throws {UsageError} naming the flag whose value cannot be used, and what would do
 */
export function notifyMembers(before: Partial<NotifyMembers>, values: NotifyValues): Partial<NotifyMembers> {
  const url = values['webhook-url'];
  const format = values['webhook-format'];
  return {
    ...(url !== undefined && withWebhook(before, url === '' ? undefined : url)),
    ...(format !== undefined && { webhookFormat: readFormat(format) }),
    ...(isNotifyGiven(values) && { notify: readNotify(before.notify, values) }),
  };
}

/** Says what follows from flags that were given and is not plain from them. */
export function noteNotices(
  values: NotifyValues,
  { webhookUrl, webhookFormat, notify }: NotifyMembers,
  { mail }: Pick<Config, 'mail'>,
  terminal: Pick<Terminal, 'note' | 'program'>,
): void {
  const guess = webhookUrl === undefined || webhookFormat !== undefined ? 'json' : guessFormat(webhookUrl);
  if (values['webhook-url'] !== undefined && guess !== 'json') {
    const who = `By its address the webhook is one of ${NAMES[guess]}, and gets messages for people.`;
    terminal.note(`${who} For signed events: --webhook-format json`);
  }
  if (isNotifyGiven(values) && notify && !mail) {
    terminal.note(
      `Mails need a mail server, and this command knows of none. ${MAIL_SERVER_ADVICE_OF_COMMAND} Then try it: ${terminal.program} mail test ID`,
    );
  }
}

const NAMES: Readonly<Record<Exclude<WebhookFormat, 'json'>, string>> = {
  slack: 'Slack',
  discord: 'Discord',
  teams: 'Microsoft Teams',
};

function readFormat(text: string): WebhookFormat | undefined {
  if (text === '') return undefined;
  const format = WEBHOOK_FORMATS.find((known) => known === text);
  if (format) return format;
  throw new UsageError(`--webhook-format "${text}" must be one of ${WEBHOOK_FORMATS.join(', ')}.`);
}

const isNotifyGiven = (values: NotifyValues): boolean =>
  (['notify-email', 'notify-language', 'digest', 'time-zone'] as const).some(
    (name) => values[name] !== undefined,
  );

function readNotify(before: NotifySettings | undefined, values: NotifyValues): NotifySettings | undefined {
  const given = values['notify-email'];
  if (given?.join('') === '') return undefined;
  const email = given?.map((address) => address.trim()) ?? before?.email;
  if (!email) {
    throw new UsageError('--notify-email is missing: who gets the mails that the other flags are about.');
  }
  if (email.length > MAX_NOTIFIED) {
    throw new UsageError(`--notify-email may be given up to ${MAX_NOTIFIED} times.`);
  }
  const language = values['notify-language'] ?? before?.language ?? '';
  const timeZone = values['time-zone'] ?? before?.timeZone ?? '';
  const digest = values.digest ?? before?.digest ?? 'off';
  if (language !== '' && !findNoticeLanguage(language)) {
    const codes = SPOKEN_LANGUAGES.map(({ code }) => code).join(', ');
    throw new UsageError(`--notify-language "${language}" must be one of ${codes}.`);
  }
  if (timeZone !== '' && !isTimeZone(timeZone)) {
    throw new UsageError(`--time-zone "${timeZone}" must be a time zone, such as Europe/Berlin.`);
  }
  if (digest !== 'daily' && digest !== 'off' && digest !== '') {
    throw new UsageError(`--digest "${digest}" must be daily or off.`);
  }
  return {
    email,
    ...(language !== '' && { language }),
    ...(timeZone !== '' && { timeZone }),
    ...(digest === 'daily' && { digest }),
  };
}
