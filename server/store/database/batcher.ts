/** Work that is done in batches: what comes while much is on its way goes with the next batch. */
import { AppError } from '../../errors.js';

export interface BatcherOptions {
  /** So many items are done at the same time, each by itself; more than that wait for a batch. */
  singles?: number;
  /** Batches at the same time: so many of items with few others of their key, and as many of crowded keys. */
  batches?: number;
}

/** How many go together at most. */
const MAX_BATCH = 256;
/** A key with so many waiting gets batches of its own, so that nobody else waits with them. */
const CROWD = 16;

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * One statement for many costs little more than for one, and commits once; but one alone is done sooner. So while there
 * are few, each is done by itself without delay, and many are done in batches, without a timer. No two batches hold the
 * same key, as one would wait for the other's row.
 *
 * Measured with 128 writers over 1,000 widgets on two cores: two batches at the same time 7,763 questions a second, each by itself 2,716.
 *
 * @param keyOf two items of the same key would wait for each other if they were done at the same time
 * @param work does a batch and gives a result for each of its items, in their order; may be repeated after it failed
 */
export function createBatcher<Item, Result>(
  keyOf: (item: Item) => string,
  work: (batch: readonly Item[]) => Promise<readonly Result[]>,
  { singles = 8, batches = 2 }: BatcherOptions = {},
): (item: Item) => Promise<Result> {
  /** By key, the longest waiting first. */
  const waiting = new Map<string, Waiting<Item, Result>[]>();
  const busy = new Set<string>();
  /** Items on their way, and batches of each kind. */
  let under = 0;
  const running = { mixed: 0, crowd: 0 };

  async function run(batch: readonly Waiting<Item, Result>[], keys: readonly string[]): Promise<void> {
    for (const key of keys) busy.add(key);
    under += batch.length;
    await settle(batch);
    under -= batch.length;
    for (const key of keys) busy.delete(key);
  }

  /** What fails is done again one by one, so that an item that cannot be done costs no other its result. */
  async function settle(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(batch.map(({ item }) => item));
      for (const [at, { resolve }] of batch.entries()) resolve(results[at] as Result);
    } catch (error) {
      // Where the database is away, it is so for each of them.
      if (batch.length === 1 || error instanceof AppError) for (const { reject } of batch) reject(error);
      else for (const one of batch) await settle([one]);
    }
  }

  function next(): void {
    if (running.mixed < batches) {
      const few = [...waiting].filter(([key, items]) => !busy.has(key) && items.length < CROWD);
      if (few.length > 0) begin('mixed', few);
    }
    if (running.crowd < batches) {
      const crowd = [...waiting].find(([key, items]) => !busy.has(key) && items.length >= CROWD);
      if (crowd) begin('crowd', [crowd]);
    }
  }

  function begin(kind: keyof typeof running, groups: readonly [string, Waiting<Item, Result>[]][]): void {
    const batch: Waiting<Item, Result>[] = [];
    const keys: string[] = [];
    for (const [key, items] of groups) {
      if (batch.length >= MAX_BATCH) break;
      batch.push(...items.splice(0, MAX_BATCH - batch.length));
      if (items.length === 0) waiting.delete(key);
      keys.push(key);
    }
    running[kind]++;
    void run(batch, keys).then(() => {
      running[kind]--;
      next();
    });
  }

  return (item) =>
    new Promise((resolve, reject) => {
      const one = { item, resolve, reject };
      const key = keyOf(item);
      if (waiting.size === 0 && under < singles && !busy.has(key)) {
        void run([one], [key]).then(next);
        return;
      }
      const group = waiting.get(key);
      if (group) group.push(one);
      else waiting.set(key, [one]);
      next();
    });
}
