/** Tells webhooks: of each notice, in the format that the webhook takes. */
import { guessFormat, type WebhookFormat } from '../../notification-settings.js';
import type { Widget } from '../../model.js';
import type { Deliverable } from '../../store/port/delivery-store.js';
import type { DeliverySender, SendOutcome } from '../deliveries/delivery-sender.js';
import { languageFor } from '../notices/notice-language.js';
import { readNotice, type Notice, type NoticeStore } from '../notices/notice.js';
import { spokenLines, summarize, summarizeTest, type NoticeLanguage } from '../notices/summary.js';
import { CHAT_FORMATS } from './chat-message.js';
import type { EventSender } from './event-sender.js';
import { eventOf, testEvent } from './webhook-event.js';

export interface WebhookSenderOptions {
  store: NoticeStore;
  sender: EventSender;
  /** Of chat messages, where the widget names none. */
  language: NoticeLanguage;
}

/** What the webhook of a widget takes; undefined without one. */
function formatOf({ webhookUrl, webhookFormat }: Widget): WebhookFormat | undefined {
  return webhookUrl === undefined ? undefined : (webhookFormat ?? guessFormat(webhookUrl));
}

export function createWebhookSender({ store, sender, language }: WebhookSenderOptions): DeliverySender {
  return {
    async send(record: Deliverable, signal): Promise<SendOutcome> {
      if (record.type === 'digest') return { isDelivered: false, isGone: true, reason: 'takes no digests' };
      const notice = await readNotice(store, record);
      if (!notice) return { isDelivered: false, reason: 'has no widget any longer' };
      return sender.send(notice.widget, record.id, bodyOf(notice, language), signal);
    },
    close: () => sender.close(),
  };
}

function bodyOf(notice: Notice, server: NoticeLanguage): object {
  const format = formatOf(notice.widget) ?? 'json';
  if (format === 'json') return eventOf(notice);
  const { words } = languageFor(notice.widget, server);
  // What was rated stands in the summary already.
  const told = notice.submission.type === 'escalation' ? notice.transcript : [];
  return CHAT_FORMATS[format]({ ...summarize(notice, words), lines: spokenLines(told, words) });
}

/** @param timestamp ISO 8601 */
export function testBody(widget: Widget, server: NoticeLanguage, timestamp: string): object {
  const format = formatOf(widget) ?? 'json';
  if (format === 'json') return testEvent(widget.id, timestamp);
  return CHAT_FORMATS[format]({
    ...summarizeTest(widget.name, languageFor(widget, server).words),
    lines: [],
  });
}
