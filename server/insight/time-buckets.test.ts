import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bucketStarts, spanBefore, startOfLast } from './time-buckets.js';

const at = (text: string) => Date.parse(text);
const iso = ({ from, to }: { from: number; to: number }) =>
  [from, to].map((time) => new Date(time).toISOString().replace(':00.000Z', 'Z'));

describe('the last days', () => {
  it('begin with a day of the time zone, and today is the last of them', () => {
    const now = at('2026-07-15T22:30:00Z');
    assert.equal(startOfLast(now, '7d', 'UTC'), at('2026-07-09T00:00:00Z'));
    // There it is the sixteenth already.
    const berlin = startOfLast(now, '7d', 'Europe/Berlin');
    assert.equal(berlin, at('2026-07-10T00:00:00+02:00'));
    assert.equal(bucketStarts(berlin, now, 'day', 'Europe/Berlin').length, 7);
    assert.equal(startOfLast(now, '1d', 'Europe/Berlin'), at('2026-07-16T00:00:00+02:00'));
  });

  it('have 23 or 25 hours where clocks are changed', () => {
    const now = at('2026-10-26T12:00:00+01:00');
    assert.equal(startOfLast(now, '2d', 'Europe/Berlin'), at('2026-10-25T00:00:00+02:00'));
  });

  it('are told by the hour of the time zone, where they are hours', () => {
    const now = at('2026-07-15T14:20:00Z');
    assert.equal(startOfLast(now, '24h', 'UTC'), at('2026-07-14T15:00:00Z'));
    const kathmandu = startOfLast(now, '24h', 'Asia/Kathmandu');
    assert.equal(kathmandu, at('2026-07-14T21:00:00+05:45'));
    assert.equal(bucketStarts(kathmandu, now, 'hour', 'Asia/Kathmandu').length, 24);
  });
});

describe('the time to compare with', () => {
  it('is as many days before, up to the same time of day', () => {
    const to = at('2026-07-15T14:20:00Z');
    const span = { from: startOfLast(to, '7d', 'UTC'), to };
    assert.deepEqual(iso(spanBefore(span, 'UTC')), ['2026-07-02T00:00Z', '2026-07-08T14:20Z']);
  });

  it('ends where the other begins, for days that are over', () => {
    const span = { from: at('2026-07-09T00:00:00Z'), to: at('2026-07-16T00:00:00Z') };
    assert.deepEqual(iso(spanBefore(span, 'UTC')), ['2026-07-02T00:00Z', '2026-07-09T00:00Z']);
  });

  it('begins with a day of the time zone, whatever clocks did', () => {
    const to = at('2026-10-26T08:00:00+01:00');
    const span = { from: startOfLast(to, '7d', 'Europe/Berlin'), to };
    assert.deepEqual(spanBefore(span, 'Europe/Berlin'), {
      from: at('2026-10-13T00:00:00+02:00'),
      to: at('2026-10-19T08:00:00+02:00'),
    });
  });

  it('is as many hours before, where it begins with an hour', () => {
    const to = at('2026-07-15T14:20:00Z');
    const span = { from: startOfLast(to, '24h', 'UTC'), to };
    assert.deepEqual(iso(spanBefore(span, 'UTC')), ['2026-07-13T15:00Z', '2026-07-14T14:20Z']);
  });

  it('is just as long a time otherwise', () => {
    const span = { from: at('2026-07-15T10:10:00Z'), to: at('2026-07-15T10:40:00Z') };
    assert.deepEqual(iso(spanBefore(span, 'UTC')), ['2026-07-15T09:40Z', '2026-07-15T10:10Z']);
  });
});
