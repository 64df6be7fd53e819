/** Who asks while the log is read. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DEFAULT_QUOTA } from '../model.js';
import { createMemoryStore } from '../store/memory/memory-store.js';
import type { RecordLog, RecordType } from '../store/port/record-log.js';
import { makeQuestion } from '../store/testing/store.fixture.js';
import { followByModel } from './follow-by-model.js';

const EVER = { widgetIds: undefined, from: 0, to: Infinity };

/** A log that is read no further before it is told to. */
async function makeHeldLog() {
  const { log, conversations } = createMemoryStore();
  await conversations.accept(makeQuestion(), DEFAULT_QUOTA);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const slow: RecordLog = {
    ...log,
    search: (query, signal) => log.search(query, signal),
    async *read<T extends RecordType>(query: Parameters<typeof log.read<T>>[0]) {
      await held;
      yield* log.read(query);
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

  it('says how far it is where that takes longer', async () => {
    const { log, release } = await makeHeldLog();
    const { insight } = followByModel(log, Date.now);
    await assert.rejects(insight.usageByWidget(EVER), {
      code: 'not_ready',
      message: 'Reading the log, 0 %.',
    });
    release();
  });
});
