/** Tells owners what visitors left, by every channel, now and after every restart. */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { programOn } from '../store/program-on-store.js';
import type { Store } from '../store/port/store.js';
import { startDispatcher } from './deliveries/delivery-dispatcher.js';
import { leaveDigests } from './leave-digests.js';
import { createMailSender } from './mail/mail-sender.js';
import { createMailTransport } from './mail/mail-transport.js';
import { noticeLanguageOf, ownTimeZone } from './notices/notice-language.js';
import { openEventSender } from './webhooks/open-event-sender.js';
import { createWebhookSender } from './webhooks/webhook-sender.js';

export function notifyOwners(config: Config, store: Store, logger: Logger): { stop(): Promise<void> } {
  const language = noticeLanguageOf(config);
  const timeZone = ownTimeZone();
  const shared = { clock: Date.now, newId: randomUUID, logger };
  const sender = openEventSender(config.webhookAllowPrivate);
  const senders = {
    webhook: createWebhookSender({ store, sender, language }),
    mail: createMailSender({
      store,
      language,
      timeZone,
      transport: config.mail && createMailTransport(config.mail),
    }),
  };
  const dispatcher = startDispatcher({
    ...shared,
    deliveries: store.deliveries,
    senders,
    random: Math.random,
    program: programOn(config),
  });
  const digests = leaveDigests({ ...shared, store, timeZone });
  return {
    async stop() {
      await Promise.all([dispatcher.stop(), digests.stop()]);
      await Promise.all(Object.values(senders).map((each) => each.close()));
    },
  };
}
