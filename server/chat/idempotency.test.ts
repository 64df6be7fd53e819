/** What tells a repeated request from a new one. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { identify } from './idempotency.js';

const hashOf = (request: object) => identify(request, 'key-1').hash;

describe('the hash of a request', () => {
  it('is the same whatever the order of its fields, also of those within others', () => {
    const one = { message: 'Hi', page: { url: '/a', title: 'A' }, tags: ['x', 'y'] };
    const other = { tags: ['x', 'y'], page: { title: 'A', url: '/a' }, message: 'Hi' };
    assert.equal(hashOf(one), hashOf(other));
  });

  it('tells apart what differs in a field of a field, and lists of another order', () => {
    assert.notEqual(hashOf({ page: { url: '/a' } }), hashOf({ page: { url: '/b' } }));
    assert.notEqual(hashOf({ tags: ['x', 'y'] }), hashOf({ tags: ['y', 'x'] }));
  });

  it('is the one that records of before an upgrade hold', () => {
    const request = { widgetId: 'w', message: 'Hi', visitorId: 'ann', conversationId: undefined };
    assert.equal(hashOf(request), 'roc5K82MhWiT-olMS6AYM43NB3XR3OTMMYs2TKbhXpA');
  });
});
