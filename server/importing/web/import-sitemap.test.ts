import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { importer, linked } from './import-site.fixture.js';
import { openSite, page, sitemap } from './site.fixture.js';

describe('importing a site by its sitemap', () => {
  it('reads sitemaps of sitemaps, packed ones and those that robots.txt names', async (t) => {
    const site = await openSite(t, linked());
    site.routes['/robots.txt'] = { type: 'text/plain', body: `Sitemap: ${site.url}/maps/index.xml` };
    site.routes['/maps/index.xml'] =
      `<sitemapindex><sitemap><loc>${site.url}/maps/a.xml.gz</loc></sitemap><sitemap><loc>${site.url}/maps/index.xml</loc></sitemap></sitemapindex>`;
    site.routes['/maps/a.xml.gz'] = {
      type: 'application/gzip',
      body: gzipSync(sitemap(`${site.url}/hidden?a=1&amp;b=2`, 'https://other.example/x', `${site.url}/`)),
    };
    site.routes['/hidden?a=1&b=2'] = page('Hidden', 'No link leads here.');
    const { run, ids } = importer(t);
    await run(site.url);
    assert.deepEqual(await ids(), ['hidden-a-1-b-2', 'index']);

    const alone = importer(t);
    await alone.run(`${site.url}/maps/a.xml.gz`);
    assert.deepEqual(await alone.ids(), ['hidden-a-1-b-2', 'index']);
  });

  it('asks for robots.txt and each sitemap again only where it changed, and keeps to what they said', async (t) => {
    const site = await openSite(t, linked());
    const robots = `User-agent: *\nDisallow: /returns\nSitemap: ${site.url}/maps/index.xml`;
    site.routes['/robots.txt'] = { type: 'text/plain', body: robots };
    site.routes['/maps/index.xml'] =
      `<sitemapindex><sitemap><loc>${site.url}/maps/a.xml</loc></sitemap></sitemapindex>`;
    site.routes['/maps/a.xml'] = sitemap(
      `${site.url}/`,
      `${site.url}/guides/pay.html`,
      `${site.url}/returns`,
    );
    site.routes['/sitemap.xml'] = sitemap(`${site.url}/`);
    const { run, ids } = importer(t);
    await run(site.url);
    site.requests.length = 0;
    assert.equal((await run(site.url)).unchanged, 2);
    assert.deepEqual(
      site.requests.map(({ path, status }) => `${status} ${path}`),
      [
        '304 /robots.txt',
        '304 /',
        '304 /maps/index.xml',
        '304 /sitemap.xml',
        '304 /maps/a.xml',
        '304 /guides/pay.html',
      ],
    );

    site.routes['/maps/a.xml'] = sitemap(`${site.url}/`, `${site.url}/new`);
    site.routes['/new'] = page('New', 'No link leads here.');
    await run(site.url);
    assert.deepEqual(await ids(), ['index', 'new']);
  });

  it('finds the sitemap that the first page names, also when that has not changed', async (t) => {
    const site = await openSite(t);
    const head = '<link rel="sitemap" type="application/xml" href="/maps/all.xml">';
    site.routes['/'] = page('Welcome', 'Acme makes lamps.', ['/returns'], head);
    site.routes['/returns'] = page('Returns', 'Send it back.');
    site.routes['/hidden'] = page('Hidden', 'No link leads here.');
    site.routes['/maps/all.xml'] = sitemap(`${site.url}/`, `${site.url}/hidden`);
    const { run, ids } = importer(t);
    assert.deepEqual((await run(site.url)).sitemaps, [`${site.url}/maps/all.xml`]);
    assert.deepEqual(await ids(), ['hidden', 'index']);
    assert.equal((await run(site.url)).unchanged, 2);
    assert.deepEqual(await ids(), ['hidden', 'index']);
  });

  it('names the pages that no other page links to, also when most have not changed', async (t) => {
    const site = await openSite(t, linked());
    const map = (...paths: string[]) => sitemap(...paths.map((path) => site.url + path));
    site.routes['/sitemap.xml'] = map('/', '/returns/', '/guides/pay.html', '/old', '/older');
    site.routes['/returns/'] = site.routes['/returns'] ?? assert.fail();
    site.routes['/old'] = page('Old', 'Last year.', ['/old', '/']);
    site.routes['/older'] = page('Older', 'The year before.', ['/']);
    const { run } = importer(t);
    const first = await run(site.url);
    assert.deepEqual(first.unlinked, [`${site.url}/old`, `${site.url}/older`]);
    assert.deepEqual((await run(site.url)).unlinked, first.unlinked);
    site.routes['/returns/'] = page('Returns', 'See the old page.', ['/old']);
    assert.deepEqual((await run(site.url)).unlinked, [`${site.url}/older`]);
    assert.deepEqual((await run(site.url)).unlinked, [`${site.url}/older`]);
    assert.deepEqual((await run(site.url, { maxPages: 2 })).unlinked, []);
  });

  it('says of a site without a sitemap that it has none, and of no page that nothing links to it', async (t) => {
    const site = await openSite(t, linked());
    const { run } = importer(t);
    const { sitemaps, unlinked } = await run(site.url);
    assert.deepEqual([sitemaps, unlinked], [[], []]);
    assert.equal((await run(`${site.url}/returns`, { isSingle: true })).sitemaps, undefined);
  });

  it('finds the sitemap that robots.txt names by its path alone', async (t) => {
    const site = await openSite(t, { '/': page('Welcome', 'Lamps.'), '/hidden': page('Hidden', 'No link.') });
    site.routes['/robots.txt'] = { type: 'text/plain', body: 'Sitemap: /maps/index.xml' };
    site.routes['/maps/index.xml'] = sitemap(`${site.url}/hidden`);
    const { run, ids } = importer(t);
    await run(site.url);
    assert.deepEqual(await ids(), ['hidden', 'index']);
  });

  it('removes a page that the sitemap names no longer', async (t) => {
    const site = await openSite(t, linked());
    const map = (...paths: string[]) => sitemap(...paths.map((path) => site.url + path));
    site.routes['/sitemap.xml'] = map('/', '/returns', '/guides/pay.html');
    const { run, ids } = importer(t);
    await run(site.url);
    site.routes['/sitemap.xml'] = map('/', '/returns');
    assert.equal((await run(site.url)).removed, 1);
    assert.deepEqual(await ids(), ['index', 'returns']);
  });

  it('refuses a packed bomb, broken XML and entities, each in words', async (t) => {
    const site = await openSite(t);
    const { run } = importer(t);
    for (const [body, message] of [
      [gzipSync(Buffer.alloc(60 * 1024 * 1024)), /is larger than 50 MB/],
      ['<urlset><url><loc>&boom;</loc></url></urlset>', /is broken XML/],
      ['<urlset><url>', /is broken XML/],
    ] as const) {
      site.routes['/sitemap.xml'] = { type: 'application/xml', body };
      await assert.rejects(run(`${site.url}/sitemap.xml`), message);
    }
  });
});

describe('importing single pages', () => {
  it('follows no links', async (t) => {
    const site = await openSite(t, linked());
    const { run, ids } = importer(t);
    await run(site.url, { isSingle: true });
    assert.deepEqual(await ids(), ['index']);
  });
});
