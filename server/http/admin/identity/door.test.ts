/** The door of the admin API: how operators get in, and how long they stay. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PASSWORD, startAdminApp } from '../admin.fixture.js';
import { createPasswords } from '../../../identity/passwords.js';

const DAY_MS = 86_400_000;
const SESSION = '/api/admin/session';
const codeOf = (answer: { json(): { error: { code: string } } }) => answer.json().error.code;

describe('setting up', () => {
  it('takes the token of the link alone, makes one owner whoever else tries, and then never again', async (t) => {
    const app = await startAdminApp(t);
    const { program } = app.admin;
    const setUp = (token: string | undefined, name = 'Ann') =>
      app.browse().send('POST', '/api/admin/setup', { token, name, password: PASSWORD });
    assert.deepEqual((await app.send('GET', '/api/admin/setup')).json(), { isOpen: true, program });
    assert.equal((await setUp(undefined)).status, 403);
    assert.equal((await setUp('x'.repeat(43))).status, 403);
    assert.deepEqual(await app.store.identity.operators.list(), []);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => setUp(app.setupToken, `Ann ${at}`)),
    );
    const statuses = answers.map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 204).length, 1);
    assert.equal(statuses.filter((status) => status === 403).length, 49);
    assert.equal((await app.store.identity.operators.list()).length, 1);
    assert.deepEqual((await app.send('GET', '/api/admin/setup')).json(), { isOpen: false, program });
    assert.equal(await app.admin.setup.openLink(), undefined);
  });

  it('refuses a short password in words, and takes any long one', async (t) => {
    const app = await startAdminApp(t);
    const setUp = (password: string) =>
      app.browse().send('POST', '/api/admin/setup', { token: app.setupToken, name: 'Ann', password });
    const refused = await setUp('fourteen chars');
    assert.equal(refused.status, 400);
    assert.match(refused.json().error.message, /at least 15 characters/);
    assert.equal((await setUp('PASSWORD-password')).status, 400);
    assert.equal((await setUp('ü'.repeat(15))).status, 204);
  });
});

describe('a session', () => {
  it('is a cookie that no script reads and no other site sends, of the way that the request came', async (t) => {
    const plain = await startAdminApp(t);
    const body = { token: plain.setupToken, name: 'Ann', password: PASSWORD };
    const answer = await plain.browse().send('POST', '/api/admin/setup', body);
    assert.match(
      String(answer.headers['set-cookie']),
      /^service-chat-session=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/; Max-Age=2592000$/,
    );
    assert.equal(answer.headers['cache-control'], 'no-store');

    const deps = { trustProxy: 1, publicUrl: 'https://chat.example' };
    const app = await startAdminApp(t, { deps });
    const way = {
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-For': '192.0.2.7',
      Origin: 'https://chat.example',
    };
    const secure = await app
      .browse()
      .send('POST', '/api/admin/setup', { ...body, token: app.setupToken }, way);
    assert.match(
      String(secure.headers['set-cookie']),
      /^__Host-session=[\w-]{43}; Secure; HttpOnly; SameSite=Strict; Path=\/; Max-Age=2592000$/,
    );
    const cookie = String(secure.headers['set-cookie']).split(';')[0] ?? '';
    assert.equal((await app.browse(cookie).send('GET', SESSION, undefined, way)).json().isEncrypted, true);
    // Over http from elsewhere nothing is served, and what says that it is this machine is not believed.
    for (const name of ['chat.example', 'localhost']) {
      const headers = { ...way, 'X-Forwarded-Proto': 'http', Host: name };
      const refused = await app.browse(cookie).send('GET', SESSION, undefined, headers);
      assert.equal(refused.status, 403);
      assert.match(refused.json().error.message, /https:\/\/chat\.example\/dashboard\//);
    }
    // A cookie of the plain name means nothing to a request that came encrypted.
    const tossed = cookie.replace('__Host-session', 'service-chat-session');
    assert.equal((await app.browse(tossed).send('GET', SESSION, undefined, way)).status, 401);
  });

  it('is over after sign-out, for who has copied the cookie too', async (t) => {
    const app = await startAdminApp(t);
    const ann = await app.signedIn();
    const copied = app.browse(ann.cookie);
    assert.equal((await copied.send('GET', SESSION)).json().operator.name, 'Ann');
    assert.equal((await ann.send('DELETE', SESSION)).status, 204);
    assert.equal((await copied.send('GET', SESSION)).status, 401);
  });

  it('is over for others after a password change, another role and switching off', async (t) => {
    const app = await startAdminApp(t);
    const owner = await app.signedIn();
    const bob = await app.signedIn('editor', 'Bob');
    const copied = app.browse(bob.cookie);
    const next = { current: PASSWORD, password: 'another good long one' };
    assert.equal((await bob.send('POST', '/api/admin/account/password', next)).status, 204);
    assert.equal((await copied.send('GET', SESSION)).status, 401);
    assert.equal((await bob.send('GET', SESSION)).status, 200);

    const { items } = (await owner.send('GET', '/api/admin/operators')).json();
    const id = items.find(({ name }) => name === 'Bob')?.id ?? '';
    const change = async (body: object) => {
      const all = (await owner.send('GET', '/api/admin/operators')).json().items;
      const etag = all.find((each) => each.id === id)?.etag ?? '';
      return owner.send('PATCH', `/api/admin/operators/${id}`, body, { 'If-Match': etag });
    };
    assert.equal((await change({ role: 'reader' })).status, 200);
    assert.equal((await bob.send('GET', SESSION)).status, 401);
    const signIn = { name: 'bob', password: 'another good long one' };
    assert.equal((await bob.send('POST', SESSION, signIn)).status, 204);
    assert.equal((await change({ isActive: false })).status, 200);
    assert.equal((await bob.send('GET', SESSION)).status, 401);
    assert.equal((await bob.send('POST', SESSION, signIn)).status, 401);
  });

  it('ends after twelve hours without use, and after thirty days of it', async (t) => {
    const app = await startAdminApp(t);
    const idle = await app.signedIn();
    const used = await app.signedIn('reader', 'Bob');
    const busy = async (ms: number) => {
      for (let past = 0; past < ms; past += DAY_MS / 3) {
        app.wait(DAY_MS / 3);
        await used.send('GET', SESSION);
      }
    };
    await busy(DAY_MS);
    assert.equal((await idle.send('GET', SESSION)).status, 401);
    assert.equal((await used.send('GET', SESSION)).status, 200);
    await busy(29 * DAY_MS);
    assert.equal((await used.send('GET', SESSION)).status, 401);
  });

  it('can be seen and ended by its operator, and by nobody else below an owner', async (t) => {
    const app = await startAdminApp(t);
    const ann = await app.signedIn();
    const phone = app.browse();
    await phone.send('POST', SESSION, { name: 'Ann', password: PASSWORD }, { 'User-Agent': 'Phone' });
    const bob = await app.signedIn('editor', 'Bob');
    const { items } = (await ann.send('GET', '/api/admin/sessions')).json();
    assert.deepEqual(items.map(({ userAgent, isCurrent }) => `${userAgent} ${isCurrent}`).sort(), [
      ' true',
      'Phone false',
    ]);
    const id = items.find(({ isCurrent }) => !isCurrent)?.id ?? '';
    assert.equal((await bob.send('DELETE', `/api/admin/sessions/${id}`)).status, 404);
    assert.equal((await ann.send('DELETE', `/api/admin/sessions/${id}`)).status, 204);
    assert.equal((await phone.send('GET', SESSION)).status, 401);
  });
});

describe('signing in', () => {
  it('says the same of a wrong name and a wrong password, and does the same work', async (t) => {
    const app = await startAdminApp(t, { passwords: createPasswords() });
    await app.signedIn();
    const time = async (name: string) => {
      const from = process.cpuUsage();
      const answer = await app.browse().send('POST', SESSION, { name, password: 'not the right one' });
      const { user, system } = process.cpuUsage(from);
      return { ms: (user + system) / 1000, status: answer.status, error: answer.json().error };
    };
    const known = await time('Ann');
    const unknown = await time('Nobody');
    assert.equal(known.status, 401);
    assert.deepEqual(unknown.error, known.error);
    // Without the work it would take a hundredth of the time of the processor.
    assert.ok(unknown.ms > known.ms / 4, `${unknown.ms} ms beside ${known.ms} ms`);
  });

  it('waits after five failures, also for the right password, and blocks nobody else', async (t) => {
    const app = await startAdminApp(t);
    await app.signedIn();
    await app.signedIn('reader', 'Bob');
    const signIn = (name: string, password: string) => app.browse().send('POST', SESSION, { name, password });
    for (let failure = 0; failure < 5; failure++) assert.equal((await signIn('ann', 'wrong')).status, 401);
    const sixth = await signIn('Ann', 'wrong');
    assert.deepEqual([sixth.status, codeOf(sixth)], [429, 'rate_limited']);
    const seconds = Number(sixth.headers['retry-after']);
    assert.ok(seconds >= 1 && seconds <= 900);
    assert.equal((await signIn('ANN', PASSWORD)).status, 429);
    assert.equal((await signIn('Bob', PASSWORD)).status, 204);
    app.wait(seconds * 1000);
    assert.equal((await signIn('Ann', PASSWORD)).status, 204);
  });

  it('lets many guesses at once be no way around the wait', async (t) => {
    const app = await startAdminApp(t);
    await app.signedIn();
    const guesses = Array.from({ length: 20 }, () =>
      app.browse().send('POST', SESSION, { name: 'Ann', password: 'wrong' }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 401).length, 5);
    assert.equal(statuses.filter((status) => status === 429).length, 15);
  });

  it('works over http without what browsers send to https alone, and not from another origin', async (t) => {
    const app = await startAdminApp(t);
    await app.signedIn();
    const body = { name: 'Ann', password: PASSWORD };
    const lan = { Host: '192.168.1.20:3000', Origin: 'http://192.168.1.20:3000' };
    const answer = await app.send('POST', SESSION, body, lan);
    assert.equal(answer.status, 204);
    const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
    const state = await app.send('GET', SESSION, undefined, { ...lan, Cookie: cookie });
    assert.equal(state.json().isEncrypted, false);
    for (const Origin of ['http://192.168.1.20:8080', 'http://192.168.1.20', 'null', 'https://evil.example'])
      assert.equal(
        (await app.send('DELETE', SESSION, undefined, { ...lan, Cookie: cookie, Origin })).status,
        403,
      );
  });
});
