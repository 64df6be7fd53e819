/** The secret that requests to a webhook are signed with. */
import { randomBytes } from 'node:crypto';
import type { Widget } from '../../model.js';

/** How long a secret that was replaced signs too, so that the receiver may change over: a day. */
const FORMER_SECRET_MS = 86_400_000;

export type WebhookMembers = Pick<Widget, 'webhookUrl' | 'webhookSecret' | 'formerWebhookSecret'>;

/** A new secret: `whsec_` and 32 random bytes in base64. */
export const makeWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** A webhook keeps its secret when its address changes, and leaves none behind when it goes. */
export function withWebhook(
  { webhookSecret = makeWebhookSecret() }: Partial<WebhookMembers>,
  url: string | undefined,
): Partial<WebhookMembers> {
  return url === undefined
    ? { webhookUrl: undefined, webhookSecret: undefined, formerWebhookSecret: undefined }
    : { webhookUrl: url, webhookSecret };
}

/** @param now milliseconds since 1970 */
export function rotateWebhookSecret(widget: Widget, now: number): Widget {
  const { webhookSecret: former } = widget;
  const until = new Date(now + FORMER_SECRET_MS).toISOString();
  return {
    ...widget,
    webhookSecret: makeWebhookSecret(),
    ...(former !== undefined && { formerWebhookSecret: { secret: former, until } }),
  };
}
