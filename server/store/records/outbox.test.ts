/** What the deliveries that are owed cost, where there are very many. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { assertLinearTime } from '../../runtime/linear-time.fixture.js';
import { makeOwed } from '../testing/store.fixture.js';
import { Outbox } from './outbox.js';

it('forgets each delivery of records that are gone without a look at all others', () => {
  const at = Date.parse(makeOwed().at);
  const prepare = (size: number) => {
    const outbox = new Outbox<number>();
    const records = Array.from({ length: size }, () => makeOwed({ channels: ['webhook', 'mail'] }));
    for (const [place, record] of records.entries()) outbox.add(record, place);
    return { outbox, records };
  };
  assertLinearTime(32_000, prepare, ({ outbox, records }) => {
    for (const record of records.slice(1)) outbox.forget(record);
    const [first, ...others] = records;
    assert.equal(others.length, records.length - 1);
    assert.equal(outbox.claim(at, 9).length, 2);
    outbox.forget(first ?? assert.fail());
    assert.deepEqual(outbox.list(), []);
    // What was claimed is so no more: the next of the same widget is due at once.
    outbox.add(makeOwed(), 0);
    assert.equal(outbox.claim(at, 9).length, 1);
  });
});
