/** `mail list|retry|test` */
import { AppError } from '../../errors.js';
import { defineCommand, type Command } from '../terminal/command.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { withWidget } from '../terminal/open-data.js';
import { MAIL_SERVER_ADVICE_OF_COMMAND } from '../../doctor/mail-server-advice.js';
import { listCommand, retryCommand } from './deliveries.js';

const WORDS = {
  channel: 'mail',
  group: 'mail',
  listSummary: 'Lists mails to owners that are not sent yet.',
  retrySummary: 'Tries dead mails to owners again.',
  nothingOwed: 'All mails were sent.',
} as const;

const test = defineCommand({
  name: 'mail test',
  summary: 'Sends a test mail to those whom a widget notifies.',
  synopsis: 'ID',
  positionals: ['ID'],
  flags: SHARED_FLAGS,
  notes: `It is handed in at the mail server of SMTP_URL, from SMTP_FROM. The addresses
are those of widget update ID --notify-email ADDRESS.`,
  run: (values, [id = ''], terminal) =>
    withWidget(values.data, id, terminal, async (widget, { config }) => {
      const to = widget.notify?.email;
      if (!to) {
        const advice = `${terminal.program} widget update ${id} --notify-email you@example.com`;
        throw new AppError('invalid_request', `The widget notifies nobody by mail. Set who is: ${advice}`);
      }
      if (!config.mail) {
        throw new AppError(
          'invalid_request',
          `No mail server is configured. ${MAIL_SERVER_ADVICE_OF_COMMAND}`,
        );
      }
      // The other commands start faster without the client.
      const { sendTestMail } = await import('../../jobs/mail/send-test-mail.js');
      const outcome = await sendTestMail(widget, config);
      if (!outcome.isDelivered) throw new AppError('invalid_request', `The mail ${outcome.reason}.`);
      if (outcome.warning !== undefined) terminal.note(`Warning: the mail ${outcome.warning}.`);
      const text = `${config.mail.host} took the test mail to ${to.join(', ')}.`;
      return { json: { delivered: true, to }, text };
    }),
});

export const mailCommands: Command[] = [listCommand(WORDS), retryCommand(WORDS), test];
