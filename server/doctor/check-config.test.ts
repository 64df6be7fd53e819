import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readConfig } from '../config.js';
import { checkConfig } from './check-config.js';

const levelsOf = (allowlists?: string[][], PUBLIC_URL?: string) =>
  checkConfig(readConfig({ ...(PUBLIC_URL !== undefined && { PUBLIC_URL }) }, {}), allowlists).map(
    ({ level }) => level,
  );

describe('what health says of the configuration', () => {
  it('misses no public address before a widget is for another machine', () => {
    assert.deepEqual(levelsOf([]), ['ok']);
    assert.deepEqual(levelsOf([['localhost'], ['http://127.0.0.1:8080', 'localhost:*']]), ['ok']);
    for (const entry of ['acme.example', '*.acme.example', '*', 'localhost.acme.example', 'broken entry'])
      assert.deepEqual(levelsOf([['localhost'], [entry]]), ['warning'], entry);
  });

  it('misses it where nobody knows the widgets', () => {
    assert.deepEqual(levelsOf(), ['warning']);
    assert.deepEqual(levelsOf([['acme.example']], 'http://localhost:3000'), ['ok']);
  });
});
