import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dashboardPage, openDashboardBundle } from './dashboard-bundle.js';

describe('the dashboard in development', () => {
  it('is bundled from its sources, with all that its pages load', async (t) => {
    const bundle = await openDashboardBundle();
    t.after(() => bundle.close());
    const { files } = bundle;
    for (const path of ['/dashboard/', '/dashboard/inbox', '/dashboard/preview/some-widget']) {
      const { html, contentSecurityPolicy } = dashboardPage(path) ?? assert.fail(path);
      assert.match(contentSecurityPolicy, /require-trusted-types-for 'script'/);
      const scripts = [...html.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, src = '']) => src);
      assert.ok(scripts.length > 0);
      for (const src of scripts) assert.ok(files.has(src), src);
    }
    // Screens stay chunks of their own.
    assert.ok(files.size > 20, String(files.size));
  });

  it('leaves its files, and what is not its own, to others', () => {
    for (const path of ['/dashboard', '/dashboard/assets/app.js', '/', '/api/admin/session'])
      assert.equal(dashboardPage(path), undefined, path);
  });
});
