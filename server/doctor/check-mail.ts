/** Whether mails to owners can be sent, and whether those that were to be sent were. */
import type { Config } from '../config.js';
import type { Widget } from '../model.js';
import type { OwedDelivery } from '../store/port/delivery-store.js';
import { count } from '../runtime/quantities.js';
import { curable, ok, warning, wrong, type Finding } from './finding.js';

export interface MailCheck {
  widgets: readonly Widget[];
  /** Mails that are not sent yet. */
  owed: readonly OwedDelivery[];
  /** How to name a mail server. */
  advice: string;
  /** How the program was called. */
  program: string;
  /** Whether to ask the mail server too. */
  asksServer?: boolean;
}

/** Nothing where no widget wants mails and no mail server is configured. */
export async function checkMail(
  { mail }: Pick<Config, 'mail'>,
  { widgets, owed, advice, program, asksServer = true }: MailCheck,
): Promise<Finding[]> {
  const wanting = widgets.filter(({ notify }) => notify !== undefined);
  if (!mail) {
    return wanting.map(({ name }) =>
      wrong(
        `The widget ${name} wants mails, but no mail server is configured.`,
        `${advice} What was not sent for more than a day is sent after: ${program} mail retry`,
      ),
    );
  }
  const failed = owed.filter(({ failures }) => failures > 0);
  return [
    ...(asksServer ? [await askMailServer(mail)] : []),
    ...(wanting.length === 0
      ? [
          warning(
            'No widget wants mails.',
            `Say who is told of requests: ${program} widget update ID --notify-email you@example.com`,
          ),
        ]
      : []),
    ...(failed.length === 0
      ? []
      : [
          curable(
            wrong(
              `${count(failed.length, 'mail')} could not be sent yet. The last one ${failed.at(-1)?.reason ?? ''}.`,
              `See: ${program} mail list. Dead ones are tried again by: ${program} mail retry`,
            ),
            { kind: 'retryDeliveries', channel: 'mail' },
          ),
        ]),
  ];
}

async function askMailServer(mail: NonNullable<Config['mail']>): Promise<Finding> {
  const { createMailTransport } = await import('../jobs/mail/mail-transport.js');
  const problem = await createMailTransport(mail).problem();
  return problem === undefined
    ? ok(`The mail server ${mail.host} takes mails.`)
    : wrong(
        `The mail server ${mail.host} takes no mails: a mail ${problem}.`,
        'See SMTP_URL: name, port, user name, password and encryption.',
      );
}
