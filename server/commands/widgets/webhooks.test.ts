import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { DeliveryRecord } from '../../ledger-records.js';
import type { EscalationRecord } from '../../model.js';
import { openJsonStore } from '../../store/json/json-store.js';
import { makeEscalation, makeFolderFor, makeWidget } from '../../store/testing/store.fixture.js';
import type { Store } from '../../store/port/store.js';
import { answer, openReceiver } from '../../jobs/webhooks/receiver.fixture.js';
import { makeWebhookSecret } from '../../operate/widgets/webhook-secret.js';
import { makeWorkplace } from '../terminal/run-cli.fixture.js';
import { commandNamed, runCommand } from '../terminal/run-command.fixture.js';
import { webhooksCommands } from './webhooks.js';

const AT = '2024-05-31T12:00:00.000Z';
const run = (name: string, ...args: string[]) => runCommand(commandNamed(name, webhooksCommands), ...args);

/** Leaves a request for a human whose delivery has failed like this. */
async function leaveUntold(
  { conversations, deliveries }: Store,
  outcome: 'failed' | 'dead',
): Promise<EscalationRecord> {
  const wish = makeEscalation({ owesDelivery: true });
  await conversations.leave(wish);
  const { id: factId, widgetId } = wish;
  const failure: DeliveryRecord = {
    type: 'delivery',
    id: randomUUID(),
    at: AT,
    widgetId,
    factId,
    outcome,
    reason: 'answered 500',
    ...(outcome === 'failed' && { retryAt: '2024-05-31T12:05:00.000Z' }),
  };
  await deliveries.settle(failure);
  return wish;
}

describe('webhooks', () => {
  it('list shows what was not told yet, why, and when it is tried again; retry revives what is dead', async (t) => {
    const folder = await makeFolderFor(t);
    const store = await openJsonStore(folder);
    const failed = await leaveUntold(store, 'failed');
    const dead = await leaveUntold(store, 'dead');
    const list = await run('webhooks list', '--data', folder);
    assert.deepEqual(
      (list.outcome?.json as { factId: string; state: string; nextAt?: string }[]).map(
        ({ factId, state, nextAt }) => [factId, state, nextAt],
      ),
      [
        [dead.id, 'dead', undefined],
        [failed.id, 'waiting', '2024-05-31T12:05:00.000Z'],
      ],
    );
    assert.match(
      list.outcome?.text ?? '',
      /^escalation .*\n {4}dead; failed 1 time: it answered 500\n.*\n\nescalation .*\n {4}next try 2024-05-31 12:05; failed 1 time/,
    );
    await store.close();
    const retry = await run('webhooks retry', '--data', folder);
    assert.deepEqual(retry.outcome?.json, { revived: 1 });
    const again = await run('webhooks list', '--data', folder, '--widget', dead.widgetId);
    assert.doesNotMatch(again.outcome?.text ?? '', /dead/);
    const none = await run('webhooks retry', '--data', folder);
    assert.equal(none.outcome?.text, 'No delivery is dead.');
  });

  it('secret prints what events are signed with, and with --rotate lets the former sign too for a day', async (t) => {
    const folder = await makeFolderFor(t);
    const webhookSecret = makeWebhookSecret();
    const widget = makeWidget({ webhookSecret });
    const store = await openJsonStore(folder);
    t.after(() => store.close());
    await store.widgets.save(widget);
    const shown = await run('webhooks secret', widget.id, '--data', folder);
    assert.equal(shown.outcome?.text, webhookSecret);
    const before = Date.now();
    const { outcome } = await run('webhooks secret', widget.id, '--rotate', '--data', folder);
    const rotated = outcome?.json as {
      webhookSecret: string;
      formerWebhookSecret: { secret: string; until: string };
    };
    assert.match(rotated.webhookSecret, /^whsec_/);
    assert.notEqual(rotated.webhookSecret, webhookSecret);
    assert.equal(rotated.formerWebhookSecret.secret, webhookSecret);
    assert.ok(Date.parse(rotated.formerWebhookSecret.until) >= before + 86_400_000);
  });

  it('test sends a signed event, and says what the webhook answered', async (t) => {
    const work = makeWorkplace({ WEBHOOK_ALLOW_PRIVATE: '127.0.0.1' });
    t.after(() => {
      work.clear();
    });
    const webhookSecret = makeWebhookSecret();
    const receiver = await openReceiver(t, webhookSecret);
    const store = await openJsonStore(`${work.folder}/data`);
    const widget = makeWidget({ webhookUrl: receiver.url, webhookSecret });
    await store.widgets.save(widget);
    await store.close();
    assert.deepEqual(await work.json('webhooks', 'test', widget.id), { delivered: true });
    assert.equal(receiver.received[0]?.event.type, 'webhook.test');
    receiver.answers.push(answer(500));
    const { code, stderr } = await work.run('webhooks', 'test', widget.id);
    assert.equal(code, 1);
    assert.match(stderr, /The webhook answered 500\./);
  });
});
