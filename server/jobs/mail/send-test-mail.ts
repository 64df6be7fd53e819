/** Sends a test mail to those whom a widget notifies. */
import { randomUUID } from 'node:crypto';
import type { Config } from '../../config.js';
import type { Widget } from '../../model.js';
import type { SendOutcome } from '../deliveries/delivery-sender.js';
import { noticeLanguageOf, ownTimeZone } from '../notices/notice-language.js';
import { sendTest } from './mail-sender.js';
import { createMailTransport } from './mail-transport.js';

export type TestMailConfig = Pick<Config, 'mail' | 'notifyLanguage'>;

export function sendTestMail(widget: Widget, config: TestMailConfig): Promise<SendOutcome> {
  const options = {
    transport: config.mail && createMailTransport(config.mail),
    language: noticeLanguageOf(config),
    timeZone: ownTimeZone(),
  };
  return sendTest(widget, options, randomUUID(), new AbortController().signal);
}
