import { expect } from '@open-wc/testing';
import { safeUrl, staysOnSite } from './safe-link.js';

describe('safeUrl', () => {
  it('takes the addresses that a page may have', () => {
    expect(safeUrl('https://acme.example/help#returns')?.href).to.equal('https://acme.example/help#returns');
    expect(safeUrl('http://localhost:3000/')?.href).to.equal('http://localhost:3000/');
    expect(safeUrl('mailto:help@acme.example')?.href).to.equal('mailto:help@acme.example');
    expect(safeUrl('tel:+441632960118')?.href).to.equal('tel:+441632960118');
  });

  it('takes a path for one of the site that the visitor is on', () => {
    const url = safeUrl('/help/returns?lang=en#late');
    expect(url?.href).to.equal(`${location.origin}/help/returns?lang=en#late`);
    expect(url && staysOnSite(url)).to.be.true;
  });

  for (const address of [
    '//evil.example/x',
    '/\\evil.example',
    '/\t/evil.example',
    'help/returns',
    'javascript:alert(1)',
    'https://user@acme.example/',
    'mailto:help@acme.example?bcc=all@acme.example',
    'tel:*21*0900123456#',
    'tel:112;phone-context=evil.example',
    'tel:call-me',
    '',
  ]) {
    it(`leaves out ${JSON.stringify(address)}`, () => {
      expect(safeUrl(address)).to.be.undefined;
    });
  }
});
