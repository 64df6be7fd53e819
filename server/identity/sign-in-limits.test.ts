import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AppError } from '../errors.js';
import { createSignInLimits } from './sign-in-limits.js';

const HOUR_MS = 3_600_000;

/** Limits with a clock that the test moves. */
function makeLimits() {
  let now = Date.UTC(2026, 0, 1);
  const limits = createSignInLimits(() => now, 'service-chat');
  return {
    ...limits,
    wait: (ms: number) => {
      now += ms;
    },
    /** Seconds to wait; none where an attempt may begin, which fails. */
    fail: (account: string, network: string): number => {
      try {
        limits.begin(account, network);
        return 0;
      } catch (error) {
        return Number((error as AppError).headers['Retry-After']);
      }
    },
  };
}

describe('the limits of sign-in', () => {
  it('wait twice as long after each failure from the fifth on, and a quarter of an hour at most', () => {
    const { fail, wait } = makeLimits();
    for (let failure = 0; failure < 5; failure++) assert.equal(fail('ann', 'a'), 0);
    const waits = [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900];
    for (const seconds of waits) {
      assert.equal(fail('ann', 'a'), seconds);
      wait(seconds * 1000);
      assert.equal(fail('ann', 'a'), 0);
    }
  });

  it('count an account and a network together: neither another name nor another network has to wait', () => {
    const { fail } = makeLimits();
    for (let failure = 0; failure < 5; failure++) fail('ann', 'a');
    assert.ok(fail('ann', 'a') > 0);
    assert.equal(fail('ann', 'b'), 0);
    assert.equal(fail('bob', 'a'), 0);
  });

  it('take thirty failures an hour from one network, whatever names it tries', () => {
    const { fail, wait } = makeLimits();
    for (let failure = 0; failure < 30; failure++) assert.equal(fail(`name ${failure}`, 'a'), 0);
    assert.equal(fail('another', 'a'), 3600);
    assert.equal(fail('another', 'b'), 0);
    wait(HOUR_MS);
    assert.equal(fail('another', 'a'), 0);
  });

  it('take a hundred failures a day for one name, from however many networks', () => {
    const { fail, wait } = makeLimits();
    for (let failure = 0; failure < 100; failure++) assert.equal(fail('ann', `network ${failure}`), 0);
    assert.equal(fail('ann', 'another'), 86_400);
    wait(24 * HOUR_MS);
    assert.equal(fail('ann', 'another'), 0);
  });

  it('forget failures after a success, and count nothing that did not come to the test', () => {
    const { begin, fail } = makeLimits();
    for (let attempt = 0; attempt < 200; attempt++) begin('ann', 'a').release();
    for (let failure = 0; failure < 4; failure++) assert.equal(fail('ann', 'a'), 0);
    begin('ann', 'a').succeed();
    for (let failure = 0; failure < 5; failure++) assert.equal(fail('ann', 'a'), 0);
    assert.ok(fail('ann', 'a') > 0);
  });

  it('hold however many names are made up', () => {
    const { fail } = makeLimits();
    for (let failure = 0; failure < 5; failure++) fail('ann', 'a');
    for (let name = 0; name < 5_000; name++) fail(`made up ${name}`, `network ${name}`);
    assert.ok(fail('ann', 'a') > 0);
  });
});
