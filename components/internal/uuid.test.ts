import { expect } from '@open-wc/testing';
import { newUuid } from './new-uuid.js';
import { isUuid } from './uuid.js';

describe('newUuid', () => {
  it('makes random ids of version 4', () => {
    const ids = Array.from({ length: 200 }, newUuid);
    for (const id of ids)
      expect(id).to.match(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).to.equal(200);
  });
});

describe('isUuid', () => {
  it('takes any id of the right shape, also those that people write by hand', () => {
    expect(isUuid(newUuid())).to.equal(true);
    expect(isUuid('11111111-1111-1111-1111-111111111111')).to.equal(true);
    expect(isUuid('ABCDEF00-0000-4000-8000-000000000001')).to.equal(true);
    for (const other of [
      '',
      'demo',
      '1111',
      ' 11111111-1111-1111-1111-111111111111',
      7,
      null,
      undefined,
      {},
    ]) {
      expect(isUuid(other), JSON.stringify(other)).to.equal(false);
    }
  });
});
