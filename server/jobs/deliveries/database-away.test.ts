/** What owners are told while the database of a server is away, and after. */
import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { it, type TestContext } from 'node:test';
import { makeWebhookSecret } from '../../operate/widgets/webhook-secret.js';
import { openPostgresStore } from '../../store/postgres/postgres-store.js';
import { makeGate } from '../../store/testing/database-gate.fixture.js';
import { makeDatabase } from '../../store/testing/postgres.fixture.js';
import { makeEscalation, makeWidget } from '../../store/testing/store.fixture.js';
import { until } from '../../store/testing/until.fixture.js';
import { openReceiver } from '../webhooks/receiver.fixture.js';
import { dispatch } from './dispatch.fixture.js';

const webhookSecret = makeWebhookSecret();

async function start(t: TestContext) {
  const gate = await makeGate(await makeDatabase());
  await gate.open();
  const store = await openPostgresStore(gate.url, { retryMs: 100 });
  const receiver = await openReceiver(t, webhookSecret);
  const widget = makeWidget({ webhookUrl: receiver.url, webhookSecret });
  await store.widgets.save(widget);
  let looks = 0;
  const claim: typeof store.deliveries.claim = (...asked) => {
    looks++;
    return store.deliveries.claim(...asked);
  };
  const deliveries = { ...store.deliveries, claim };
  const logged: string[] = [];
  const onLog = (line: string) => logged.push((JSON.parse(line) as { msg: string }).msg);
  const dispatcher = dispatch({ ...store, deliveries }, { onLog });
  t.after(async () => {
    await dispatcher.stop();
    await store.close();
    await gate.shut();
  });
  return {
    gate,
    receiver,
    dispatcher,
    logged,
    looks: () => looks,
    isThere: () =>
      store.deliveries.counts('webhook').then(
        () => true,
        () => false,
      ),
    leave: () => store.conversations.leave(makeEscalation({ widgetId: widget.id, owesDelivery: true })),
  };
}

it('a dispatcher is stopped although nothing can be stored', async (t) => {
  const { gate, receiver, dispatcher, logged, leave } = await start(t);
  let respond = (): ServerResponse => assert.fail();
  receiver.answers.push((res) => {
    respond = () => res.writeHead(204).end();
  });
  await leave();
  await receiver.until(1);
  await gate.shut();
  respond();
  await until(() => logged.some((msg) => msg.startsWith('what came of a delivery cannot be stored')));
  await dispatcher.stop();
});

it('an outage is logged once, and what was left is told after it', async (t) => {
  const { gate, receiver, dispatcher, logged, looks, isThere, leave } = await start(t);
  await until(() => looks() > 0);
  await gate.shut();
  const before = looks();
  await until(() => looks() > before + 3);
  await gate.open();
  await until(isThere);
  await leave();
  await receiver.until(1);
  await dispatcher.stop();
  assert.deepEqual(
    logged.filter((msg) => msg.startsWith('deliveries')),
    ['deliveries could not be made; tried again', 'deliveries are made again'],
  );
});
