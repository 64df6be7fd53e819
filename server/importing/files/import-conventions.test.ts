import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Generator } from '../pages/generator.js';
import { folderOf, importFrom, pagesById } from './import-pages.fixture.js';

const BASE = 'https://docs.acme.example/help';

async function urlsOf(
  files: Record<string, string>,
  baseUrl?: string,
  generator?: Generator,
): Promise<Record<string, string>> {
  await importFrom(await folderOf(files), baseUrl, generator);
  return Object.fromEntries(Object.values(await pagesById()).map(({ id, url }) => [id, url]));
}

describe('importing the sources of a site', () => {
  it('gives pages the addresses that their front matter names', async () => {
    const urls = await urlsOf(
      {
        'slug.md': '---\nslug: paying\n---\n# A',
        'guides/slug.md': '---\nslug: paying/\n---\n# B',
        'guides/rooted.md': '---\nslug: /start/here\n---\n# C',
        'guides/root.md': '---\nslug: /\n---\n# D',
        'permalink.md': '---\npermalink: /pay/\n---\n# E',
        'pattern.md': '---\npermalink: /:year/:title/\n---\n# F',
        'switch.md': '---\npermalink: false\n---\n# G',
        'url.md': '---\nurl: /elsewhere/\n---\n# H',
        'posts/_index.md': '# I',
        'posts/old/index.md': '---\nslug: new\n---\n# J',
        'README.md': '# K',
      },
      BASE,
    );
    assert.deepEqual(urls, {
      slug: `${BASE}/paying`,
      'guides/slug': `${BASE}/guides/paying`,
      'guides/rooted': `${BASE}/start/here`,
      'guides/root': `${BASE}/`,
      permalink: 'https://docs.acme.example/pay/',
      pattern: `${BASE}/pattern`,
      switch: `${BASE}/switch`,
      url: 'https://docs.acme.example/elsewhere/',
      posts: `${BASE}/posts/`,
      'posts/old': `${BASE}/posts/new`,
      index: `${BASE}/`,
    });
  });

  // Each address was read off a site that the generator built of these files.
  const published: [Generator, Record<string, [content: string, address: string]>][] = [
    [
      'docusaurus',
      {
        '01-intro.md': ['# A', '/intro'],
        '02-guides/01-first step.md': ['# B', '/guides/first%20step'],
        '02-guides/index.md': ['# C', '/guides/'],
        'Same/Same.md': ['# D', '/Same/'],
        '03-read/README.md': ['# E', '/read/'],
        'ids/file.md': ['---\nid: named\n---\n# F', '/ids/named'],
        '04-num/01-slug.md': ['---\nslug: 01-kept\nid: x\n---\n# G', '/num/01-kept'],
        'ids/rooted.md': ['---\nslug: /rooted/here\n---\n# H', '/rooted/here'],
        'ids/slash.md': ['---\nslug: end/\n---\n# P', '/ids/end/'],
        'ids/up.md': ['---\nslug: ../up\n---\n# I', '/up'],
        '2021-11-dated.md': ['# J', '/2021-11-dated'],
        '1.2.3-version.md': ['# K', '/1.2.3-version'],
        '3 - spaced.md': ['# L', '/spaced'],
        '007_bond.mdx': ['# M', '/bond'],
        '5.md': ['# N', '/5'],
        '42-.md': ['# O', '/42-'],
      },
    ],
    [
      'hugo',
      {
        '_index.md': ['# A', '/'],
        'guides/_index.md': ['# B', '/guides/'],
        'guides/pay.md': ['# C', '/guides/pay/'],
        'guides/bundle/index.md': ['---\nslug: pack\n---\n# D', '/guides/pack/'],
        'guides/slugged.md': ['---\nslug: short-name\n---\n# E', '/guides/short-name/'],
        'posts/2024-05-01-dated.md': ['# F', '/posts/2024-05-01-dated/'],
        'Upper Case/My Page.md': ['# G', '/upper-case/my-page/'],
      },
    ],
    [
      'mkdocs',
      {
        'index.md': ['# A', '/'],
        'guides/README.md': ['# B', '/guides/'],
        'reports/Sales.md': ['---\nslug: no\n---\n# C', '/reports/Sales/'],
      },
    ],
    [
      'vitepress',
      {
        'index.md': ['# A', '/'],
        'README.md': ['# B', '/README.html'],
        'guides/index.md': ['# C', '/guides/'],
        'guides/pay.md': ['---\nslug: no\n---\n# D', '/guides/pay.html'],
      },
    ],
  ];
  for (const [generator, pages] of published) {
    it(`gives pages the addresses that ${generator} gives them`, async () => {
      const files = Object.entries(pages).map(([path, [content]]) => [path, `${content}\n\nText.`]);
      const urls = await urlsOf(Object.fromEntries(files) as Record<string, string>, BASE, generator);
      assert.deepEqual(
        Object.values(urls).sort(),
        Object.values(pages)
          .map(([, address]) => BASE + address)
          .sort(),
      );
    });
  }

  it('knows the generator by its settings, and says so', async () => {
    const root = await folderOf({ 'mkdocs.yml': '', 'docs/guides/pay.md': '# Pay\n\nBy card.' });
    const { notices } = await importFrom(join(root, 'docs'), BASE);
    assert.match(notices.join(), /^Addresses are as mkdocs makes them, because of .*mkdocs\.yml\. /);
    assert.equal((await pagesById())['guides/pay']?.url, `${BASE}/guides/pay/`);
    assert.deepEqual((await importFrom(join(root, 'docs'), BASE, 'none')).notices, []);
    assert.equal((await pagesById())['guides/pay']?.url, `${BASE}/guides/pay`);
  });

  it('leaves out what Docusaurus only puts into other pages', async () => {
    const folder = await folderOf({ 'a.md': '# A', '_part.md': '# Part', '_parts/b.mdx': '# Part' });
    const { skipped } = await importFrom(folder, BASE, 'docusaurus');
    assert.deepEqual(
      skipped.map(({ source, reason }) => `${source.slice(folder.length + 1)} ${reason}`),
      ['_part.md is a part of other pages', '_parts/b.mdx is a part of other pages'],
    );
  });

  it('leaves out what the site does not publish', async () => {
    const folder = await folderOf({
      'a.md': '---\ndraft: true\n---\n# A',
      'b.md': '---\npublished: false\n---\n# B',
      'c.md': '# C',
    });
    const { skipped } = await importFrom(folder);
    assert.deepEqual(skipped, [
      { source: join(folder, 'a.md'), reason: 'is a draft' },
      { source: join(folder, 'b.md'), reason: 'is a draft' },
    ]);
  });

  it('points links from the root of the sources at pages, and leaves those that lead elsewhere', async () => {
    await importFrom(
      await folderOf({
        'guides/pay.md': '# Pay\n\n[A](/teams.md#roles) [B](/teams) [C](//cdn.example/teams) [D](/gone)',
        'teams.md': '---\nslug: /people\n---\n# Teams\n\n[Pay](./guides/pay.md)',
      }),
      BASE,
    );
    const pages = await pagesById();
    assert.equal(
      pages['guides/pay']?.content,
      `# Pay\n\n[A](${BASE}/people#roles) [B](${BASE}/people) [C](//cdn.example/teams) [D](/gone)\n`,
    );
    assert.equal(pages['teams']?.content, `# Teams\n\n[Pay](${BASE}/guides/pay)\n`);
  });
});

describe('importing the folder that a generator built', () => {
  const html = (title: string, text: string, canonical: string) =>
    `<!doctype html><html lang="en"><head><link rel="canonical" href="${BASE}/${canonical}"></head>
<body><nav><a href="/">Menu</a></nav><main><h1>${title}</h1><p>${text}</p></main></body></html>`;

  it('folds files that are the same page, and points links to any of them at the one', async () => {
    const folder = await folderOf({
      'index.html': html('Paying', 'By card.', 'pay'),
      'pay/index.html': html('Paying', 'By card.', 'pay'),
      'teams/index.html': `<main><h1>Teams</h1><p>See <a href="../index.html">paying</a>.</p></main>`,
      'assets/main.js.LICENSE.txt': 'A licence of a script.',
      'LICENSE.txt': 'A licence.',
    });
    const { pages, skipped } = await importFrom(folder, BASE);
    assert.equal(pages, 2);
    assert.deepEqual(skipped, [
      {
        source: join(folder, 'index.html'),
        reason: `is the same page as ${join(folder, 'pay/index.html')}`,
      },
    ]);
    const stored = await pagesById();
    assert.deepEqual(Object.keys(stored), ['pay', 'teams']);
    assert.equal(stored['teams']?.content, `# Teams\n\nSee [paying](${BASE}/pay).\n`);
    assert.equal((await importFrom(folder, BASE)).unchanged, 2);
  });
});
