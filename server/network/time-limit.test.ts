import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startTimeLimit } from './time-limit.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

describe('a time limit', () => {
  it('comes although nothing but its signal is held', async () => {
    const { signal } = startTimeLimit(30, new AbortController().signal);
    const hold = new AbortController();
    const aborted = once(signal, 'abort', { signal: hold.signal });
    collectGarbage();
    // The limit keeps no process alive.
    const patience = wait(20_000, undefined, { signal: hold.signal }).then(
      () => assert.fail('it never came'),
      () => undefined,
    );
    await Promise.race([aborted, patience]);
    hold.abort();
    assert.equal((signal.reason as Error).name, 'TimeoutError');
  });

  it('ends when the caller gives up, with the reason of the caller', () => {
    const caller = new AbortController();
    const limit = startTimeLimit(60_000, caller.signal);
    caller.abort(new Error('gone'));
    assert.equal((limit.signal.reason as Error).message, 'gone');
    assert.equal(limit.isOver(), false);
  });

  it('has ended at once for a caller that gave up before', () => {
    assert.equal(startTimeLimit(60_000, AbortSignal.abort()).signal.aborted, true);
  });
});
