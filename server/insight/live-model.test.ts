/** Who asks while the log is read. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AppError } from '../errors.js';
import { DEFAULT_QUOTA } from '../model.js';
import { createMemoryStore } from '../store/memory/memory-store.js';
import type { LogFollower, RecordLog, RecordType } from '../store/port/record-log.js';
import { makeQuestion } from '../store/testing/store.fixture.js';
import { followGaps } from './database/lazy-gaps.js';
import { followByModel } from './follow-by-model.js';

const EVER = { widgetIds: undefined, from: 0, to: Infinity };

/** How many records are read before the log tells how far it is. */
const BATCH = 2000;
/** Longer than who asks waits for a log that tells how far it is, in milliseconds. */
const LONG = 2500;

/** A log that is read no further than so many records before it is told to. */
async function makeHeldLog(records = 0) {
  const { log, conversations } = createMemoryStore();
  for (let made = 0; made <= records; made++) {
    const visitorId = `visitor-${made}`;
    await conversations.accept(makeQuestion({ visitorId, conversationId: visitorId }), {
      ...DEFAULT_QUOTA,
      messages: Infinity,
    });
  }
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const slow: RecordLog = {
    ...log,
    search: (query, signal) => log.search(query, signal),
    async *read<T extends RecordType>(query: Parameters<typeof log.read<T>>[0]) {
      let count = 0;
      for await (const record of log.read(query)) {
        if (count++ === records) await held;
        yield record;
      }
    },
  };
  return { log: slow, release };
}

describe('a read model that is not ready yet', () => {
  it('has who asks wait for a log that is soon read', async () => {
    const { log, release } = await makeHeldLog();
    const { insight } = followByModel(log, Date.now);
    const asked = insight.usageByWidget(EVER);
    release();
    assert.equal((await asked).length, 1);
  });

  it('has who asks wait longer while nothing tells how far it is, as on a busy machine', async () => {
    const { log, release } = await makeHeldLog();
    const { insight } = followByModel(log, Date.now);
    setTimeout(release, LONG);
    assert.equal((await insight.usageByWidget(EVER)).length, 1);
  });

  it('says how far it is where that takes longer', async () => {
    const { log, release } = await makeHeldLog(BATCH);
    const { insight } = followByModel(log, Date.now);
    await assert.rejects(insight.usageByWidget(EVER), {
      code: 'not_ready',
      message: /^Reading the log, \d+ %\.$/,
    });
    release();
  });
});

describe('a log that cannot be read for a while', () => {
  /** A log whose disk is away until it is mended. */
  async function makeBrokenLog() {
    const { log, conversations } = createMemoryStore();
    await conversations.accept(makeQuestion(), DEFAULT_QUOTA);
    let isBroken = true;
    const broken: RecordLog = {
      ...log,
      search: (query, signal) => log.search(query, signal),
      async *read<T extends RecordType>(query: Parameters<typeof log.read<T>>[0]) {
        if (isBroken) throw new AppError('store_unavailable', 'The disk is away.');
        yield* log.read(query);
      },
    };
    return {
      log: broken,
      conversations,
      follow: (follower: LogFollower) => {
        log.follow(follower);
      },
      mend: () => {
        isBroken = false;
      },
    };
  }

  it('is read again for who asks once it can be, with what came meanwhile', async () => {
    const { log, conversations, follow, mend } = await makeBrokenLog();
    const { insight, follower } = followByModel(log, Date.now);
    follow(follower);
    await assert.rejects(insight.usageByWidget(EVER), { code: 'store_unavailable' });
    await conversations.accept(makeQuestion(), DEFAULT_QUOTA);
    await assert.rejects(insight.usageByWidget(EVER), { code: 'store_unavailable' });
    mend();
    assert.deepEqual(
      (await insight.usageByWidget(EVER)).map(({ totals }) => totals.questions),
      [2],
    );
    await conversations.accept(makeQuestion(), DEFAULT_QUOTA);
    assert.deepEqual(
      (await insight.usageByWidget(EVER)).map(({ totals }) => totals.questions),
      [3],
    );
  });

  it('has its gaps again once it can be read', async () => {
    const { log, mend } = await makeBrokenLog();
    const { insight } = followGaps(log, Date.now);
    const query = { ...EVER, widgets: undefined, below: 0.5, states: ['open'], limit: 5, now: 0 } as const;
    await assert.rejects(insight.gaps(query), { code: 'store_unavailable' });
    mend();
    assert.equal((await insight.gaps(query)).items.length, 0);
  });
});
