/** Facts that an import keeps beside the content of a page. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertLinearTime } from '../../runtime/linear-time.fixture.js';
import { formatPageFile, parsePageFile } from '../../store/files/page-file.js';
import { readHtmlPage } from '../documents/read-html-page.js';
import { readMarkdownPage } from '../documents/read-markdown-page.js';
import { changeOf } from '../pages/page-change.js';
import type { Fact } from '../../model.js';

function factsIn(main: string, around: string, head = ''): Fact[] {
  const read = readHtmlPage(
    `<html lang="en"><head><title>Acme</title>${head}</head><body><main><h1>Acme</h1>${main}</main>${around}</body></html>`,
  );
  assert.ok('draft' in read);
  return read.draft.facts ?? [];
}
const jsonLd = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

describe('the facts of an HTML page', () => {
  it('are taken from the footer, which is no content', () => {
    assert.deepEqual(
      factsIn('<p>Hello there.</p>', '<footer><p>Tel: 01632 960118</p><p>info@acme.example</p></footer>'),
      [
        { kind: 'phone', value: '01632 960118', label: 'Tel' },
        { kind: 'email', value: 'info@acme.example' },
      ],
    );
  });

  it('are not kept twice where the content says them', () => {
    assert.deepEqual(factsIn('<p>Call 01632 960118.</p>', '<footer>Phone +44 1632 960118</footer>'), []);
  });

  it('are taken from links that only name what they do', () => {
    const links =
      '<footer><a href="tel:+441632960118">Call us</a> <a href="mailto:info@acme.example?subject=Hi">Mail</a></footer>';
    assert.deepEqual(factsIn('<p>Hello.</p>', links), [
      { kind: 'phone', value: '+441632960118' },
      { kind: 'email', value: 'info@acme.example' },
    ]);
  });

  it('are taken from schema.org, with hours as lines', () => {
    const facts = factsIn(
      '<p>Hello.</p>',
      '',
      jsonLd({
        '@type': 'Restaurant',
        name: 'Acme',
        telephone: '+1 970 555 0163',
        address: {
          streetAddress: '1 Main St',
          addressLocality: 'Alder Falls',
          addressRegion: 'CO',
          postalCode: '81299',
        },
        openingHoursSpecification: {
          dayOfWeek: ['Monday', 'Tuesday', 'https://schema.org/Friday'],
          opens: '09:00:00',
          closes: '17:00',
        },
        contactPoint: { contactType: 'Reservations', telephone: '+1 970 555 0199' },
        review: { author: { name: 'Somebody', email: 'somebody@else.example' } },
      }),
    );
    assert.deepEqual(facts, [
      { kind: 'phone', value: '+1 970 555 0163' },
      { kind: 'name', value: 'Acme' },
      { kind: 'address', value: '1 Main St, Alder Falls, CO 81299' },
      { kind: 'hours', value: 'Monday, Tuesday, Friday: 09:00 – 17:00' },
      { kind: 'phone', value: '+1 970 555 0199', label: 'Reservations' },
    ]);
  });

  it('have hours in words, where a page states them in the short form of schema.org', () => {
    const hours = { '@type': 'Store', openingHours: 'Mo-Th,Sa 09:00-17:00, Su 10:00-12:00' };
    const head = `<script type="application/ld+json">${JSON.stringify(hours)}</script>`;
    assert.deepEqual(
      factsIn('<p>Hello.</p>', head).map(({ value }) => value),
      ['Monday – Thursday, Saturday: 09:00 – 17:00', 'Sunday: 10:00 – 12:00'],
    );
  });

  it('have the days of schema.org however they are written, and no hours of days that it cannot tell', () => {
    const hours = (dayOfWeek: unknown) => ({ dayOfWeek, opens: '09:00', closes: '17:00' });
    const days = [['Mo', 'Tue'], 'Monday-Wednesday', { '@type': 'DayOfWeek', name: 'Thursday' }, ['Fr-Su']];
    const unknown = ['https://schema.org/PublicHolidays', {}, ''];
    const head = jsonLd({ '@type': 'Store', openingHoursSpecification: [...days, ...unknown].map(hours) });
    assert.deepEqual(
      factsIn('<p>Hello.</p>', '', head).map(({ value }) => value),
      ['Monday, Tuesday', 'Monday – Wednesday', 'Thursday', 'Friday – Sunday'].map(
        (day) => `${day}: 09:00 – 17:00`,
      ),
    );
  });

  it('are read as text where they are written as HTML', () => {
    const head = jsonLd({ '@type': 'Store', name: 'Smith &amp; Sons&#039; Shop', email: 'a@acme.example' });
    assert.equal(factsIn('<p>Hello.</p>', '', head)[1]?.value, "Smith & Sons' Shop");
  });

  it('are taken from microdata', () => {
    const footer =
      '<footer itemscope><meta itemprop="openingHours" content="Mo-Fr 09:00-17:00"><span itemprop="faxNumber">01632 960119</span></footer>';
    assert.deepEqual(
      factsIn('<p>Hello.</p>', footer).map(({ kind, value }) => [kind, value]),
      [
        ['hours', 'Monday – Friday: 09:00 – 17:00'],
        ['fax', '01632 960119'],
      ],
    );
  });

  it('are found in time linear in the length of a page, however deep it lies', () => {
    const read = (size: number) => {
      factsIn('<p>Hello.</p>', '<b itemprop="email">'.repeat(size) + 'word '.repeat(250 * size));
    };
    read(1);
    assertLinearTime(400, (size) => size, read);
  });

  it('survive JSON that is broken', () => {
    assert.deepEqual(factsIn('<p>Hello.</p>', '', '<script type="application/ld+json">{"a":</script>'), []);
  });
});

describe('the facts of a stored page', () => {
  const page = { id: 'a', title: 'A', url: '/a', content: 'Text.\n' };
  const facts: Fact[] = [{ kind: 'phone', value: '01632 960118', label: 'Desk' }];

  it('stand in its front matter', () => {
    const file = formatPageFile({ ...page, facts });
    assert.deepEqual(parsePageFile('a', Buffer.from(file)), { page: { ...page, facts } });
  });

  it('are taken from the front matter of a Markdown file', () => {
    const read = readMarkdownPage(
      '---\nfacts:\n  - kind: fax\n    value: 01632 960119\n---\n# A\n\nText.',
      false,
    );
    assert.deepEqual('draft' in read && read.draft.facts, [{ kind: 'fax', value: '01632 960119' }]);
  });

  it('may be absent, or spoiled by whoever edits the file', () => {
    assert.deepEqual(parsePageFile('a', Buffer.from(formatPageFile(page))), { page });
    const spoiled = '---\ntitle: A\nurl: /a\nfacts: [1, {kind: phone}]\n---\nText.\n';
    assert.deepEqual(parsePageFile('a', Buffer.from(spoiled)), { page });
  });

  it('make a page changed when they change', () => {
    assert.equal(changeOf(page, { ...page, facts }), 'updated');
    assert.equal(changeOf({ ...page, facts }, { ...page, facts: structuredClone(facts) }), 'unchanged');
  });
});
