/** The addresses of an HTML page: in the order of their country, and without the number of a house where they stand to be read. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readHtmlPage } from '../documents/read-html-page.js';
import { textFacts } from '../../search/facts/page-facts.js';

function addressesIn(around: string, language = 'en', main = '<p>Hello there.</p>'): string[] {
  const read = readHtmlPage(
    `<html lang="${language}"><title>Acme</title><main><h1>Acme</h1>${main}</main>${around}</html>`,
  );
  assert.ok('draft' in read);
  const { facts = [], content } = read.draft;
  return [...facts, ...textFacts(content, 'Acme', language)]
    .filter(({ kind }) => kind === 'address')
    .map(({ value }) => value);
}

describe('an address without the number of a house', () => {
  const ADDRESSES: [language: string, lines: string, told: string][] = [
    ['en', 'Mill Lane, Little Wootton<br>Hereford HR4 8TQ', 'Mill Lane, Little Wootton, Hereford HR4 8TQ'],
    ['en', '<b>Acme</b><br>Mill Lane<br>Wootton<br>Hereford HR4 8TQ', 'Mill Lane, Wootton, Hereford HR4 8TQ'],
    ['en', 'Mill Lane, Hereford HR4 8TQ', 'Mill Lane, Hereford HR4 8TQ'],
    ['en', 'Old Mill Road<br>Alder Falls, CO 81299', 'Old Mill Road, Alder Falls, CO 81299'],
    ['de', 'Am Dorfplatz<br>6199 Arven', 'Am Dorfplatz, 6199 Arven'],
    ['de', 'Am Markt, 10115 Berlin', 'Am Markt, 10115 Berlin'],
    ['fr', 'Le Bourg<br>24220 Saint-Cyprien', 'Le Bourg, 24220 Saint-Cyprien'],
    ['nl', 'De Brink<br>7411 BR Deventer<br>Nederland', 'De Brink, 7411 BR Deventer, Nederland'],
  ];
  for (const [language, lines, told] of ADDRESSES) {
    it(`is known by its postcode in a footer, in an address and below a heading: ${lines}`, () => {
      assert.deepEqual(addressesIn(`<footer><p>${lines}</p></footer>`, language), [told]);
      assert.deepEqual(addressesIn(`<div class="site-footer"><p>${lines}</p></div>`, language), [told]);
      assert.deepEqual(addressesIn(`<div><address>${lines}</address></div>`, language), [told]);
    });
  }

  it('is known below a heading and behind a label that announce it', () => {
    const below = '<h2>Address</h2><p>Mill Lane<br>Hereford HR4 8TQ</p>';
    assert.deepEqual(addressesIn('', 'en', below), ['Mill Lane, Hereford HR4 8TQ']);
    const behind = '<ul><li>Address: Mill Lane, Hereford HR4 8TQ</li><li>Gift cards</li></ul>';
    assert.deepEqual(addressesIn('', 'en', behind), ['Mill Lane, Hereford HR4 8TQ']);
  });

  it('may have a line for each of its parts', () => {
    const lines = '<address><div>Mill Lane</div><div>Hereford HR4 8TQ</div><div>01632 960118</div></address>';
    assert.deepEqual(addressesIn(lines), ['Mill Lane, Hereford HR4 8TQ']);
  });

  it('is told once, as the page marks it for machines or with its number', () => {
    const data = {
      '@type': 'Store',
      address: { streetAddress: 'Old Mill', addressLocality: 'Hereford', postalCode: 'HR4 8TQ' },
    };
    const script = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
    const footer = '<footer><p>The Old Mill<br>Hereford HR4 8TQ</p></footer>';
    assert.deepEqual(addressesIn(script + footer), ['Old Mill, Hereford HR4 8TQ']);
  });

  it('is no number before a word', () => {
    for (const lines of [
      '© 2024 Acme Ltd',
      'Company no. 47118 Hereford',
      'Winner<br>5000 Happy Customers',
      'Plants<br>Copyright 2024 Acme',
      'Registered in England 04711882',
    ])
      assert.deepEqual(addressesIn(`<footer><p>${lines}</p></footer>`), [], lines);
    assert.deepEqual(addressesIn('<footer><ul><li>Plants</li><li>1200 Roses</li></ul></footer>'), []);
    assert.deepEqual(addressesIn('', 'en', '<p>Mill Lane<br>Hereford HR4 8TQ</p>'), []);
  });
});

describe('an address that a page marks for machines', () => {
  const marked = (address: Record<string, string>, language = 'en'): string[] =>
    addressesIn(
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'Store', address })}</script>`,
      language,
    );
  const address = (street: string, town: string, code: string, region = '', country = '') => ({
    streetAddress: street,
    addressLocality: town,
    postalCode: code,
    addressRegion: region,
    addressCountry: country,
  });

  it('has its postcode where its country has it', () => {
    const mill = 'Mill Lane, Little Wootton';
    assert.deepEqual(marked(address(mill, 'Hereford', 'HR4 8TQ', '', 'GB')), [`${mill}, Hereford HR4 8TQ`]);
    assert.deepEqual(marked(address(mill, 'Hereford', 'HR4 8TQ', 'Herefordshire')), [
      `${mill}, Hereford, Herefordshire HR4 8TQ`,
    ]);
    assert.deepEqual(marked(address('1 Main St', 'Alder Falls', '81299', 'CO', 'US')), [
      '1 Main St, Alder Falls, CO 81299',
    ]);
    assert.deepEqual(marked(address('1 King St', 'Toronto', 'M5V 2T6', 'ON')), [
      '1 King St, Toronto, ON M5V 2T6',
    ]);
    assert.deepEqual(marked(address('1 George St', 'Sydney', '2000', 'NSW', 'AU')), [
      '1 George St, Sydney NSW 2000',
    ]);
    assert.deepEqual(marked(address('Am Markt 1', 'Berlin', '10115', '', 'DE'), 'de'), [
      'Am Markt 1, 10115 Berlin',
    ]);
    assert.deepEqual(marked(address('Via Roma 1', 'Milano', '20121', 'MI'), 'it'), [
      'Via Roma 1, 20121 Milano, MI',
    ]);
    assert.deepEqual(marked(address('Brink 1', 'Deventer', '7411 BR', '', 'Netherlands')), [
      'Brink 1, 7411 BR Deventer, Netherlands',
    ]);
  });

  it('has it there as microdata too', () => {
    const parts = { streetAddress: '1 Mill Lane', postalCode: 'HR4 8TQ', addressLocality: 'Hereford' };
    const spans = Object.entries(parts).map(([name, text]) => `<span itemprop="${name}">${text}</span>`);
    assert.deepEqual(addressesIn(`<div itemprop="address" itemscope>${spans.join(' ')}</div>`), [
      '1 Mill Lane, Hereford HR4 8TQ',
    ]);
  });
});
