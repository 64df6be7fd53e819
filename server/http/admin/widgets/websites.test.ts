/** What operators are told of websites, of deliveries, and of how a widget answers. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Delivery } from '../../../admin-contract/deliveries.js';
import type { OriginCheck, SeenOrigins } from '../../../admin-contract/websites.js';
import type { AdminWidget, QuotaState, WidgetPage } from '../../../admin-contract/widgets.js';
import { makeWidget, WIDGET_ID } from '../../app.fixture.js';
import { ACME, change, get, owner, read, WIDGETS } from './widgets.fixture.js';

describe('the tester of websites', () => {
  it('agrees with the guard on every vector', async (t) => {
    const { ann } = await owner(t);
    const { vectors } = JSON.parse(
      readFileSync(new URL('../../guards/origin-vectors.json', import.meta.url), 'utf8'),
    ) as { vectors: { id: string; allow: string[]; origin: string | null; expect: string }[] };
    const told = vectors.filter(({ origin }) => origin !== null);
    assert.ok(told.length > 50);
    for (const { id, allow, origin, expect } of told) {
      const answer = await ann.send('POST', `${ACME}/origin-check`, { origin, allowlist: allow });
      const check = read<OriginCheck>(answer);
      assert.equal(check.isAllowed, expect === 'allow', id);
      assert.equal(check.entry !== undefined, check.isAllowed, id);
      assert.equal(check.reason !== undefined, !check.isAllowed, id);
    }
  });

  it('says what each entry lets in, or why it is none', async (t) => {
    const { ann } = await owner(t);
    const texts = ['acme.example', '*.acme.example', 'https://acme.example:8443', 'localhost', '*.com', ''];
    const { entries } = read<{ entries: { meaning?: string; reason?: string }[] }>(
      await ann.send('POST', '/api/admin/allowlist-check', { allowlist: texts }),
    );
    assert.deepEqual(
      entries.map(({ meaning, reason }) => meaning ?? reason),
      [
        'acme.example and www.acme.example.',
        'Every website under acme.example, but not acme.example itself.',
        'acme.example and www.acme.example, by https alone, at port 8443.',
        'Pages served by the machine of the visitor, at any port.',
        'would let in every website under .com; name a domain, as in *.example.com',
        'is empty',
      ],
    );
  });
});

describe('the websites that came', () => {
  it('are told of at once: let in, or refused with the entry that lets them in', async (t) => {
    const { app, ann } = await owner(t);
    const visit = (origin: string) =>
      fetch(`${app.url}/api/widget/config/${WIDGET_ID}`, { headers: { Origin: origin } });
    assert.deepEqual(await get<SeenOrigins>(ann, `${ACME}/origins`), {
      from: '2026-06-14T12:00:00.000Z',
      at: '2026-07-14T12:00:00.000Z',
      letIn: [],
      refused: [],
    });
    await visit('https://www.acme.example');
    for (let turn = 0; turn < 2; turn++) await visit('https://shop.acme.example');
    await visit(app.url);
    const { letIn, refused } = await get<SeenOrigins>(ann, `${ACME}/origins`);
    assert.deepEqual(
      letIn.map(({ origin, count }) => [origin, count]),
      [['https://www.acme.example', 1]],
    );
    assert.deepEqual(
      refused.map(({ origin, count, suggestion }) => [origin, count, suggestion]),
      [['https://shop.acme.example', 2, 'shop.acme.example']],
    );
    const [row] = (await get<WidgetPage>(ann, WIDGETS)).items;
    assert.equal(row?.lastSeen?.origin, 'https://www.acme.example');

    const { allowlist } = await get<AdminWidget>(ann, ACME);
    await change(ann, { allowlist: [...allowlist, 'shop.acme.example'] });
    assert.equal((await visit('https://shop.acme.example')).status, 200);
    const after = await get<SeenOrigins>(ann, `${ACME}/origins`);
    assert.deepEqual([after.refused, after.letIn.length], [[], 2]);
  });

  it('are told of where a preflight of a question was refused, and not by who makes up widgets', async (t) => {
    const { app, ann } = await owner(t);
    const ask = (widget: string) =>
      fetch(`${app.url}/api/widget/chat?widget=${widget}`, {
        method: 'OPTIONS',
        headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
      });
    await ask(WIDGET_ID);
    await ask(crypto.randomUUID());
    const { refused } = await get<SeenOrigins>(ann, `${ACME}/origins`);
    assert.deepEqual(
      refused.map(({ origin, count }) => [origin, count]),
      [['https://evil.example', 1]],
    );
  });
});

describe('deliveries, to operators', () => {
  it('are listed with their state and tried again', async (t) => {
    const { app, ann } = await owner(t);
    await app.store.widgets.save(makeWidget({ webhookUrl: 'https://desk.example/hook' }));
    const leave = () =>
      app.post('/api/widget/escalate', {
        widgetId: WIDGET_ID,
        email: 'ann@acme.example',
        message: 'Call me',
      });
    await leave();
    await leave();
    const [claimed] = await app.store.deliveries.claim(Date.parse('2026-07-14T13:00:00Z'), 1);
    assert.ok(claimed);
    await app.store.deliveries.settle({
      type: 'delivery',
      id: crypto.randomUUID(),
      at: '2026-07-14T13:00:00.000Z',
      widgetId: WIDGET_ID,
      factId: claimed.record.id,
      channel: 'webhook',
      outcome: 'dead',
      reason: 'answered 500',
    });
    const list = async (query = '') =>
      (await get<{ items: Delivery[] }>(ann, `/api/admin/deliveries${query}`)).items;
    assert.deepEqual(
      (await list()).map(({ state }) => state),
      ['waiting', 'dead'],
    );
    const [dead] = await list(`?state=dead&widget=${WIDGET_ID}&channel=webhook`);
    assert.deepEqual([dead?.reason, dead?.event, dead?.nextAt], ['answered 500', 'escalation', undefined]);
    const answer = await ann.send('POST', '/api/admin/deliveries/retry', { widgetId: WIDGET_ID });
    assert.deepEqual(read(answer), { revived: 1 });
    assert.deepEqual(await list('?state=dead'), []);
  });

  it('are tried out, and what came of it is told', async (t) => {
    const { ann } = await owner(t);
    assert.equal((await ann.send('POST', `${ACME}/webhook/test`)).status, 409);
    await change(ann, { webhookUrl: 'http://127.0.0.1:9/hook', notify: { email: ['ann@acme.example'] } });
    const webhook = read<{ reason: string }>(await ann.send('POST', `${ACME}/webhook/test`));
    assert.match(webhook.reason, /may not be reached: .* WEBHOOK_ALLOW_PRIVATE/);
    const mail = read<{ isDelivered: boolean; reason: string }>(await ann.send('POST', `${ACME}/mail/test`));
    assert.equal(mail.isDelivered, false);
    assert.ok(mail.reason);
  });
});

describe('the preview of a widget', () => {
  it('answers as visitors are answered, counts nothing, keeps nothing, and forgets', async (t) => {
    const { app, ann } = await owner(t);
    const base = `/api/admin/preview/${WIDGET_ID}/api/widget`;
    const ask = async (body: object) =>
      ann.send('POST', `${base}/chat`, { widgetId: WIDGET_ID, message: 'can i return a lamp', ...body });
    const reply = read<{ answer: string; conversationId: string; messageId: string }>(await ask({}));
    assert.match(reply.answer, /30 days/);
    const { conversationId, messageId } = reply;
    const again = read<{ conversationId: string }>(await ask({ conversationId }));
    assert.equal(again.conversationId, conversationId);
    assert.equal(app.questions.at(-1)?.history.length, 1);
    const rating = { widgetId: WIDGET_ID, conversationId, messageId, type: 'positive' };
    assert.equal((await ann.send('POST', `${base}/feedback`, rating)).status, 204);
    const request = { widgetId: WIDGET_ID, conversationId, email: 'a@b.example', message: 'Call me' };
    assert.equal((await ann.send('POST', `${base}/escalate`, request)).status, 204);
    for await (const record of app.store.log.read({})) assert.fail(JSON.stringify(record));
    assert.equal((await get<QuotaState>(ann, `${ACME}/quota`)).used, 0);
    app.wait(31 * 60_000);
    const later = read<{ conversationId: string }>(await ask({ conversationId }));
    assert.notEqual(later.conversationId, conversationId);
    const bob = await app.signedIn('reader', 'Bob', [crypto.randomUUID()]);
    assert.equal((await bob.send('POST', `${base}/chat`, { widgetId: WIDGET_ID, message: 'x' })).status, 404);
    assert.equal((await app.send('POST', `${base}/chat`, {})).status, 401);
  });
});
