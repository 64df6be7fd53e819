/** How long those wait who need a database that is away. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../errors.js';
import { createPatience } from './patience.js';

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

describe('the patience with a database', () => {
  it('runs out for all at once, also for who began to wait later', async () => {
    const patience = createPatience({ ms: MS });
    const first = watch(patience.keep(silence));
    await sleep(MS / 2);
    const [later, bounded] = [watch(patience.keep(silence)), watch(patience.keep(silence, MS))];
    const failure = await first.failure;
    assert.ok(failure instanceof AppError && failure.code === 'store_unavailable');
    assert.ok((await later.hasEnded()) && (await bounded.hasEnded()));
    assert.ok(patience.isOver());
  });

  it('counts from what was asked before and given up since', async () => {
    const patience = createPatience({ ms: MS });
    void patience.attempt(silence);
    await sleep(MS / 2);
    const told: string[] = [];
    const wait = (name: string, waited: typeof patience) =>
      waited.keep(silence).catch(() => {
        told.push(name);
      });
    await Promise.all([wait('anew', createPatience({ ms: MS })), wait('after the other', patience)]);
    assert.deepEqual(told, ['after the other', 'anew']);
    await assert.rejects(patience.keep(lost), { code: 'store_unavailable' });
  });

  it('lets a long statement end, and has nobody wait as long for a database that is not there', async () => {
    const patience = createPatience({ ms: MS, quietMs: 60_000 });
    const long = watch(patience.keep(() => sleep(2 * MS, 'done')));
    assert.equal(await long.failure, undefined);
    await assert.rejects(patience.keep(lost), { code: 'store_unavailable' });
    await assert.rejects(patience.keep(silence), { code: 'store_unavailable' });
  });

  it('begins anew with every answer, for a transaction of many statements', async () => {
    const patience = createPatience({ ms: MS });
    const long = watch(
      patience.keep(async () => {
        for (let statement = 0; statement < 6; statement++) {
          await sleep(MS / 4);
          patience.heard();
        }
      }),
    );
    assert.equal(await long.failure, undefined);
    assert.equal(patience.isOver(), false);
  });

  it('ends for one whose statement alone says nothing', async () => {
    const patience = createPatience({ ms: MS });
    const answers = setInterval(() => void patience.keep(() => Promise.resolve()), MS / 20);
    const one = watch(patience.keep(silence, MS));
    assert.ok((await one.failure) instanceof AppError);
    clearInterval(answers);
    assert.equal(patience.isOver(), false);
  });

  it('outlasts a database that is back in time', async () => {
    const patience = createPatience({ ms: 60_000 });
    let tries = 0;
    const result = await patience.keep(() => (++tries < 3 ? lost() : Promise.resolve('here')));
    assert.deepEqual([result, tries], ['here', 3]);
  });
});
