import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { readSitemapFile } from './sitemap-file.js';

describe('a sitemap file', () => {
  it('takes time linear in its length, however it is nested', () => {
    for (const xml of [
      `<urlset>${'<a>'.repeat(200_000)}${'</a>'.repeat(200_000)}</urlset>`,
      `<urlset>${'<url><loc>'.repeat(100_000)}`,
      `<urlset>${'</a>'.repeat(200_000)}`,
      `<urlset ${'a="b" '.repeat(50_000)}>`,
      `<urlset><url><loc>${'x'.repeat(5_000_000)}</loc></url></urlset>`,
      `<urlset>${'&amp;'.repeat(200_000)}</urlset>`,
    ]) {
      const started = performance.now();
      const read = readSitemapFile(gzipSync(xml));
      assert.ok('reason' in read || read.pages.length === 0);
      assert.ok(performance.now() - started < 2000, `${performance.now() - started} ms`);
    }
  });

  it('names no more addresses than the protocol allows, nor longer ones than are read', () => {
    const entry = (address: string) => `<url><loc>${address}</loc></url>`;
    const many = Array.from({ length: 50_001 }, (_, at) => entry(`https://a.example/${at}`)).join('');
    const read = readSitemapFile(Buffer.from(`<urlset>${many}</urlset>`));
    assert.equal('pages' in read && read.pages.length, 50_000);
    const long = readSitemapFile(
      Buffer.from(`<urlset>${entry(`https://a.example/${'x'.repeat(3000)}`)}</urlset>`),
    );
    assert.deepEqual(long, { pages: [], sitemaps: [] });
    const large = entry(`https://a.example/${'x'.repeat(1900)}`).repeat(6000);
    assert.deepEqual(readSitemapFile(Buffer.from(`<urlset>${large}</urlset>`)), {
      reason: 'names more than 10 MB of addresses',
    });
  });

  it('may have names with a prefix, and addresses as CDATA', () => {
    const xml =
      '<s:urlset xmlns:s="x"><s:url><s:loc><![CDATA[https://a.example/?a&b]]></s:loc></s:url></s:urlset>';
    assert.deepEqual(readSitemapFile(Buffer.from(xml)), { pages: ['https://a.example/?a&b'], sitemaps: [] });
  });
});
