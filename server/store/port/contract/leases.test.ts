/** What every store promises of leases. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stores } from '../../testing/every-store.fixture.js';
import type { Lease } from '../leases.js';

const HOUR = 3_600_000;

for (const [name, open] of Object.entries(stores)) {
  describe(`${name}: leases`, () => {
    it('are held by one at a time, with a term that rises', async (t) => {
      const { leases } = await open(t);
      let finish = (): void => undefined;
      let first: Promise<{ result: number } | undefined> = Promise.resolve(undefined);
      await new Promise<void>((begun) => {
        first = leases.hold('work', ({ term }) => {
          begun();
          return new Promise<number>((resolve) => {
            finish = () => {
              resolve(term);
            };
          });
        });
      });
      const others = await Promise.all(
        [1, 2, 3].map(() => leases.hold('work', () => Promise.resolve('done'))),
      );
      assert.deepEqual(others, [undefined, undefined, undefined]);
      assert.deepEqual(await leases.hold('other work', () => Promise.resolve('done')), { result: 'done' });
      finish();
      const before = (await first)?.result ?? 0;
      const after = (await leases.hold('work', ({ term }) => Promise.resolve(term)))?.result ?? 0;
      assert.ok(before > 0 && after > before, `${before}, ${after}`);
    });

    it('are free again when the work has failed, and it counts as not done', async (t) => {
      const { leases } = await open(t);
      const fail = (lease: Lease) => {
        lease.mark = 'half';
        return Promise.reject(new Error('No luck.'));
      };
      await assert.rejects(leases.hold('work', fail, { everyMs: HOUR }), /No luck/);
      const marks: unknown[] = [];
      const again = await leases.hold('work', ({ mark }) => Promise.resolve(marks.push(mark)), {
        everyMs: HOUR,
      });
      assert.deepEqual([again, marks], [{ result: 1 }, [undefined]]);
    });

    it('are not given again within the time that is said', async (t) => {
      const { leases } = await open(t);
      const work = () => Promise.resolve('done');
      assert.ok(await leases.hold('work', work, { everyMs: HOUR }));
      assert.equal(await leases.hold('work', work, { everyMs: HOUR }), undefined);
      assert.ok(await leases.hold('work', work));
    });

    it('hand on what their holders leave', async (t) => {
      const { leases } = await open(t);
      const seen: unknown[] = [];
      for (const mark of ['a', 'b']) {
        await leases.hold('work', (lease) => {
          seen.push(lease.mark);
          lease.mark = mark;
          return Promise.resolve();
        });
      }
      await leases.hold('work', ({ mark }) => Promise.resolve(seen.push(mark)));
      assert.deepEqual(seen, [undefined, 'a', 'b']);
    });
  });
}
