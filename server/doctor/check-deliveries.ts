/** Whether what visitors left reaches those who are to be told of it. */
import { lookup } from 'node:dns/promises';
import type { AddressGuard } from '../network/address-guard.js';
import type { Widget } from '../model.js';
import { tellsSomebody } from '../operate/widgets/tells-somebody.js';
import type { OwedDelivery } from '../store/port/delivery-store.js';
import { count } from '../runtime/quantities.js';
import { curable, curableOn, ok, warning, wrong, type Finding } from './finding.js';

/** @param owed what the webhook of one widget has not been told yet, in the order in which it was left */
export function checkDeliveries(
  owed: readonly OwedDelivery[],
  { id, webhookUrl }: { id: string; webhookUrl?: string | undefined },
  program: string,
): Finding[] {
  const dead = owed.filter(({ isDead }) => isDead);
  const failing = owed.filter(({ isDead, failures }) => !isDead && failures > 0);
  const findings: Finding[] = [];
  if (dead.length > 0) {
    findings.push(
      curableOn(
        'webhook',
        curable(
          wrong(
            `Its webhook was not told of ${count(dead.length, 'event')}, which are given up${reasonOf(dead)}.`,
            `See what they are: ${program} webhooks list --widget ${id}. When the webhook works: ${program} webhooks retry --widget ${id}`,
          ),
          { kind: 'retryDeliveries', channel: 'webhook', widgetId: id },
        ),
      ),
    );
  }
  if (failing.length > 0) {
    findings.push(
      curableOn(
        'webhook',
        warning(
          `Its webhook fails${reasonOf(failing)}. ${count(failing.length, 'event')} will be tried again.`,
          `Try it: ${program} webhooks test ${id}`,
        ),
      ),
    );
  }
  if (findings.length > 0 || webhookUrl === undefined) return findings;
  return [
    ok(
      owed.length === 0
        ? 'Its webhook has been told everything.'
        : `${count(owed.length, 'event')} wait for its webhook.`,
    ),
  ];
}

/** @param open requests for a human that nobody has taken */
export function checkRecipients(widget: Widget, open: number, program: string): Finding[] {
  if (open === 0 || tellsSomebody(widget)) return [];
  const requests = open === 1 ? '1 request for a human waits' : `${open} requests for a human wait`;
  const them = open === 1 ? 'it' : 'them';
  return [
    curableOn(
      'webhook',
      warning(
        `${requests}, and nobody is told of ${them} outside the dashboard.`,
        `Name somebody who gets a mail, or a webhook: ${program} widget update ${widget.id} --notify-email you@example.com`,
      ),
    ),
  ];
}

/**
 * Whether the server may connect to a webhook. A name that cannot be resolved says nothing: it is told where a delivery
 * fails.
 */
export async function checkWebhookAddress(webhookUrl: string, guard: AddressGuard): Promise<Finding[]> {
  const host = new URL(webhookUrl).hostname.replace(/^\[|\]$/g, '');
  const addresses = await lookup(host, { all: true }).catch(() => []);
  const refusal = addresses
    .map(({ address }) => guard.refusalOf(address))
    .find((reason) => reason !== undefined);
  if (refusal === undefined) return [];
  return [
    wrong(
      `Its webhook may not be reached: ${refusal}.`,
      'Where that network is your own, allow it in the environment of the server, such as WEBHOOK_ALLOW_PRIVATE=192.168.1.0/24',
    ),
  ];
}

/** Why the newest of them failed. */
function reasonOf(owed: readonly OwedDelivery[]): string {
  const reason = owed.at(-1)?.reason;
  return reason === undefined ? '' : `; it ${reason}`;
}
