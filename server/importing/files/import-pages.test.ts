import assert from 'node:assert/strict';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { folderOf, importFrom, pagesById, root, store, WIDGET_ID } from './import-pages.fixture.js';

describe('importing a folder', () => {
  it('takes title, address and language from the front matter, and else from heading and path', async () => {
    const folder = await folderOf({
      'returns.md':
        '---\ntitle: Returns\nurl: https://acme.example/r\nlang: en\n---\n\n# Send it back\n\nIn 30 days.\n',
      'guides/first steps.md': 'Welcome.\n\n## Getting *started* with `acme`\n\nGo.\n',
      'guides/no-title_here.markdown': 'Only text.',
    });
    const report = await importFrom(folder);
    assert.deepEqual(report.skipped, []);
    assert.equal(report.pages, 3);
    assert.ok(report.passages >= 3);
    assert.deepEqual(await pagesById(), {
      'guides/first-steps': {
        id: 'guides/first-steps',
        title: 'Getting started with acme',
        url: '/guides/first%20steps',
        origin: 'file',
        content: 'Welcome.\n\n## Getting *started* with `acme`\n\nGo.\n',
      },
      'guides/no-title_here': {
        id: 'guides/no-title_here',
        title: 'No title here',
        url: '/guides/no-title_here',
        origin: 'file',
        content: 'Only text.\n',
      },
      returns: {
        id: 'returns',
        title: 'Returns',
        url: 'https://acme.example/r',
        lang: 'en',
        origin: 'file',
        content: '# Send it back\n\nIn 30 days.\n',
      },
    });
  });

  it('reads HTML by its main content, heading, canonical address and language', async () => {
    const folder = await folderOf({
      'a.html':
        '<html lang="de"><title>A | Acme</title><link rel=canonical href="https://acme.example/a"><nav>Menu</nav><main><h1>Über A</h1><p>Text.</p></main>',
      'b.htm': '<title>B page</title><p>Text of B.',
      'c.html': '<title>Cards and cash - Acme Help</title><h2>Cards and Cash</h2><p>Text of C.',
    });
    await importFrom(folder);
    assert.deepEqual(await pagesById(), {
      a: {
        id: 'a',
        title: 'Über A',
        url: 'https://acme.example/a',
        lang: 'de',
        origin: 'file',
        content: '# Über A\n\nText.\n',
      },
      b: { id: 'b', title: 'B page', url: '/b.htm', origin: 'file', content: 'Text of B.\n' },
      c: {
        id: 'c',
        title: 'Cards and Cash',
        url: '/c.html',
        origin: 'file',
        content: '## Cards and Cash\n\nText of C.\n',
      },
    });
  });

  it('leaves what an operator wrote alone', async () => {
    const folder = await folderOf({ 'returns.md': '# Returns\n\nIn 30 days.', 'Pay.md': '# Pay' });
    const written = { id: 'returns', title: 'Returns', url: '/r', origin: 'written', content: 'Ours.\n' };
    await store.pages.save(WIDGET_ID, written);
    await store.pages.save(WIDGET_ID, { ...written, id: 'pay' });
    for (let time = 0; time < 2; time++) await importFrom(folder);
    const pages = await pagesById();
    assert.deepEqual(Object.keys(pages).sort(), ['Pay-2', 'pay', 'returns', 'returns-2']);
    assert.deepEqual(pages['returns'], written);
  });

  it('publishes pages without an address of their own under the base address', async () => {
    const folder = await folderOf({
      'index.md': '# Home',
      'guides/README.md': '# Guides',
      'guides/pay.md': '# Pay',
      'faq/index.html': '<h1>FAQ</h1>',
      'faq/q.html': '<h1>Q</h1>',
      'own.md': '---\nurl: /elsewhere\n---\n# Own',
    });
    await importFrom(folder, 'https://docs.acme.example/help/');
    const urls = Object.values(await pagesById()).map(({ id, url }) => [id, url]);
    assert.deepEqual(Object.fromEntries(urls), {
      index: 'https://docs.acme.example/help/',
      guides: 'https://docs.acme.example/help/guides/',
      'guides/pay': 'https://docs.acme.example/help/guides/pay',
      faq: 'https://docs.acme.example/help/faq/',
      'faq/q': 'https://docs.acme.example/help/faq/q.html',
      own: 'https://docs.acme.example/elsewhere',
    });
  });

  it('leaves out hidden files, node_modules and what is no page', async () => {
    const folder = await folderOf({
      'a.md': '# A',
      '.hidden.md': '# B',
      '.git/c.md': '# C',
      'node_modules/d/README.md': '# D',
      'e.png': 'x',
    });
    await importFrom(folder);
    assert.deepEqual(Object.keys(await pagesById()), ['a']);
  });

  it('follows links to files and folders, each folder once', async () => {
    const folder = await folderOf({ 'a.md': '# A' });
    const other = await folderOf({ 'b.md': '# B' }, 'other');
    await symlink(other, join(folder, 'linked'));
    await symlink(folder, join(folder, 'round'));
    await symlink(join(await folderOf({ 'c.md': '# C' }, 'third'), 'c.md'), join(folder, 'c.md'));
    await symlink(join(root, 'gone.md'), join(folder, 'd.md'));
    const report = await importFrom(folder);
    assert.deepEqual(Object.keys(await pagesById()), ['a', 'c', 'linked/b']);
    assert.deepEqual(report.skipped, [{ source: join(folder, 'd.md'), reason: 'does not exist' }]);
  });

  it('skips what cannot become a page, and says why', async () => {
    const folder = await folderOf({
      'good.md': '# Good',
      'big.md': 'x'.repeat(2 * 1024 * 1024 + 1),
      'binary.md': Buffer.from([0xff, 0xfe, 0x41, 0x00]),
      'blank.md': ' \n\n',
      'draft.md': '---\ndraft: true\n---\n# Draft',
      'empty.html': '<title>Empty</title><nav>Menu</nav>',
      'binary.html': Buffer.from('<p>caf\xe9\0', 'latin1'),
      'unknown.html': '<meta charset="klingon"><p>Text',
      'moved.html': '<meta http-equiv=refresh content="0;url=/new"><p>Moved',
      'nested.html': '<div>'.repeat(10_000),
      'open.md': '---\ntitle: Open\n# No end',
      'url.md': '---\nurl: javascript:alert(1)\n---\n# Url',
      'yaml.md': '---\ntitle: "Broken\nlang: en\n---\n# Yaml',
    });
    const report = await importFrom(folder);
    assert.deepEqual(Object.keys(await pagesById()), ['good']);
    const reasons = report.skipped.map(
      ({ source, reason }) => `${source.slice(folder.length + 1)} ${reason}`,
    );
    const expected = [
      /^big\.md is larger than 2 MB/,
      /^binary\.html is in an unknown character set; save it as UTF-8$/,
      /^binary\.md is not UTF-8 text/,
      /^blank\.md has no text$/,
      /^draft\.md is a draft$/,
      /^empty\.html has no text$/,
      /^moved\.html only redirects to \/new$/,
      /^nested\.html is no readable HTML: elements are nested more than 512 deep$/,
      /^open\.md has broken front matter: line 1: /,
      /^unknown\.html is in an unknown character set/,
      /^url\.md has the url "javascript:alert\(1\)"/,
      /^yaml\.md has broken front matter: line [2-4]: /,
    ];
    assert.equal(reasons.length, expected.length, reasons.join('\n'));
    expected.forEach((pattern, at) => {
      assert.match(reasons[at]!, pattern);
    });
  });

  it('reads HTML in the character set that it names, or else as browsers do', async () => {
    const page = (head: string, text: string, encoding: 'latin1' | 'utf8'): Buffer =>
      Buffer.concat([Buffer.from(`<title>Laden</title>${head}<p>`), Buffer.from(text, encoding)]);
    const folder = await folderOf({
      'named.html': page('<meta charset="iso-8859-1">', 'Geschäft für \x93Räder\x94', 'latin1'),
      'untold.html': page('', 'Öffnungszeiten \x96 täglich', 'latin1'),
      'utf8.html': page('', 'Öffnungszeiten – täglich außer sonntags', 'utf8'),
    });
    await importFrom(folder);
    const pages = await pagesById();
    assert.deepEqual(
      ['named', 'untold', 'utf8'].map((id) => pages[id]?.content.trim()),
      ['Geschäft für “Räder”', 'Öffnungszeiten – täglich', 'Öffnungszeiten – täglich außer sonntags'],
    );
  });

  it('gives pages whose names collide ids of their own, the same at each import', async () => {
    const folder = await folderOf({
      'guides.md': '# Guides',
      'guides/index.md': '# Index of guides',
      'FAQ.md': '# Upper',
      'faq.md': '# Lower',
      'index.md': '# Home',
      'README.md': '# Read me',
      'a b.md': '# With space',
      'a-b.md': '# With hyphen',
    });
    await importFrom(folder);
    const titles = Object.values(await pagesById()).map(({ id, title }) => [id, title]);
    assert.deepEqual(Object.fromEntries(titles), {
      'a-b': 'With hyphen',
      'a-b-2': 'With space',
      FAQ: 'Upper',
      'faq-2': 'Lower',
      guides: 'Guides',
      'guides/index': 'Index of guides',
      index: 'Home',
      README: 'Read me',
    });
    assert.equal((await importFrom(folder)).unchanged, 8);
  });

  it('points links between files at the addresses of their pages, but not in code', async () => {
    const folder = await folderOf({
      'guides/pay.md':
        '[Teams](../teams.md#roles) [Self](./pay.md) [Web](https://x.example/teams.md) [Gone](gone.md)\n\n```\n[Teams](../teams.md)\n```\n\n[ref]: ../teams.md',
      'teams.md': '---\nurl: https://acme.example/t\n---\n# Teams\n\n[Pay](guides/pay)',
      'old.html': '<p><a href="guides/pay.md">Pay</a> <a href="teams.md?x=1">Teams</a>',
    });
    await importFrom(folder);
    const pages = await pagesById();
    assert.equal(
      pages['guides/pay']?.content,
      '[Teams](https://acme.example/t#roles) [Self](/guides/pay) [Web](https://x.example/teams.md) [Gone](gone.md)\n\n```\n[Teams](../teams.md)\n```\n\n[ref]: https://acme.example/t\n',
    );
    assert.equal(pages['teams']?.content, '# Teams\n\n[Pay](/guides/pay)\n');
    assert.equal(pages['old']?.content, '[Pay](/guides/pay) [Teams](https://acme.example/t)\n');
  });

  it('drops the imports and exports of MDX', async () => {
    const folder = await folderOf({
      'a.mdx':
        "import X from './x';\nexport const y = {\n  z: 1,\n};\n\n# A\n\nimport your data.\n\n```js\nimport z from 'z';\n```\n",
    });
    await importFrom(folder);
    assert.equal(
      (await pagesById())['a']?.content,
      "# A\n\nimport your data.\n\n```js\nimport z from 'z';\n```\n",
    );
  });
});

describe('importing again', () => {
  it('writes only what changed, and tells new, updated and unchanged pages apart', async () => {
    const folder = await folderOf({ 'a.md': '# A', 'b.md': '# B', 'c.html': '<h1>C</h1>' });
    const first = await importFrom(folder);
    assert.deepEqual([first.imported, first.updated, first.unchanged], [3, 0, 0]);
    const revision = await store.pages.revision(WIDGET_ID);

    const second = await importFrom(folder);
    assert.deepEqual([second.imported, second.updated, second.unchanged], [0, 0, 3]);
    assert.equal(await store.pages.revision(WIDGET_ID), revision);

    await folderOf({ 'b.md': '# B, new', 'd.md': '# D' });
    const third = await importFrom(folder);
    assert.deepEqual([third.imported, third.updated, third.unchanged], [1, 1, 2]);
    assert.equal((await pagesById())['b']?.title, 'B, new');
  });

  it('leaves pages that came from elsewhere alone', async () => {
    await importFrom(await folderOf({ 'a.md': '# A' }));
    await importFrom(await folderOf({ 'b.md': '# B' }, 'other'));
    assert.deepEqual(Object.keys(await pagesById()), ['a', 'b']);
  });
});
