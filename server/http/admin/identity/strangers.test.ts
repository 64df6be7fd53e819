/** What strangers can do to the admin API, and what other websites can make a browser do to it: nothing. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { SITE } from '../../app.fixture.js';
import { PASSWORD, startAdminApp } from '../admin.fixture.js';

/** As the log writes the level that servers have where none is set. */
const INFO = 30;
const SESSION = '/api/admin/session';
const codeOf = (answer: { json(): { error: { code: string } } }) => answer.json().error.code;

describe('requests from elsewhere', () => {
  it('change nothing, whatever another website can make a browser send', async (t) => {
    const app = await startAdminApp(t);
    const { cookie: Cookie = '' } = await app.signedIn();
    const refused = [
      { Cookie, Origin: 'https://evil.example' },
      { Cookie, Origin: app.url, 'Sec-Fetch-Site': 'cross-site' },
      { Cookie, Origin: app.url, 'Sec-Fetch-Site': 'same-site' },
      { Cookie, 'Sec-Fetch-Site': 'none' },
      { Cookie, Origin: 'null' },
      { Cookie },
    ];
    for (const headers of refused) {
      const answer = await app.send('DELETE', SESSION, undefined, headers as Record<string, string>);
      assert.deepEqual([answer.status, codeOf(answer)], [403, 'forbidden'], JSON.stringify(headers));
    }
    const own = { Cookie, Origin: app.url, 'Content-Type': 'text/plain' };
    assert.equal((await app.send('PATCH', '/api/admin/account', '{"name":"Eve"}', own)).status, 415);
    assert.equal((await app.send('GET', SESSION, undefined, { Cookie })).json().operator.name, 'Ann');
  });

  it('are told nothing by CORS, not even where their widget is let in, and errors neither', async (t) => {
    const app = await startAdminApp(t);
    const { cookie: Cookie = '' } = await app.signedIn();
    const preflight = {
      Origin: SITE,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    };
    const answers = [
      await app.send('OPTIONS', SESSION, undefined, preflight),
      await app.send('POST', SESSION, { name: 'Ann', password: 'wrong' }, { Origin: SITE }),
      await app.send('GET', SESSION, undefined, { Origin: SITE }),
      await app.send('GET', SESSION, undefined, { Origin: SITE, Cookie }),
      await app.send('PUT', SESSION, undefined, { Origin: SITE }),
    ];
    assert.deepEqual(
      answers.map(({ status }) => status),
      [405, 403, 401, 200, 405],
    );
    for (const { headers } of answers) {
      assert.deepEqual(
        Object.keys(headers).filter((name) => name.startsWith('access-control-')),
        [],
      );
      assert.equal(headers['cache-control'], 'no-store');
    }
  });

  it('find no other way in: spellings of the path, headers that speak for somebody', async (t) => {
    const app = await startAdminApp(t);
    await app.signedIn();
    const paths = [
      '/api//admin/operators',
      '/api/admin/../admin/operators',
      '/api/widget/../admin/operators',
      '/API/ADMIN/OPERATORS',
      '/api/admin/operators/',
      '/api/%2e/admin/operators',
      '/api/admin%2foperators',
      '//api/admin/operators',
      '/api/admin/operators;x=1',
      '/api/admin/operators?token=sct_x',
      'http://localhost/api/admin/operators',
    ];
    for (const path of paths) {
      const { status } = await app.send('GET', path);
      assert.ok(status === 401 || status === 404, `${path}: ${status}`);
    }
    const speaking = {
      'X-Original-URL': '/api/admin/session',
      'X-Rewrite-URL': '/api/admin/session',
      'X-Request-From': 'internal',
      'Remote-User': 'Ann',
      'X-Forwarded-User': 'Ann',
      'X-Forwarded-For': '127.0.0.1',
      Authorization: `Basic ${Buffer.from(`Ann:${PASSWORD}`).toString('base64')}`,
      'X-HTTP-Method-Override': 'GET',
    };
    for (const [name, value] of Object.entries(speaking)) {
      const { status } = await app.send('GET', '/api/admin/operators', undefined, { [name]: value });
      assert.equal(status, 401, name);
    }
  });

  it('are answered in the form of errors, whatever the body is, and change nothing', async (t) => {
    const app = await startAdminApp(t);
    const ann = await app.signedIn();
    const bodies: [unknown, number][] = [
      [{ name: 'Bob', role: 'owner', isActive: true }, 400],
      [{ name: 'Bob', role: 'reader', passwordHash: 'x' }, 400],
      [{ name: 'Bob', role: 'reader', epoch: 7, id: 'x' }, 400],
      [{ name: 'Bob', role: 'emperor' }, 400],
      [{ name: 'Bob', role: 'reader', widgets: 'all' }, 400],
      [{ name: ['Bob'], role: 'reader' }, 400],
      [{ name: 'Bo\u202eb', role: 'reader' }, 400],
      [{ name: null, role: 'reader' }, 400],
      [{ name: 'Bob', role: 'owner', widgets: [crypto.randomUUID()] }, 400],
      ['{"name":', 400],
      ['[]', 400],
      ['"Bob"', 400],
      [`{"name":"${'x'.repeat(5_000_000)}"}`, 413],
    ];
    for (const [body, status] of bodies) {
      const answer = await ann.send('POST', '/api/admin/operators', body);
      assert.equal(answer.status, status, JSON.stringify(body).slice(0, 80));
      const { error, requestId } = answer.json();
      assert.ok(error.message && error.code && requestId);
    }
    assert.equal((await app.store.identity.operators.list()).length, 1);
    assert.equal((await ann.send('GET', '/api/admin/operators?widget=x')).status, 400);
  });

  it('find the id of each error in the log, of those that only read too', async (t) => {
    const app = await startAdminApp(t);
    const ann = await app.signedIn();
    const answers = [
      await app.send('GET', '/api/admin/operators'),
      await ann.send('GET', '/api/admin/conversations?colour=red'),
      await ann.send('GET', '/api/admin/nothing'),
      await ann.send('POST', '/api/admin/operators', {}),
    ];
    assert.deepEqual(
      answers.map(({ status }) => status),
      [401, 400, 404, 400],
    );
    for (const answer of answers) {
      const { requestId } = answer.json();
      assert.ok(app.logged.some((line) => line['requestId'] === requestId && line['level'] === INFO));
    }
  });

  it('do not reach the body of who is not signed in', async (t) => {
    const app = await startAdminApp(t);
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    t.after(() => socket.destroy());
    socket.write(
      'POST /api/admin/operators HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
    );
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (data) => {
        resolve(String(data));
      }),
    );
    assert.match(answer, /^HTTP\/1\.1 401 /);
  });
});
