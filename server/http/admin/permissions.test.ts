/** Every route of operators, held to the one table of who may do what. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ROLES, type Role } from '../../admin-contract/roles.js';
import { isAtLeast, PERMISSIONS } from '../../identity/permissions.js';
import {
  makePage,
  makeEscalation,
  makeQuestion,
  makeReply,
  makeWidget,
} from '../../store/testing/store.fixture.js';
import { isAdminRoute, type AdminRoute } from '../transport/route.js';
import { createAdminRoutes } from './admin-routes.js';
import { startAdminApp, type AdminApp, type Browser } from './admin.fixture.js';

interface Operation {
  method: string;
  path: string;
  isOpen: boolean;
}

/** Each operation that the description names, its ids filled in. */
async function operationsOf(owner: Browser): Promise<Operation[]> {
  const { paths } = JSON.parse((await owner.send('GET', '/api/admin/openapi.json')).text) as {
    paths: Record<string, Record<string, { security: object[] }>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{\w+\}/g, crypto.randomUUID()),
      isOpen: security.length === 0,
    })),
  );
}

const tokenOf = async (browser: Browser, role: Role, more: object = {}) =>
  (await browser.send('POST', '/api/admin/tokens', { name: 'Test', role, ...more })).json();

const withToken = (app: AdminApp, token: string, path: string, method = 'GET', body?: unknown) =>
  app.send(method, path, body, { Authorization: `Bearer ${token}` });

describe('the routes of operators', () => {
  it('name an action each, all but the files', async (t) => {
    const routes = createAdminRoutes((await startAdminApp(t)).admin, '/nowhere');
    const admin = routes.filter(({ path }) => path.startsWith('/api/admin'));
    assert.ok(admin.length > 20);
    for (const row of admin) {
      assert.ok(isAdminRoute(row), row.path);
      assert.ok(row.action in PERMISSIONS, row.path);
      assert.ok(row.description, row.path);
    }
    for (const row of routes.filter((each) => !admin.includes(each))) assert.match(row.path, /^\/dashboard/);
  });

  it('are closed to who is not signed in, save those that sign in', async (t) => {
    const app = await startAdminApp(t);
    const operations = await operationsOf(await app.signedIn());
    assert.equal(operations.filter(({ isOpen }) => isOpen).length, 8);
    for (const { method, path } of operations.filter(({ isOpen }) => !isOpen)) {
      for (const headers of [
        {},
        { Cookie: `service-chat-session=${'A'.repeat(43)}`, Origin: app.url },
        { Authorization: `Bearer sct_${'A'.repeat(43)}` },
      ]) {
        const answer = await app.send(method, path, undefined, headers as Record<string, string>);
        assert.equal(answer.headers['www-authenticate'], 'Bearer');
        assert.deepEqual(
          [answer.status, answer.json().error.code],
          [401, 'unauthenticated'],
          `${method} ${path}`,
        );
      }
    }
  });

  it('are open to the roles that the table says, and closed to those below', async (t) => {
    const app = await startAdminApp(t);
    await app.signedIn();
    const routes = createAdminRoutes(app.admin, '/nowhere').filter(
      (row): row is AdminRoute => isAdminRoute(row) && row.access === 'operator',
    );
    for (const role of ROLES) {
      const browser = await app.signedIn(role, `The ${role}`);
      // Signing out comes last.
      const ordered = routes.filter(({ path, method }) => path !== '/api/admin/session' || method === 'GET');
      for (const { method, path, action } of ordered) {
        const least = PERMISSIONS[action];
        if (least === 'anyone') continue;
        const answer = await browser.send(method, path.replace(/\{\w+\}/g, crypto.randomUUID()));
        const isForbidden = answer.status === 403;
        assert.equal(isForbidden, !isAtLeast(role, least), `${role}: ${method} ${path}: ${answer.text}`);
      }
    }
  });
});

describe('a widget that an operator may not see', () => {
  it('is unknown to every route: in no list, count, search or event, and not found by its ids', async (t) => {
    const app = await startAdminApp(t);
    const owner = await app.signedIn();
    const secret = 'zebrafish';
    const [own, foreign] = [crypto.randomUUID(), crypto.randomUUID()];
    await app.store.widgets.save(makeWidget({ id: own, name: 'Own' }));
    await app.store.widgets.save(
      makeWidget({ id: foreign, name: secret, allowlist: [`${secret}.example`, '*.com'] }),
    );
    await app.store.pages.save(foreign, makePage({ id: 'p', title: secret }));
    const ids = { widgetId: foreign, conversationId: crypto.randomUUID(), visitorId: secret };
    const at = new Date(app.now() - 1000).toISOString();
    const question = makeQuestion({ ...ids, at, text: `Where is the ${secret}?` });
    await app.store.conversations.accept(question, { messages: 9, period: 'day' });
    const reply = makeReply(question, { at, wasRefused: true, confidenceScore: 0.1 });
    await app.store.conversations.record(reply);
    const left = { ...ids, at, id: crypto.randomUUID() };
    await app.store.conversations.leave({
      ...left,
      type: 'feedback',
      messageId: reply.id,
      feedback: 'negative',
      reason: secret,
    });
    const request = makeEscalation({ ...left, id: crypto.randomUUID(), message: secret });
    await app.store.conversations.leave(request);
    const origin = `https://${secret}.shop.example`;
    const seen = { widgetId: foreign, origin, isIn: false, count: 3, firstAt: at, lastAt: at };
    await app.store.seen.add(at.slice(0, 10), [seen]);
    const [gap] = (await owner.send('GET', '/api/admin/gaps')).json().items;
    const filled: Record<string, string> = {
      ...ids,
      escalationId: request.id,
      key: gap?.key ?? '',
      pageId: 'p',
      path: 'a.md',
    };
    assert.match(filled['key'] ?? '', /^[0-9a-f]{64}$/);

    const bob = await app.signedIn('editor', 'Bob', [own]);
    const templates = createAdminRoutes(app.admin, '/nowhere').filter(
      (row): row is AdminRoute => isAdminRoute(row) && row.access === 'operator',
    );
    let [lists, singles] = [0, 0];
    for (const { method, path } of templates) {
      // Signing out is of nobody's widget.
      if (path === '/api/admin/session' && method !== 'GET') continue;
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const isForeign = names.some((name) => name in filled);
      const address = path.replace(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? crypto.randomUUID());
      if (isForeign) {
        singles++;
        const { status, text } = await bob.send(method, address);
        // As of what does not exist; what else is wrong with a request may be said first.
        const nowhere = path.replace(/\{(\w+)\}/g, () => crypto.randomUUID());
        const unknown = (await bob.send(method, nowhere)).status;
        assert.equal(status, unknown, `${method} ${path}: ${text}`);
        assert.ok(method === 'GET' ? status === 404 : status >= 400, `${method} ${path}: ${text}`);
        assert.equal(text.includes(secret), false, text);
      } else if (method === 'GET') {
        lists++;
        for (const query of ['', `?widget=${foreign}`]) {
          const { status, text } = await bob.send('GET', address + query);
          const about = `${path}${query}: ${status} ${text}`;
          assert.equal(text.includes(secret), false, about);
          if (query === '') assert.equal(text.includes(foreign), false, about);
          else assert.ok([400, 403, 404].includes(status), about);
        }
      }
    }
    assert.ok(lists > 15 && singles > 25, `${lists} lists, ${singles} single things`);
    assert.deepEqual(
      (await bob.send('GET', '/api/admin/counts')).json(),
      (
        await (await app.signedIn('editor', 'Cy', [crypto.randomUUID()])).send('GET', '/api/admin/counts')
      ).json(),
    );
  });
});

describe('a token', () => {
  it('signs in as Bearer alone, and never beside a cookie', async (t) => {
    const app = await startAdminApp(t);
    const ann = await app.signedIn();
    const { token } = await tokenOf(ann, 'editor');
    assert.match(token, /^sct_[\w-]{43}$/);
    const state = (await withToken(app, token, '/api/admin/session')).json();
    assert.deepEqual([state.via, state.role, state.operator.name], ['token', 'editor', 'Ann']);
    assert.equal((await app.send('GET', `/api/admin/session?token=${token}`)).status, 401);
    assert.equal(
      (await app.send('GET', '/api/admin/session', undefined, { 'X-Api-Key': token })).status,
      401,
    );
    const both = { Authorization: `Bearer ${token}`, Cookie: ann.cookie ?? '' };
    assert.equal((await app.send('GET', '/api/admin/session', undefined, both)).status, 401);
    const asCookie = { Cookie: `service-chat-session=${token}` };
    assert.equal((await app.send('GET', '/api/admin/session', undefined, asCookie)).status, 401);
    const asToken = ann.cookie?.split('=')[1] ?? '';
    assert.equal((await withToken(app, asToken, '/api/admin/session')).status, 401);
  });

  it('touches neither operators nor tokens nor sessions, whatever its role', async (t) => {
    const app = await startAdminApp(t);
    const { token } = await tokenOf(await app.signedIn(), 'owner');
    const tries: [string, string, unknown?][] = [
      ['POST', '/api/admin/tokens', { name: 'More', role: 'owner' }],
      ['GET', '/api/admin/tokens'],
      ['GET', '/api/admin/operators'],
      ['POST', '/api/admin/operators', { name: 'Eve', role: 'owner' }],
      ['GET', '/api/admin/sessions'],
      ['DELETE', '/api/admin/sessions'],
      ['POST', '/api/admin/account/password', { current: 'x', password: 'y' }],
      ['GET', '/api/admin/audit'],
    ];
    for (const [method, path, body] of tries)
      assert.equal((await withToken(app, token, path, method, body)).status, 403, `${method} ${path}`);
  });

  it('is dead when it expires, is revoked, or its maker is switched off or removed', async (t) => {
    const app = await startAdminApp(t);
    const ann = await app.signedIn();
    const isGood = async (token: string) =>
      (await withToken(app, token, '/api/admin/session')).status === 200;
    const short = await tokenOf(ann, 'reader', { days: 1 });
    const long = await tokenOf(ann, 'reader', { days: null });
    assert.deepEqual([await isGood(short.token), await isGood(long.token)], [true, true]);
    app.wait(86_400_000);
    assert.deepEqual([await isGood(short.token), await isGood(long.token)], [false, true]);
    await ann.send('POST', '/api/admin/session', { name: 'Ann', password: 'lamp river stone cloud' });
    assert.equal((await ann.send('DELETE', `/api/admin/tokens/${long.record.id}`)).status, 204);
    assert.equal(await isGood(long.token), false);

    const bob = await app.signedIn('editor', 'Bob');
    const { token } = await tokenOf(bob, 'editor');
    const { items } = (await ann.send('GET', '/api/admin/operators')).json();
    const { id = '', etag = '' } = items.find(({ name }) => name === 'Bob') ?? {};
    const lower = await ann.send(
      'PATCH',
      `/api/admin/operators/${id}`,
      { role: 'reader' },
      { 'If-Match': etag },
    );
    assert.equal(lower.status, 200);
    assert.equal((await withToken(app, token, '/api/admin/session')).json().role, 'reader');
    const off = await ann.send(
      'PATCH',
      `/api/admin/operators/${id}`,
      { isActive: false },
      { 'If-Match': String(lower.headers['etag']) },
    );
    assert.equal(off.status, 200);
    assert.equal(await isGood(token), false);
  });

  it('may do no more than its maker, and knows no widget that they do not', async (t) => {
    const app = await startAdminApp(t);
    await app.signedIn();
    const [own, foreign] = [crypto.randomUUID(), crypto.randomUUID()];
    const bob = await app.signedIn('editor', 'Bob', [own]);
    const more = await bob.send('POST', '/api/admin/tokens', { name: 'More', role: 'owner' });
    assert.equal(more.status, 403);
    const wide = await bob.send('POST', '/api/admin/tokens', {
      name: 'Wide',
      role: 'reader',
      widgets: [foreign],
    });
    assert.equal(wide.status, 404);
    const { token } = await tokenOf(bob, 'editor');
    assert.deepEqual((await withToken(app, token, '/api/admin/session')).json().widgets, [own]);
    const eve = await app.signedIn('reader', 'Eve');
    const { items } = (await bob.send('GET', '/api/admin/tokens')).json();
    assert.equal((await eve.send('DELETE', `/api/admin/tokens/${items[0]?.id}`)).status, 404);
    assert.deepEqual((await eve.send('GET', '/api/admin/tokens')).json().items, []);
  });
});
