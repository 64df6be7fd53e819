import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it, type TestContext } from 'node:test';
import { join } from 'node:path';
import { bundledServer } from '../../../scripts/compiled-server.js';
import { makeCertificate, shareHost } from '../../importing/web/secure-site.fixture.js';
import { openSite, page, sitemap } from '../../importing/web/site.fixture.js';
import { IMPORT_LEASE, importLease } from '../../jobs/imports/import-lease.js';
import type { Source } from '../../site-records.js';
import { openOperatorStore } from '../../store/open-store.js';
import { makeWorkplace } from '../terminal/run-cli.fixture.js';

const ID = '11111111-1111-1111-1111-111111111111';
const CLI = join(bundledServer(), 'cli.js');

async function workplace(t: TestContext, environment?: Record<string, string>) {
  const place = makeWorkplace(environment);
  t.after(() => {
    place.clear();
  });
  await place.run('widget', 'create', '--name', 'Acme', '--id', ID);
  return place;
}

const routes = () => ({
  '/': page('Welcome', 'Acme makes lamps.', ['/returns', '/data']),
  '/returns': page('Returning a lamp', 'You can return a lamp within 30 days of the purchase.'),
  '/data': { type: 'application/json', body: '{}' },
});

describe('pages import of a site', () => {
  it('imports the pages, reports what it skipped, and asks only for changes the next time', async (t) => {
    const site = await openSite(t, routes());
    const place = await workplace(t);
    const args = ['pages', 'import', ID, site.url, '--delay', '0', '--allow-private', '127.0.0.0/8'];
    const { code, stdout, stderr } = await place.run(...args);
    assert.equal(code, 0);
    assert.match(stderr, /has no sitemap that names its pages, so links were followed\.$/m);
    assert.equal(
      stdout,
      `Imported 2 pages with 2 passages: 2 new, 0 updated, 0 unchanged, 0 removed.
Skipped 1 source:
  ${site.url}/data is no page but application/json
`,
    );
    const ask = await place.run('ask', ID, 'Within how many days can I return a lamp?');
    assert.match(ask.stdout, /http:\/\/127\.0\.0\.1:\d+\/returns/);

    site.requests.length = 0;
    assert.deepEqual(await place.json(...args), {
      pages: 2,
      passages: 2,
      skipped: [{ source: `${site.url}/data`, reason: 'is no page but application/json' }],
      imported: 0,
      updated: 0,
      unchanged: 2,
      removed: 0,
      notices: [],
      isComplete: true,
    });
    assert.deepEqual(
      site.requests.map(({ status }) => status),
      [404, 304, 404, 304, 304],
    );
    assert.match(site.requests[0]?.headers['user-agent'] ?? '', /^ServiceChat\/\d+\.\d+\.\d+ \(/);
  });

  it('is not begun a second time while a server or another command imports the site', async (t) => {
    const site = await openSite(t, routes());
    const place = await workplace(t);
    const store = await openOperatorStore({ dataDir: join(place.folder, 'data') }, { mayCreate: false });
    t.after(() => store.close());
    const args = ['pages', 'import', ID, site.url, '--delay', '0', '--allow-private', '127.0.0.0/8'];
    const held = await store.leases.hold(importLease(ID, site.url), () => place.run(...args), IMPORT_LEASE);
    assert.equal(held?.result.code, 1);
    assert.match(held.result.stderr, /An import of http\S+ is running already; wait until it has ended/);
    assert.deepEqual(site.requests, []);
    assert.equal((await place.run(...args)).code, 0);
  });

  it('takes private networks from the environment, and files together with sites', async (t) => {
    const site = await openSite(t, routes());
    const place = await workplace(t, { FETCH_ALLOW_PRIVATE: '127.0.0.1/32' });
    place.write('more.md', '# More\n\nText.\n');
    const report = await place.json(
      'pages',
      'import',
      ID,
      'more.md',
      `${site.url}/returns`,
      '--single',
      '--delay',
      '0',
    );
    assert.equal((report as { pages: number }).pages, 2);
    const pages = (await place.json('pages', 'list', ID)) as { id: string }[];
    assert.deepEqual(
      pages.map(({ id }) => id),
      ['more', 'returns'],
    );
  });

  it('leaves out what the source leaves out, and stands among the runs of the widget', async (t) => {
    const site = await openSite(t, routes());
    const place = await workplace(t, { FETCH_ALLOW_PRIVATE: '127.0.0.1/32' });
    await place.json('source', 'add', ID, site.url, '--exclude', '/returns', '--delay', '0');
    const changed = (await place.json('source', 'add', ID, site.url, '--delay', '0.01')) as Source;
    assert.deepEqual(changed.exclude, ['/returns']);
    const namesOf = async (...more: string[]) =>
      ((await place.json('pages', 'diff', ID, site.url, ...more)) as { added: string[] }).added;
    assert.deepEqual(await namesOf(), ['index']);
    assert.deepEqual(await namesOf('--exclude', '/data'), ['index', 'returns']);
    const { pages } = (await place.json('pages', 'import', ID, site.url)) as { pages: number };
    assert.equal(pages, 1);
    const store = await openOperatorStore({ dataDir: join(place.folder, 'data') }, { mayCreate: false });
    const [run, ...others] = await store.runs.list(ID);
    await store.close();
    assert.deepEqual(
      [run?.by.kind, run?.from, run?.outcome, run?.counts?.pages, others],
      ['cli', { url: site.url }, 'done', 1, []],
    );
    const wrong = await place.run('pages', 'import', ID, site.url, '--include', 'docs');
    assert.deepEqual([wrong.code, /--include "docs" must be a path/.test(wrong.stderr)], [2, true]);
  });

  it('keeps to robots.txt where the address is of http and the site of https', async (t) => {
    const certificate = makeCertificate(t);
    if (!certificate) {
      t.skip('there is no openssl to make a certificate with');
      return;
    }
    const plain = await openSite(t, { '/private/b': page('B', 'Secret.') });
    const secure = await openSite(
      t,
      {
        '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /private' },
        '/': page('Welcome', 'Acme makes lamps.', ['/private/a', '/old', '/open']),
        '/private/a': page('A', 'Secret.'),
        '/open': page('Open', 'For all.'),
      },
      certificate,
    );
    const host = await shareHost(t, plain.url, secure.url);
    for (const path of ['/', '/robots.txt'])
      plain.routes[path] = { status: 301, headers: { location: `https://${host}${path}` } };
    secure.routes['/old'] = { status: 301, headers: { location: `http://${host}/private/b` } };
    const place = await workplace(t, {
      NODE_EXTRA_CA_CERTS: certificate.file,
      FETCH_ALLOW_PRIVATE: '127.0.0.1/32',
    });
    const args = ['pages', 'import', ID, `http://${host}`, '--delay', '0'];
    const { pages, skipped } = (await place.json(...args)) as {
      pages: number;
      skipped: { source: string; reason: string }[];
    };
    assert.deepEqual(
      skipped.map(({ source, reason }) => `${source.replace(`https://${host}`, '')} ${reason}`),
      [
        '/private/a is closed to programs by robots.txt',
        `/old redirects to http://${host}/private/b, which is closed to programs by robots.txt`,
      ],
    );
    assert.equal(pages, 2);
    const asked = [...plain.requests, ...secure.requests].map(({ path }) => path);
    assert.ok(!asked.some((path) => path.startsWith('/private')), asked.join());
  });

  it('says which sitemap it found, and which pages nothing links to', async (t) => {
    const site = await openSite(t, routes());
    site.routes['/sitemap.xml'] = sitemap(`${site.url}/`, `${site.url}/returns`, `${site.url}/old`);
    site.routes['/old'] = page('Old', 'Last year.');
    const place = await workplace(t);
    const args = ['pages', 'import', ID, site.url, '--delay', '0', '--allow-private', '127.0.0.0/8'];
    const { stdout, stderr } = await place.run(...args);
    assert.match(stderr, /names its pages in a sitemap: http:\/\/127\.0\.0\.1:\d+\/sitemap\.xml$/m);
    assert.match(
      stdout,
      /^No page links to 1 page that the sitemap names:\n {2}http:.*\/old\nVisitors come/m,
    );
    const { sitemaps, unlinked } = (await place.json(...args)) as Record<string, unknown>;
    assert.deepEqual([sitemaps, unlinked], [[`${site.url}/sitemap.xml`], [`${site.url}/old`]]);
  });

  it('keeps what was imported at Ctrl-C, and goes on from there', async (t) => {
    const site = await openSite(t, routes());
    const place = await workplace(t);
    const args = ['pages', 'import', ID, site.url, '--allow-private', '127.0.0.0/8', '--data', 'data'];
    site.routes['/returns'] = () => {
      child.kill('SIGINT');
    };
    const child = spawn(process.execPath, [CLI, ...args, '--delay', '0'], {
      cwd: place.folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    assert.deepEqual(await once(child, 'close'), [130, null]);
    assert.match(
      output,
      /^Imported 1 page .*\nIt was stopped\. Not visited yet: 2\.\nRun the same command again/,
    );
    site.routes = routes();
    const { stdout } = await place.run(...args, '--delay', '0');
    assert.match(stdout, /^Imported 2 pages .*: 1 new/);
  });
});
