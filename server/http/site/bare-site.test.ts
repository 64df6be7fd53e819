import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { errorOf, startApp } from '../app.fixture.js';

describe('a host without the demo', () => {
  it('says at / that it is a chat server, and has neither demo page nor documentation', async (t) => {
    const bare = await startApp(t, { deps: { docsFolder: undefined } });
    const home = await fetch(`${bare.url}/`);
    assert.equal(home.status, 200);
    const html = await home.text();
    assert.match(html, /<h1>Chat server<\/h1>/);
    assert.doesNotMatch(html, /Service Chat|href="\/|<script/);
    assert.match(html, /<meta name="robots" content="noindex" \/>/);
    for (const path of ['/docs', '/docs/quota', '/docs/images/widget.png', '/demo.css', '/favicon.svg']) {
      const response = await fetch(bare.url + path);
      assert.deepEqual([path, response.status, (await errorOf(response)).code], [path, 404, 'not_found']);
    }
    const { paths } = (await (await fetch(`${bare.url}/openapi.json`)).json()) as { paths: object };
    assert.deepEqual(
      Object.keys(paths).filter((path) => path === '/' || path.startsWith('/docs')),
      [],
    );
  });
});
