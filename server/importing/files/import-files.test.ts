import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { makePdf } from '../documents/pdf.fixture.js';
import { folderOf, importFrom, pagesById, reader, root, store, WIDGET_ID } from './import-pages.fixture.js';
import { importPages, type ImportProgress } from './import-pages.js';

describe('importing documents that are no web pages', () => {
  it('reads PDF page by page, and plain text, under the addresses that they are published at', async () => {
    const sheet = (text: string) => [{ text, y: 80 }];
    const folder = await folderOf({
      'manual.pdf': makePdf({ title: 'Manual', pages: [sheet('First sheet.'), [], sheet('Third sheet.')] }),
      'price list.pdf': makePdf({ pages: [sheet('Lamps cost 40 euros.')] }),
      'notes.txt': 'Opening hours\n\nWe open at nine.\nWe close at five.\n',
      'start.md': '[Manual](manual.pdf) [Notes](notes.txt#a)',
      'robots.txt': 'User-agent: *',
      '404.html': '<h1>Not found</h1>',
    });
    await importFrom(folder, 'https://acme.example');
    const pages = Object.values(await pagesById()).map(({ id, title, url, content }) => [
      id,
      title,
      url,
      content,
    ]);
    assert.deepEqual(pages, [
      ['manual/page-1', 'Manual, page 1', 'https://acme.example/manual.pdf#page=1', 'First sheet.\n'],
      ['manual/page-3', 'Manual, page 3', 'https://acme.example/manual.pdf#page=3', 'Third sheet.\n'],
      ['notes', 'Opening hours', 'https://acme.example/notes.txt', 'We open at nine.\nWe close at five.\n'],
      ['price-list', 'Price list', 'https://acme.example/price%20list.pdf', 'Lamps cost 40 euros.\n'],
      [
        'start',
        'Start',
        'https://acme.example/start',
        '[Manual](https://acme.example/manual.pdf) [Notes](https://acme.example/notes.txt#a)\n',
      ],
    ]);
  });
});

describe('importing files', () => {
  it('takes several sources, and names a single index after its folder', async () => {
    const folder = await folderOf({ 'guides/index.md': '# Guides', 'x/pay.md': '# Pay', 'y/z.md': '# Z' });
    const report = await importFrom([
      join(folder, 'guides/index.md'),
      join(folder, 'x/pay.md'),
      join(folder, 'y'),
    ]);
    assert.equal(report.pages, 3);
    assert.deepEqual(Object.keys(await pagesById()), ['guides', 'pay', 'z']);
  });

  it('changes nothing where one of the sources cannot be read', async () => {
    const folder = await folderOf({ 'a.md': '# A', 'b.png': 'B' });
    await assert.rejects(
      importFrom([folder, join(root, 'gone')]),
      /gone cannot be imported: it does not exist\.$/,
    );
    await assert.rejects(importFrom([folder, join(folder, 'b.png')]), /b\.png is not a page\./);
    assert.deepEqual(await pagesById(), {});
  });

  it('tells how far it is', async () => {
    const folder = await folderOf({ 'a.md': '# A', 'b.md': '' });
    const seen: ImportProgress[] = [];
    await importPages({
      pages: store.pages,
      widgetId: WIDGET_ID,
      sources: [folder],
      reader,
      onProgress: (progress) => seen.push(progress),
    });
    assert.deepEqual(seen, [
      { step: 'read', done: 1, total: 2, current: 'a.md' },
      { step: 'read', done: 2, total: 2, current: 'b.md' },
      { step: 'store', done: 1, total: 1, current: '/a' },
    ]);
  });
});
