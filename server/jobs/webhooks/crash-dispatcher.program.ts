/**
 * A process that lets visitors ask for humans and delivers what is owed until it is killed:
 * `crash-dispatcher.program.ts FOLDER`. It prints the id of each request that was acknowledged.
 */
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { createAddressGuard } from '../../network/address-guard.js';
import { openJsonStore } from '../../store/json/json-store.js';
import { makeEscalation } from '../../store/testing/store.fixture.js';
import { startWebhookDispatcher } from './webhook-dispatcher.js';
import { createEventSender } from './event-sender.js';

const [folder = ''] = process.argv.slice(2);
const store = await openJsonStore(folder);
const [widget] = await store.widgets.list();
startWebhookDispatcher({
  ...{ widgets: store.widgets, deliveries: store.deliveries, clock: Date.now, newId: randomUUID },
  ...{ random: Math.random, logger: pino({ level: 'silent' }) },
  sender: createEventSender({
    ...{ guard: createAddressGuard(['127.0.0.1']), userAgent: 'test', clock: Date.now },
  }),
});
for (;;) {
  const at = new Date().toISOString();
  const wish = makeEscalation({ widgetId: widget?.id ?? '', at, owesDelivery: true });
  await store.conversations.leave(wish);
  writeSync(1, `${wish.id}\n`);
  await sleep(1);
}
