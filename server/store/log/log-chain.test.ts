/** What is told when lines or files of the log are gone, stand twice or stand elsewhere: at start, beside it, and while it runs. */
import assert from 'node:assert/strict';
import { copyFile, readFile, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { openJsonOperatorStore } from '../json/json-operator-store.js';
import { openJsonStore } from '../json/json-store.js';
import type { StoreProblem } from '../port/store-problem.js';
import { framedLines, makeFolderFor, makeQuestion } from '../testing/store.fixture.js';

const quota = { messages: 1e6, period: 'month' } as const;
const { widgetId, conversationId } = makeQuestion();
const NOW = Date.parse('2024-05-31T18:00:00.000Z');
const COUNT = 12;

/** A closed folder with twelve questions in several segments, or in one. */
async function fill(t: TestContext, segmentBytes = 1 << 20) {
  const folder = await makeFolderFor(t);
  const store = await openJsonStore(folder, { segmentBytes });
  for (let at = 1; at <= COUNT; at++) {
    await store.conversations.accept(
      makeQuestion({ text: `question ${at}`, visitorId: `visitor ${at % 3}` }),
      quota,
    );
  }
  await store.close();
  const names = (await readdir(join(folder, 'log'))).sort();
  return { folder, log: (index: number) => join(folder, 'log', names.at(index) ?? ''), names };
}

/** What a start tells, a second start too, and a command beside it; and which questions are there. */
async function look(folder: string) {
  const told: string[][] = [];
  let texts: string[] = [];
  const show = ({ file, reason }: StoreProblem) => `${file}: ${reason}`;
  const damaged: StoreProblem[] = [];
  const operator = await openJsonOperatorStore(folder, { onDamage: (problem) => damaged.push(problem) });
  const read: string[] = [];
  for await (const record of operator.log.read({})) if (record.type === 'question') read.push(record.text);
  await operator.close();
  for (let start = 0; start < 2; start++) {
    const store = await openJsonStore(folder);
    told.push((await store.problems()).map(show));
    const turns = await store.conversations.turns(widgetId, conversationId, 99);
    if (start === 0) texts = turns.map(({ question }) => question.text);
    await store.conversations.accept(makeQuestion({ text: `after start ${start}` }), quota);
    await store.close();
  }
  return { told, doctor: damaged.map(show), texts, read };
}

type Change = (lines: string[]) => string[];
const changes: Record<string, { change: Change; says: RegExp; kept: number }> = {
  'a removed line': {
    change: (lines) => lines.toSpliced(4, 1),
    says: /line 5 of the log is missing/,
    kept: 11,
  },
  'three removed lines': {
    change: (lines) => lines.toSpliced(0, 3),
    says: /lines 1 to 3 of the log are missing/,
    kept: 9,
  },
  'a doubled line': {
    change: (lines) => lines.toSpliced(6, 0, lines[2]!),
    says: /stands there twice/,
    kept: 12,
  },
  'two swapped lines': {
    change: (lines) => lines.toSpliced(4, 2, lines[5]!, lines[4]!),
    says: /line 5 of the log stands out of order/,
    kept: 12,
  },
  'a line of another log': {
    change: (lines) => lines.toSpliced(4, 1, framedLines([makeQuestion({ text: 'strange' })], 5)[0]!),
    says: /the line before is not the one that stood there/,
    kept: 12,
  },
  'a tail cut at a line end': {
    change: (lines) => lines.slice(0, 9),
    says: /ends too early: lines 10 to 12/,
    kept: 9,
  },
  'an emptied file': { change: () => [], says: /ends too early: lines 1 to 12/, kept: 0 },
};

describe('the order of the log', () => {
  for (const [what, { change, says, kept }] of Object.entries(changes)) {
    it(`tells of ${what}, at every start and to commands, and uses the rest`, async (t) => {
      const { folder, log } = await fill(t);
      const lines = (await readFile(log(0), 'utf8')).trimEnd().split('\n');
      const changed = change(lines);
      await writeFile(log(0), changed.map((line) => `${line}\n`).join(''));
      const { told, doctor, texts, read } = await look(folder);
      assert.equal(doctor.length, what === 'a line of another log' ? 2 : 1, String(doctor));
      for (const each of [...told.map(String), String(doctor)])
        assert.match(
          each,
          what.includes('tail') || what.includes('emptied') ? /lines (?:10|1) to 12 of the log/ : says,
        );
      assert.match(String(told[0]), says);
      assert.equal(texts.length, kept);
      assert.equal(read.length, kept);
      assert.equal(new Set(texts).size, kept);
    });
  }

  it('tells of a missing and of an emptied segment, in the middle and at the end', async (t) => {
    for (const [index, file] of [
      [1, 'middle'],
      [-1, 'end'],
    ] as const) {
      for (const harm of [(path: string) => rm(path), (path: string) => truncate(path)]) {
        const { folder, log, names } = await fill(t, 500);
        assert.ok(names.length > 3);
        await harm(log(index));
        const { told, texts } = await look(folder);
        for (const each of told) assert.match(String(each), /missing/, `${file}: ${String(each)}`);
        assert.ok(texts.length < COUNT && texts.length > 0);
      }
    }
  });

  it('tells that the whole log is gone', async (t) => {
    const { folder } = await fill(t);
    await rm(join(folder, 'log'), { recursive: true });
    const { told, doctor } = await look(folder);
    for (const each of [...told.map(String), String(doctor)]) assert.match(each, /lines 1 to 12 of the log/);
  });

  it('says nothing of erased lines, in which it stays as honest as it was', async (t) => {
    for (const segmentBytes of [1 << 20, 1000]) {
      const { folder, names } = await fill(t, segmentBytes);
      const store = await openJsonStore(folder);
      const erase = (visitorId: string) => store.erase({ visitor: { visitorId } }, NOW + 90 * 86_400_000);
      for (const visitorId of ['visitor 0', 'visitor 1']) await erase(visitorId);
      assert.deepEqual(await store.problems(), []);
      await store.close();
      assert.deepEqual((await look(folder)).told.flat(), []);
      const path = join(folder, 'log', names[0]!);
      const lines = (await readFile(path, 'utf8')).trimEnd().split('\n');
      assert.ok(lines.some((line) => line.includes('"type":"mark","of":"erasure"')));
      await writeFile(
        path,
        lines
          .slice(1)
          .map((line) => `${line}\n`)
          .join(''),
      );
      assert.match(String((await look(folder)).told[0]), /of the log (?:is|are) missing/);
    }
  });

  it('leaves out what a process wrote after another had begun to write', async (t) => {
    const { folder, log } = await fill(t);
    const late = framedLines([makeQuestion({ text: 'late' })], COUNT + 1)[0]!;
    const last = (await readFile(log(0), 'utf8')).trimEnd().split('\n').at(-1)!;
    assert.match(last, /^\{"v":3,"n":12,"term":1,/);
    // The second process has a segment of its own, as after a takeover.
    const file = join(folder, 'lock/00000001');
    await rename(join(file, 'released.json'), join(file, 'holder.json'));
    const store = await openJsonStore(folder, { leaseMs: 200 });
    await store.conversations.accept(makeQuestion({ text: 'second' }), quota);
    await store.close();
    await writeFile(log(0), `${late}\n`, { flag: 'a' });
    const { told, texts } = await look(folder);
    assert.match(String(told[0]), /written by a process that had lost the data folder/);
    assert.equal(texts.length, COUNT + 1);
    assert.ok(!texts.includes('late'));
  });
});

describe('the files of an open log', () => {
  const harms: Record<string, (folder: string) => Promise<unknown>> = {
    'rm -r log': (folder) => rm(join(folder, 'log'), { recursive: true }),
    'mv log elsewhere': (folder) => rename(join(folder, 'log'), join(folder, 'elsewhere')),
    'an emptied file': (folder) => truncate(join(folder, 'log/00000001.jsonl')),
    'another file in its place': async (folder) => {
      const path = join(folder, 'log/00000001.jsonl');
      await copyFile(path, `${path}.copy`);
      await rename(`${path}.copy`, path);
    },
  };
  for (const [what, harm] of Object.entries(harms)) {
    it(`take nothing more after ${what}, and tell so`, async (t) => {
      const folder = await makeFolderFor(t);
      const store = await openJsonStore(folder);
      t.after(() => store.close());
      await store.conversations.accept(makeQuestion(), quota);
      await harm(folder);
      assert.equal(store.health().isWritable, false);
      assert.match(
        String((await store.problems())[0]?.reason),
        /was removed or changed .* nothing can be stored/,
      );
      for (let attempt = 0; attempt < 20; attempt++) {
        await assert.rejects(store.conversations.accept(makeQuestion(), quota), {
          code: 'store_unavailable',
        });
      }
    });
  }

  it('tell of a full segment that goes or is cut, and take more beside', async (t) => {
    const folder = await makeFolderFor(t);
    const clock = { time: 0 };
    const store = await openJsonStore(folder, { segmentBytes: 500, now: () => clock.time });
    t.after(() => store.close());
    for (let at = 0; at < 6; at++) await store.conversations.accept(makeQuestion(), quota);
    assert.deepEqual(await store.problems(), []);
    await rm(join(folder, 'log/00000001.jsonl'));
    await truncate(join(folder, 'log/00000002.jsonl'), 100);
    clock.time += 2000;
    const reasons = (await store.problems()).map(({ file, reason }) => `${file} ${reason}`);
    assert.match(reasons[0] ?? '', /00000001.jsonl was removed/);
    assert.match(reasons[1] ?? '', /00000002.jsonl became shorter/);
    assert.equal((await store.conversations.accept(makeQuestion(), quota)).accepted, true);
    assert.equal(store.health().isWritable, true);
  });
});
