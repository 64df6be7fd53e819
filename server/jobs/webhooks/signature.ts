/** Signs what is sent to webhooks, as Standard Webhooks 1.0 describes it. */
import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/**
 * The value of the header `webhook-signature`: one signature, HMAC-SHA256, for each secret.
 *
 * @param seconds since 1970, as in the header `webhook-timestamp`
 */
export function signatureOf(secrets: readonly string[], id: string, seconds: number, body: string): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
    })
    .join(' ');
}
