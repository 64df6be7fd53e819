/** What the log keeps, and what it says about damage. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { appendFile, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import type { Fact } from '../../model.js';
import { conversationHash } from '../records/conversation-key.js';
import { DataFolder } from '../files/data-folder.js';
import { HeadReader } from './record-head.js';
import { formatFact, parseFact, parseHead } from './record-line.js';
import { Log } from './log.js';
import type { LogOptions } from './log.js';
import type { LogPosition } from './log-segments.js';
import { makeEscalation, makeFolderFor, makeQuestion, makeReply } from '../testing/store.fixture.js';

const first = '00000001.jsonl';

/** Opens a log, uses it, closes it, and gives what opening it found. */
async function withLog(
  folder: string,
  use: (log: Log) => Promise<unknown> = () => Promise.resolve(),
  options?: LogOptions,
) {
  const found: { fact: Fact; position: LogPosition }[] = [];
  const log = await Log.open(
    new DataFolder(folder),
    { takeHead: () => false, take: (fact, position) => found.push({ fact, position }) },
    options,
  );
  await use(log);
  await log.close();
  return { found, facts: found.map(({ fact }) => fact), problems: log.problems() };
}

const question = (text: string) => makeQuestion({ id: randomUUID(), text });

/** A folder whose log holds these questions, and the bytes of its only segment. */
async function folderWith(t: TestContext, facts: Fact[]) {
  const folder = await makeFolderFor(t);
  await withLog(folder, (log) => Promise.all(facts.map((fact) => log.append(fact))));
  const path = join(folder, 'log', first);
  return { folder, path, bytes: await readFile(path) };
}

async function quarantined(folder: string): Promise<string[]> {
  const path = join(folder, 'quarantine');
  const names = await readdir(path).catch(() => []);
  return Promise.all(names.sort().map((name) => readFile(join(path, name), 'utf8')));
}

describe('the log', () => {
  it('gives every fact back in order, as lines that a person can read', async (t) => {
    const facts: Fact[] = Array.from({ length: 50 }, (_, index) => question(`question ${index}`));
    facts.push(makeReply(makeQuestion(), { answer: 'größer\n"als" 🙂' }));
    const { folder, bytes } = await folderWith(t, facts);
    const { found, problems } = await withLog(folder);
    assert.deepEqual(
      found.map(({ fact }) => fact),
      facts,
    );
    assert.deepEqual(problems, []);
    const lines = bytes.toString().trimEnd().split('\n');
    for (const [index, line] of lines.entries()) {
      const { v, crc, ...fact } = JSON.parse(line) as Fact & { v: number; crc: string };
      assert.equal(v, 2);
      assert.match(crc, /^[0-9a-f]{8}$/);
      assert.deepEqual(fact, facts[index]);
    }
  });

  it('reads a fact at the position that appending or opening gave', async (t) => {
    const folder = await makeFolderFor(t);
    const facts = Array.from({ length: 40 }, (_, index) => question(`é ${index}`));
    const appended: LogPosition[] = [];
    await withLog(
      folder,
      async (log) => {
        for (const fact of facts) appended.push(await log.append(fact));
        assert.deepEqual(await log.read([...appended].reverse()), [...facts].reverse());
      },
      { segmentBytes: 1000 },
    );
    await withLog(folder, async (log) => {
      assert.deepEqual(await log.read(appended), facts);
    });
    const { found } = await withLog(folder);
    assert.deepEqual(
      found.map(({ position }) => position),
      appended,
    );
  });

  it('goes on in the next segment when one is full, and never touches the full ones again', async (t) => {
    const folder = await makeFolderFor(t);
    const facts = Array.from({ length: 30 }, (_, index) => question(`question ${index}`));
    for (const fact of facts) await withLog(folder, (log) => log.append(fact), { segmentBytes: 1000 });
    const names = await readdir(join(folder, 'log'));
    assert.ok(names.length > 5);
    assert.deepEqual(names.sort()[0], first);
    assert.deepEqual((await withLog(folder)).facts, facts);
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
    const { facts, problems } = await withLog(folder);
    assert.equal(facts.length, 3);
    assert.deepEqual(problems, [{ file: 'log/00000002.jsonl', reason: 'is missing between its neighbours' }]);
  });

  it('takes nothing after it was closed', async (t) => {
    const folder = await makeFolderFor(t);
    const log = await Log.open(new DataFolder(folder), { takeHead: () => true, take: () => undefined });
    const underWay = log.append(question('in time'));
    await log.close();
    await underWay;
    await assert.rejects(log.append(question('too late')), { code: 'store_unavailable' });
    assert.equal((await withLog(folder)).facts.length, 1);
  });

  it('knows where a question or a reply belongs by the head of its line, whatever its text, and nothing else', () => {
    const heads = new HeadReader();
    const headIn = (fact: Fact) => parseHead(heads, formatFact(fact), 0, formatFact(fact).length - 1);
    const tricky = { text: '","conversationId":"other",', visitorId: '"type":"reply",' };
    for (const at of ['2024-05-31T12:00:00.000Z', '2024-05-31T23:59:59.999Z', '2024-02-29T00:00:00.001Z']) {
      const asked = makeQuestion({ at, widgetId: randomUUID(), conversationId: randomUUID(), ...tricky });
      const { widgetId } = asked;
      const conversation = conversationHash(widgetId, asked.conversationId);
      assert.deepEqual(headIn(asked), { widgetId, conversation, askedAt: Date.parse(at) });
      assert.deepEqual(headIn(makeReply(asked)), { widgetId, conversation });
    }
    const unusual = [
      makeQuestion({ conversationId: 'x"y' }),
      makeQuestion({ at: '2024-05-31T12:00:00Z' }),
      makeQuestion({ widgetId: `${'x'.repeat(34)}ü` }),
      makeEscalation(),
    ];
    for (const fact of unusual) assert.equal(headIn(fact), undefined);
  });

  it('refuses a fact that it could not read back', async (t) => {
    const folder = await makeFolderFor(t);
    await withLog(folder, async (log) => {
      await assert.rejects(log.append(makeQuestion({ at: 'yesterday' })));
    });
    assert.deepEqual(await readFile(join(folder, 'log', first), 'utf8'), '');
  });
});

describe('the log after a crash', () => {
  it('loses nothing but the unfinished line, wherever the last batch was cut', async (t) => {
    const kept = [question('one'), question('two')];
    const batch = [question('größer'), question('four')];
    const { folder, path, bytes } = await folderWith(t, [...kept, ...batch]);
    const lineEnds = [...bytes.entries()].flatMap(([index, byte]) => (byte === 10 ? index : []));
    for (let cut = lineEnds[1]! + 1; cut <= bytes.length; cut++) {
      await writeFile(path, bytes.subarray(0, cut));
      await rm(join(folder, 'quarantine'), { recursive: true, force: true });
      const whole = lineEnds.filter((end) => end <= cut).length;
      const { facts } = await withLog(folder);
      assert.deepEqual(facts, [...kept, ...batch].slice(0, whole), `cut at ${cut}`);
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
    assert.equal(again.facts.length, 2);
    assert.deepEqual(again.problems, []);
  });
});

describe('damage in the log', () => {
  it('is reported whichever byte is flipped and however, and never gives a fact that was not written', async (t) => {
    const facts = [question('one'), question('größer \uFFFD'), question('three')];
    const { bytes } = await folderWith(t, facts);
    const lineEnd = bytes.indexOf('\n');
    const line = bytes.subarray(0, lineEnd);
    const heads = new HeadReader();
    assert.deepEqual(parseFact(line), { fact: facts[0] });
    for (let at = 0; at < line.length; at++) {
      for (let mask = 1; mask < 256; mask++) {
        const flipped = Buffer.from(line);
        flipped[at]! ^= mask;
        assert.ok('reason' in parseFact(flipped), `byte ${at} ^ ${mask}: ${flipped.toString()}`);
        assert.equal(parseHead(heads, flipped, 0, flipped.length), undefined);
      }
    }
  });

  it('of any one byte of the file spares the facts around it and is counted, also where a line end goes', async (t) => {
    const facts = [question('one'), question('größer \uFFFD'), question('three')];
    const { folder, path, bytes } = await folderWith(t, facts);
    for (let at = 0; at < bytes.length - 1; at++) {
      const flipped = Buffer.from(bytes);
      flipped[at]! ^= 1 << (at % 8);
      await writeFile(path, flipped);
      const result = await withLog(folder);
      const isLineEnd = bytes[at] === 10;
      assert.equal(result.facts.length, isLineEnd ? 1 : 2, `byte ${at}`);
      assert.ok(
        result.facts.every(({ id }) => facts.some((fact) => fact.id === id)),
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
    const { v: _, ...fact } = old;
    const lines = [JSON.stringify(old), broken, JSON.stringify({ ...old, v: 3 }), JSON.stringify(fact)];
    await writeFile(path, Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from('\n')])));
    const { facts, problems } = await withLog(folder, (log) => log.append(question('new')));
    assert.deepEqual(facts, [fact]);
    assert.match(problems[0]?.reason ?? '', /^lines 2 to 4 are damaged/);
    assert.equal((await withLog(folder)).facts.length, 2);
  });

  it('is reported with its line at every start, copied once, and left where it is', async (t) => {
    const facts = ['one', 'two', 'three', 'four', 'five'].map(question);
    const { folder, path, bytes } = await folderWith(t, facts);
    const lines = bytes.toString().split('\n');
    lines[1] = lines[1]!.replace('"type"', '"tape"');
    lines[2] = lines[2]!.slice(1);
    const damaged = lines.join('\n');
    await writeFile(path, damaged);
    for (let start = 0; start < 2; start++) {
      const result = await withLog(folder);
      assert.deepEqual(result.facts, [facts[0], facts[3], facts[4]]);
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
    const { facts, problems } = await withLog(folder);
    assert.equal(facts.length, 2);
    assert.equal(problems[0]?.file, 'log/00000001.jsonl');
    assert.equal(problems[0].line, 2);
  });

  it('that comes while the log is open is reported, and spares the rest', async (t) => {
    const folder = await makeFolderFor(t);
    const { problems } = await withLog(folder, async (log) => {
      const facts = ['one', 'two'].map(question);
      const positions = await Promise.all(facts.map((fact) => log.append(fact)));
      const bytes = await readFile(join(folder, 'log', first));
      bytes[0] = 0;
      await writeFile(join(folder, 'log', first), bytes);
      assert.deepEqual(await log.read(positions), [facts[1]]);
      assert.deepEqual(await log.read(positions), [facts[1]]);
    });
    assert.equal(problems.length, 1);
    assert.match(problems[0]?.reason ?? '', /^the line at byte 0 is damaged/);
  });

  it('of a whole segment is one report', async (t) => {
    const { folder, path } = await folderWith(t, [question('one')]);
    await writeFile(path, Buffer.alloc(100_000, 'rubbish\n'));
    const { facts, problems } = await withLog(folder, (log) => log.append(question('after')));
    assert.equal(facts.length, 0);
    assert.equal(problems.length, 1);
    assert.equal((await withLog(folder)).facts.length, 1);
  });
});
