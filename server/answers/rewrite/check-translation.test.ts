/** A model's sentence in the visitor's language against passages in another. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EvidencePassage } from '../evidence.js';
import { createSentenceCheck } from './check-sentence.js';
import type { DropReason } from './drop-reason.js';

const page = (language: string, heading: string, ...lines: string[]): EvidencePassage => ({
  pageId: 'p',
  pageTitle: 'Acme',
  pageUrl: 'https://acme.example/p',
  language,
  heading,
  text: lines.join('\n'),
  quotes: lines,
});
const ENGLISH = page(
  'en',
  'Bike hire',
  'E-bike; Hour: € 12; Day: € 42',
  'Dogs are not allowed in the sauna, but cats are welcome.',
  'A deposit of € 50 is due; nobody pays more than that.',
  'The hire is open Mon–Fri 9:00 – 18:00.',
  'Run `acmectl hire --day` or write to hire@acme.example.',
  'We don’t charge for the “family helmet”.',
  'Returns take two days.',
);
const GERMAN = page(
  'de',
  'Öffnungszeiten',
  'Die Küche ist Mo–Fr von 9 bis 18 Uhr geöffnet.',
  'An Feiertagen in Österreich bleibt sie im Dezember geschlossen.',
  'Die Lieferung dauert sechzig Tage.',
  'Hunde dürfen nicht in die Sauna.',
);
const CHINESE = page('zh', '退货', '每盏灯可在30天内退货。', '特价商品不能退货。');

const verdict = (passage: EvidencePassage, language: string, text: string, quote?: string) => {
  const result = createSentenceCheck([passage], language)({ text, cite: [1], as: 'sentence', quote });
  return 'sentence' in result ? 'passes' : result.dropped;
};

describe('a translated sentence passes', () => {
  for (const [name, passage, language, text, quote] of [
    ['with the number of its quote', ENGLISH, 'de', 'Ein E-Bike kostet € 42 am Tag.', 'Day: € 42'],
    [
      'with a sum whose sign stands behind',
      ENGLISH,
      'fr',
      'La caution est de 50 €.',
      'A deposit of € 50 is due',
    ],
    [
      'where both deny',
      ENGLISH,
      'de',
      'Hunde dürfen nicht in die Sauna.',
      'Dogs are not allowed in the sauna',
    ],
    ['beside a denial', ENGLISH, 'de', 'Katzen sind willkommen.', 'but cats are welcome'],
    [
      'with other signs in its quote',
      ENGLISH,
      'es',
      'No cobramos el casco.',
      `"We don't charge for the family helmet…"`,
    ],
    [
      'with other capitals and spaces',
      ENGLISH,
      'de',
      'Rückgaben dauern zwei Tage.',
      'returns  take TWO days',
    ],
    ['with the name of a day', GERMAN, 'en', 'The kitchen opens on Monday from 9.', 'Mo–Fr von 9 bis 18 Uhr'],
    ['with a day in a range', GERMAN, 'en', 'It opens on Wednesday at 9.', 'Mo–Fr von 9 bis 18 Uhr'],
    [
      'with the names of a country and a month',
      GERMAN,
      'en',
      'On holidays in Austria it stays closed in December.',
      'An Feiertagen in Österreich bleibt sie im Dezember geschlossen',
    ],
    ['with numbers in words', GERMAN, 'en', 'Delivery takes sixty days.', 'dauert sechzig Tage'],
    [
      'from a script without spaces',
      CHINESE,
      'en',
      'Every lamp can be returned within 30 days.',
      '每盏灯可在30天内退货',
    ],
    ['into a script without spaces', ENGLISH, 'ja', 'Acmeでは電動自転車は1日€ 42です。', undefined],
    [
      'with code and address',
      ENGLISH,
      'de',
      'Schreiben Sie an hire@acme.example oder nutzen Sie `acmectl hire --day`.',
      'Run `acmectl hire --day` or write to hire@acme.example',
    ],
    ['without a quote, in the words of the page', ENGLISH, 'de', 'Returns take two days.', undefined],
  ] as const) {
    it(name, () => {
      // The table's row is long enough for the sentence in Japanese.
      const quoted = quote ?? (language === 'ja' ? 'E-bike; Hour: € 12; Day: € 42' : undefined);
      const said = language === 'ja' ? text.replace('1日', '一日') : text;
      assert.equal(verdict(passage, language, said, quoted), 'passes');
    });
  }

  it('and is shown without its quote', () => {
    const result = createSentenceCheck(
      [ENGLISH],
      'de',
    )({
      text: 'Ein **E-Bike** kostet € 42 am Tag. [1]',
      cite: [],
      as: 'sentence',
      quote: 'Day: € 42',
    });
    assert.ok('sentence' in result);
    assert.deepEqual(result.sentence, {
      as: 'sentence',
      text: 'Ein E-Bike kostet € 42 am Tag.',
      markdown: 'Ein **E-Bike** kostet € 42 am Tag.',
      cited: [0],
      quote: 'Day: € 42',
    });
  });
});

describe('a translated sentence is dropped', () => {
  const cases: [
    name: string,
    reason: DropReason,
    passage: EvidencePassage,
    language: string,
    text: string,
    quote?: string,
  ][] = [
    ['without a quote', 'no_quote', ENGLISH, 'de', 'Ein E-Bike kostet € 42 am Tag.'],
    ['with a quote of one word', 'no_quote', ENGLISH, 'de', 'Ein E-Bike gibt es.', 'E-bike'.slice(2)],
    ['with a quote of signs', 'no_quote', ENGLISH, 'de', 'Ein E-Bike gibt es.', '… – …'],
    ['with an invented quote', 'unknown_quote', ENGLISH, 'de', 'Ein Helm kostet nichts.', 'Helmets are free'],
    [
      'with the sentence itself as quote',
      'unknown_quote',
      ENGLISH,
      'de',
      'Ein Helm kostet nichts.',
      'Ein Helm kostet nichts.',
    ],
    ['with an invented number', 'unknown_number', ENGLISH, 'de', 'Ein E-Bike kostet € 24.', 'Day: € 42'],
    [
      'with a number from elsewhere in the page',
      'unknown_number',
      ENGLISH,
      'de',
      'Ein E-Bike kostet € 50 am Tag.',
      'Day: € 42',
    ],
    ['with another currency', 'unknown_number', ENGLISH, 'de', 'Ein E-Bike kostet $ 42 am Tag.', 'Day: € 42'],
    [
      'with a number in words against digits',
      'unknown_number',
      GERMAN,
      'en',
      'It closes at nineteen.',
      'von 9 bis 18 Uhr',
    ],
    [
      'with an invented name',
      'unknown_name',
      GERMAN,
      'en',
      'The kitchen of Globex opens at 9.',
      'von 9 bis 18 Uhr',
    ],
    ['with another day', 'unknown_name', GERMAN, 'en', 'It opens on Sunday at 9.', 'Mo–Fr von 9 bis 18 Uhr'],
    [
      'with another country',
      'unknown_name',
      GERMAN,
      'en',
      'On holidays in Switzerland it stays closed.',
      'An Feiertagen in Österreich',
    ],
    [
      'that asserts what its quote denies',
      'contradiction',
      ENGLISH,
      'de',
      'Hunde dürfen in die Sauna.',
      'Dogs are not allowed in the sauna',
    ],
    [
      'whose quote leaves out the denial',
      'contradiction',
      ENGLISH,
      'de',
      'Hunde dürfen in die Sauna.',
      'allowed in the sauna',
    ],
    [
      'that denies what its quote asserts',
      'contradiction',
      ENGLISH,
      'de',
      'Katzen sind nicht willkommen.',
      'but cats are welcome',
    ],
    [
      'that turns a denial round from Chinese',
      'contradiction',
      CHINESE,
      'en',
      'Sale items can be returned.',
      '特价商品不能退货',
    ],
    [
      'that turns a denial round into Chinese',
      'contradiction',
      GERMAN,
      'zh',
      '狗可以进桑拿房。',
      'Hunde dürfen nicht in die Sauna',
    ],
    [
      'that says much more than its quote',
      'little_overlap',
      ENGLISH,
      'de',
      'Rückgaben dauern zwei Tage, und danach wird das Geld ohne weiteres Zutun auf das Konto überwiesen, von dem aus bezahlt worden ist, oder bar ausgezahlt.',
      'Returns take two days',
    ],
    [
      'with a foreign address',
      'foreign_address',
      ENGLISH,
      'de',
      'Zahlen Sie bei evil.example.',
      'A deposit of € 50 is due',
    ],
    ['with invented code', 'unknown_code', ENGLISH, 'de', 'Nutzen Sie `rm -rf`.', 'Run `acmectl hire --day`'],
    [
      'with a link',
      'markup',
      ENGLISH,
      'de',
      'Mehr [hier](https://acme.example).',
      'A deposit of € 50 is due',
    ],
  ];
  for (const [name, reason, passage, language, text, quote] of cases) {
    it(name, () => {
      assert.equal(verdict(passage, language, text, quote), reason);
    });
  }

  it('by a quote, where the visitor speaks the language of the page', () => {
    assert.equal(
      verdict(GERMAN, 'de', 'Unser Bürohund mag lange Spaziergänge.', 'Hunde dürfen nicht in die Sauna.'),
      'little_overlap',
    );
  });
});
