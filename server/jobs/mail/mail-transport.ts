/** Hands mails in at the operator's mail server. */
import type { MailConfig } from '../../smtp-url.js';
import type { SendOutcome } from '../deliveries/delivery-sender.js';
import { letterHtml } from './letter-html.js';
import { letterText } from './letter-text.js';
import type { Letter } from './letter.js';

/** For a connection, the greeting and each answer of the server, in milliseconds. */
const TIMEOUT_MS = 10_000;

export interface Mail {
  to: readonly string[];
  letter: Letter;
  /** Who gets an answer; the sender where absent. */
  replyTo?: { name: string; address: string };
  /** The same every time that the same is sent, so that mail programs know a repetition. */
  id: string;
  /** What mails about the same have in common, so that mail programs show them together. */
  thread?: string | undefined;
}

export interface MailTransport {
  /** Never rejects, unless it was stopped by `signal`. */
  send(mail: Mail, signal: AbortSignal): Promise<SendOutcome>;
  /** Why the server does not take mails, in words that follow the name of the server; undefined where it does. */
  problem(): Promise<string | undefined>;
}

/** @param timeoutMs default 10,000 */
export function createMailTransport(config: MailConfig, timeoutMs = TIMEOUT_MS): MailTransport {
  const { from } = config;
  let opened: ReturnType<typeof openTransport> | undefined;
  const open = () => (opened ??= openTransport(config, timeoutMs));
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const idOf = (id: string) => `<${id}@${domain}>`;

  return {
    async send({ to, letter, replyTo, id, thread }, signal) {
      try {
        const transport = await open();
        signal.throwIfAborted();
        const { rejected } = await transport.sendMail({
          from,
          to: [...to],
          subject: letter.subject,
          signal,
          text: letterText(letter),
          html: letterHtml(letter),
          messageId: idOf(id),
          ...(replyTo && { replyTo }),
          ...(thread !== undefined && { references: idOf(thread) }),
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            'Content-Language': letter.language,
          },
        });
        if (rejected.length === 0) return { isDelivered: true };
        return { isDelivered: true, warning: `was not taken for ${rejected.join(', ')}` };
      } catch (error) {
        signal.throwIfAborted();
        return { isDelivered: false, reason: reasonOf(error) };
      }
    },
    async problem() {
      try {
        await (await open()).verify();
        return undefined;
      } catch (error) {
        return reasonOf(error);
      }
    },
  };
}

/** Loads what speaks to mail servers, which a start need not wait for. */
const openTransport = async (config: MailConfig, timeoutMs: number) =>
  (await import('./open-mail-transport.js')).openMailTransport(config, timeoutMs);

/** What the server answered, or why there was no answer, on one line. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return `could not be sent: ${String(error)}`;
  const { response, code, message } = error as Error & { response?: string; code?: string };
  // The answer to STARTTLS alone does not say what it is about.
  if (response && code !== 'ETLS') return `was refused: ${firstLine(response)}`;
  const advice = /certificate/i.test(message) ? `. ${UNTRUSTED}` : '';
  return `could not be sent: ${firstLine(message)}${code === undefined ? '' : ` (${code})`}${advice}`;
}

const UNTRUSTED =
  'Give the mail server a valid certificate, or add to SMTP_URL ?tls.rejectUnauthorized=false, which trusts any, or ?ignoreTLS=true, which encrypts nothing';

const firstLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 300);
