/** What operators do with widgets by the admin API. */
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { AdminWidget, QuotaState, Snippet, WidgetPage } from '../../../admin-contract/widgets.js';
import { MAX_QUOTA } from '../../../model.js';
import { openJsonStore } from '../../../store/json/json-store.js';
import { makeFolderFor } from '../../../store/testing/store.fixture.js';
import { WIDGET_ID } from '../../app.fixture.js';
import { startAdminApp, type Answer } from '../admin.fixture.js';
import { ACME, change, get, owner, read, WIDGETS } from './widgets.fixture.js';

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64');

const wrongFields = (answer: Answer) =>
  (JSON.parse(answer.text) as { error: { details?: { field: string; message: string }[] } }).error.details;

describe('widgets, to operators', () => {
  it('are made, listed, changed over what was seen, and removed by owners', async (t) => {
    const { app, ann } = await owner(t);
    const made = read<AdminWidget>(
      await ann.send('POST', WIDGETS, { name: 'Shop', allowlist: ['shop.example', 'shop.example'] }),
      201,
    );
    assert.deepEqual(made.allowlist, ['shop.example']);
    const { items } = await get<WidgetPage>(ann, `${WIDGETS}?limit=1`);
    assert.deepEqual(
      items.map(({ name }) => name),
      ['Acme'],
    );
    const rest = await get<WidgetPage>(ann, `${WIDGETS}?limit=1&cursor=${items[0]?.id}`);
    assert.deepEqual([rest.items.map(({ name }) => name), rest.next], [['Shop'], undefined]);
    const path = `${WIDGETS}/${made.id}`;
    assert.equal((await ann.send('PATCH', path, { name: 'Other' })).status, 428);
    const first = await ann.send('PATCH', path, { name: 'Shop 2' }, { 'If-Match': made.etag });
    const changed = read<AdminWidget>(first);
    assert.equal(first.headers['etag'], changed.etag);
    assert.equal(changed.name, 'Shop 2');
    const late = await ann.send('PATCH', path, { isActive: false }, { 'If-Match': made.etag });
    assert.deepEqual([late.status, late.json().error.code], [412, 'precondition_failed']);
    assert.equal((await app.store.widgets.get(made.id))?.isActive, true);
    const bob = await app.signedIn('editor', 'Bob');
    assert.equal((await bob.send('DELETE', path)).status, 403);
    assert.equal((await ann.send('DELETE', path)).status, 204);
    assert.equal((await ann.send('GET', path)).status, 404);
  });

  it('keep what a change does not name, and lose what it sets to null', async (t) => {
    const { ann } = await owner(t);
    const look = { greeting: 'Hello', launcherText: 'Chat', openAfter: 5, suggestions: ['Where?'] };
    const translations = { de: { greeting: 'Hallo' } };
    await change(ann, { appearance: { ...look, translations }, requireOrigin: true });
    const next = { launcherText: null, openAfter: null, translations: null, primaryColor: '#0a7' };
    const { appearance, requireOrigin } = read<AdminWidget>(await change(ann, { appearance: next }));
    assert.deepEqual(appearance, {
      greeting: 'Hello',
      suggestions: ['Where?'],
      primaryColor: '#0a7',
      position: 'bottom-right',
    });
    assert.equal(requireOrigin, true);
  });

  it('take no field that is not known, and no value that no widget can have', async (t) => {
    const { app, ann } = await owner(t);
    const before = await app.store.widgets.get(WIDGET_ID);
    for (const [body, field, message] of [
      [{ alowlist: [] }, 'body'],
      [{ allowlist: 'acme.example' }, 'allowlist'],
      [{ allowlist: ['acme.example', '*.com'] }, 'allowlist.1'],
      [{ appearance: { primaryColor: 'red' } }, 'appearance.primaryColor'],
      [{ appearance: { colour: 'red' } }, 'appearance'],
      [{ appearance: { translations: { de: { gretting: 'x' } } } }, 'appearance.translations.de'],
      [{ appearance: { translations: { de_AT: {} } } }, 'appearance.translations.de_AT'],
      [{ appearance: { translations: { deutsch: {} } } }, 'appearance.translations.deutsch'],
      [{ appearance: { logo: 'javascript:alert(1)' } }, 'appearance.logo'],
      [{ appearance: { privacyUrl: 'javascript:alert(1)' } }, 'appearance.privacyUrl'],
      [{ quota: { messages: -1, period: 'day' } }, 'quota.messages', 'must be at least 0'],
      [{ quota: { messages: 1.5, period: 'day' } }, 'quota.messages', 'must be a whole number'],
      [{ quota: { messages: null, period: 'day' } }, 'quota.messages', 'is required'],
      [
        { quota: { messages: MAX_QUOTA + 1, period: 'day' } },
        'quota.messages',
        'must be at most 1,000,000,000',
      ],
      [{ quota: { messages: 1e20, period: 'day' } }, 'quota.messages', 'must be at most 1,000,000,000'],
      [
        { notify: { email: Array.from({ length: 99 }, (_, i) => `a${i}@b.example`) } },
        'notify.email',
        'must have at most 10 entries',
      ],
      [{ webhookUrl: 'ftp://a.example' }, 'webhookUrl'],
      [{ notify: { email: ['nobody'] } }, 'notify.email.0'],
      [{ notify: { email: ['a@b.example'], language: 'xx' } }, 'notify.language'],
      [{ webhookSecret: 'whsec_x' }, 'body'],
    ] as const) {
      const answer = await change(ann, body);
      assert.equal(answer.status, 400, JSON.stringify(body));
      const [wrong] = wrongFields(answer) ?? [];
      assert.equal(wrong?.field, field, answer.text);
      if (message !== undefined) assert.equal(wrong.message, message);
    }
    assert.equal(await app.store.widgets.get(WIDGET_ID), before);
  });

  it('are changed over what the file holds, not over an edit by hand', async (t) => {
    const folder = await makeFolderFor(t);
    const store = await openJsonStore(folder);
    t.after(() => store.close());
    const app = await startAdminApp(t, { store });
    const ann = await app.signedIn();
    const { etag } = await get<AdminWidget>(ann, ACME);
    const file = join(folder, 'widgets', `${WIDGET_ID}.json`);
    await writeFile(file, (await readFile(file, 'utf8')).replace('"Acme"', '"By hand"'));
    const refused = await change(ann, { name: 'Mine' }, etag);
    assert.equal(refused.status, 412);
    assert.match(refused.json().error.message, /changed meanwhile, here or in its file/);
    assert.match(await readFile(file, 'utf8'), /By hand/);
  });

  it('are unknown to who may not see them', async (t) => {
    const { app, ann } = await owner(t);
    const { id } = read<AdminWidget>(await ann.send('POST', WIDGETS, { name: 'Shop' }), 201);
    const bob = await app.signedIn('editor', 'Bob', [id]);
    assert.deepEqual(
      (await get<WidgetPage>(bob, WIDGETS)).items.map(({ name }) => name),
      ['Shop'],
    );
    const tries: [string, string, object?][] = [
      ['GET', ''],
      ['PATCH', '', {}],
      ['POST', '/origin-check', { origin: 'https://acme.example' }],
      ['GET', '/origins'],
      ['GET', '/quota'],
      ['GET', '/snippet'],
      ['POST', '/logo', { image: PNG }],
    ];
    for (const [method, path, body] of tries)
      assert.equal((await bob.send(method, ACME + path, body, { 'If-Match': '*' })).status, 404, path);
    assert.equal((await bob.send('GET', `/api/admin/deliveries?widget=${WIDGET_ID}`)).status, 404);
    assert.equal(
      (await bob.send('POST', '/api/admin/deliveries/retry', { widgetId: WIDGET_ID })).status,
      404,
    );
    assert.equal((await bob.send('POST', WIDGETS, { name: 'More' })).status, 403);
  });

  it('show no secret, and to readers no address that holds one', async (t) => {
    const { app, ann } = await owner(t);
    const hook = 'https://hooks.slack.com/services/T0/B0/hidden';
    await change(ann, { webhookUrl: hook });
    const { webhookSecret = '' } = (await app.store.widgets.get(WIDGET_ID)) ?? {};
    assert.match(webhookSecret, /^whsec_/);
    const eve = await app.signedIn('reader', 'Eve');
    assert.equal((await get<AdminWidget>(eve, ACME)).webhookUrl, 'hooks.slack.com');
    assert.equal((await get<AdminWidget>(ann, ACME)).webhookUrl, hook);
    for (const path of [WIDGETS, ACME, '/api/admin/audit', `${ACME}/snippet`]) {
      const { text } = await ann.send('GET', path);
      assert.ok(!text.includes(webhookSecret), path);
      if (path !== ACME) assert.doesNotMatch(text, /hidden/, path);
    }
    const secret = read<{ secret: string }>(await ann.send('POST', `${ACME}/webhook/secret`));
    assert.equal(secret.secret, webhookSecret);
    const rotated = read<{ secret: string; former: { secret: string } }>(
      await ann.send('POST', `${ACME}/webhook/secret/rotate`),
    );
    assert.equal(rotated.former.secret, webhookSecret);
    assert.notEqual(rotated.secret, webhookSecret);
    const { items } = (await ann.send('GET', '/api/admin/audit?action=webhook')).json();
    assert.deepEqual(
      items.map(({ action }) => action),
      ['webhook.rotateSecret', 'webhook.showSecret'],
    );
    await change(ann, { webhookUrl: null });
    assert.equal((await app.store.widgets.get(WIDGET_ID))?.webhookSecret, undefined);
  });

  it('get a logo as a file, which goes when another comes', async (t) => {
    const { app, ann } = await owner(t);
    const { logo } = read<{ logo: string }>(await ann.send('POST', `${ACME}/logo`, { image: PNG }), 201);
    assert.equal((await change(ann, { appearance: { logo } })).status, 200);
    assert.ok(await app.store.images.get(WIDGET_ID, logo));
    const missing = `${'0'.repeat(32)}.png`;
    assert.equal((await change(ann, { appearance: { logo: missing } })).status, 400);
    assert.equal((await change(ann, { appearance: { logo: null } })).status, 200);
    assert.equal(await app.store.images.get(WIDGET_ID, logo), undefined);
    const text = Buffer.from('<script>').toString('base64');
    const refused = await ann.send('POST', `${ACME}/logo`, { image: text });
    assert.match(refused.json().error.message, /no image that browsers show/);
    const large = Buffer.concat([Buffer.from(PNG, 'base64'), Buffer.alloc(256 * 1024)]).toString('base64');
    assert.match((await ann.send('POST', `${ACME}/logo`, { image: large })).text, /has more than 256 kB/);
    const larger = await ann.send('POST', `${ACME}/logo`, { image: 'A'.repeat(400_000) });
    assert.match(larger.text, /The body is larger than 342 KB\./);
  });

  it('say how much of the quota is used, and when it is spent at this rate', async (t) => {
    const { app, ann } = await owner(t);
    const { etag } = read<AdminWidget>(await change(ann, { quota: { messages: 4, period: 'day' } }));
    assert.ok(etag);
    for (let turn = 0; turn < 3; turn++)
      await app.post('/api/widget/chat', { widgetId: WIDGET_ID, message: 'can i return a lamp' });
    const quota = await get<QuotaState>(ann, `${ACME}/quota`);
    assert.deepEqual(quota, {
      used: 3,
      allowed: 4,
      period: 'day',
      resetsAt: '2026-07-15T00:00:00.000Z',
      spentAt: '2026-07-14T16:00:00.000Z',
      turnedAway: { from: '2026-06-15T12:00:00.000Z', quota: 0, rate: 0 },
    });
  });

  it('give the lines to paste, with the address that the operator came by where none is set', async (t) => {
    const { app, ann } = await owner(t);
    const guess = await get<Snippet>(ann, `${ACME}/snippet`);
    assert.deepEqual([guess.server, guess.isCertain], [app.url, false]);
    const publicUrl = 'https://chat.acme.example';
    const known = await startAdminApp(t, { config: { publicUrl } });
    const snippet = await get<Snippet>(await known.signedIn(), `${ACME}/snippet`);
    assert.match(snippet.snippet, /src="https:\/\/chat\.acme\.example\/widget\.js"/);
    assert.deepEqual(snippet.policy, [`script-src ${publicUrl}`, `connect-src ${publicUrl}`]);
  });
});
