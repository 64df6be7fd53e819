import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { startLoop } from './start-loop.js';

const NEVER_MS = 1e8;

describe('a loop', () => {
  it('begins at once, and again after the pause that its round asked for', async () => {
    const pauses: number[] = [];
    let rounds = 0;
    const loop = startLoop(() => Promise.resolve(++rounds * 10), {
      sleep(ms, signal) {
        pauses.push(ms);
        return rounds < 3 ? Promise.resolve() : sleep(NEVER_MS, undefined, { signal });
      },
    });
    await nextTurn();
    await loop.stop();
    assert.deepEqual([rounds, pauses], [3, [10, 20, 30]]);
  });

  it('waits before its first round where it is told to, unless it is woken', async () => {
    let rounds = 0;
    const loop = startLoop(() => Promise.resolve(++rounds * NEVER_MS), { firstPause: NEVER_MS });
    await nextTurn();
    assert.equal(rounds, 0);
    loop.wake();
    await nextTurn();
    assert.equal(rounds, 1);
    await loop.stop();
  });

  it('that is woken during a round begins one other after it, however often it was woken', async () => {
    let rounds = 0;
    let finish = (): void => undefined;
    const loop = startLoop(async () => {
      rounds++;
      await new Promise<void>((resolve) => (finish = resolve));
      return NEVER_MS;
    });
    loop.wake();
    loop.wake();
    finish();
    await nextTurn();
    assert.equal(rounds, 2);
    finish();
    await nextTurn();
    await nextTurn();
    assert.equal(rounds, 2);
    await loop.stop();
  });

  it('that is stopped tells its round, waits for it, and begins no other', async () => {
    let rounds = 0;
    let isDone = false;
    const loop = startLoop(async (signal) => {
      rounds++;
      await sleep(NEVER_MS, undefined, { signal }).catch(() => undefined);
      await nextTurn();
      isDone = true;
      return 0;
    });
    await loop.stop();
    await nextTurn();
    assert.deepEqual([rounds, isDone], [1, true]);
    await loop.stop();
  });
});
