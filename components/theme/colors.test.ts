import { expect } from '@open-wc/testing';
import { accentColors } from './panel-colors.js';
import { contrastOf, inkOn, isHexColor } from './colors.js';
import { earlyTokens } from './early-tokens.styles.js';

/** Every colour of the short form, and so every corner and edge of the colour space. */
const everyColor = Array.from({ length: 4096 }, (_, i) => `#${i.toString(16).padStart(3, '0')}`);

describe('inkOn', () => {
  it('gives an icon that stands out from the primary colour, whatever that is', () => {
    for (const color of everyColor) expect(contrastOf(inkOn(color), color), color).to.be.at.least(3);
  });
});

describe('contrastOf', () => {
  it('is that of WCAG', () => {
    expect(contrastOf('#000', '#fff')).to.equal(21);
    expect(contrastOf('#fff', '#fff')).to.equal(1);
    expect(contrastOf('#777777', '#ffffff')).to.be.closeTo(4.48, 0.005);
  });
});

describe('isHexColor', () => {
  it('takes three and six digits and nothing else', () => {
    for (const color of ['#fff', '#6366f1', '#ABCDEF']) expect(isHexColor(color), color).to.equal(true);
    for (const other of ['', 'fff', '#ffff', '#gggggg', 'red', '#fff;}', ' #fff', 1, null, undefined]) {
      expect(isHexColor(other), String(other)).to.equal(false);
    }
  });
});

/** The panel's surfaces in one theme, as the tokens have them. */
function surfacesOf(css: string): string[] {
  const found = [...css.matchAll(/--chat-(?:canvas|surface): (#[0-9a-f]+)/g)].map(([, color]) => color!);
  expect(found).to.have.length(2);
  return found;
}

describe('accentColors', () => {
  const [light, dark] = earlyTokens.cssText.split(":host([data-theme='dark'])").map(surfacesOf);

  it('gives text on the accent a contrast of 4.5:1, whatever the primary colour', () => {
    for (const color of everyColor) {
      const { accent, onAccent } = accentColors(color);
      expect(contrastOf(onAccent, accent), color).to.be.at.least(4.5);
    }
  });

  it('gives an ink that can be read on every surface of both themes', () => {
    for (const color of everyColor) {
      const { accentText } = accentColors(color);
      for (const surface of light!) expect(contrastOf(accentText.light, surface), color).to.be.at.least(4.5);
      for (const surface of dark!) expect(contrastOf(accentText.dark, surface), color).to.be.at.least(4.5);
    }
  });

  it('leaves colours alone that can be read as they are', () => {
    expect(accentColors('#1d4ed8')).to.deep.include({ accent: '#1d4ed8', onAccent: '#ffffff' });
    expect(accentColors('#fde047')).to.deep.include({ accent: '#fde047', onAccent: '#191c22' });
    expect(accentColors('#1d4ed8').accentText.light).to.equal('#1d4ed8');
  });

  it('darkens the default colour by less than the eye can see', () => {
    const { accent, onAccent } = accentColors('#6366f1');
    expect(onAccent).to.equal('#ffffff');
    expect(contrastOf(accent, '#6366f1')).to.be.below(1.05);
  });
});
