/** What owners are told when the server is killed without warning, again and again. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, it } from 'node:test';
import { IS_LONG } from '../../runtime/long-round.fixture.js';
import { nodeArguments } from '../../runtime/node-arguments.fixture.js';
import { openJsonStore } from '../../store/json/json-store.js';
import { makeFolderFor, makeWidget } from '../../store/testing/store.fixture.js';
import { openMailServer } from '../mail/mail-server.fixture.js';
import { openReceiver } from '../webhooks/receiver.fixture.js';
import { makeWebhookSecret } from '../../operate/widgets/webhook-secret.js';

const ROUNDS = IS_LONG ? 20 : 2;
const crashDispatcher = nodeArguments(import.meta.resolve('./crash-dispatcher.program.js'));

describe('a dispatcher whose process is killed', () => {
  it('tells of every acknowledged request by each channel, and repeats no more than was in flight', async (t) => {
    const folder = await makeFolderFor(t);
    const webhookSecret = makeWebhookSecret();
    const receiver = await openReceiver(t, webhookSecret);
    const mailServer = await openMailServer(t, { disabledCommands: ['AUTH', 'STARTTLS'] });
    const store = await openJsonStore(folder);
    const notify = { email: ['owner@acme.example'] };
    await store.widgets.save(makeWidget({ webhookUrl: receiver.url, webhookSecret, notify }));
    await store.close();

    /** The ids that each channel was told. */
    const toldBy = [
      () => receiver.received.map(({ id }) => id),
      () => mailServer.mails.map(({ headers }) => /^<(.+)@/.exec(headers.get('message-id') ?? '')?.[1] ?? ''),
    ];
    const acknowledged: string[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const child = spawn(process.execPath, [...crashDispatcher, folder, String(mailServer.port)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const closed = once(child, 'close');
      const killAt = acknowledged.length + 10 + Math.ceil(Math.random() * 40);
      for await (const line of createInterface({ input: child.stdout })) {
        if (line.length === 36) acknowledged.push(line);
        if (round === ROUNDS) {
          if (acknowledged.length < killAt) continue;
          const told = toldBy.map((ids) => new Set(ids()));
          if (!acknowledged.slice(0, killAt).every((id) => told.every((ids) => ids.has(id)))) continue;
          acknowledged.length = killAt;
          child.kill('SIGKILL');
        } else if (acknowledged.length === killAt) child.kill('SIGKILL');
      }
      const [, signal] = (await closed) as [number | null, string | null];
      assert.equal(signal, 'SIGKILL', 'the process ended by itself');
    }
    for (const ids of toldBy.map((read) => read())) {
      const told = new Set(ids);
      assert.deepEqual(
        acknowledged.filter((id) => !told.has(id)),
        [],
      );
      const repeated = ids.length - told.size;
      assert.ok(repeated <= 2 * ROUNDS, `${repeated} repeated`);
      t.diagnostic(`killed ${ROUNDS} times; ${told.size} told, ${repeated} of them twice, 0 lost`);
    }
  });
});
