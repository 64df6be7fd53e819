import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { assertLinearTime } from '../../runtime/linear-time.fixture.js';
import { readSitemapFile } from './sitemap-file.js';

describe('a sitemap file', () => {
  it('takes time linear in its length, however it is nested', () => {
    const makers: ((size: number) => string)[] = [
      (size) => `<urlset>${'<a>'.repeat(size)}${'</a>'.repeat(size)}</urlset>`,
      (size) => `<urlset>${'<url><loc>'.repeat(size / 2)}`,
      (size) => `<urlset>${'</a>'.repeat(size)}`,
      (size) => `<urlset ${'a="b" '.repeat(size / 4)}>`,
      (size) => `<urlset><url><loc>${'x'.repeat(25 * size)}</loc></url></urlset>`,
      (size) => `<urlset>${'&amp;'.repeat(size)}</urlset>`,
    ];
    for (const make of makers) {
      const pack = (size: number) => gzipSync(make(size));
      assertLinearTime(200_000, pack, (packed) => {
        const read = readSitemapFile(packed);
        assert.ok('reason' in read || read.pages.length === 0);
      });
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

  it('may be written by hand, with addresses as browsers show them', () => {
    for (let cut = 1; cut < 80; cut++) {
      const xml = `<urlset><!--${'x'.repeat(64 * 1024 - cut)}--><url><loc>https://a.example/?a&amp;b&c</loc></url></urlset>`;
      assert.deepEqual(readSitemapFile(Buffer.from(xml)), {
        pages: ['https://a.example/?a&b&c'],
        sitemaps: [],
      });
    }
  });
});
