import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dueDigest } from './digest-schedule.js';

const due = (at: string, timeZone: string, last?: { day: string; at: string }) =>
  dueDigest(Date.parse(at), timeZone, last);

describe('the daily mail', () => {
  it('is due from eight in the morning on, where its owner is', () => {
    assert.equal(due('2024-05-31T05:59:00Z', 'Europe/Berlin'), undefined);
    assert.equal(due('2024-05-31T06:00:00Z', 'Europe/Berlin')?.day, '2024-05-31');
    assert.equal(due('2024-05-31T06:00:00Z', 'UTC'), undefined);
    assert.equal(due('2024-05-30T22:00:00Z', 'Asia/Kolkata'), undefined);
    assert.equal(due('2024-05-31T02:30:00Z', 'Asia/Kolkata')?.day, '2024-05-31');
    assert.equal(due('2024-05-31T18:00:00Z', 'Pacific/Auckland')?.day, undefined);
    assert.equal(due('2024-05-31T20:00:00Z', 'Pacific/Auckland')?.day, '2024-06-01');
  });

  it('waits for the next morning where the server was stopped until the evening', () => {
    assert.equal(due('2024-05-31T19:59:00Z', 'UTC')?.day, '2024-05-31');
    assert.equal(due('2024-05-31T20:00:00Z', 'UTC'), undefined);
  });

  it('is due once a day, also where the clocks are put back', () => {
    const last = { day: '2024-10-27', at: '2024-10-27T07:00:10.000Z' };
    for (let hour = 7; hour < 24; hour++) {
      assert.equal(
        due(`2024-10-27T${String(hour).padStart(2, '0')}:30:00Z`, 'Europe/Berlin', last),
        undefined,
      );
    }
    assert.equal(due('2024-10-28T07:00:00Z', 'Europe/Berlin', last)?.day, '2024-10-28');
  });

  it('is about all since the one before, and about a day where there was none', () => {
    const last = { day: '2024-05-28', at: '2024-05-28T08:00:03.000Z' };
    assert.equal(due('2024-05-31T09:00:00Z', 'UTC', last)?.from, Date.parse(last.at));
    assert.equal(due('2024-05-31T09:00:00Z', 'UTC')?.from, Date.parse('2024-05-30T09:00:00Z'));
  });
});
