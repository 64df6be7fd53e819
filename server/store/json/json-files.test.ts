/** What the files of the JSON store promise to people who edit them, beside what every store promises. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import { openJsonOperatorStore } from './json-operator-store.js';
import { makeFolderFor, makePage, makeWidget } from '../testing/store.fixture.js';

/** Opens a new data folder, with a clock that the test moves. */
async function open(t: TestContext) {
  const folder = await makeFolderFor(t);
  const clock = { time: 0 };
  const files = await openJsonOperatorStore(folder, { now: () => clock.time });
  t.after(() => files.close());
  return {
    ...files,
    problems: () => files.problems(),
    folder,
    wait: (ms: number) => {
      clock.time += ms;
    },
    put: async (path: string, text: string | Buffer) => {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    },
  };
}

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

describe('widget files', () => {
  it('are JSON that a person can read, for the eyes of the owner alone', async (t) => {
    const { widgets, pages, folder } = await open(t);
    const widget = makeWidget();
    await widgets.save(widget);
    await pages.save(widget.id, makePage({ id: 'guides/start' }));
    const file = join(folder, 'widgets', `${widget.id}.json`);
    assert.equal(await readFile(file, 'utf8'), `${JSON.stringify(widget, null, 2)}\n`);
    assert.equal(await modeOf(file), '600');
    assert.equal(await modeOf(join(folder, 'pages', widget.id, 'guides', 'start.md')), '600');
    for (const path of ['widgets', 'pages', join('pages', widget.id), join('pages', widget.id, 'guides')]) {
      assert.equal(await modeOf(join(folder, path)), '700', path);
    }
    assert.deepEqual(await readdir(join(folder, 'widgets')), [`${widget.id}.json`]);
  });

  it('may leave out whatever has a default', async (t) => {
    const { widgets, put } = await open(t);
    const id = randomUUID();
    await put(`widgets/${id}.json`, `\uFEFF{ "id": "${id}", "name": "By hand" }`);
    assert.deepEqual(await widgets.get(id), makeWidget({ id, name: 'By hand', allowlist: [] }));
  });

  it('take effect within two seconds of an edit', async (t) => {
    const { widgets, put, wait } = await open(t);
    const widget = makeWidget();
    await widgets.save(widget);
    await put(`widgets/${widget.id}.json`, JSON.stringify({ ...widget, name: 'Edited' }));
    wait(2000);
    assert.equal((await widgets.get(widget.id))?.name, 'Edited');
  });

  it('are at another revision after an edit by hand, which is not saved over', async (t) => {
    const { widgets, put } = await open(t);
    const widget = makeWidget();
    const ifRevision = await widgets.save(widget);
    await put(`widgets/${widget.id}.json`, JSON.stringify({ ...widget, name: 'Edited' }));
    assert.notEqual(await widgets.revision(widget.id), ifRevision);
    await assert.rejects(widgets.save({ ...widget, name: 'Mine' }, { ifRevision }), {
      code: 'precondition_failed',
    });
    assert.equal((await widgets.get(widget.id))?.name, 'Edited');
  });

  it('are found at once when another process makes them, and forgotten when it removes them', async (t) => {
    const { widgets, folder, wait } = await open(t);
    const widget = makeWidget();
    assert.equal(await widgets.get(widget.id), undefined);
    const other = await openJsonOperatorStore(folder);
    await other.widgets.save(widget);
    assert.deepEqual(await widgets.get(widget.id), widget);
    await other.widgets.remove(widget.id);
    wait(2000);
    assert.equal(await widgets.get(widget.id), undefined);
    assert.deepEqual(await widgets.list(), []);
  });

  it('keep the last good state while an edit is broken, and say which line', async (t) => {
    const { widgets, put, wait, problems } = await open(t);
    const widget = makeWidget();
    await widgets.save(widget);
    const file = `widgets/${widget.id}.json`;
    const good = JSON.stringify(widget, null, 2);

    await put(file, good.replace('"isActive"', 'isActive'));
    wait(2000);
    assert.deepEqual(await widgets.get(widget.id), widget);
    assert.deepEqual(await widgets.list(), [widget]);
    assert.deepEqual(await problems(), [
      { file, line: 4, reason: 'expected a name in double quotes but found "i"' },
    ]);

    await put(file, good);
    wait(2000);
    assert.deepEqual(await widgets.get(widget.id), widget);
    assert.deepEqual(await problems(), []);
  });

  it('name every wrong value with its line', async (t) => {
    const { put, problems } = await open(t);
    const id = randomUUID();
    const file = `widgets/${id}.json`;
    const text = `{
  "id": "${id}",
  "appearance": {
    "primaryColor": "red",
    "position": "top"
  },
  "quota": { "messages": -1,
    "period": "day" }
}`;
    await put(file, text);
    const found = await problems();
    assert.deepEqual(found.map(({ line }) => line).sort(), [1, 4, 5, 7]);
    assert.ok(
      found.some(({ reason }) => reason === 'appearance.primaryColor: must be a hex colour such as #6366f1'),
    );
  });

  for (const [what, text] of Object.entries({
    empty: '',
    'cut short': '{ "id": "',
    'without required values': '{}',
    'not text': Buffer.from([0, 255, 1]),
    'nested without end': '['.repeat(100_000),
  })) {
    it(`are not taken for empty, nor written over, when found ${what}`, async (t) => {
      const { widgets, put, problems, folder } = await open(t);
      const widget = makeWidget();
      const file = `widgets/${widget.id}.json`;
      await put(file, text);
      assert.equal(await widgets.get(widget.id), undefined);
      assert.equal((await problems())[0]?.file, file);
      await assert.rejects(widgets.save(widget), /is broken .* mend or remove it first/);
      assert.deepEqual(await readFile(join(folder, file)), Buffer.from(text));
      assert.equal(await widgets.remove(widget.id), true);
      await widgets.save(widget);
      assert.deepEqual(await problems(), []);
    });
  }

  it('are reported when they are named for another id, or for none', async (t) => {
    const { put, problems, widgets } = await open(t);
    const [id, other] = [randomUUID(), randomUUID()];
    await put(`widgets/${id}.json`, JSON.stringify(makeWidget({ id: other })));
    await put('widgets/acme.json', JSON.stringify(makeWidget()));
    const reasons = (await problems()).map(({ file, reason }) => `${file} ${reason}`).sort();
    assert.equal(reasons.length, 2);
    assert.match(reasons.join('\n'), new RegExp(`id: is ${other}`));
    assert.match(reasons.join('\n'), /acme\.json is not named <widget id>\.json/);
    assert.deepEqual(await widgets.list(), []);
  });
});

describe('page files', () => {
  it('are Markdown with front matter, in folders by their id', async (t) => {
    const { pages, folder } = await open(t);
    const widgetId = randomUUID();
    await pages.save(widgetId, makePage({ id: 'guides/billing', lang: 'en' }));
    assert.equal(
      await readFile(join(folder, 'pages', widgetId, 'guides', 'billing.md'), 'utf8'),
      '---\ntitle: Billing\nurl: /billing\nlang: en\n---\n# Billing\n\nWe take cards.\n',
    );
  });

  it('need no front matter: the first heading and the id tell the rest', async (t) => {
    const { pages, put } = await open(t);
    const widgetId = randomUUID();
    await put(`pages/${widgetId}/guides/start.md`, '```\n# not this\n```\n\n## Getting *started* ##\n\nText');
    await put(`pages/${widgetId}/plain.md`, 'Only text');
    await put(`pages/${widgetId}/number.md`, '---\ntitle: 404\n---\nText');
    assert.deepEqual(
      (await pages.list(widgetId)).map(({ id, title, url }) => ({ id, title, url })),
      [
        { id: 'guides/start', title: 'Getting *started*', url: '/guides/start' },
        { id: 'number', title: '404', url: '/number' },
        { id: 'plain', title: 'plain', url: '/plain' },
      ],
    );
  });

  it('that are broken are skipped and reported with their line, and stay as they are', async (t) => {
    const { pages, put, problems, folder } = await open(t);
    const widgetId = randomUUID();
    const broken = '---\ntitle: Fine\nurl: [1\n---\nText';
    await pages.save(widgetId, makePage());
    await put(`pages/${widgetId}/broken.md`, broken);
    await put(`pages/${widgetId}/latin1.md`, Buffer.from('caf\xe9', 'latin1'));
    await put(`pages/${widgetId}/my page.md`, 'Text');
    assert.deepEqual(await pages.list(widgetId), [makePage()]);
    const found = (await problems()).sort((a, b) => (a.file < b.file ? -1 : 1));
    assert.deepEqual(
      found.map(({ file }) => file.slice(file.lastIndexOf('/') + 1)),
      ['broken.md', 'latin1.md', 'my page.md'],
    );
    assert.ok([3, 4].includes(found[0]?.line ?? 0));
    assert.equal(await readFile(join(folder, 'pages', widgetId, 'broken.md'), 'utf8'), broken);
    await put(`pages/${widgetId}/broken.md`, 'Text');
    await put(`pages/${widgetId}/latin1.md`, 'Text');
    await rm(join(folder, 'pages', widgetId, 'my page.md'));
    assert.deepEqual(await problems(), []);
  });

  it('that are hidden or something else are no pages', async (t) => {
    const { pages, put, problems } = await open(t);
    const widgetId = randomUUID();
    await put(`pages/${widgetId}/.hidden.md`, 'Text');
    await put(`pages/${widgetId}/.git/page.md`, 'Text');
    await put(`pages/${widgetId}/picture.png`, 'Text');
    assert.deepEqual(await pages.list(widgetId), []);
    assert.deepEqual(await problems(), []);
  });

  it('show a change by another process at once, in the revision and in the list', async (t) => {
    const { pages, folder } = await open(t);
    const other = await openJsonOperatorStore(folder);
    const widgetId = randomUUID();
    let last = await pages.revision(widgetId);
    const expectNew = async () => {
      const revision = await pages.revision(widgetId);
      assert.notEqual(revision, last);
      last = revision;
    };
    // File times move in steps of some milliseconds.
    const tick = () => new Promise((resolve) => setTimeout(resolve, 20));
    await other.pages.save(widgetId, makePage());
    await expectNew();
    await other.pages.save(widgetId, makePage({ id: 'deep/er/page' }));
    await tick();
    await expectNew();
    await other.pages.save(widgetId, makePage({ id: 'deep/er/page', content: 'New' }));
    await tick();
    await expectNew();
    assert.equal((await pages.list(widgetId))[1]?.content, 'New');
    await other.pages.remove(widgetId, 'deep/er/page');
    await tick();
    await expectNew();
    await other.widgets.remove(widgetId);
    await pages.revision(widgetId);
    assert.deepEqual(await pages.list(widgetId), []);
  });

  it('show an edit in place within two seconds', async (t) => {
    const { pages, put, wait, folder } = await open(t);
    const widgetId = randomUUID();
    await pages.save(widgetId, makePage({ id: 'guides/start' }));
    const before = await pages.revision(widgetId);
    await put(`pages/${widgetId}/guides/start.md`, 'Edited');
    wait(2000);
    const edited = await pages.revision(widgetId);
    assert.notEqual(edited, before);
    await utimes(join(folder, `pages/${widgetId}/guides/start.md`), 1, 1);
    wait(2000);
    assert.notEqual(await pages.revision(widgetId), edited);
  });

  it('have the same revision in every process, and after a restart', async (t) => {
    const { pages, folder } = await open(t);
    const widgetId = randomUUID();
    await pages.save(widgetId, makePage());
    const again = await openJsonOperatorStore(folder);
    assert.equal(await again.pages.revision(widgetId), await pages.revision(widgetId));
  });

  it('are replaced, not written through, where a link stands in their place', async (t) => {
    const { pages, put, folder } = await open(t);
    const widgetId = randomUUID();
    await put('secret.txt', 'secret');
    await mkdir(join(folder, 'pages', widgetId), { recursive: true });
    await symlink(join(folder, 'secret.txt'), join(folder, 'pages', widgetId, 'billing.md'));
    await pages.save(widgetId, makePage());
    assert.equal(await readFile(join(folder, 'secret.txt'), 'utf8'), 'secret');
    assert.deepEqual(await pages.list(widgetId), [makePage()]);
  });

  it('survive many saves at once to the same page, one of which wins whole', async (t) => {
    const { pages, folder } = await open(t);
    const widgetId = randomUUID();
    const contents = Array.from({ length: 30 }, (_, index) => `${index} `.repeat(10_000));
    await Promise.all(contents.map((content) => pages.save(widgetId, makePage({ content }))));
    const [page] = await pages.list(widgetId);
    assert.ok(page && contents.includes(page.content));
    assert.deepEqual(await readdir(join(folder, 'pages', widgetId)), ['billing.md']);
  });
});
