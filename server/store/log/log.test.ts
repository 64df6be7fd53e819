/** What the log keeps, and what it says about damage. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { appendFile, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import type { LogRecord } from '../../model.js';
import { sampled } from '../../runtime/long-round.fixture.js';
import { DataFolder } from '../files/data-folder.js';
import { checkLine, parseRecord } from './record-line.js';
import { Log } from './log.js';
import type { LogPosition } from './log-segments.js';
import { makeFolderFor, makeQuestion, makeReply } from '../testing/store.fixture.js';

const first = '00000001.jsonl';
type Framed = LogRecord & Record<'v' | 'n' | 'term', number> & Record<'prev' | 'crc', string>;

/** Opens a log, uses it, closes it, and gives what opening it found. */
async function withLog(
  folder: string,
  use: (log: Log) => Promise<unknown> = () => Promise.resolve(),
  options?: Parameters<typeof Log.open>[2],
) {
  const found: { record: LogRecord; position: LogPosition }[] = [];
  const log = await Log.open(
    new DataFolder(folder),
    { takeHead: () => false, take: (record, position) => found.push({ record, position }) },
    options,
  );
  await use(log);
  const problems = await log.problems();
  await log.close();
  return { found, records: found.map(({ record }) => record), problems };
}

const question = (text: string) => makeQuestion({ id: randomUUID(), text });

/** A folder whose log holds these questions, and the bytes of its only segment. */
async function folderWith(t: TestContext, records: LogRecord[]) {
  const folder = await makeFolderFor(t);
  await withLog(folder, (log) => Promise.all(records.map((record) => log.append(record))));
  const path = join(folder, 'log', first);
  return { folder, path, bytes: await readFile(path) };
}

async function quarantined(folder: string): Promise<string[]> {
  const path = join(folder, 'quarantine');
  const names = await readdir(path).catch(() => []);
  return Promise.all(names.sort().map((name) => readFile(join(path, name), 'utf8')));
}

describe('the log', () => {
  it('gives every record back in order, as lines that a person can read', async (t) => {
    const records: LogRecord[] = Array.from({ length: 50 }, (_, index) => question(`question ${index}`));
    records.push(makeReply(makeQuestion(), { answer: 'größer\n"als" 🙂' }));
    const { folder, bytes } = await folderWith(t, records);
    const { found, problems } = await withLog(folder);
    assert.deepEqual(
      found.map(({ record }) => record),
      records,
    );
    assert.deepEqual(problems, []);
    const lines = bytes.toString().trimEnd().split('\n');
    let previous = '00000000';
    for (const [index, line] of lines.entries()) {
      const { v, n, term, prev, crc, ...record } = JSON.parse(line) as Framed;
      assert.deepEqual({ v, n, term, prev }, { v: 3, n: index + 1, term: 1, prev: previous });
      assert.match(crc, /^[0-9a-f]{8}$/);
      assert.deepEqual(record, records[index]);
      previous = crc;
    }
  });

  it('reads a record at the position that appending or opening gave', async (t) => {
    const folder = await makeFolderFor(t);
    const records = Array.from({ length: 40 }, (_, index) => question(`é ${index}`));
    const appended: LogPosition[] = [];
    await withLog(
      folder,
      async (log) => {
        for (const record of records) appended.push(await log.append(record));
        assert.deepEqual(await log.read([...appended].reverse()), [...records].reverse());
      },
      { segmentBytes: 1000 },
    );
    await withLog(folder, async (log) => {
      assert.deepEqual(await log.read(appended), records);
    });
    const { found } = await withLog(folder);
    assert.deepEqual(
      found.map(({ position }) => position),
      appended,
    );
  });

  it('goes on in the next segment when one is full, and never touches the full ones again', async (t) => {
    const folder = await makeFolderFor(t);
    const records = Array.from({ length: 30 }, (_, index) => question(`question ${index}`));
    for (const record of records) await withLog(folder, (log) => log.append(record), { segmentBytes: 1000 });
    const names = await readdir(join(folder, 'log'));
    assert.ok(names.length > 5);
    assert.deepEqual(names.sort()[0], first);
    assert.deepEqual((await withLog(folder)).records, records);
  });

  it('says which segment is missing', async (t) => {
    const folder = await makeFolderFor(t);
    await withLog(
      folder,
      async (log) => {
        for (let index = 0; index < 4; index++) await log.append(question('x'.repeat(500)));
      },
      { segmentBytes: 500 },
    );
    await rm(join(folder, 'log', '00000002.jsonl'));
    const { records, problems } = await withLog(folder);
    assert.equal(records.length, 3);
    assert.deepEqual(problems, [{ file: 'log/00000002.jsonl', reason: 'is missing between its neighbours' }]);
  });

  it('takes nothing after it was closed', async (t) => {
    const folder = await makeFolderFor(t);
    const log = await Log.open(new DataFolder(folder), { takeHead: () => true, take: () => undefined });
    const inFlight = log.append(question('in time'));
    await log.close();
    await inFlight;
    await assert.rejects(log.append(question('too late')), { code: 'store_unavailable' });
    assert.equal((await withLog(folder)).records.length, 1);
  });

  it('refuses a record that it could not read back', async (t) => {
    const folder = await makeFolderFor(t);
    await withLog(folder, async (log) => {
      await assert.rejects(log.append(makeQuestion({ at: 'yesterday' })));
    });
    assert.deepEqual(await readFile(join(folder, 'log', first), 'utf8'), '');
  });
});

describe('the log after a crash', () => {
  it('loses nothing but the unfinished line, wherever the last batch was cut', async (t) => {
    const written = ['one', 'two', 'größer', 'four'].map(question);
    const { folder, path, bytes } = await folderWith(t, written);
    const lineEnds = [...bytes.entries()].flatMap(([index, byte]) => (byte === 10 ? index : []));
    const cuts = Array.from(bytes, (_, index) => index + 1).slice(lineEnds[1]);
    for (const cut of sampled(cuts, 9, (each) => bytes.subarray(each - 1, each + 1).includes(10))) {
      await writeFile(path, bytes.subarray(0, cut));
      await rm(join(folder, 'quarantine'), { recursive: true, force: true });
      const whole = lineEnds.filter((end) => end <= cut).length;
      const { records } = await withLog(folder);
      assert.deepEqual(records, written.slice(0, whole), `cut at ${cut}`);
      const torn = bytes.subarray(whole === 0 ? 0 : lineEnds[whole - 1]! + 1, cut).toString();
      assert.deepEqual(await quarantined(folder), torn === '' ? [] : [torn], `cut at ${cut}`);
    }
  });

  it('reports an unfinished line once, and has no trace of it afterwards', async (t) => {
    const { folder, path, bytes } = await folderWith(t, [question('one')]);
    await appendFile(path, '{"v":1,"type":"ques');
    const { problems } = await withLog(folder);
    assert.equal(problems.length, 1);
    assert.equal(problems[0]?.file, 'log/00000001.jsonl');
    assert.equal(problems[0].line, 2);
    assert.match(problems[0].reason, /moved to quarantine\/00000001-\d+-[0-9a-f]{8}\.jsonl$/);
    assert.deepEqual(await readFile(path), bytes);
    await withLog(folder, (log) => log.append(question('after')));
    const again = await withLog(folder);
    assert.equal(again.records.length, 2);
    assert.deepEqual(again.problems, []);
  });
});

describe('damage in the log', () => {
  it('is reported whichever byte is flipped and however, and never gives a record that was not written', async (t) => {
    const records = [question('one'), question('größer \uFFFD'), question('three')];
    const { bytes } = await folderWith(t, records);
    const lineEnd = bytes.indexOf('\n');
    const line = bytes.subarray(0, lineEnd);
    assert.deepEqual(parseRecord(line), { record: records[0] });
    for (let at = 0; at < line.length; at++) {
      for (let mask = 1; mask < 256; mask++) {
        const flipped = Buffer.from(line);
        flipped[at]! ^= mask;
        assert.ok('reason' in parseRecord(flipped), `byte ${at} ^ ${mask}: ${flipped.toString()}`);
        assert.ok(!('frame' in (checkLine(flipped, 0, flipped.length) ?? {})));
      }
    }
  });

  it('of any one byte of the file spares the records around it and is counted, also where a line end goes', async (t) => {
    const records = [question('one'), question('größer \uFFFD'), question('three')];
    const { folder, path, bytes } = await folderWith(t, records);
    for (const at of sampled([...bytes.keys()].slice(0, -1), 7, (each) => bytes[each] === 10)) {
      const flipped = Buffer.from(bytes);
      flipped[at]! ^= 1 << (at % 8);
      await writeFile(path, flipped);
      const result = await withLog(folder);
      assert.equal(result.records.length, bytes[at] === 10 ? 1 : 2, `byte ${at}`);
      assert.ok(
        result.records.every(({ id }) => records.some((record) => record.id === id)),
        `byte ${at}`,
      );
      assert.equal(result.problems.length, 1, `byte ${at}`);
    }
  });

  it('is not what lines of the first format are, which had no checksum', async (t) => {
    const { folder, path } = await folderWith(t, []);
    const old = { v: 1, ...question('old \uFFFD') };
    const broken = Buffer.from(JSON.stringify({ v: 1, ...question('one') }));
    broken[broken.indexOf('one')]! ^= 0x80;
    const { v: _, ...record } = old;
    const lines = [JSON.stringify(old), broken, JSON.stringify({ ...old, v: 4 }), JSON.stringify(record)];
    await writeFile(path, Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from('\n')])));
    const { records, problems } = await withLog(folder, (log) => log.append(question('new')));
    assert.deepEqual(records, [record]);
    assert.match(problems[0]?.reason ?? '', /^lines 2 to 4 are damaged/);
    assert.equal((await withLog(folder)).records.length, 2);
  });

  it('is reported with its line at every start, copied once, and left where it is', async (t) => {
    const records = ['one', 'two', 'three', 'four', 'five'].map(question);
    const { folder, path, bytes } = await folderWith(t, records);
    const lines = bytes.toString().split('\n');
    lines[1] = lines[1]!.replace('"type"', '"tape"');
    lines[2] = lines[2]!.slice(1);
    const damaged = lines.join('\n');
    await writeFile(path, damaged);
    for (let start = 0; start < 2; start++) {
      const result = await withLog(folder);
      assert.deepEqual(result.records, [records[0], records[3], records[4]]);
      assert.equal(result.problems.length, 1);
      assert.equal(result.problems[0]?.line, 2);
      assert.match(result.problems[0].reason, /^lines 2 to 3 are damaged \(.+\); copied to quarantine\//);
      assert.equal(await readFile(path, 'utf8'), damaged);
      assert.deepEqual(await quarantined(folder), [`${lines[1]}\n${lines[2]}`]);
    }
  });

  it('at the end of a closed segment is reported and stays', async (t) => {
    const folder = await makeFolderFor(t);
    await withLog(
      folder,
      async (log) => {
        for (let index = 0; index < 2; index++) await log.append(question('x'.repeat(500)));
      },
      { segmentBytes: 500 },
    );
    await appendFile(join(folder, 'log', first), '{"torn');
    const { records, problems } = await withLog(folder);
    assert.equal(records.length, 2);
    assert.equal(problems[0]?.file, 'log/00000001.jsonl');
    assert.equal(problems[0].line, 2);
  });

  it('that comes while the log is open is reported, and spares the rest', async (t) => {
    const folder = await makeFolderFor(t);
    const { problems } = await withLog(folder, async (log) => {
      const records = ['one', 'two'].map(question);
      const positions = await Promise.all(records.map((record) => log.append(record)));
      const bytes = await readFile(join(folder, 'log', first));
      bytes[0] = 0;
      await writeFile(join(folder, 'log', first), bytes);
      assert.deepEqual(await log.read(positions), [records[1]]);
      assert.deepEqual(await log.read(positions), [records[1]]);
    });
    assert.equal(problems.length, 1);
    assert.match(problems[0]?.reason ?? '', /^the line at byte 0 is damaged/);
  });

  it('of a whole segment is one report', async (t) => {
    const { folder, path } = await folderWith(t, [question('one')]);
    await writeFile(path, Buffer.alloc(100_000, 'rubbish\n'));
    const { records, problems } = await withLog(folder, (log) => log.append(question('after')));
    assert.equal(records.length, 0);
    assert.equal(problems.length, 1);
    assert.equal((await withLog(folder)).records.length, 1);
  });
});
