/** What is left when the server is killed without warning, again and again. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, it, type TestContext } from 'node:test';
import { IS_LONG } from '../../runtime/long-round.fixture.js';
import { nodeArguments } from '../../runtime/node-arguments.fixture.js';
import { openJsonStore } from './json-store.js';
import { recordsIn, makeFolderFor, makeQuestion } from '../testing/store.fixture.js';

const WRITERS = IS_LONG ? 32 : 16;
/** Folders that are written to at the same time, and in each the rounds killed while writing and while starting. */
const FOLDERS = IS_LONG ? 2 : 1;
const ROUNDS = IS_LONG ? { writing: 25, starting: 10 } : { writing: 5, starting: 3 };

const crashWriter = nodeArguments(import.meta.resolve('./crash-writer.program.js'));

/** Lets a process write into the folder, kills it, and gives the records that it was told are safe. */
async function writeUntilKilled(
  folder: string,
  killAt: { line: number; afterMs: number },
): Promise<string[]> {
  const child = spawn(process.execPath, [...crashWriter, folder, String(WRITERS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const told: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    told.push(line);
    if (told.length === killAt.line) setTimeout(() => child.kill('SIGKILL'), killAt.afterMs);
  }
  const [, signal] = (await closed) as [number | null, string | null];
  assert.equal(signal, 'SIGKILL', 'the writer ended by itself');
  return told.filter((line) => line.includes('-'));
}

/** Makes every file look as if nobody had touched it for years. */
async function ageBelow(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) await utimes(join(folder, name), 1, 1);
}

describe('a store whose process is killed', { concurrency: true }, () => {
  const hold = async (t: TestContext) => {
    const folder = await makeFolderFor(t);
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS.writing; round++) {
      const line = 2 + Math.ceil(Math.random() * 1500);
      acknowledged.push(...(await writeUntilKilled(folder, { line, afterMs: 0 })));
      if (round >= ROUNDS.starting) continue;
      await writeUntilKilled(folder, { line: 1, afterMs: Math.random() * 30 });
    }

    const store = await openJsonStore(folder);
    t.after(() => store.close());
    const problems = await store.problems();
    assert.ok(
      problems.every(({ reason }) => reason.includes('never acknowledged')),
      JSON.stringify(problems),
    );
    const records = await recordsIn(folder);
    const ids = new Set(records.map(({ id }) => id));
    assert.equal(ids.size, records.length, 'a record stands twice');
    assert.deepEqual(
      acknowledged.filter((id) => !ids.has(id)),
      [],
      'acknowledged records were lost',
    );
    const { widgetId } = makeQuestion();
    assert.equal((await store.pages.list(widgetId)).length, 1);
    const { usage } = await store.conversations.accept(makeQuestion(), {
      messages: 1_000_000,
      period: 'month',
    });
    assert.equal(usage.used, 1 + records.filter(({ type }) => type === 'question').length);

    await store.close();
    await ageBelow(folder);
    await (await openJsonStore(folder)).close();
    const left = await readdir(folder, { recursive: true });
    assert.deepEqual(
      left.filter((name) => name.endsWith('.tmp')),
      [],
      'temporary files were left',
    );
    const kills = ROUNDS.writing + ROUNDS.starting;
    t.diagnostic(`killed ${kills} times; ${acknowledged.length} records acknowledged`);
    t.diagnostic(`${records.length} records found, 0 lost, 0 twice`);
  };

  for (let folder = 1; folder <= FOLDERS; folder++) {
    it(`has every acknowledged record, each once, and counts exactly those: folder ${folder}`, hold);
  }
});
