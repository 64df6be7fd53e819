import { expect } from '@open-wc/testing';
import { toJson } from './json.js';

describe('toJson', () => {
  const value = { text: 'a "quoted" line\n</script>', list: [1, { on: true }, null], nothing: undefined };

  it('writes what JSON.parse reads', () => {
    expect(JSON.parse(toJson(value))).to.deep.equal({ text: value.text, list: [1, { on: true }, null] });
  });

  it('is not bent by a toJSON that the page has put on lists or objects', () => {
    const prototypes = [Array.prototype, Object.prototype] as { toJSON?: unknown }[];
    for (const prototype of prototypes) prototype.toJSON = () => 'bent';
    try {
      expect(JSON.stringify({ list: [1] })).to.equal('"bent"');
      expect(toJson({ list: [1] })).to.equal('{"list":[1]}');
    } finally {
      for (const prototype of prototypes) delete prototype.toJSON;
    }
  });

  it('leaves out what a page has added to Object.prototype', () => {
    const prototype = Object.prototype as { extra?: unknown };
    prototype.extra = 'from the page';
    try {
      expect(toJson({ own: 1 })).to.equal('{"own":1}');
    } finally {
      delete prototype.extra;
    }
  });
});
