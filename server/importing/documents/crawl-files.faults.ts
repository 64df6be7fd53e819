/** Sitemaps and robots.txt that machines made up. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { fuzz, textsOf } from '../../runtime/fuzz.fixture.js';
import { createRobotsRules } from '../web/robots-rules.js';
import { readRobotsFile } from './robots-file.js';
import { readSitemapFile } from './sitemap-file.js';

const SITEMAP = [
  '<urlset>',
  '</urlset>',
  '<sitemapindex>',
  '<sitemap>',
  '<url>',
  '</url>',
  '<loc>',
  '</loc>',
  '<s:loc>',
  '</s:loc>',
  'https://a.example/',
  '&amp;',
  '&boom;',
  '&#0;',
  '<![CDATA[',
  ']]>',
  '<!--',
  '-->',
  '<?xml version="1.0"?>',
  '<?x ?>',
  '<!DOCTYPE a [<!ENTITY b "c">]>',
  '<a b="c"',
  '>',
  '<',
  '/>',
  '\n',
  ' ',
  'xmlns:s="x"',
];
const ROBOTS = [
  'User-agent: *\n',
  'User-agent: ServiceChat\n',
  'user-agent:',
  'Disallow: /',
  'Allow: /',
  'Disallow:',
  'Crawl-delay: 1e9\n',
  'Sitemap: https://a.example/x.xml\n',
  '*',
  '**',
  '$',
  '/a',
  '?',
  '%2f',
  '%',
  '#',
  '\n',
  '\r',
  ':',
  'ä',
  '\ud800',
];

it('a sitemap names addresses, or is refused', (t) => {
  const xml = textsOf(SITEMAP).map((text) => `<urlset>${text}`);
  const report = fuzz(fc.tuple(fc.oneof(xml, textsOf(SITEMAP)), fc.boolean()), ([text, isPacked]) => {
    const read = readSitemapFile(isPacked ? gzipSync(text) : Buffer.from(text));
    if ('reason' in read) assert.ok(read.reason.length < 500);
    else assert.ok(read.pages.join('').length + read.sitemaps.join('').length <= 4 * text.length);
  });
  t.diagnostic(JSON.stringify(report));
});

it('a robots.txt has rules that every address is held against, or is refused', (t) => {
  const path = textsOf(['/', 'a', 'b', '%2f', '?', '*', '$', 'ä'], 500);
  const report = fuzz(fc.tuple(textsOf(ROBOTS), path), ([text, address]) => {
    const read = readRobotsFile(`User-agent: *\n${text}`, 'ServiceChat');
    if ('reason' in read) return;
    const url = URL.parse(`https://a.example/${address.slice(0, 2000)}`);
    if (url) assert.equal(typeof createRobotsRules(read.rules)(url), 'boolean');
  });
  t.diagnostic(JSON.stringify(report));
});
