/** What is left when the power goes out, and what happens when the disk is full: on real disks of their own. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { IS_LONG } from '../../runtime/long-round.fixture.js';
import { nodeArguments } from '../../runtime/node-arguments.fixture.js';
import type { Quota } from '../../model.js';
import { openJsonStore } from './json-store.js';
import {
  makeDiskRoom,
  makeImage,
  mountImage,
  mountMemory,
  noDisks,
  unmount,
} from '../testing/mounted-disk.fixture.js';
import { recordsIn, makePage, makeQuestion, makeWidget } from '../testing/store.fixture.js';

const quota: Quota = { messages: 1_000_000, period: 'month' };
const { widgetId, conversationId } = makeQuestion();
const POWER_CUTS = IS_LONG ? 12 : 2;

const crashWriter = nodeArguments(import.meta.resolve('./crash-writer.program.js'));

/** Lets a process write, stops it, copies the disk as it is without what is only in memory, and kills the process. */
async function cutPower(folder: string, image: string, afterLines: number): Promise<string[]> {
  const child = spawn(process.execPath, [...crashWriter, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const told: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    told.push(line);
    if (told.length === afterLines) break;
  }
  child.kill('SIGSTOP');
  while (!/\) [tT] /.test(await readFile(`/proc/${child.pid}/stat`, 'utf8'))) await wait(1);
  await copyFile(image, `${image}.cut`);
  child.kill('SIGKILL');
  await exited;
  return told.filter((line) => line.includes('-'));
}

describe('a power cut', { skip: noDisks }, () => {
  it('loses nothing that was acknowledged before it', async (t) => {
    let acknowledged = 0;
    const room = await makeDiskRoom(t);
    for (let round = 0; round < POWER_CUTS; round++) {
      const image = await makeImage(room, `disk-${round}`, 32);
      const live = await mountImage(t, room, image);
      if (live === undefined) return;
      const safe = await cutPower(join(live, 'data'), image, 300 + Math.ceil(Math.random() * 1500));
      await unmount(room, live);

      const after = await mountImage(t, room, `${image}.cut`);
      assert.ok(after);
      const store = await openJsonStore(join(after, 'data'));
      const problems = await store.problems();
      assert.ok(
        problems.every(({ reason }) => reason.includes('never acknowledged')),
        JSON.stringify(problems),
      );
      assert.equal((await store.pages.list(widgetId)).length, 1);
      await store.close();
      const ids = new Set((await recordsIn(join(after, 'data'))).map(({ id }) => id));
      assert.deepEqual(
        safe.filter((id) => !ids.has(id)),
        [],
      );
      acknowledged += safe.length;
      await unmount(room, after);
    }
    t.diagnostic(`${POWER_CUTS} power cuts, ${acknowledged} records acknowledged, 0 lost`);
  });
});

describe('a full disk', { skip: noDisks }, () => {
  for (const kind of ['memory', 'ext4'] as const) {
    it(`refuses, damages nothing, and works again when there is room: ${kind}`, async (t) => {
      const room = await makeDiskRoom(t);
      const disk =
        kind === 'memory'
          ? await mountMemory(t, room, 1 << 20)
          : await mountImage(t, room, await makeImage(room, 'disk', 8));
      if (disk === undefined) return;
      const data = join(disk, 'data');
      const fatal: unknown[] = [];
      const store = await openJsonStore(data, {
        segmentBytes: 100_000,
        onFatal: (error) => fatal.push(error),
      });
      const widget = makeWidget({ id: widgetId });
      await store.widgets.save(widget);
      await store.pages.save(widgetId, makePage());

      const filler = join(disk, 'filler');
      const accepted: string[] = [];
      const ask = async () => {
        const question = makeQuestion({ text: 'x'.repeat(1000) });
        await store.conversations.accept(question, quota);
        accepted.push(question.id);
      };
      for (let index = 0; index < 20; index++) await ask();
      await assert.rejects(writeFile(filler, Buffer.alloc(64 << 20)), { code: 'ENOSPC' });

      let refused = 0;
      while (refused < 5) {
        await ask().catch((error: unknown) => {
          assert.equal((error as { code?: string }).code, 'store_unavailable');
          refused++;
        });
      }
      const large = makePage({ content: 'x'.repeat(500_000) });
      await assert.rejects(store.pages.save(widgetId, large), /the disk is full/);
      assert.deepEqual(await store.pages.list(widgetId), [makePage()]);
      assert.deepEqual(await store.widgets.list(), [widget]);
      assert.deepEqual(fatal, []);

      await rm(filler);
      await Promise.all(Array.from({ length: 20 }, ask));
      await store.pages.save(widgetId, makePage({ content: 'New' }));
      const turns = await store.conversations.turns(widgetId, conversationId, 10_000);
      await store.close();
      const ids = turns.map(({ question }) => question.id);
      assert.deepEqual([...ids].sort(), [...accepted].sort());
      const again = await openJsonStore(data);
      assert.deepEqual(await again.problems(), []);
      assert.deepEqual(
        (await again.conversations.turns(widgetId, conversationId, 10_000)).map(
          ({ question }) => question.id,
        ),
        ids,
      );
      await again.close();
    });
  }
});
