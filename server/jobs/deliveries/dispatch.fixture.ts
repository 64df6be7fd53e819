/** A dispatcher as a server runs it. */
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { createAddressGuard } from '../../network/address-guard.js';
import type { Store } from '../../store/port/store.js';
import { createMailSender } from '../mail/mail-sender.js';
import type { MailTransport } from '../mail/mail-transport.js';
import { findNoticeLanguage } from '../notices/notice-language.js';
import { createEventSender } from '../webhooks/event-sender.js';
import { createWebhookSender } from '../webhooks/webhook-sender.js';
import { startDispatcher } from './delivery-dispatcher.js';

interface DispatchOptions {
  /** Milliseconds since 1970. */
  clock?: () => number;
  /** Private networks that webhooks may be in. */
  allowed?: readonly string[];
  /** Of requests to webhooks. */
  timeoutMs?: number;
  transport?: MailTransport | undefined;
  /** Called with each line of the log. */
  onLog?: (line: string) => void;
}

export function dispatch(
  store: Store,
  { clock = Date.now, allowed = ['127.0.0.0/8'], timeoutMs = 10_000, transport, onLog }: DispatchOptions = {},
): { stop(): Promise<void> } {
  const language = findNoticeLanguage('en');
  if (!language) throw new Error('English is not spoken');
  const sender = createEventSender({
    guard: createAddressGuard(allowed),
    userAgent: 'test',
    clock,
    timeoutMs,
  });
  const senders = {
    webhook: createWebhookSender({ store, sender, language }),
    mail: createMailSender({ store, transport, language, timeZone: 'UTC' }),
  };
  const dispatcher = startDispatcher({
    deliveries: store.deliveries,
    senders,
    clock,
    newId: randomUUID,
    random: () => 0,
    program: 'service-chat',
    logger: onLog ? pino({}, { write: onLog }) : pino({ level: 'silent' }),
  });
  return {
    async stop() {
      await dispatcher.stop();
      await sender.close();
    },
  };
}
