/**
 * A server that wants a data folder and writes as long as it has it, again and again until it is killed:
 * `contender.program.ts FOLDER LEASE_MS NAME`. It prints `wants`, `open TERM`, the id of each record that was
 * acknowledged with the time, and `lost` or `refused REASON`.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { makeQuestion } from '../testing/store.fixture.js';
import { openJsonStore } from './json-store.js';
import { tell } from '../testing/tell.fixture.js';

const [folder = '', leaseMs = '', name = ''] = process.argv.slice(2);
const WRITERS = 4;

for (;;) {
  tell('wants');
  try {
    const store = await openJsonStore(folder, {
      leaseMs: Number(leaseMs),
      address: `http://${name}.example`,
      segmentBytes: 50_000,
    });
    tell('open');
    const write = async () => {
      for (;;) {
        const question = makeQuestion({ id: `${name}-${randomUUID()}`, conversationId: randomUUID() });
        await store.conversations.accept(question, { messages: 1e9, period: 'month' });
        tell(`${question.id} ${process.hrtime.bigint()}`);
        await wait(1);
      }
    };
    await Promise.allSettled(Array.from({ length: WRITERS }, write));
    tell('lost');
    await store.close();
  } catch (error) {
    tell(`refused ${(error as Error).message}`);
  }
  await wait(50);
}
