import { expect } from '@open-wc/testing';
import { cleanText } from './clean-text.js';

describe('cleanText', () => {
  it('leaves out what cannot be seen, in Western words as in all others', () => {
    for (let code = 0; code < 0x3000; code += 1) {
      const character = String.fromCharCode(code);
      const inOthers = cleanText(`${character}я`);
      expect(cleanText(character), `U+${code.toString(16)}`).to.equal(inOthers.slice(0, -1));
    }
    expect(cleanText('so\u00adft \u202eevil\u202c, w\u200bide')).to.equal('soft evil, wide');
    expect(cleanText('Crème brûlée — “ça va”… 5 €\tœuf\n¿Qué?')).to.equal(
      'Crème brûlée — “ça va”… 5 €\tœuf\n¿Qué?',
    );
  });

  it('keeps the joiners that Persian and emoji are written with', () => {
    expect(cleanText('می\u200cخواهم')).to.equal('می\u200cخواهم');
    expect(cleanText('👩\u200d🚀')).to.equal('👩\u200d🚀');
  });

  it('knows one line end, and no endless text', () => {
    expect(cleanText('a\r\nb\rc')).to.equal('a\nb\nc');
    expect(cleanText('ab'.repeat(20_000))).to.have.length(20_000);
  });
});
