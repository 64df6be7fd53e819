/** How long those wait who need a database that is away. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../errors.js';
import { createRetrier } from './retry.js';

const MS = 300;
const silence = () => new Promise<never>(() => undefined);
const lost = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));

/** Whether it has ended, once all has been told that is to be told now. */
function watch(work: Promise<unknown>): { hasEnded: () => Promise<boolean>; failure: Promise<unknown> } {
  let isOpen = true;
  const failure = work.then(
    () => undefined,
    (error: unknown) => error,
  );
  void failure.then(() => (isOpen = false));
  return {
    failure,
    async hasEnded() {
      await new Promise(setImmediate);
      return !isOpen;
    },
  };
}

describe('what is tried again while a database is away', () => {
  it('runs out for all at once, also for who began to wait later', async () => {
    const retrier = createRetrier({ ms: MS });
    const first = watch(retrier.retry(silence));
    await sleep(MS / 2);
    const [later, bounded] = [watch(retrier.retry(silence)), watch(retrier.retry(silence, MS))];
    const failure = await first.failure;
    assert.ok(failure instanceof AppError && failure.code === 'store_unavailable');
    assert.ok((await later.hasEnded()) && (await bounded.hasEnded()));
    assert.ok(retrier.hasGivenUp());
  });

  it('counts from what was asked before and given up since', async () => {
    const retrier = createRetrier({ ms: MS });
    void retrier.tryOnce(silence);
    await sleep(MS / 2);
    const told: string[] = [];
    const wait = (name: string, waited: typeof retrier) =>
      waited.retry(silence).catch(() => {
        told.push(name);
      });
    await Promise.all([wait('anew', createRetrier({ ms: MS })), wait('after the other', retrier)]);
    assert.deepEqual(told, ['after the other', 'anew']);
    await assert.rejects(retrier.retry(lost), { code: 'store_unavailable' });
  });

  it('lets a long statement end, and has nobody wait as long for a database that is not there', async () => {
    const retrier = createRetrier({ ms: MS, quietMs: 60_000 });
    const long = watch(retrier.retry(() => sleep(2 * MS, 'done')));
    assert.equal(await long.failure, undefined);
    await assert.rejects(retrier.retry(lost), { code: 'store_unavailable' });
    await assert.rejects(retrier.retry(silence), { code: 'store_unavailable' });
  });

  it('begins anew with every answer, for a transaction of many statements', async () => {
    const retrier = createRetrier({ ms: MS });
    const long = watch(
      retrier.retry(async () => {
        for (let statement = 0; statement < 6; statement++) {
          await sleep(MS / 4);
          retrier.noteAnswer();
        }
      }),
    );
    assert.equal(await long.failure, undefined);
    assert.equal(retrier.hasGivenUp(), false);
  });

  it('ends for one whose statement alone says nothing', async () => {
    const retrier = createRetrier({ ms: MS });
    const answers = setInterval(() => void retrier.retry(() => Promise.resolve()), MS / 20);
    const one = watch(retrier.retry(silence, MS));
    assert.ok((await one.failure) instanceof AppError);
    clearInterval(answers);
    assert.equal(retrier.hasGivenUp(), false);
  });

  it('outlasts a database that is back in time', async () => {
    const retrier = createRetrier({ ms: 60_000 });
    let tries = 0;
    const result = await retrier.retry(() => (++tries < 3 ? lost() : Promise.resolve('here')));
    assert.deepEqual([result, tries], ['here', 3]);
  });
});
