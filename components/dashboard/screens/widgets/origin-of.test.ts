import { expect } from '@open-wc/testing';
import { entryOf, originOf } from './origin-of.js';

describe('an address that an operator types', () => {
  it('is that of a page, whole or in part', () => {
    expect(originOf('shop.acme.example')).to.equal('https://shop.acme.example');
    expect(originOf(' https://Shop.acme.example:443/cart?x=1 ')).to.equal('https://shop.acme.example');
    expect(originOf('http://localhost:8080/')).to.equal('http://localhost:8080');
    expect(originOf('capacitor://localhost')).to.equal('capacitor://localhost');
    expect(originOf('not an address')).to.equal(undefined);
    expect(originOf('')).to.equal(undefined);
  });

  it('makes the entry of its website', () => {
    expect(entryOf('https://www.acme.example/shop?x')).to.equal('www.acme.example');
    expect(entryOf('localhost:8080')).to.equal('localhost:8080');
    expect(entryOf('http://intranet/')).to.equal('http://intranet');
    expect(entryOf('*.acme.example')).to.equal('*.acme.example');
    expect(entryOf('two words')).to.equal('two words');
  });
});
