/** How the owner of a widget hears of what visitors leave: the settings of webhooks and mails, as they stand on disk. */
import { z } from 'zod';

/** The ways out of the server. */
export const CHANNELS = ['webhook', 'mail'] as const;
export const channelSchema = z.enum(CHANNELS);
export type Channel = z.infer<typeof channelSchema>;

export const webhookUrlSchema = z
  .url({ protocol: /^https?$/, error: 'must be a web address such as https://desk.example.com/hook' })
  .max(2000)
  .refine((url) => !/^\w+:\/*[^/]*@/.test(url), 'must hold no user name or password');

/** `whsec_` and 24 to 64 bytes in base64, as Standard Webhooks demands. */
export const webhookSecretSchema = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, 'must be whsec_ and 24 to 64 bytes in base64');

/** Our own signed JSON, and what the incoming webhooks of chat programs take. */
export const WEBHOOK_FORMATS = ['json', 'slack', 'discord', 'teams'] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

export const MAX_NOTIFIED = 10;

export const notifySchema = z.object({
  /** Who gets a mail for every request for a human. */
  email: z.array(z.email().max(254)).min(1).max(MAX_NOTIFIED),
  /** Of mails and of messages to chat programs: BCP 47 tag such as `de`; the server's where absent. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[a-z\d]+)*$/i, 'must be a language tag such as de')
    .optional(),
  /** A mail every morning with the questions of the day before that had no good answer. */
  digest: z.literal('daily').optional(),
  /** By whose morning; the server's where absent. */
  timeZone: z.string().refine(isTimeZone, 'must be a time zone such as Europe/Berlin').optional(),
});
export type NotifySettings = z.infer<typeof notifySchema>;

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Hosts of chat programs whose addresses tell what they take. */
const KNOWN_HOSTS: readonly [RegExp, WebhookFormat][] = [
  [/^hooks\.slack(?:-gov)?\.com$/, 'slack'],
  [/^(?:\w+\.)?discord(?:app)?\.com$/, 'discord'],
  [/\.(?:webhook\.office\.com|logic\.azure\.com|api\.powerplatform\.com)$/, 'teams'],
];

/** What a webhook takes, by its address. */
export function guessFormat(webhookUrl: string): WebhookFormat {
  const { hostname } = new URL(webhookUrl);
  return KNOWN_HOSTS.find(([host]) => host.test(hostname))?.[1] ?? 'json';
}
