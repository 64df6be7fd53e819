/** `webhooks list|retry|secret|test` */
import { AppError } from '../../errors.js';
import { rotateWebhookSecret } from '../../operate/widgets/webhook-secret.js';
import { defineCommand, type Command } from '../terminal/command.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { withWidget } from '../terminal/open-data.js';
import { listCommand, retryCommand } from './deliveries.js';

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
        values.rotate || widget.webhookSecret === undefined
          ? rotateWebhookSecret(widget, Date.now())
          : widget;
      if (current !== widget) await store.widgets.save(current);
      const { webhookSecret, formerWebhookSecret } = current;
      return { json: { webhookSecret, formerWebhookSecret }, text: webhookSecret ?? '' };
    }),
});

const test = defineCommand({
  name: 'webhooks test',
  summary: 'Sends a test event to the webhook of a widget.',
  synopsis: 'ID',
  positionals: ['ID'],
  flags: SHARED_FLAGS,
  run: (values, [id = ''], terminal) =>
    withWidget(values.data, id, terminal, async (widget, { config }) => {
      // The other commands start faster without the client.
      const { sendTestEvent } = await import('../../jobs/webhooks/send-test-event.js');
      const outcome = await sendTestEvent(widget, config);
      if (!outcome.isDelivered) throw new AppError('invalid_request', `The webhook ${outcome.reason}.`);
      return { json: { delivered: true }, text: `${widget.webhookUrl ?? ''} took the test event.` };
    }),
});

export const webhooksCommands: Command[] = [listCommand(WORDS), retryCommand(WORDS), secret, test];
