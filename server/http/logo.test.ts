import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nameImage } from '../store/port/image-store.js';
import { errorOf, startApp, WIDGET_ID } from './app.fixture.js';

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const name = nameImage(SVG)!;

describe('a logo that is stored here', () => {
  it('is sent to every website, for good, and runs nothing when it is opened by itself', async (t) => {
    const { url, store } = await startApp(t);
    await store.images.save(WIDGET_ID, name, SVG);
    const response = await fetch(`${url}/widget/logo/${WIDGET_ID}/${name}`);
    assert.deepEqual(Buffer.from(await response.arrayBuffer()), SVG);
    const { headers } = response;
    assert.equal(headers.get('Content-Type'), 'image/svg+xml');
    assert.equal(headers.get('Cache-Control'), 'public, max-age=31536000, immutable');
    assert.equal(headers.get('Cross-Origin-Resource-Policy'), 'cross-origin');
    assert.equal(headers.get('X-Content-Type-Options'), 'nosniff');
    assert.match(headers.get('Content-Security-Policy') ?? '', /^default-src 'none'; .*sandbox$/);
    const held = { 'If-None-Match': headers.get('ETag') ?? '' };
    assert.equal((await fetch(response.url, { headers: held })).status, 304);
  });

  it('is not found under another name, or at another widget', async (t) => {
    const { url, store } = await startApp(t);
    await store.images.save(WIDGET_ID, name, SVG);
    for (const path of [
      `${WIDGET_ID}/${'0'.repeat(32)}.svg`,
      `${WIDGET_ID}/..%2F..%2Fwidgets%2F${WIDGET_ID}.json`,
      `99999999-9999-9999-9999-999999999999/${name}`,
      `..%2F${WIDGET_ID}/${name}`,
    ]) {
      const response = await fetch(`${url}/widget/logo/${path}`);
      assert.deepEqual([response.status, (await errorOf(response)).code], [404, 'not_found'], path);
    }
  });
});
