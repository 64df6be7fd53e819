import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAnalyzer } from './analyzer.js';

const TOGETHER: Record<string, string[][]> = {
  en: [
    ['crèche', 'creche', 'crèches'],
    ['résumé', 'resume'],
  ],
  pl: [
    ['hasło', 'hasła', 'hasłem', 'haslo'],
    ['faktura', 'fakturę', 'faktury', 'fakturze'],
    ['anulować', 'anuluję', 'anulowanie', 'anulowania'],
    ['ustawienia', 'ustawieniach'],
    ['strona', 'stronie', 'stron'],
  ],
  he: [
    ['סיסמה', 'הסיסמה', 'סיסמת', 'לסיסמה'],
    ['חשבון', 'החשבון', 'חשבונות', 'בחשבון'],
    ['מחיר', 'המחיר', 'המחירים'],
  ],
  ko: [
    ['비밀번호', '비밀번호를', '비밀번호는'],
    ['환불', '환불을', '환불하려면', '환불되나요'],
    ['사용자', '사용자들이'],
    ['어린이', '어린이를'],
  ],
  hi: [['ज़रूरी', 'जरूरी']],
  ar: [['كَلِمَة', 'كلمة']],
};
const APART: Record<string, [string, string][]> = {
  pl: [
    ['zwrot', 'zwykły'],
    ['konto', 'koszt'],
  ],
  he: [['מחיר', 'חירות']],
  ko: [['권한', '권리']],
  ja: [['ート', 'ード']],
  hi: [['दिन', 'दान']],
};

describe('the term of a word', () => {
  for (const [language, groups] of Object.entries(TOGETHER)) {
    it(`is one for the forms of a word, in ${language}`, () => {
      const analyzer = createAnalyzer(language);
      for (const words of groups) {
        const terms = words.map((word) => analyzer.termOf(word));
        assert.equal(new Set(terms).size, 1, `${words.join(' ')}: ${terms.join(' ')}`);
      }
    });
  }

  for (const [language, pairs] of Object.entries(APART)) {
    it(`is another for another word, in ${language}`, () => {
      const analyzer = createAnalyzer(language);
      for (const [one, other] of pairs) assert.notEqual(analyzer.termOf(one), analyzer.termOf(other));
    });
  }
});

describe('the terms of a text', () => {
  it('are those of its numbers for a size, with spaces or without', () => {
    const analyzer = createAnalyzer('en');
    for (const size of ['24x16', '24 x 16', '24×16']) {
      const terms = analyzer.termsOf(`A ${size} inch canvas`);
      assert.ok(terms.includes('24') && terms.includes('16'), size);
    }
  });
});
