/** Tells owners by mail: of requests for a human, and every morning, where they want it, of what was not answered. */
import type { DigestRecord } from '../../ledger-records.js';
import type { Widget } from '../../model.js';
import { findUnanswered } from '../../operate/gaps/unanswered-questions.js';
import type { RecordLog } from '../../store/port/record-log.js';
import type { DeliverySender, SendOutcome } from '../deliveries/delivery-sender.js';
import { languageFor } from '../notices/notice-language.js';
import { readNotice, type NoticeStore } from '../notices/notice.js';
import type { EscalationRecord } from '../../model.js';
import { oneLine, type NoticeLanguage } from '../notices/summary.js';
import type { MailTransport } from './mail-transport.js';
import { writeDigest, writeRequest, writeTest, type Stationery } from './write-letters.js';

/** Answers with less confidence count as none, as in `unanswered`. */
const GOOD_CONFIDENCE = 0.5;

const NO_MAIL_SERVER = 'could not be sent: the server has no SMTP_URL';
const NO_RECIPIENT = 'has no address any longer';

export interface MailSenderOptions {
  store: NoticeStore & { log: RecordLog };
  /** Absent where no mail server is configured. */
  transport: MailTransport | undefined;
  /** Where the widget names none. */
  language: NoticeLanguage;
  timeZone: string;
}

export function createMailSender(options: MailSenderOptions): DeliverySender {
  return {
    send(record, signal): Promise<SendOutcome> {
      if (record.type === 'escalation') return sendRequest(options, record, signal);
      if (record.type === 'digest') return sendDigest(options, record, signal);
      return Promise.resolve({ isDelivered: false, isGone: true, reason: 'tells of no ratings' });
    },
    close: () => Promise.resolve(),
  };
}

async function sendRequest(
  options: MailSenderOptions,
  submission: EscalationRecord,
  signal: AbortSignal,
): Promise<SendOutcome> {
  const { store, transport } = options;
  const notice = await readNotice(store, submission);
  const to = notice?.widget.notify?.email;
  if (!notice || !to) return { isDelivered: false, reason: NO_RECIPIENT };
  if (!transport) return { isDelivered: false, reason: NO_MAIL_SERVER };
  const { id, conversationId: thread, email, name = '' } = submission;
  const letter = writeRequest({ ...notice, submission }, stationeryOf(notice.widget, options));
  return transport.send({ to, letter, id, thread, replyTo: { name: oneLine(name), address: email } }, signal);
}

/** A day on which all was answered ends without a mail. */
async function sendDigest(
  options: MailSenderOptions,
  { id, widgetId, from, at }: DigestRecord,
  signal: AbortSignal,
): Promise<SendOutcome> {
  const { store, transport } = options;
  const widget = await store.widgets.get(widgetId);
  const to = widget?.notify?.email;
  if (!widget || !to) return { isDelivered: false, reason: NO_RECIPIENT };
  const period = { widgetId, from: Date.parse(from), to: Date.parse(at) };
  const questions = await findUnanswered(store.log, period, GOOD_CONFIDENCE);
  if (questions.length === 0) return { isDelivered: true, hadNothing: true };
  if (!transport) return { isDelivered: false, reason: NO_MAIL_SERVER };
  const letter = writeDigest(questions, from, stationeryOf(widget, options));
  return transport.send({ to, letter, id }, signal);
}

/** Sends a mail that tells nothing but that mails arrive. */
export function sendTest(
  widget: Widget,
  options: Pick<MailSenderOptions, 'transport' | 'language' | 'timeZone'>,
  id: string,
  signal: AbortSignal,
): Promise<SendOutcome> {
  const to = widget.notify?.email;
  if (!to) return Promise.resolve({ isDelivered: false, reason: NO_RECIPIENT });
  if (!options.transport) return Promise.resolve({ isDelivered: false, reason: NO_MAIL_SERVER });
  return options.transport.send({ to, letter: writeTest(stationeryOf(widget, options)), id }, signal);
}

function stationeryOf(
  widget: Widget,
  { language, timeZone }: Pick<MailSenderOptions, 'language' | 'timeZone'>,
): Stationery {
  return {
    language: languageFor(widget, language),
    timeZone: widget.notify?.timeZone ?? timeZone,
    widgetName: oneLine(widget.name),
  };
}
