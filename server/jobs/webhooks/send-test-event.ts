/** Sends a test event to the webhook of a widget, for who has just set it up. */
import { randomUUID } from 'node:crypto';
import type { Config } from '../../config.js';
import type { Widget } from '../../model.js';
import type { SendOutcome } from '../deliveries/delivery-sender.js';
import { noticeLanguageOf } from '../notices/notice-language.js';
import { openEventSender } from './open-event-sender.js';
import { testBody } from './webhook-sender.js';

export type TestEventConfig = Pick<Config, 'webhookAllowPrivate' | 'notifyLanguage'>;

export async function sendTestEvent(widget: Widget, config: TestEventConfig): Promise<SendOutcome> {
  const sender = openEventSender(config.webhookAllowPrivate);
  try {
    const body = testBody(widget, noticeLanguageOf(config), new Date().toISOString());
    return await sender.send(widget, randomUUID(), body, new AbortController().signal);
  } finally {
    await sender.close();
  }
}
