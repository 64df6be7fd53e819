import { expect } from '@open-wc/testing';
import { addressOf, wrongAddress } from './address.js';

describe('the address that pages are imported from', () => {
  it('may be typed without its scheme', () => {
    expect(addressOf(' acme.example ')).to.equal('https://acme.example');
    expect(addressOf('*.acme.example')).to.equal('https://acme.example');
    expect(addressOf('localhost:8080')).to.equal('http://localhost:8080');
    expect(addressOf('127.0.0.1:8080/help')).to.equal('http://127.0.0.1:8080/help');
    expect(addressOf('')).to.equal('');
  });

  it('is asked about where it is one word, or of another kind', () => {
    for (const text of [
      'acme.example',
      'https://intranet',
      'intranet:8080',
      'localhost',
      '[::1]:80',
      '*.a.example',
      '',
    ])
      expect(wrongAddress(text), text).to.equal(undefined);
    for (const text of ['radwerk', ' Fahrräder/ ', 'radwerk/shop'])
      expect(wrongAddress(text), text).to.contain('all of it');
    for (const text of ['mailto:jana@x.de', 'ftp://acme.example', 'javascript:alert(1)'])
      expect(wrongAddress(text), text).to.contain('begins with https://');
  });

  it('keeps the scheme that it is typed with, for the server to judge', () => {
    expect(addressOf('https://acme.example/help')).to.equal('https://acme.example/help');
    expect(addressOf('ftp://acme.example')).to.equal('ftp://acme.example');
  });
});
