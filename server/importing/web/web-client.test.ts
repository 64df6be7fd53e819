import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { openClient, openSite } from './site.fixture.js';
import { WebError } from './web-error.js';

const failsWith = (kind: string, reason: RegExp) => (error: unknown) =>
  error instanceof WebError && error.kind === kind && reason.test(error.message);

describe('the web client', () => {
  it('opens no connection to an address that is not public, however it is written', async (t) => {
    const site = await openSite(t, { '/': 'secret' });
    const client = openClient(t, 5000, []);
    const { port } = new URL(site.url);
    const hosts = [
      '127.0.0.1',
      'localhost',
      '127.1',
      '2130706433',
      '0x7f000001',
      '0177.0.0.1',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[::1]',
      '0.0.0.0',
      '[::]',
      '[64:ff9b::7f00:1]',
      '[2002:7f00:1::]',
      '[::127.0.0.1]',
      '0x7f.0.0.1',
      '017700000001',
      '169.254.169.254',
      '[fd00:ec2::254]',
    ];
    for (const host of hosts) {
      await assert.rejects(
        client.get(new URL(`http://${host}:${port}/`)),
        failsWith('refused', /^may not be reached: .* is not a public address$/),
        host,
      );
      await assert.rejects(client.get(new URL(`https://${host}:${port}/`)), failsWith('refused', /./), host);
    }
    assert.deepEqual([site.connections, site.requests.length], [0, 0]);
  });

  it('checks the address of each redirect', async (t) => {
    const hidden = await openSite(t, { '/': 'secret' });
    const site = await openSite(t, {
      '/a': { status: 302, headers: { location: hidden.url.replace('127.0.0.1', '[::ffff:127.0.0.1]') } },
      '/file': { status: 302, headers: { location: 'file:///etc/passwd' } },
    });
    const refused = openClient(t, 5000, ['127.0.0.1']);
    const other = openClient(t, 5000, ['127.0.0.0/8']);
    // The guard unwraps addresses, so what is allowed stays allowed in every form.
    assert.equal((await refused.get(new URL(`${site.url}/a`))).body.toString(), 'secret');
    site.routes['/metadata'] = { status: 302, headers: { location: 'http://169.254.169.254/latest' } };
    await assert.rejects(
      other.get(new URL(`${site.url}/metadata`)),
      failsWith('refused', /169\.254\.169\.254 is not/),
    );
    await assert.rejects(
      other.get(new URL(`${site.url}/file`)),
      failsWith('unusable', /^redirects to file:/),
    );
  });

  it('follows five redirects and no sixth, and tells where it arrived', async (t) => {
    const site = await openSite(t, { '/0': 'here' });
    for (let n = 1; n <= 6; n += 1)
      site.routes[`/${n}`] = { status: 301, headers: { location: `/${n - 1}` } };
    const client = openClient(t);
    const { url, body } = await client.get(new URL(`${site.url}/5`));
    assert.deepEqual([url.pathname, body.toString()], ['/0', 'here']);
    await assert.rejects(
      client.get(new URL(`${site.url}/6`)),
      failsWith('unusable', /^redirects more than 5 times$/),
    );
  });

  it('unpacks what is compressed, and stops at 2 MB of it', async (t) => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024));
    const site = await openSite(t, {
      '/gzip': { headers: { 'content-encoding': 'gzip' }, body: gzipSync('packed') },
      '/br': { headers: { 'content-encoding': 'br' }, body: brotliCompressSync('packed') },
      '/bomb': { headers: { 'content-encoding': 'gzip' }, body: bomb },
      '/broken': { headers: { 'content-encoding': 'gzip' }, body: 'not gzip' },
      '/odd': { headers: { 'content-encoding': 'zstd' }, body: 'x' },
      '/endless': (_, response) => {
        const timer = setInterval(() => response.write('x'.repeat(65_536)), 1);
        response.on('close', () => {
          clearInterval(timer);
        });
      },
    });
    const client = openClient(t);
    const get = (path: string) => client.get(new URL(path, site.url));
    assert.equal((await get('/gzip')).body.toString(), 'packed');
    assert.equal((await get('/br')).body.toString(), 'packed');
    await assert.rejects(get('/bomb'), failsWith('unusable', /^is larger than 2 MB$/));
    await assert.rejects(get('/endless'), failsWith('unusable', /^is larger than 2 MB$/));
    await assert.rejects(get('/broken'), failsWith('unusable', /cannot be read$/));
    await assert.rejects(get('/odd'), failsWith('unusable', /not asked for \(zstd\)$/));
  });

  it('gives a page a limited time, headers and body together', async (t) => {
    const site = await openSite(t, {
      '/silent': () => undefined,
      '/slow': (_, response) => {
        response.write('<p>');
        const timer = setInterval(() => response.write('.'), 20);
        response.on('close', () => {
          clearInterval(timer);
        });
      },
      '/cut': (_, response) => {
        response.writeHead(200, { 'content-length': '100' }).write('half');
        setTimeout(() => response.destroy(), 20);
      },
    });
    const client = openClient(t, 300);
    for (const path of ['/silent', '/slow']) {
      await assert.rejects(
        client.get(new URL(path, site.url)),
        failsWith('temporary', /^did not answer within 0\.3 seconds$/),
      );
    }
    await assert.rejects(client.get(new URL('/cut', site.url)), failsWith('temporary', /./));
  });

  it('says who it is, and asks only for what changed', async (t) => {
    const site = await openSite(t, { '/': 'text' });
    const client = openClient(t);
    const first = await client.get(new URL(site.url));
    const second = await client.get(new URL(site.url), { etag: first.headers['etag'], lastModified: 'x' });
    assert.deepEqual([first.status, second.status, second.body.length], [200, 304, 0]);
    assert.equal(site.requests[0]?.headers['user-agent'], 'ServiceChat/test');
    assert.equal(site.requests[1]?.headers['if-modified-since'], 'x');
  });

  it('says in words why there is no answer', async (t) => {
    const client = openClient(t, 2000);
    await assert.rejects(
      client.get(new URL('http://127.0.0.1:1/')),
      failsWith('temporary', /^refuses connections$/),
    );
  });
});
