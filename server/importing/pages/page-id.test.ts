import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { choosePageId } from './page-id.js';

describe('the id of a page of the web', () => {
  it('is the path of its address, as short as no other page has it', () => {
    const taken = new Set<string>();
    const ids = [
      'https://acme.example/',
      'https://acme.example/README.html',
      'https://acme.example/guides/pay.html',
      'https://acme.example/guides/pay',
      'https://acme.example/guides/pay/',
      'https://acme.example/search?q=a/b',
    ].map((address) => {
      const id = choosePageId(new URL(address), (other) => taken.has(other));
      taken.add(id);
      return id;
    });
    assert.deepEqual(ids, [
      'index',
      'README',
      'guides/pay',
      'acme.example/guides/pay',
      'acme.example/guides/pay-2',
      'search-q-a-b',
    ]);
  });
});
