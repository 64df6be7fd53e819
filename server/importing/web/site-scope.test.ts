import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createSiteScope } from './site-scope.js';

it('takes addresses for those of the site in whichever case their letters are encoded', () => {
  const scope = createSiteScope(
    new URL('https://acme.example/'),
    new URL('https://acme.example/größe/').pathname,
  );
  const lower = 'https://acme.example/gr%c3%b6%c3%9fe/s';
  assert.equal(scope.addressOf(lower)?.href, lower);
  assert.equal(scope.addressOf('https://acme.example/gr%c3%b6%c3%9fer'), undefined);
});

it('has one address for a page, without what names a visit', () => {
  const scope = createSiteScope(new URL('https://acme.example/'), '/');
  for (const [address, plain] of [
    ['/help;jsessionid=0A1B?a=1', '/help?a=1'],
    ['/help;jsessionid=0A1B/b;c=1', '/help/b;c=1'],
    ['/help?PHPSESSID=0a1b&utm_source=x', '/help'],
  ] as const) {
    assert.equal(scope.addressOf(`https://acme.example${address}`)?.href, `https://acme.example${plain}`);
  }
});
