import { expect } from '@open-wc/testing';
import { contrastOf, inkOn, isHexColor } from './color.js';

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
