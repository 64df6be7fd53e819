import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { errorOf, startApp, type TestApp } from './app.fixture.js';

const SCRIPT = `console.log("${'widget '.repeat(200)}");`;
const CHUNK = `export const app = "${'chunk '.repeat(200)}";`;

let folder: string;
let app: TestApp;

function writeBuilt(path: string, content: string): void {
  writeFileSync(join(folder, path), content);
  writeFileSync(join(folder, `${path}.br`), brotliCompressSync(content));
  writeFileSync(join(folder, `${path}.gz`), gzipSync(content));
}

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'service-chat-cdn-'));
  mkdirSync(join(folder, 'widget'));
  writeBuilt('widget.js', SCRIPT);
  writeBuilt('widget/app-Ab12Cd34.js', CHUNK);
  writeFileSync(join(folder, 'widget/app-Ab12Cd34.js.map'), '{}');
  app = await startApp(undefined, { deps: { widgetFolder: folder } });
});
after(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface RawResponse {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** As it comes over the wire: `fetch` would decompress. */
function get(path: string, headers: Record<string, string> = {}): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    request(app.url + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('widget.js', () => {
  it('may be loaded by every website, and is looked after within minutes of a new build', async () => {
    const { status, headers, body } = await get('/widget.js', { Origin: 'https://any.example' });
    assert.deepEqual([status, body.toString()], [200, SCRIPT]);
    assert.equal(headers['content-type'], 'text/javascript; charset=utf-8');
    assert.equal(headers['access-control-allow-origin'], '*');
    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin');
    assert.equal(headers['timing-allow-origin'], '*');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['cache-control'], 'public, max-age=300, stale-while-revalidate=600');
  });

  it('comes in the best encoding that the browser takes', async () => {
    const br = await get('/widget.js', { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
    assert.deepEqual(
      [br.headers['content-encoding'], brotliDecompressSync(br.body).toString()],
      ['br', SCRIPT],
    );
    const gzip = await get('/widget.js', { 'Accept-Encoding': 'gzip, br;q=0' });
    assert.deepEqual([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()], ['gzip', SCRIPT]);
    const plain = await get('/widget.js', { 'Accept-Encoding': 'identity' });
    assert.deepEqual([plain.headers['content-encoding'], plain.body.toString()], [undefined, SCRIPT]);
    for (const { headers } of [br, gzip, plain]) assert.match(String(headers['vary']), /Accept-Encoding/);
    assert.ok(br.body.length < plain.body.length);
    assert.equal(Number(br.headers['content-length']), br.body.length);
  });

  it('is not sent again to a browser that has it', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    const etag = String((await get('/widget.js', headers)).headers['etag']);
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/widget.js', { ...headers, 'If-None-Match': held });
      assert.deepEqual([again.status, again.body.length], [304, 0], held);
      assert.equal(again.headers['etag'], etag);
      assert.match(String(again.headers['cache-control']), /max-age=300/);
      assert.match(String(again.headers['vary']), /Accept-Encoding/);
    }
    assert.equal((await get('/widget.js', { ...headers, 'If-None-Match': '"other"' })).status, 200);
    assert.equal((await get('/widget.js', { 'Accept-Encoding': 'gzip', 'If-None-Match': etag })).status, 200);
  });

  it('stays whole while a new build replaces it', async () => {
    rmSync(join(folder, 'widget.js'));
    assert.equal((await get('/widget.js')).body.toString(), SCRIPT);
    writeBuilt('widget.js', SCRIPT);
  });

  it('that is not built is answered with 404 and what to do', async (t) => {
    const unbuilt = await startApp(t);
    const response = await fetch(`${unbuilt.url}/widget.js`);
    assert.equal(response.status, 404);
    assert.match((await errorOf(response)).message, /npm run build/);
  });
});

describe('a chunk of the widget', () => {
  it('is kept for good by browsers and may be loaded by every website', async () => {
    const { status, headers, body } = await get('/widget/app-Ab12Cd34.js', { 'Accept-Encoding': 'br' });
    assert.deepEqual([status, brotliDecompressSync(body).toString()], [200, CHUNK]);
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(headers['access-control-allow-origin'], '*');
  });

  it('has its source map beside it', async () => {
    const { headers } = await get('/widget/app-Ab12Cd34.js.map');
    assert.equal(headers['content-type'], 'application/json; charset=utf-8');
  });

  it('of another build, or a path out of the folder, is answered with 404', async () => {
    for (const path of ['app-Other.js', 'app-Ab12Cd34.js.br', '..%2Fwidget.js', '..%2f..%2fpackage.json']) {
      assert.equal((await get(`/widget/${path}`)).status, 404, path);
    }
  });
});
