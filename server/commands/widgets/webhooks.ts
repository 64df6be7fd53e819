/** `webhooks list|retry|secret|test` */
import { randomUUID } from 'node:crypto';
import { AppError } from '../../errors.js';
import type { Widget } from '../../model.js';
import { makeWebhookSecret } from '../../jobs/webhooks/signature.js';
import { defineCommand, type Command } from '../terminal/command.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { withWidget } from '../terminal/open-data.js';
import { listCommand, retryCommand } from './deliveries.js';

/** How long a secret that was replaced signs too, so that the receiver may change over: a day. */
const FORMER_SECRET_MS = 86_400_000;

const WORDS = {
  channel: 'webhook',
  group: 'webhooks',
  listSummary: 'Lists what webhooks have not been told yet.',
  retrySummary: 'Tries dead deliveries to webhooks again.',
  nothingOwed: 'Webhooks have been told everything.',
} as const;

const secret = defineCommand({
  name: 'webhooks secret',
  summary: 'Prints what webhooks of a widget are signed with.',
  synopsis: 'ID [--rotate]',
  positionals: ['ID'],
  flags: {
    rotate: { type: 'boolean', help: 'Make a new one; the former signs too for a day.' },
    ...SHARED_FLAGS,
  },
  run: (values, [id = ''], terminal) =>
    withWidget(values.data, id, terminal, async (widget, { store }) => {
      const current =
        values.rotate || widget.webhookSecret === undefined ? rotate(widget, Date.now()) : widget;
      if (current !== widget) await store.widgets.save(current);
      const { webhookSecret, formerWebhookSecret } = current;
      return { json: { webhookSecret, formerWebhookSecret }, text: webhookSecret ?? '' };
    }),
});

function rotate(widget: Widget, now: number): Widget {
  const { webhookSecret: former } = widget;
  const until = new Date(now + FORMER_SECRET_MS).toISOString();
  return {
    ...widget,
    webhookSecret: makeWebhookSecret(),
    ...(former !== undefined && { formerWebhookSecret: { secret: former, until } }),
  };
}

const test = defineCommand({
  name: 'webhooks test',
  summary: 'Sends a test event to the webhook of a widget.',
  synopsis: 'ID',
  positionals: ['ID'],
  flags: SHARED_FLAGS,
  run: (values, [id = ''], terminal) =>
    withWidget(values.data, id, terminal, async (widget, { config }) => {
      // The other commands start faster without the client.
      const { openEventSender } = await import('../../jobs/webhooks/open-event-sender.js');
      const { testBody } = await import('../../jobs/webhooks/webhook-sender.js');
      const { noticeLanguageOf } = await import('../../jobs/notices/notice-language.js');
      const sender = openEventSender(config.webhookAllowPrivate);
      try {
        const body = testBody(widget, noticeLanguageOf(config), new Date().toISOString());
        const outcome = await sender.send(widget, randomUUID(), body, new AbortController().signal);
        if (!outcome.isDelivered) throw new AppError('invalid_request', `The webhook ${outcome.reason}.`);
        return { json: { delivered: true }, text: `${widget.webhookUrl ?? ''} took the test event.` };
      } finally {
        await sender.close();
      }
    }),
});

export const webhooksCommands: Command[] = [listCommand(WORDS), retryCommand(WORDS), secret, test];
