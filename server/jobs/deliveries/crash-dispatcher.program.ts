/**
 * A process that lets visitors ask for humans and delivers what is owed until it is killed:
 * `crash-dispatcher.program.ts FOLDER SMTP_PORT`. It prints the id of each request that was acknowledged.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { openJsonStore } from '../../store/json/json-store.js';
import { makeEscalation } from '../../store/testing/store.fixture.js';
import { createMailTransport } from '../mail/mail-transport.js';
import { dispatch } from './dispatch.fixture.js';
import { tell } from '../../store/testing/tell.fixture.js';

const [folder = '', port] = process.argv.slice(2);
const store = await openJsonStore(folder);
const [widget] = await store.widgets.list();
dispatch(store, {
  transport: createMailTransport({
    host: '127.0.0.1',
    port: Number(port),
    isSecure: false,
    requiresTls: false,
    ignoresTls: true,
    checksCertificate: true,
    login: undefined,
    ownName: undefined,
    from: { name: '', address: 'chat@acme.example' },
  }),
});
for (;;) {
  const at = new Date().toISOString();
  const wish = makeEscalation({
    widgetId: widget?.id ?? '',
    at,
    owesDelivery: true,
    channels: ['webhook', 'mail'],
  });
  await store.conversations.leave(wish);
  tell(wish.id);
  await sleep(20);
}
