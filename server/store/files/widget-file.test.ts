import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { MAX_QUOTA } from '../../model.js';
import { openJsonOperatorStore } from '../json/json-operator-store.js';
import { openJsonStore } from '../json/json-store.js';
import type { Store } from '../port/store.js';
import { makeFolderFor, makeWidget } from '../testing/store.fixture.js';

describe('a widget file with a misspelt field', () => {
  it('is reported with the line of each, works without it, and is not written over', async (t) => {
    const folder = await makeFolderFor(t);
    const widget = makeWidget();
    await (await openJsonOperatorStore(folder)).widgets.save(widget);
    const edited = { ...widget, alowlist: ['x.example'], quota: { ...widget.quota, perod: 'day' } };
    await writeFile(join(folder, 'widgets', `${widget.id}.json`), JSON.stringify(edited, null, 2));

    const files = await openJsonOperatorStore(folder);
    assert.deepEqual(await files.widgets.get(widget.id), widget);
    const problems = await files.problems();
    assert.deepEqual(
      problems.map(({ line, reason }) => [line, reason.slice(0, reason.indexOf(';'))]),
      [
        [18, 'alowlist: there is no such field and it has no effect'],
        [16, 'quota.perod: there is no such field and it has no effect'],
      ],
    );
    assert.match(problems[0]?.reason ?? '', /there are id, name, isActive, appearance, allowlist, quota/);
    await assert.rejects(files.widgets.save(widget), /line 18 is broken \(alowlist: .* not written over/);
  });
});

describe('a widget file with a quota above what is the most today', () => {
  it('is read as the most, and can be saved', async (t) => {
    const folder = await makeFolderFor(t);
    const widget = makeWidget({ quota: { messages: MAX_QUOTA, period: 'day' } });
    const { widgets } = await openJsonOperatorStore(folder);
    await widgets.save(widget);
    const path = join(folder, 'widgets', `${widget.id}.json`);
    await writeFile(path, (await readFile(path, 'utf8')).replace(String(MAX_QUOTA), '999999999999'));

    const files = await openJsonOperatorStore(folder);
    assert.deepEqual([await files.widgets.get(widget.id), await files.problems()], [widget, []]);
    await files.widgets.save({ ...widget, name: 'Shop' });
    assert.match(await readFile(path, 'utf8'), new RegExp(`"messages": ${MAX_QUOTA},`));
  });
});

describe('a widget file with texts for single languages', () => {
  it('is reported with the line of each fault in them', async (t) => {
    const folder = await makeFolderFor(t);
    const widget = makeWidget();
    const path = join(folder, 'widgets', `${widget.id}.json`);
    await (await openJsonOperatorStore(folder)).widgets.save(widget);
    const reasonsWith = async (look: object) => {
      const edited = { ...widget, appearance: { ...widget.appearance, ...look } };
      await writeFile(path, JSON.stringify(edited, null, 2));
      return (await (await openJsonOperatorStore(folder)).problems()).map(({ line, reason }) => [
        line,
        reason,
      ]);
    };
    const place = 'appearance.translations.';
    assert.deepEqual(await reasonsWith({ translations: { pt_br: {}, 'no tag': {}, de: {} } }), [
      [10, `${place}pt_br: is not a language tag; write "pt-BR"`],
      [11, `${place}no tag: is not a language tag such as "de" or "pt-BR"`],
    ]);
    assert.deepEqual(await reasonsWith({ translations: { de: { suggestions: 'Wie?' } } }), [
      [11, `${place}de.suggestions: Invalid input: expected array, received string`],
    ]);
    const [[line, reason] = []] = await reasonsWith({ translations: { de: { greting: 'Hallo' } } });
    assert.equal(line, 11);
    assert.match(
      String(reason),
      /^appearance\.translations\.de\.greting: there is no such field .* there are name, /,
    );
    assert.deepEqual(await reasonsWith({ logo: 'logo.png' }), [
      [
        9,
        'appearance.logo: must be a web address such as https://acme.example/logo.png; a file is stored by: widget update ID --logo FILE',
      ],
    ]);
  });
});

describe('a widget file that is broken', () => {
  it('keeps its last good state over restarts of the server, until it is mended or removed', async (t) => {
    const folder = await makeFolderFor(t);
    const widget = makeWidget();
    const file = join(folder, 'widgets', `${widget.id}.json`);
    const withServer = async (use: (store: Store) => Promise<unknown>) => {
      const store = await openJsonStore(folder);
      try {
        await use(store);
      } finally {
        await store.close();
      }
    };
    await withServer((store) => store.widgets.save(makeWidget({ id: widget.id, name: 'Before' })));
    // By hand, and the server does no more than serve it.
    await writeFile(file, JSON.stringify(widget));
    await withServer((store) => store.widgets.list());
    await writeFile(file, '{ "id": ');
    for (let restart = 0; restart < 2; restart++) {
      await withServer(async (store) => {
        const { widgets } = store;
        assert.deepEqual(await widgets.list(), [widget]);
        assert.deepEqual(await widgets.get(widget.id), widget);
        assert.equal((await store.problems())[0]?.file, `widgets/${widget.id}.json`);
        await assert.rejects(widgets.save(widget), /is broken .* mend or remove it first/);
      });
    }
    await rm(file);
    await withServer(async ({ widgets }) => {
      assert.deepEqual(await widgets.list(), []);
    });
    await writeFile(file, '{ "id": ');
    await withServer(async ({ widgets }) => {
      assert.deepEqual(await widgets.list(), []);
    });
  });
});
