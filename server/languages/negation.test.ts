import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SPOKEN_LANGUAGES } from './language-table.js';
import { clausesOf, isNegated } from './negation.js';

/** Statements that deny, and others that do not, though some hold letters or words that deny elsewhere. */
const STATEMENTS: Record<string, { denying: string[]; asserting: string[] }> = {
  en: {
    denying: ['Sale items cannot be returned.', 'It isn’t free.', 'There is no fee.'],
    asserting: ['Sale items can be returned.', 'Write a note to us.'],
  },
  de: {
    denying: ['Rabattware ist nicht dabei.', 'Es fallen keine Kosten an.', 'Ohne Beleg geht es nie.'],
    asserting: ['Rabattware ist dabei.', 'Der Verein nimmt Nichten auf.'],
  },
  es: {
    denying: ['No se puede devolver.', 'Sin coste.', 'Ningún artículo.'],
    asserting: ['Se puede devolver.', 'La norma.'],
  },
  fr: {
    denying: ['On ne rend pas.', 'Il n’est jamais tard.', 'Sans frais.'],
    asserting: ['On rend la lampe.', 'Le passage.'],
  },
  it: {
    denying: ['Non si può rendere.', 'Senza costi.', 'Nessuna spesa.'],
    asserting: ['Si può rendere.', 'Il nonno.'],
  },
  nl: {
    denying: ['Dit kan niet.', 'Geen kosten.', 'Zonder bon.'],
    asserting: ['Dit kan.', 'Genieten.'],
  },
  pt: {
    denying: ['Não pode ser devolvido.', 'Sem custos.', 'Nenhuma taxa.'],
    asserting: ['Pode ser devolvido.', 'A semana.'],
  },
  pl: {
    denying: [
      'Towarów z wyprzedaży nie można zwrócić.',
      'Dostawa bez opłat.',
      'Żadnych ukrytych kosztów.',
      'Nigdy nie zamykamy.',
      'Zwrot jest niemożliwy.',
    ],
    asserting: [
      'Towary można zwrócić.',
      'Nie tylko lampy można zwrócić.',
      'Niedziela jest dniem pracy.',
      'Bezpieczna dostawa.',
      'Niebieska lampa.',
    ],
  },
  tr: {
    denying: [
      'İndirimli ürünler iade edilemez.',
      'Kargo ücreti yok.',
      'Bu ücretsiz değildir.',
      'Ödeme kabul etmiyoruz.',
      'Kullanılmayan kuponlar.',
      'Lambayı ıslatmayın.',
      'Ürün iade edilmedi.',
      'Para iadesi yapılmayacaktır.',
      'Fiş olmadan olur.',
      'Asla kapanmaz.',
    ],
    asserting: [
      'İndirimli ürünler iade edilebilir.',
      'İade etmeden önce bizi arayın.',
      'Ücretsiz kargo tamamen bizden.',
      'Sadece lambalar değil, masalar da iade edilir.',
      'Programı indirmek ister misiniz?',
      'Temiz bir lamba yeterlidir.',
      'Ödemeyi kartla yapın.',
    ],
  },
  ar: {
    denying: [
      'لا يمكن إرجاع المنتجات المخفضة.',
      'لم يصل الطلب.',
      'لن نرسل الطرد.',
      'هذا ليس مجانيًا.',
      'الشحن بدون رسوم.',
      'المنتج غير متوفر.',
      'ولا نقبل الشيكات.',
    ],
    asserting: [
      'يمكن إرجاع المنتجات.',
      'لا بد من إحضار الفاتورة.',
      'ليس فقط المصابيح.',
      'لماذا نحن؟',
      'الألم يزول.',
    ],
  },
  he: {
    denying: [
      'לא ניתן להחזיר מוצרים במבצע.',
      'אין דמי משלוח.',
      'המוצר אינו זמין.',
      'משלוח ללא עלות.',
      'מוצרים שלא נפתחו.',
      'אל תשלחו מזומן.',
    ],
    asserting: [
      'ניתן להחזיר מוצרים.',
      'לא רק מנורות.',
      'אנחנו שולחים אל תל אביב.',
      'מלאי גדול.',
      'אינטרנט מהיר.',
    ],
  },
  hi: {
    denying: ['सेल की वस्तुएँ वापस नहीं की जा सकतीं।', 'बिना रसीद के।', 'लैंप को गीला न करें।', 'नकद मत भेजें।'],
    asserting: ['वस्तुएँ वापस की जा सकती हैं।', 'न केवल लैंप वापस होते हैं।', 'नया लैंप मिलेगा।', 'मतदान की जानकारी।'],
  },
  zh: {
    denying: [
      '特价商品不能退货。',
      '没有运费。',
      '无需注册。',
      '尚未发货。',
      '请勿寄现金。',
      '這並非免費。',
      '别担心运费。',
    ],
    asserting: [
      '特价商品可以退货。',
      '不仅灯可以退货。',
      '是不是免费？',
      '特别优惠。',
      '不同颜色的灯。',
      '支持无线网络。',
      '未来三天发货。',
      '退货必须，不得不带小票。',
    ],
  },
  ja: {
    denying: [
      'セール品は返品できません。',
      '送料はかからない。',
      '現金は使えなかった。',
      '箱を開けずにお送りください。',
      '返品不可。',
      '手数料なし。',
      '連絡がなくても届きます。',
    ],
    asserting: [
      'セール品は返品できます。',
      'レシートを見せなければなりません。',
      '明日届くかもしれません。',
      'ランプだけでなく机も返品できます。',
      'まず、箱を開けます。',
      '在庫が少ない。',
      '必ず届きます。',
    ],
  },
  ko: {
    denying: [
      '할인 상품은 반품할 수 없습니다.',
      '배송비는 무료가 아닙니다.',
      '환불되지 않습니다.',
      '반품이 안 됩니다.',
      '현금을 보내지 마세요.',
      '교환하지 못합니다.',
      '반품 불가.',
    ],
    asserting: [
      '할인 상품은 반품할 수 있습니다.',
      '영수증을 보여주지 않으면 안 됩니다.',
      '램프뿐만 아니라 책상도 반품됩니다.',
      '색상에 상관없이 반품됩니다.',
      '안내 데스크에 오세요.',
      '안전하게 배송됩니다.',
      '잘못된 상품을 보내세요.',
    ],
  },
};

describe('a negation', () => {
  it('is known in every spoken language', () => {
    assert.deepEqual(SPOKEN_LANGUAGES.map(({ code }) => code).sort(), Object.keys(STATEMENTS).sort());
  });

  for (const [language, { denying, asserting }] of Object.entries(STATEMENTS)) {
    it(`is told from what denies nothing, in ${language}`, () => {
      assert.deepEqual(
        denying.filter((text) => isNegated(text, language) !== true),
        [],
      );
      assert.deepEqual(
        asserting.filter((text) => isNegated(text, language) !== false),
        [],
      );
    });
  }

  it('is unknown in a language that is not spoken', () => {
    assert.equal(isNegated('Detta är inte gratis.', 'sv'), undefined);
  });

  it('gives the same each time it is asked', () => {
    for (let i = 0; i < 3; i++) assert.equal(isNegated('不仅灯，不仅桌子。', 'zh'), false);
  });
});

describe('the clauses of a text', () => {
  it('end at a word that turns, in the language of the text alone', () => {
    assert.deepEqual(clausesOf('Sale items are out, but cards are in.', 'en'), [
      'Sale items are out,',
      'cards are in.',
    ]);
    assert.deepEqual(clausesOf('特价商品不能退货，但礼品卡可以。', 'zh'), ['特价商品不能退货', '礼品卡可以']);
    assert.deepEqual(clausesOf('यह नहीं। वह हाँ।', 'hi'), ['यह नहीं', 'वह हाँ']);
    assert.deepEqual(clausesOf('Das Hemd von ma who ist neu.', 'de'), ['Das Hemd von ma who ist neu.']);
  });
});
