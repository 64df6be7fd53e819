/** Sentences that say an amount in few words, as answers about prices do. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EvidencePassage } from '../evidence.js';
import { assertLinearTime } from '../../runtime/linear-time.fixture.js';
import { analyzerOf } from '../../search/terms/analyzer.js';
import { addressesIn } from './addresses.js';
import { createSentenceCheck } from './check-sentence.js';
import { namesIn } from './name-facts.js';
import { foldQuote } from './plain-form.js';

const page = (heading: string, ...lines: string[]): EvidencePassage => ({
  pageId: 'hire',
  pageTitle: 'Hire',
  pageUrl: 'https://acme.example/hire',
  language: 'en',
  heading,
  text: lines.join('\n'),
  quotes: lines,
});

describe('a short sentence with an amount', () => {
  const prices = createSentenceCheck(
    [
      page(
        'Prices',
        'City bike; Hour: € 8; Day: € 29',
        'E-bike; Hour: € 12; Day: € 42',
        'Delivery time: 3 days',
      ),
      page('', 'E-bike € 12 € 42 € 199 € 200', 'No tandem has a price yet.'),
    ],
    'en',
  );
  const said = (text: string, cite = [1]) => {
    const result = prices({ text, cite, as: 'sentence' });
    return 'sentence' in result ? 'passes' : result.dropped;
  };
  for (const [text, cite] of [
    ['An e-bike costs € 42 a day.', 1],
    ['An e-bike costs € 42 a day.', 2],
    ['It costs € 42.', 1],
    ['€ 42 a day.', 1],
    ['Yes, for € 42.', 1],
    ['The fee for an e-bike is € 12 an hour.', 1],
    ['The price is € 29 for a city bicycle.', 1],
    ['It takes 3 days.', 1],
  ] as const) {
    it(`passes where a line of passage ${cite} holds it: ${text}`, () => {
      assert.equal(said(text, [cite]), 'passes');
    });
  }
  for (const [text, reason] of [
    ['An e-bike costs € 24 a day.', 'unknown_number'],
    ['A kayak costs € 42 a day.', 'little_overlap'],
    ['A luxury yacht with crew costs € 42.', 'little_overlap'],
    ['The Globex costs € 42 a day.', 'unknown_name'],
    ['It takes 3 weeks.', 'little_overlap'],
  ] as const) {
    it(`is dropped where none does: ${text}`, () => {
      assert.equal(said(text), reason);
    });
  }
});

it('what a sentence and a page name is found in time linear in its length', () => {
  const analyzer = analyzerOf('en');
  const signs = (size: number) => `a.example/${'&'.repeat(size)}b ${'x'.repeat(8)}${'.'.repeat(size)}c`;
  assertLinearTime(60_000, signs, (text) => {
    namesIn(text, analyzer);
    addressesIn(`https://${text.replaceAll('&', '!')}`);
    foldQuote(text);
  });
});
