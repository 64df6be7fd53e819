/** A model's sentence against what a page denies, in languages other than those of `check-sentence.test.ts`. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSentenceCheck, type SentenceCheck } from './check-sentence.js';

const checkOf = (text: string, language: string, labelled = language): SentenceCheck => {
  const page = { pageId: 'returns', pageTitle: '', pageUrl: '/returns', language: labelled };
  return createSentenceCheck([{ ...page, heading: '', text, quotes: [] }], language);
};

/** A page that denies one thing and allows another, what follows from it, and the same turned round twice. */
const DENIALS: Record<
  string,
  { page: string; said: string[]; assertsDenied: string; deniesAsserted: string }
> = {
  pl: {
    page: 'Towarów z wyprzedaży nie można zwrócić. Karty podarunkowe można wymienić w każdym sklepie.',
    said: ['Towarów z wyprzedaży nie można zwrócić.', 'Karty podarunkowe można wymienić w sklepie.'],
    assertsDenied: 'Można zwrócić towary z wyprzedaży.',
    deniesAsserted: 'Kart podarunkowych nie można wymienić w sklepie.',
  },
  tr: {
    page: 'İndirimli ürünler iade edilemez. Hediye kartları ise her mağazada değiştirilebilir.',
    said: ['İndirimli ürünler iade edilemez.', 'Hediye kartları mağazada değiştirilebilir.'],
    assertsDenied: 'İndirimli ürünler iade edilir.',
    deniesAsserted: 'Hediye kartları mağazada değiştirilemez.',
  },
  ar: {
    page: 'لا يمكن إرجاع منتجات التخفيضات. يمكن استبدال بطاقات الهدايا في كل متجر.',
    said: ['لا يمكن إرجاع منتجات التخفيضات.', 'يمكن استبدال بطاقات الهدايا في كل متجر.'],
    assertsDenied: 'يمكن إرجاع منتجات التخفيضات.',
    deniesAsserted: 'لا يمكن استبدال بطاقات الهدايا في كل متجر.',
  },
  he: {
    page: 'לא ניתן להחזיר מוצרי מבצע. אפשר להחליף כרטיסי מתנה בכל חנות.',
    said: ['לא ניתן להחזיר מוצרי מבצע.', 'אפשר להחליף כרטיסי מתנה בכל חנות.'],
    assertsDenied: 'ניתן להחזיר מוצרי מבצע.',
    deniesAsserted: 'לא אפשר להחליף כרטיסי מתנה בכל חנות.',
  },
  hi: {
    page: 'सेल की वस्तुएँ वापस नहीं होतीं। उपहार कार्ड हर दुकान में बदले जाते हैं।',
    said: ['सेल की वस्तुएँ वापस नहीं होतीं।', 'उपहार कार्ड हर दुकान में बदले जाते हैं।'],
    assertsDenied: 'सेल की वस्तुएँ वापस होती हैं।',
    deniesAsserted: 'उपहार कार्ड हर दुकान में नहीं बदले जाते हैं।',
  },
  zh: {
    page: '特价商品不能退货。礼品卡可在任何门店兑换。',
    said: ['特价商品不能退货。', '礼品卡可在任何门店兑换。'],
    assertsDenied: '特价商品可以退货。',
    deniesAsserted: '礼品卡不可在门店兑换。',
  },
  ja: {
    page: 'セール品は返品できません。ギフトカードはどの店舗でも交換できます。',
    said: ['セール品は返品できません。', 'ギフトカードは店舗で交換できます。'],
    assertsDenied: 'セール品は返品できます。',
    deniesAsserted: 'ギフトカードは店舗で交換できません。',
  },
  ko: {
    page: '할인 상품은 반품되지 않습니다. 기프트 카드는 모든 매장에서 교환됩니다.',
    said: ['할인 상품은 반품되지 않습니다.', '기프트 카드는 매장에서 교환됩니다.'],
    assertsDenied: '할인 상품은 반품됩니다.',
    deniesAsserted: '기프트 카드는 매장에서 교환되지 않습니다.',
  },
};

describe('a sentence of a model that turns round what a page denies', () => {
  for (const [language, { page: text, said, assertsDenied, deniesAsserted }] of Object.entries(DENIALS)) {
    const [denied = '', ...rest] = text.split(/(?<=[.。।])\s?/u);
    const allowed = rest.join(' ');
    const verdictOn = (passage: string, sentence: string): unknown => {
      const result = checkOf(passage, language)({ text: sentence, cite: [1], as: 'sentence' });
      return 'sentence' in result ? 'passes' : result.dropped;
    };

    it(`is dropped, in ${language}`, () => {
      assert.equal(verdictOn(text, assertsDenied), 'contradiction');
      assert.equal(verdictOn(allowed, deniesAsserted), 'contradiction');
    });

    it(`passes when it says the same, in ${language}`, () => {
      assert.deepEqual(
        said.map((sentence) => verdictOn(text, sentence)),
        ['passes', 'passes'],
      );
      assert.equal(verdictOn(denied, said[0] ?? ''), 'passes');
    });
  }
});

describe('a page that says it is in another language than it is', () => {
  it('is still believed in what it denies', () => {
    const page = 'Die Hunde unserer Gäste dürfen nicht in die Sauna. Es ist auch eine Wiese für sie da.';
    const check = checkOf(page, 'de', 'en');
    const result = check({
      text: 'Hunde unserer Gäste dürfen in die Sauna.',
      cite: [1],
      as: 'sentence',
    });
    assert.deepEqual(result, { dropped: 'contradiction' });
  });
});
