import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openMailServer } from '../../jobs/mail/mail-server.fixture.js';
import { openJsonStore } from '../../store/json/json-store.js';
import { makeEscalation, makeOutcome, makeWidget } from '../../store/testing/store.fixture.js';
import { makeWorkplace } from '../terminal/run-cli.fixture.js';

const ID = '11111111-1111-4111-8111-111111111111';

describe('mail', () => {
  it('test sends a mail in the language of the owner, and says what is missing or what the server answered', async (t) => {
    const server = await openMailServer(t);
    const SMTP_URL = `smtp://127.0.0.1:${server.port}?tls.rejectUnauthorized=false`;
    const work = makeWorkplace({ SMTP_URL, SMTP_FROM: 'chat@acme.example' });
    t.after(() => {
      work.clear();
    });
    await work.run('widget', 'create', '--name', 'Acme', '--id', ID);
    const nobody = await work.run('mail', 'test', ID);
    assert.equal(nobody.code, 1);
    assert.match(nobody.stderr, /notifies nobody by mail.* widget update .* --notify-email/);
    await work.run('widget', 'update', ID, '--notify-email', 'owner@acme.example', '--notify-language', 'de');
    assert.deepEqual(await work.json('mail', 'test', ID), { delivered: true, to: ['owner@acme.example'] });
    assert.equal(server.mails[0]?.headers.get('subject'), 'Acme: Testnachricht');
    server.refusals.push('550 not you');
    const { code, stderr } = await work.run('mail', 'test', ID);
    assert.equal(code, 1);
    assert.match(stderr, /The mail was refused: 550 not you\./);
  });

  it('list shows mails alone that were not sent, and retry tries dead ones again', async (t) => {
    const work = makeWorkplace();
    t.after(() => {
      work.clear();
    });
    const store = await openJsonStore(`${work.folder}/data`);
    const widget = makeWidget({ id: ID, notify: { email: ['owner@acme.example'] } });
    await store.widgets.save(widget);
    const wish = makeEscalation({ widgetId: ID, owesDelivery: true, channels: ['webhook', 'mail'] });
    await store.conversations.leave(wish);
    const dead = { channel: 'mail', outcome: 'dead', reason: 'was refused: 550 not you' } as const;
    await store.deliveries.settle(makeOutcome(wish, dead));
    await store.close();
    const { stdout } = await work.run('mail', 'list');
    assert.match(stdout, /^escalation .*\n {4}dead; failed 1 time: it was refused: 550 not you\n/);
    assert.deepEqual(await work.json('mail', 'retry'), { revived: 1 });
    const { stderr } = await work.run('mail', 'test', ID);
    assert.match(stderr, /No mail server is configured\. Set SMTP_URL, such as smtp:/);
  });
});
