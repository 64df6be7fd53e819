import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import robotsParser from 'robots-parser';
import { readRobotsFile } from '../documents/robots-file.js';
import { assertLinearTime } from '../../runtime/linear-time.fixture.js';
import { createRobotsRules } from './robots-rules.js';

// Its types tell of a default export, but the package exports the function itself.
const parseByOther = robotsParser as unknown as typeof robotsParser.default;
const ORIGIN = 'https://acme.example';

function rulesOf(text: string) {
  const read = readRobotsFile(text, 'ServiceChat');
  assert.ok(!('reason' in read), JSON.stringify(read).slice(0, 200));
  const isOpen = createRobotsRules(read.rules);
  return { ...read, isOpen: (path: string) => isOpen(new URL(ORIGIN + path)) };
}

describe('the rules of a robots.txt', () => {
  it('are those for the robot by its name, or else those for all', () => {
    const text = [
      'User-agent: *',
      'Disallow: /all',
      '',
      'user-agent: servicechat/1.0',
      'User-agent: other',
      'Disallow: /own # not this one',
      'Crawl-delay: 3',
      'Sitemap: https://acme.example/a.xml',
      'User-agent: ServiceChat',
      'Disallow: /more',
    ].join('\r\n');
    const { isOpen, crawlDelay, sitemaps } = rulesOf(text);
    assert.deepEqual(['/all', '/own', '/more', '/'].map(isOpen), [true, false, false, true]);
    assert.deepEqual([crawlDelay, sitemaps], [3, ['https://acme.example/a.xml']]);
    assert.equal(rulesOf('User-agent: *\nDisallow: /').isOpen('/'), false);
    assert.equal(rulesOf('').isOpen('/'), true);
  });

  it('count by the length of their pattern, and allow where two are as long', () => {
    const { isOpen } = rulesOf(
      'User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /*.pdf$\nDisallow: /c\nAllow: /c\nDisallow: /ä%2f',
    );
    assert.deepEqual(['/a', '/a/b', '/x.pdf', '/x.pdf?y', '/c', '/%C3%A4%2F', '/a/b/x.pdf'].map(isOpen), [
      false,
      true,
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('are what another program reads of them', () => {
    const agent = fc.constantFrom('*', 'ServiceChat', 'servicechat/2', 'other', 'service');
    const path = fc
      .array(fc.constantFrom('/', 'a', 'b', 'ab', '*', '**', '$', '%2f', '%2F', 'ä', '.', '?', '='), {
        maxLength: 8,
      })
      .map((parts) => `/${parts.join('')}`);
    const line = fc.oneof(
      fc.tuple(fc.constantFrom('Allow', 'Disallow', 'disallow '), path).map((parts) => parts.join(': ')),
      agent.map((name) => `User-agent: ${name}`),
      fc.constantFrom('', '# Comment', 'Crawl-delay: 2', 'Sitemap: /x', 'nonsense', 'Disallow:'),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.array(path, { minLength: 1 }), (lines, paths) => {
        const text = ['User-agent: *', ...lines].join('\n');
        const other = parseByOther(`${ORIGIN}/robots.txt`, text);
        const { isOpen, crawlDelay } = rulesOf(text);
        for (const each of paths) {
          const address = each.replaceAll('*', 'ab').replaceAll('$', 'b');
          assert.equal(isOpen(address), other.isAllowed(ORIGIN + address, 'ServiceChat') !== false, address);
        }
        assert.equal(crawlDelay, other.getCrawlDelay('ServiceChat'));
      }),
      { numRuns: 1000 },
    );
  });

  it('take time linear in their length and in that of the address', () => {
    const long = 'a'.repeat(1900);
    const lines = (count: number, line: (at: number) => string) =>
      Array.from({ length: count }, (_, at) => line(at));
    const makers: ((size: number) => string[])[] = [
      (size) => [`Disallow: /${'*a'.repeat(10 * size)}`],
      (size) => lines(size / 12.5, (at) => `Disallow: /*a${'*a'.repeat(100)}*b${at}`),
      (size) => lines(size / 100, (at) => `Disallow: /*${'a'.repeat(1000)}b${at}`),
      (size) => lines(size / 100, (at) => `Disallow: /${'a'.repeat(1890)}b${at}`),
      (size) => lines(size, (at) => `User-agent: x${at}`),
    ];
    for (const make of makers) {
      const write = (size: number) => ['User-agent: *', ...make(size)].join('\n');
      assertLinearTime(25_000, write, rulesOf);
      const read = (size: number) => rulesOf(write(size));
      assertLinearTime(25_000, read, ({ isOpen }) => {
        assert.equal(isOpen(`/${long}`), true);
      });
    }
  });

  it('are refused where so many have wildcards that each page would take long', () => {
    const rules = Array.from({ length: 2001 }, (_, at) => `Disallow: /*a${at}`);
    assert.deepEqual(readRobotsFile(['User-agent: *', ...rules].join('\n'), 'ServiceChat'), {
      reason: 'has more than 2000 rules with wildcards',
    });
  });
});
