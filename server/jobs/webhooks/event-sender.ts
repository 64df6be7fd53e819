/** Sends events to webhooks, signed where they are in our own format: within limits, to guarded addresses alone, and without following redirects. */
import type { Widget } from '../../model.js';
import type { AddressGuard } from '../../network/address-guard.js';
import { withDeadline } from '../../network/deadline.js';
import { createGuardedRequests } from '../../network/guarded-requests.js';
import { RefusedAddressError } from '../../network/refused-address-error.js';
import { retryAfterMs } from '../../network/retry-after.js';
import { guessFormat } from '../../notification-settings.js';
import type { SendOutcome } from '../deliveries/delivery-sender.js';
import { signatureOf } from './signature.js';

const TIMEOUT_MS = 10_000;
/** What is read of an answer, so that its connection can be used again. */
const DUMP_BYTES = 16 * 1024;

export interface EventSender {
  /**
   * Never rejects, unless it was stopped by `signal`.
   *
   * @param id tells the receiver which deliveries are of the same event
   * @param content is sent as JSON
   */
  send(widget: WebhookTarget, id: string, content: object, signal: AbortSignal): Promise<SendOutcome>;
  close(): Promise<void>;
}

export type WebhookTarget = Pick<
  Widget,
  'webhookUrl' | 'webhookFormat' | 'webhookSecret' | 'formerWebhookSecret'
>;

export interface EventSenderOptions {
  guard: AddressGuard;
  userAgent: string;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** For one request, its answer included, in milliseconds. Default 10,000. */
  timeoutMs?: number;
}

export function createEventSender({
  guard,
  userAgent,
  clock,
  timeoutMs = TIMEOUT_MS,
}: EventSenderOptions): EventSender {
  const client = createGuardedRequests({ guard, timeoutMs, connections: 4 });
  return {
    async send(widget, id, content, signal) {
      const { webhookUrl, webhookFormat } = widget;
      if (webhookUrl === undefined) return { isDelivered: false, reason: 'has no address any longer' };
      const isSigned = (webhookFormat ?? guessFormat(webhookUrl)) === 'json';
      const secrets = secretsOf(widget, clock());
      if (isSigned && secrets.length === 0) {
        return { isDelivered: false, reason: 'has no secret to sign with' };
      }
      const body = JSON.stringify(content);
      const seconds = Math.floor(clock() / 1000);
      let outcome: SendOutcome | undefined;
      const late = new Error(`did not answer within ${timeoutMs / 1000} seconds`);
      try {
        return await withDeadline({ ms: timeoutMs, reason: () => late, caller: signal }, async (deadline) => {
          const sent = client.request(webhookUrl, {
            method: 'POST',
            signal: deadline.signal,
            headers: {
              'content-type': 'application/json',
              'user-agent': userAgent,
              ...(isSigned && {
                'webhook-id': id,
                'webhook-timestamp': String(seconds),
                'webhook-signature': signatureOf(secrets, id, seconds, body),
              }),
            },
            body,
          });
          const response = await deadline.race(sent);
          outcome = outcomeOf(response.statusCode, retryAfterMs(response.headers['retry-after'], clock()));
          await deadline.race(response.body.dump({ limit: DUMP_BYTES, signal: deadline.signal }));
          return outcome;
        });
      } catch (error) {
        signal.throwIfAborted();
        // The status says all; a body that does not end, or breaks off, changes nothing.
        if (outcome) return outcome;
        return { isDelivered: false, reason: error === late ? late.message : reasonOf(error) };
      }
    },
    close: () => client.close(),
  };
}

function secretsOf({ webhookSecret, formerWebhookSecret: former }: WebhookTarget, now: number): string[] {
  return [
    ...(webhookSecret === undefined ? [] : [webhookSecret]),
    ...(former && Date.parse(former.until) > now ? [former.secret] : []),
  ];
}

function outcomeOf(status: number, pauseMs: number | undefined): SendOutcome {
  if (status >= 200 && status < 300) return { isDelivered: true };
  if (status === 410) return { isDelivered: false, isGone: true, reason: 'answered 410: it is gone' };
  if (status >= 300 && status < 400) {
    return { isDelivered: false, reason: `answered ${status}: redirects are not followed` };
  }
  return {
    isDelivered: false,
    reason: `answered ${status}`,
    ...(pauseMs !== undefined && { retryAfterMs: pauseMs }),
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof RefusedAddressError) {
    return `may not be reached: ${error.message}; allow its network with WEBHOOK_ALLOW_PRIVATE`;
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  return `could not be reached: ${code ?? String(error)}`;
}
