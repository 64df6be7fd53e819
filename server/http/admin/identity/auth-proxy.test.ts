/** Operators whom a proxy in front signs in by a header, and everybody whom it does not. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { AuthProxyConfig } from '../../../auth-proxy.js';
import { PASSWORD, startAdminApp, type AdminApp, type Browser } from '../admin.fixture.js';

const SESSION = '/api/admin/session';
/** The test itself is the proxy: it sends from this machine. */
const PROXY: AuthProxyConfig = { header: 'Remote-User', from: ['127.0.0.1', '::1'], newRole: undefined };

const start = (t: TestContext, authProxy: Partial<AuthProxyConfig> = {}, more: object = {}) =>
  startAdminApp(t, { config: { authProxy: { ...PROXY, ...authProxy } }, ...more });

/** What a browser at the proxy gets of `path`, after the redirect that the server may lead it by. */
async function visit(browser: Browser, user: string | undefined, path = SESSION) {
  const headers: Record<string, string> = user === undefined ? {} : { 'Remote-User': user };
  const answer = await browser.send('GET', path, undefined, headers);
  if (answer.status !== 303) return answer;
  const { pathname, search } = new URL(String(answer.headers['location']), `http://localhost${path}`);
  return browser.send('GET', pathname + search, undefined, headers);
}

const setUp = (app: AdminApp, name: string, headers: Record<string, string> = {}) =>
  app.browse().send('POST', '/api/admin/setup', { token: app.setupToken, name, password: PASSWORD }, headers);

/** Everything that was done, the newest first, as the store has it. */
const actsOf = ({ store }: AdminApp) => store.audit.list({ limit: 200 });

describe('a proxy that signs operators in', () => {
  it('begins a session for the operator that its header names, in whatever case', async (t) => {
    const app = await start(t);
    await setUp(app, 'Ann');
    const browser = app.browse();
    const answer = await visit(browser, 'ANN');
    assert.equal(answer.status, 200, answer.text);
    const { operator, role, via } = answer.json();
    assert.deepEqual([operator.name, role, via], ['Ann', 'owner', 'session']);
    assert.match(browser.cookie ?? '', /^service-chat-session=[\w-]{43}$/);
    // From then on the session is one as any other; the cookie is needed, also for what changes something.
    assert.equal((await visit(browser, 'ann', '/api/admin/operators')).status, 200);
    assert.equal((await visit(app.browse(), 'ann', '/api/admin/operators')).status, 401);
    const { items } = (await visit(browser, 'ann', '/api/admin/sessions')).json();
    assert.equal(items.filter(({ isCurrent }) => isCurrent).length, 1);
    const begun = (await actsOf(app)).filter(({ action }) => action === 'session.begin.proxy');
    assert.equal(begun.length, 1);
    assert.equal(begun[0]?.actor.name, 'Ann');
    assert.deepEqual(begun[0].changes, { proxy: 'Remote-User' });
  });

  it('is believed from its own addresses alone, whatever else a request says', async (t) => {
    for (const from of [['192.0.2.1'], ['10.0.0.0/8', 'fd00::/8']]) {
      const app = await start(t, { from }, { deps: { trustProxy: 1 } });
      await setUp(app, 'Ann', { 'Remote-User': 'Eve' });
      for (const forged of ['127.0.0.1', '10.0.0.3', '192.0.2.1']) {
        const headers = { 'Remote-User': 'Ann', 'X-Forwarded-For': forged };
        const answer = await app.browse().send('GET', SESSION, undefined, headers);
        assert.deepEqual([answer.status, answer.headers['set-cookie']], [401, undefined]);
      }
      const told = app.logged.find(({ msg }) => String(msg).includes('AUTH_PROXY_FROM'));
      assert.deepEqual([told?.['header'], told?.['address']], ['Remote-User', '127.0.0.1']);
      // Nor does it stand in the way of a password.
      const body = { name: 'Ann', password: PASSWORD };
      const answer = await app.browse().send('POST', SESSION, body, { 'Remote-User': 'Eve' });
      assert.equal(answer.status, 204, answer.text);
    }
  });

  it('names by its header alone, and where it names nobody the password does', async (t) => {
    const app = await start(t);
    await setUp(app, 'Ann');
    for (const [header, value] of [
      ['X-Forwarded-User', 'Ann'],
      ['Remote-Users', 'Ann'],
      ['Remote_User', 'Ann'],
      ['Remote-User', ' '],
    ] as const) {
      const answer = await app.browse().send('GET', SESSION, undefined, { [header]: value });
      assert.equal(answer.status, 401, header);
    }
    const browser = app.browse();
    const body = { name: 'Ann', password: PASSWORD };
    assert.equal((await browser.send('POST', SESSION, body)).status, 204);
    assert.equal((await browser.send('GET', SESSION)).json().operator.name, 'Ann');
  });

  it('refuses in words whom it names but who is no operator, or is switched off', async (t) => {
    const app = await start(t);
    await setUp(app, 'Ann');
    await app.signedIn('editor', 'Bob');
    const bob = (await app.store.identity.operators.list()).find(({ name }) => name === 'Bob');
    assert.ok(bob);
    const off = { ...bob, version: bob.version + 1, isActive: false };
    await app.store.identity.commit([{ in: 'operators', save: off }], undefined);
    const refusals: [string, RegExp][] = [
      ['Eve', /says that you are Eve, and there is no operator of that name/],
      ['bob', /operator Bob is switched off/],
    ];
    for (const [user, message] of refusals) {
      const browser = app.browse();
      const answer = await visit(browser, user);
      assert.deepEqual([answer.status, browser.cookie], [403, undefined]);
      assert.match(answer.json().error.message, message);
    }
    const refused = (await actsOf(app)).filter(({ outcome }) => outcome === 'refused');
    assert.deepEqual(
      refused.map(({ action, actor }) => `${action} ${actor.kind}`),
      ['session.begin.proxy stranger', 'session.begin.proxy stranger'],
    );
    assert.equal((await app.store.identity.operators.list()).length, 2);
  });

  it('leaves no session to anybody but whom it names', async (t) => {
    const app = await start(t);
    await setUp(app, 'Ann');
    const bob = await app.signedIn('reader', 'Bob');
    const former = app.browse(bob.cookie);
    assert.equal((await visit(bob, 'Ann', '/api/admin/counts')).status, 401);
    assert.equal((await visit(bob, 'Ann')).json().operator.name, 'Ann');
    assert.equal((await former.send('GET', SESSION)).status, 401, 'that of Bob is over');
    // The right password of another does not help either, nor another name of one's own.
    const other = await bob.send(
      'POST',
      SESSION,
      { name: 'Bob', password: PASSWORD },
      { 'Remote-User': 'Ann' },
    );
    assert.equal(other.status, 403);
    assert.match(other.json().error.message, /says that you are Ann, so you cannot be Bob/);
    const rename = await bob.send('PATCH', '/api/admin/account', { name: 'Zoe' }, { 'Remote-User': 'Ann' });
    assert.equal(rename.status, 403);
  });

  it('says so again after a sign-out, which ends the session', async (t) => {
    const app = await start(t);
    await setUp(app, 'Ann');
    const browser = app.browse();
    await visit(browser, 'Ann');
    const copied = app.browse(browser.cookie);
    assert.equal((await browser.send('DELETE', SESSION, undefined, { 'Remote-User': 'Ann' })).status, 204);
    assert.equal((await visit(copied, 'Ann', '/api/admin/counts')).status, 401);
    assert.equal((await visit(browser, 'Ann')).status, 200);
  });

  it('signs nobody in for another website, nor on a change, and not beside a token', async (t) => {
    const app = await start(t);
    await setUp(app, 'Ann');
    const ways: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site', Referer: app.url },
      { 'Sec-Fetch-Site': 'none' },
      { Referer: 'https://evil.example/' },
      {},
      { 'Sec-Fetch-Site': 'same-origin', Authorization: `Bearer sct_${'A'.repeat(43)}` },
    ];
    for (const headers of ways) {
      const answer = await app.send('GET', SESSION, undefined, { 'Remote-User': 'Ann', ...headers });
      assert.deepEqual(
        [answer.status, answer.headers['set-cookie']],
        [401, undefined],
        JSON.stringify(headers),
      );
    }
    const bob = await app.signedIn('owner', 'Bob');
    const { token } = (await bob.send('POST', '/api/admin/tokens', { name: 'T', role: 'reader' })).json();
    const program = { 'Remote-User': 'Ann', Authorization: `Bearer ${token}` };
    assert.equal((await app.send('GET', SESSION, undefined, program)).json().operator.name, 'Bob');
    const change = await app.browse().send('DELETE', SESSION, undefined, { 'Remote-User': 'Ann' });
    assert.equal(change.status, 401);
    // Over plain http browsers say where they come from by the page alone.
    const plain = { 'Remote-User': 'Ann', Referer: `${app.url}/dashboard/` };
    assert.equal((await app.send('GET', SESSION, undefined, plain)).status, 303);
  });

  it('is not believed where a path is spelled so that it may not have asked', async (t) => {
    const app = await start(t);
    await setUp(app, 'Ann');
    for (const path of [
      '/API/admin/session',
      '/api/Admin/session',
      '//api/admin/session',
      '/api/%61dmin/session',
    ]) {
      const answer = await app.browse().send('GET', path, undefined, { 'Remote-User': 'Ann' });
      assert.ok(answer.status === 401 || answer.status === 404, `${path}: ${answer.status}`);
      assert.equal(answer.headers['set-cookie'], undefined);
    }
  });

  it('refuses a header that came twice: what a browser sent stands beside what the proxy says', async (t) => {
    const app = await start(t);
    await setUp(app, 'Ann');
    const twice = { 'Remote-User': ['Ann', 'Eve'] as unknown as string };
    const answer = await app.browse().send('GET', SESSION, undefined, twice);
    assert.equal(answer.status, 403);
    assert.match(answer.json().error.message, /Remote-User came more than once/);
  });

  it('leads a browser that keeps no cookie to an answer in words, not in a circle', async (t) => {
    const app = await start(t);
    await setUp(app, 'Ann');
    const first = await app.browse().send('GET', SESSION, undefined, { 'Remote-User': 'Ann' });
    assert.deepEqual([first.status, first.headers['location']], [303, '?begun=1']);
    const second = await app.browse().send('GET', `${SESSION}?begun=1`, undefined, { 'Remote-User': 'Ann' });
    assert.equal(second.status, 403);
    assert.match(second.json().error.message, /did not keep the cookie/);
  });

  it('comes after the link of the start, which takes the name that it gives', async (t) => {
    const app = await start(t, { newRole: 'editor' });
    assert.equal((await visit(app.browse(), 'ann@acme.example')).status, 401);
    const other = await setUp(app, 'Ann', { 'Remote-User': 'ann@acme.example' });
    assert.equal(other.status, 403);
    assert.match(other.json().error.message, /says that you are ann@acme\.example/);
    assert.equal((await setUp(app, 'ann@acme.example', { 'Remote-User': 'ann@acme.example' })).status, 204);
    assert.equal((await visit(app.browse(), 'ann@acme.example')).json().role, 'owner');
  });

  it('makes operators where a role for them is set, once each, with names as they are written', async (t) => {
    const app = await start(t, { newRole: 'reader' });
    await setUp(app, 'Ann');
    // Proxies write UTF-8, which goes over the wire byte by byte.
    const sent = Buffer.from('Zoë').toString('latin1');
    const tabs = await Promise.all([visit(app.browse(), sent), visit(app.browse(), sent)]);
    for (const answer of tabs) {
      assert.equal(answer.status, 200, answer.text);
      assert.deepEqual([answer.json().operator.name, answer.json().role], ['Zoë', 'reader']);
    }
    assert.equal((await app.store.identity.operators.list()).length, 2);
    const added = (await actsOf(app)).filter(({ changes }) => changes?.['role'] === 'reader');
    assert.deepEqual(
      added.map(({ action, changes }) => [action, changes]),
      [['operator.add', { role: 'reader', proxy: 'Remote-User' }]],
    );
    const tooLong = await visit(app.browse(), 'x'.repeat(300));
    assert.equal(tooLong.status, 403);
    assert.match(tooLong.json().error.message, /cannot be that of an operator/);
  });
});
