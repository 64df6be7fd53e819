import assert from 'node:assert/strict';
import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { AppError } from '../../errors.js';
import { backUpData } from './backup.js';
import { DATA_FORMAT } from './data-format.js';
import { failingFiles } from '../testing/failing-files.fixture.js';
import { openJsonOperatorStore } from './json-operator-store.js';
import { openJsonStore } from './json-store.js';
import { makeFolderFor, makePage, makeQuestion, makeWidget } from '../testing/store.fixture.js';

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
