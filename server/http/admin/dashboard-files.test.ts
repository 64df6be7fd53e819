/** The files of the dashboard, as they are served. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startAdminApp } from './admin.fixture.js';

describe('the files of the dashboard', () => {
  it('are one page for all addresses, which runs and loads nothing but its own', async (t) => {
    const app = await startAdminApp(t, { hasPage: true });
    assert.equal((await app.send('GET', '/dashboard')).headers['location'], '/dashboard/');
    for (const path of ['/dashboard/', '/dashboard/settings/audit', '/dashboard/setup']) {
      const { status, headers, text } = await app.send('GET', path);
      assert.equal(status, 200, path);
      assert.match(text, /<title>Dashboard/);
      const policy = String(headers['content-security-policy']);
      for (const rule of [
        "default-src 'none'",
        "script-src 'self'",
        "frame-ancestors 'none'",
        'trusted-types lit-html',
      ])
        assert.ok(policy.split('; ').includes(rule), rule);
      assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
    }
    const file = await app.send('GET', '/dashboard/assets/app-1.js');
    assert.match(String(file.headers['cache-control']), /immutable/);
    assert.equal((await app.send('GET', '/dashboard/assets/other.js')).status, 404);
    assert.equal((await app.send('GET', '/dashboard/assets/..%2findex.html')).status, 404);
  });

  it('say in words that they are not built', async (t) => {
    const app = await startAdminApp(t);
    const answer = await app.send('GET', '/dashboard/');
    assert.equal(answer.status, 404);
    assert.match(answer.json().error.message, /npm run build/);
  });

  it('are nowhere, nor is the admin API, where the dashboard is off', async (t) => {
    const app = await startAdminApp(t, { deps: { dashboard: undefined } });
    for (const path of ['/dashboard/', '/api/admin/session', '/api/admin/setup', '/api/admin/openapi.json'])
      assert.equal((await app.send('GET', path)).status, 404, path);
  });
});
