/** Lines of the log that no version of ours has written: they may be refused, and nothing else. */
import assert from 'node:assert/strict';
import { randomBytes, randomInt } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { DataFolder } from '../files/data-folder.js';
import { framedLines, makeFolderFor, makeQuestion, makeReply } from '../testing/store.fixture.js';
import { Log } from './log.js';
import { formatLine, parseRecord } from './record-line.js';

const DURATION_MS = 60_000;
const ODD = [
  '"',
  '{',
  '}',
  ',',
  '\\',
  '\n',
  '\0',
  'null',
  '[]',
  '9'.repeat(20),
  '"to":3,"link":"00000000",',
  'é',
];

const pick = <T>(items: readonly T[]): T => items[randomInt(items.length)] as T;

/** Changes a line in a few places. */
function mutate(line: Buffer): Buffer {
  let bytes = line;
  for (let change = 0; change <= randomInt(4); change++) {
    const [at, to] = [randomInt(bytes.length + 1), randomInt(bytes.length + 1)].sort((a, b) => a - b) as [
      number,
      number,
    ];
    const middle = pick([
      () => Buffer.alloc(0),
      () => randomBytes(randomInt(1, 5)),
      () => Buffer.from(pick(ODD)),
      () => Buffer.concat([bytes.subarray(at, to), bytes.subarray(at, to)]),
    ])();
    bytes = Buffer.concat([bytes.subarray(0, at), middle, bytes.subarray(pick([at, to, to + 1]))]);
  }
  return bytes;
}

describe('lines of the log from nowhere', () => {
  it('never stop a start, and give no record that was not written', async (t) => {
    const question = makeQuestion({ text: 'größer "als" 🙂' });
    const lines = framedLines([question, makeReply(question)]).map((line) => Buffer.from(line));
    const written = new Set(lines.map((line) => JSON.stringify(parseRecord(line))));
    const folder = await makeFolderFor(t);
    await mkdir(join(folder, 'log'));
    const end = performance.now() + DURATION_MS;
    let count = 0;
    while (performance.now() < end) {
      const batch = Array.from({ length: 200 }, () => mutate(pick(lines)));
      for (const line of batch) {
        const parsed = parseRecord(line);
        if ('record' in parsed) assert.ok(written.has(JSON.stringify(parsed)), line.toString());
      }
      // What somebody wrote who can compute a checksum.
      const signed = batch.slice(0, 50).map((line) => {
        const frame = {
          sequence: randomInt(1, 9),
          last: randomInt(1, 9),
          term: randomInt(1, 5),
          previous: 0,
          link: undefined,
        };
        return formatLine(line.toString().replaceAll('\n', ''), frame).line.subarray(0, -1);
      });
      await writeFile(
        join(folder, 'log/00000001.jsonl'),
        [...batch, ...signed].map((line) => `${line.toString('latin1')}\n`).join(''),
        'latin1',
      );
      const log = await Log.open(new DataFolder(folder), { takeHead: () => false, take: () => undefined });
      await log.problems();
      await log.close();
      count += batch.length + signed.length;
    }
    t.diagnostic(`${count} lines`);
  });
});
