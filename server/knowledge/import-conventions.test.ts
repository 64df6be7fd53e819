import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { folderOf, importFrom, pagesById } from './import-pages.fixture.js';

const BASE = 'https://docs.acme.example/help';

async function urlsOf(files: Record<string, string>, baseUrl?: string): Promise<Record<string, string>> {
  await importFrom(await folderOf(files), baseUrl);
  return Object.fromEntries(Object.values(await pagesById()).map(({ id, url }) => [id, url]));
}

describe('importing the sources of a site', () => {
  it('gives pages the addresses that their generator gives them', async () => {
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
