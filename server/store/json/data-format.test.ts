import assert from 'node:assert/strict';
import { appendFile, cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { crc32 } from 'node:zlib';
import { AppError } from '../../errors.js';
import type { LogRecord } from '../../model.js';
import { backUpData } from './backup.js';
import { DATA_FORMAT } from './data-format.js';
import { failingFiles } from '../testing/failing-files.fixture.js';
import { openJsonOperatorStore } from './json-operator-store.js';
import { openJsonStore } from './json-store.js';
import { framedLines, makeFolderFor, makePage, makeQuestion, makeWidget } from '../testing/store.fixture.js';

const widget = makeWidget();
const question = makeQuestion({ widgetId: widget.id });

/** A folder as the first version left it: no `format.json`, and lines without a checksum. */
async function writeFirstFormat(folder: string): Promise<void> {
  for (const part of ['widgets', 'log', `pages/${widget.id}`]) {
    await mkdir(join(folder, part), { recursive: true });
  }
  await writeFile(join(folder, 'widgets', `${widget.id}.json`), JSON.stringify(widget));
  const page = '---\ntitle: Billing\nurl: /billing\n---\n\nWe take cards.\n';
  await writeFile(join(folder, 'pages', widget.id, 'billing.md'), page);
  await writeFile(
    join(folder, 'log/00000001.jsonl'),
    `${JSON.stringify(Object.assign({ v: 1 }, question))}\n`,
  );
}

/** A line as the second version wrote it: a checksum, and no place in the log. */
function secondFormatLine(record: LogRecord): string {
  const body = `{"v":2,${JSON.stringify(record).slice(1, -1)}`;
  return `${body},"crc":"${crc32(Buffer.from(body)).toString(16).padStart(8, '0')}"}`;
}

/** A folder as the second version left it, with lines of the first one too, in two files of the log. */
async function writeSecondFormat(folder: string, records: LogRecord[]): Promise<void> {
  await writeFirstFormat(folder);
  await writeFile(join(folder, 'format.json'), '{"format":2}\n');
  const lines = records.map(secondFormatLine);
  await appendFile(join(folder, 'log/00000001.jsonl'), `${lines.slice(0, 2).join('\n')}\n{"damaged"\n`);
  await writeFile(join(folder, 'log/00000002.jsonl'), `${lines.slice(2).join('\n')}\n{"v":2,"torn`);
}

const formatOf = async (folder: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, 'format.json'), 'utf8'));

async function questionsIn(folder: string): Promise<string[]> {
  const store = await openJsonStore(folder);
  try {
    assert.deepEqual(await store.problems(), []);
    assert.equal((await store.pages.list(widget.id)).length, 1);
    const turns = await store.conversations.turns(widget.id, question.conversationId, 10);
    return turns.map((turn) => turn.question.text);
  } finally {
    await store.close();
  }
}

const refusal = (pattern: RegExp) => (error: unknown) =>
  error instanceof AppError && error.code === 'store_unavailable' && pattern.test(error.message);

describe('the format of a data folder', () => {
  it('is noted in a new folder, whoever opens it first, and nothing is copied', async (t) => {
    for (const open of [openJsonStore, openJsonOperatorStore]) {
      const folder = await makeFolderFor(t);
      await (await open(folder)).close();
      assert.deepEqual(await formatOf(folder), { format: DATA_FORMAT });
      assert.equal((await readdir(folder)).includes('before-upgrade'), false);
    }
  });

  it('is raised by a server, after a copy of the folder that can be served again', async (t) => {
    const folder = await makeFolderFor(t);
    await writeFirstFormat(folder);
    assert.deepEqual(await questionsIn(folder), [question.text]);
    assert.deepEqual(await formatOf(folder), { format: DATA_FORMAT });
    assert.deepEqual(await readdir(join(folder, 'before-upgrade')), ['format-1']);
    const copy = join(await makeFolderFor(t), 'copy');
    await cp(join(folder, 'before-upgrade/format-1'), copy, { recursive: true });
    assert.equal((await readdir(copy)).includes('format.json'), false);
    assert.deepEqual(await questionsIn(copy), [question.text]);
  });

  it('is raised from the second one: every line gets its place, damage stays, and a second try does the same', async (t) => {
    const records = ['two', 'three', 'four', 'größer'].map((text) =>
      makeQuestion({ widgetId: widget.id, text }),
    );
    const expected = [question.text, 'two', 'three', 'four', 'größer'];
    const folder = await makeFolderFor(t);
    await writeSecondFormat(folder, records);
    // Cut short between two files of the log.
    let replaced = 0;
    const files = failingFiles((call) => (call === 'rename' && ++replaced === 4 ? 'EIO' : undefined));
    await assert.rejects(openJsonStore(folder, { files }), refusal(/could not be written/));
    assert.deepEqual(await formatOf(folder), { format: 2 });
    for (let start = 0; start < 2; start++) {
      const store = await openJsonStore(folder);
      const turns = await store.conversations.turns(widget.id, question.conversationId, 10);
      assert.deepEqual(
        turns.map((turn) => turn.question.text),
        expected,
      );
      const reasons = (await store.problems()).map(({ reason }) => reason);
      assert.match(reasons[0] ?? '', /line is damaged \(not JSON\)/);
      if (start === 0) assert.match(reasons[1] ?? '', /unfinished last line/);
      assert.equal(reasons.length, start === 0 ? 2 : 1);
      await store.close();
    }
    assert.deepEqual(await formatOf(folder), { format: DATA_FORMAT });
    const text = await readFile(join(folder, 'log/00000002.jsonl'), 'utf8');
    assert.match(text, /^\{"v":3,"n":4,"term":1,"prev":"[0-9a-f]{8}",/);
    const kept = await readFile(join(folder, 'before-upgrade/format-2/log/00000002.jsonl'), 'utf8');
    assert.equal(kept, `${records.slice(2).map(secondFormatLine).join('\n')}\n`);
  });

  it('is raised from the third one, whose lines stay as they are', async (t) => {
    const folder = await makeFolderFor(t);
    await (await openJsonStore(folder)).close();
    await writeFile(join(folder, 'format.json'), '{"format":3}\n');
    const [line = ''] = framedLines([question]);
    await writeFile(join(folder, 'log/00000001.jsonl'), `${line}\n`);
    const store = await openJsonStore(folder);
    const turns = await store.conversations.turns(widget.id, question.conversationId, 10);
    assert.deepEqual([turns.length, await store.problems()], [1, []]);
    await store.close();
    assert.deepEqual(await formatOf(folder), { format: DATA_FORMAT });
    assert.equal((await readFile(join(folder, 'log/00000001.jsonl'), 'utf8')).startsWith(`${line}\n`), true);
    assert.deepEqual(await readdir(join(folder, 'before-upgrade')), ['format-3']);
  });

  it('is left alone by a command beside a server that is still of the older version', async (t) => {
    const folder = await makeFolderFor(t);
    await writeFirstFormat(folder);
    const files = await openJsonOperatorStore(folder);
    await files.pages.save(widget.id, makePage({ id: 'refunds' }));
    await files.close();
    assert.deepEqual((await readdir(folder)).sort(), ['log', 'pages', 'widgets']);
  });

  it('stays as it was where the copy does not fit on the disk, and is raised when it does', async (t) => {
    const folder = await makeFolderFor(t);
    await writeFirstFormat(folder);
    const full = failingFiles((call) => (call === 'handle.writeFile' ? 'ENOSPC' : undefined));
    await assert.rejects(openJsonStore(folder, { files: full }), refusal(/before-upgrade.*the disk is full/));
    assert.equal((await readdir(folder)).includes('format.json'), false);
    assert.deepEqual(await questionsIn(folder), [question.text]);
    assert.deepEqual(await readdir(join(folder, 'before-upgrade')), ['format-1']);
  });

  it('is refused where it is newer, in words, by the server and by commands, and nothing is touched', async (t) => {
    const folder = await makeFolderFor(t);
    await writeFirstFormat(folder);
    await writeFile(join(folder, 'format.json'), `{"format": ${DATA_FORMAT + 1}}`);
    for (const open of [openJsonStore, openJsonOperatorStore]) {
      await assert.rejects(
        open(folder),
        refusal(
          new RegExp(`has format ${DATA_FORMAT + 1}, .* up to ${DATA_FORMAT}\\. Run the newer version`),
        ),
      );
    }
    assert.deepEqual((await readdir(folder)).sort(), ['format.json', 'lock', 'log', 'pages', 'widgets']);
  });

  it('is refused where it cannot be read', async (t) => {
    const folder = await makeFolderFor(t);
    for (const text of ['', '{"format": "two"}', '2', '{"format": 0}']) {
      await writeFile(join(folder, 'format.json'), text);
      await assert.rejects(openJsonStore(folder), refusal(/format\.json cannot be read\. It must hold/));
    }
  });

  it('goes with a backup', async (t) => {
    const [folder, elsewhere] = [await makeFolderFor(t), await makeFolderFor(t)];
    await writeFirstFormat(folder);
    await questionsIn(folder);
    const backup = join(elsewhere, 'backup');
    await backUpData(folder, backup);
    assert.deepEqual(await formatOf(backup), { format: DATA_FORMAT });
    assert.deepEqual(await questionsIn(backup), [question.text]);
    assert.equal((await readdir(backup)).includes('before-upgrade'), false);
  });
});
