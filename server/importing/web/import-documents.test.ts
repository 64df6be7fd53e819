import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makePdf } from '../documents/pdf.fixture.js';
import { importer } from './import-site.fixture.js';
import { openSite, page } from './site.fixture.js';

const manual = (...texts: string[]) => ({
  type: 'application/pdf',
  body: makePdf({ title: 'Manual', pages: texts.map((text) => [{ text, y: 80 }]) }),
});

describe('importing documents of a site', () => {
  it('makes a page of each page of a PDF, keeps them fresh, and removes those that vanish', async (t) => {
    const site = await openSite(t, {
      '/': page('Welcome', 'Lamps.', ['/files/manual.pdf', '/copy']),
      '/files/manual.pdf': manual('Plug in the lamp.', 'Switch it on.', 'Unplug it.'),
      '/copy': manual('Plug in the lamp.', 'Switch it on.', 'Unplug it.'),
    });
    const { run, list } = importer(t);
    const first = await run(site.url);
    assert.deepEqual([first.pages, first.passages, first.imported], [4, 4, 4]);
    assert.deepEqual(first.skipped, [
      { source: `${site.url}/copy`, reason: `is the same page as ${site.url}/files/manual.pdf` },
    ]);
    assert.deepEqual(
      (await list()).map(({ id, title, url }) => [id, title, url.replace(site.url, '')]),
      [
        ['files/manual.pdf/page-1', 'Manual, page 1', '/files/manual.pdf#page=1'],
        ['files/manual.pdf/page-2', 'Manual, page 2', '/files/manual.pdf#page=2'],
        ['files/manual.pdf/page-3', 'Manual, page 3', '/files/manual.pdf#page=3'],
        ['index', 'Welcome', '/'],
      ],
    );

    const second = await run(site.url);
    assert.deepEqual([second.pages, second.passages, second.unchanged, second.removed], [4, 4, 4, 0]);

    site.routes['/files/manual.pdf'] = manual('Plug in the lamp.', 'Press the button.');
    const third = await run(site.url);
    assert.deepEqual([third.unchanged, third.updated, third.imported, third.removed], [2, 1, 3, 1]);
  });

  it('reads plain text, and Markdown that is sent as plain text', async (t) => {
    const site = await openSite(t, {
      '/': page('Welcome', 'Lamps.', ['/notes.txt', '/guide.md', '/llms.txt', '/secret.txt']),
      '/notes.txt': { type: 'text/plain', body: 'Notes\n\n# is the sign of a *number*.' },
      '/guide.md': { type: 'text/plain', body: '# Guide\n\nGo *on*.' },
      '/llms.txt': { type: 'text/plain', body: '# Acme\n\n- [Guide](/guide.md)' },
      '/secret.txt': { type: 'text/plain', headers: { 'x-robots-tag': 'noindex' }, body: 'Secret' },
    });
    const { run, list } = importer(t);
    const { skipped } = await run(site.url);
    assert.deepEqual(
      (await list()).map(({ title, content }) => [title, content]),
      [
        ['Guide', '# Guide\n\nGo *on*.\n'],
        ['Welcome', '# Welcome\n\nLamps.\n'],
        ['Acme', `# Acme\n\n- [Guide](${site.url}/guide.md)\n`],
        ['Notes', '\\# is the sign of a \\*number\\*.\n'],
      ],
    );
    assert.deepEqual(
      skipped.map(({ reason }) => reason),
      ['asks not to be indexed (noindex)'],
    );
  });

  it('takes a PDF of up to 20 MB, and a page of up to 2 MB', async (t) => {
    const site = await openSite(t, {
      '/': page('Welcome', 'Lamps.', ['/large.pdf', '/huge.pdf', '/large']),
      '/large.pdf': {
        ...manual('Text.'),
        body: Buffer.concat([manual('Text.').body, Buffer.alloc(3e6, '\n')]),
      },
      '/huge.pdf': { type: 'application/pdf', body: Buffer.alloc(21 * 1024 * 1024) },
      '/large': 'x'.repeat(3e6),
    });
    const { run, ids } = importer(t);
    const { skipped } = await run(site.url);
    assert.deepEqual(await ids(), ['index', 'large.pdf']);
    assert.deepEqual(
      skipped.map(({ source, reason }) => `${source.replace(site.url, '')} ${reason}`),
      ['/huge.pdf is larger than 20 MB', '/large is larger than 2 MB'],
    );
  });
});
