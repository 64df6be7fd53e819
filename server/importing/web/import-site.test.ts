import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AppError } from '../../errors.js';
import type { Page } from '../../model.js';
import { importer, linked, WIDGET_ID } from './import-site.fixture.js';
import { openSite, page } from './site.fixture.js';

describe('importing a site by its links', () => {
  it('keeps the content of each page once, without menus and footers, under the id of its path', async (t) => {
    const site = await openSite(t, linked());
    const { run, list } = importer(t);
    const report = await run(site.url);
    assert.deepEqual(
      [report.pages, report.imported, report.removed, report.isComplete, report.notices],
      [3, 3, 0, true, []],
    );
    const [skipped, ...others] = report.skipped;
    assert.deepEqual(
      [skipped?.source, skipped?.reason, others],
      [`${site.url}/gone`, 'answers with status 404', []],
    );
    assert.match(skipped?.advice ?? '', /still links to it/);
    assert.deepEqual(await list(), [
      {
        id: 'guides/pay',
        title: 'Paying',
        url: `${site.url}/guides/pay.html`,
        lang: 'en',
        origin: site.url,
        content: '# Paying\n\nBy card.\n',
      },
      {
        id: 'index',
        title: 'Welcome',
        url: `${site.url}/`,
        lang: 'en',
        origin: site.url,
        content: '# Welcome\n\nAcme makes lamps.\n',
      },
      {
        id: 'returns',
        title: 'Returns',
        url: `${site.url}/returns`,
        lang: 'en',
        origin: site.url,
        content: `# Returns\n\nSend it back. See [Paying](${site.url}/guides/pay.html#card).\n`,
      },
    ] satisfies Page[]);
    assert.ok(!site.requests.some(({ path }) => path === '/photo.png'));
  });

  it('makes only conditional requests for pages the second time, and changes nothing', async (t) => {
    const site = await openSite(t, { ...linked(), '/twin': page('Paying', 'By card.') });
    site.routes['/'] = page('Welcome', 'Acme makes lamps.', [
      '/returns',
      '/guides/pay.html',
      '/twin',
      '/old',
    ]);
    site.routes['/old'] = { status: 301, headers: { location: '/returns' } };
    site.routes['/guides/pay.html'] = page('Paying', 'By card.', ['/']);
    site.routes['/robots.txt'] = { type: 'text/plain', body: 'User-agent: *\nDisallow: /private' };
    const { run, list, pages } = importer(t);
    const first = await run(site.url);
    assert.deepEqual(
      first.skipped.map(({ reason }) => reason),
      [`is the same page as ${site.url}/guides/pay.html`, `redirects to ${site.url}/returns`],
    );
    const [before, revision] = [await list(), await pages.revision(WIDGET_ID)];
    site.requests.length = 0;
    const second = await run(site.url);
    assert.deepEqual(
      [second.pages, second.unchanged, second.imported, second.updated, second.removed],
      [3, 3, 0, 0, 0],
    );
    assert.deepEqual([await list(), await pages.revision(WIDGET_ID)], [before, revision]);
    const whole = site.requests.filter(({ headers }) => headers['if-none-match'] === undefined);
    assert.deepEqual(
      whole.map(({ path }) => path),
      ['/sitemap.xml'],
      'what is not there has nothing to compare with',
    );
  });

  it('takes up what changed, and fetches the page again that was only a repetition of it', async (t) => {
    const site = await openSite(t, {
      '/': page('Welcome', 'Lamps.', ['/a', '/b']),
      '/a': page('Paying', 'By card.'),
      '/b': page('Paying', 'By card.'),
    });
    const { run, ids } = importer(t);
    await run(site.url);
    assert.deepEqual(await ids(), ['a', 'index']);
    site.routes['/a'] = page('Paying', 'By invoice.');
    const { updated, imported, unchanged } = await run(site.url);
    assert.deepEqual([updated, imported, unchanged], [1, 1, 1]);
    assert.deepEqual(await ids(), ['a', 'b', 'index']);
  });

  it('removes pages that vanished, but none while most of the site is missing or fails', async (t) => {
    const names = ['/a', '/b', '/c', '/d', '/e'];
    const pages = Object.fromEntries(names.map((name) => [name, page(`Page ${name}`, `About ${name}.`)]));
    const front = page('Welcome', 'Lamps.', names);
    const site = await openSite(t, { ...pages, '/': front });
    const { run, ids } = importer(t);
    assert.equal((await run(site.url)).pages, 6);

    site.routes = { '/': front, '/a': page('Page /a', 'About /a.') };
    const missing = await run(site.url);
    assert.equal(missing.removed, 0);
    assert.match(missing.notices.join(), /^Kept 4 pages that the site does not have any more/);

    site.routes = { '/': front, ...Object.fromEntries(names.map((name) => [name, { status: 500 }])) };
    const failing = await run(site.url);
    assert.deepEqual([failing.removed, failing.isComplete, (await ids()).length], [0, false, 6]);

    const { '/e': _, ...rest } = pages;
    site.routes = { '/': front, ...rest };
    const healthy = await run(site.url);
    assert.deepEqual([healthy.removed, healthy.notices], [1, []]);
    assert.deepEqual(await ids(), ['a', 'b', 'c', 'd', 'index']);
  });

  it('changes nothing where the site cannot be read at all', async (t) => {
    const site = await openSite(t, linked());
    const { run, ids } = importer(t);
    await run(site.url);
    const before = await ids();
    for (const [routes, message] of [
      [{}, /cannot be imported: it answers with status 404\. /],
      [{ '/robots.txt': { status: 500 } }, /it has a robots\.txt that answers with status 500/],
      [{ ...linked(), '/sitemap.xml': { status: 503 } }, /it has a sitemap that answers with status 503/],
    ] as const) {
      site.routes = routes;
      await assert.rejects(
        run(site.url),
        (error) => error instanceof AppError && message.test(error.message),
      );
      assert.deepEqual(await ids(), before);
    }
  });

  it('stays on the host and below the path, and out of circles', async (t) => {
    const site = await openSite(t, {
      '/help': page('Help', 'Start.', ['/help/a', '/shop', '/helpers', '/help/x/x/x/x']),
      '/help/a': page('A', 'Text.', ['/help', 'a', '/help/a?session=1', '/help/a?session=2']),
      '/help/a?session=1': page('A', 'Text.', ['/help/a?session=3']),
      '/help/a?session=2': page('A', 'Text.'),
      '/help/a?session=3': page('A', 'Text.', ['/help/a?session=1']),
    });
    const { run, ids } = importer(t);
    await run(`${site.url}/help`);
    assert.deepEqual(await ids(), ['help', 'help/a']);
    const asked = site.requests.map(({ path }) => path);
    assert.equal(new Set(asked).size, asked.length);
    assert.ok(!asked.some((path) => /shop|helpers|x\/x/.test(path)));
  });

  it('folds pages by their canonical address, but not all into the front page', async (t) => {
    const canonical = (path: string) => `<link rel="canonical" href="${path}">`;
    const site = await openSite(t, {
      '/': page('Welcome', 'Lamps.', ['/a?sort=up', '/a', '/b'], canonical('/')),
      '/a?sort=up': page('A', 'One, two.', [], canonical('/a')),
      '/a': page('A', 'Two, one.', [], canonical('/a')),
      '/b': page('B', 'Text.', [], canonical('/')),
    });
    const { run, list } = importer(t);
    await run(site.url);
    assert.deepEqual(
      (await list()).map(({ url }) => url.replace(site.url, '')),
      ['/a', '/b', '/'],
    );
    site.requests.length = 0;
    await run(site.url);
    assert.deepEqual(
      site.requests.map(({ status }) => status),
      [404, 304, 404, 304, 304, 304],
    );
  });

  it('leaves out what asks to be left out, and what is no page', async (t) => {
    const site = await openSite(t, {
      '/robots.txt': {
        type: 'text/plain',
        body: 'User-agent: *\nDisallow: /private\nAllow: /private/open\n',
      },
      '/': page('Welcome', 'Lamps.', [
        '/private/a',
        '/private/open',
        '/noindex',
        '/data',
        '/blank',
        '/plain',
      ]),
      '/private/a': page('Secret', 'Text.'),
      '/private/open': page('Open', 'Text.'),
      '/noindex': page('Draft', 'Text.', [], '<meta name="robots" content="noindex">'),
      '/data': { type: 'application/json', body: '{}' },
      '/blank': '<main></main>',
      '/plain': { type: 'text/plain', body: 'Plain words.' },
    });
    const { run, ids } = importer(t);
    const { skipped } = await run(site.url);
    assert.deepEqual(await ids(), ['index', 'plain', 'private/open']);
    assert.deepEqual(
      skipped.map(({ source, reason }) => `${source.replace(site.url, '')} ${reason}`),
      [
        '/private/a is closed to programs by robots.txt',
        '/noindex asks not to be indexed (noindex)',
        '/data is no page but application/json',
        '/blank has no text',
      ],
    );
    assert.ok(!site.requests.some(({ path }) => path === '/private/a'));
  });

  it('keeps the pace: one request a second, or what robots.txt asks for up to ten seconds', async (t) => {
    const site = await openSite(t, linked());
    const usual = importer(t);
    await usual.run(site.url);
    assert.deepEqual(usual.clock.slept, Array(site.requests.length - 1).fill(1000));
    for (const [asked, kept] of [
      ['3', 3000],
      ['600', 10_000],
    ] as const) {
      site.routes['/robots.txt'] = { type: 'text/plain', body: `User-agent: *\nCrawl-delay: ${asked}` };
      const { run, clock } = importer(t);
      await run(site.url);
      assert.equal(clock.slept.at(-1), kept);
    }
  });

  it('waits for a site that is busy, as long as it asks for', async (t) => {
    let calls = 0;
    const site = await openSite(t, {
      '/': (_, response) => {
        calls += 1;
        if (calls === 1) response.writeHead(429, { 'retry-after': '7' }).end();
        else response.end(page('Welcome', 'Lamps.'));
      },
    });
    const { run, clock } = importer(t);
    assert.equal((await run(site.url)).pages, 1);
    assert.ok(clock.slept.includes(7000));
  });

  it('visits no more pages than it may, and says how many are left', async (t) => {
    const site = await openSite(t, { ...linked(), '/gone': page('Back', 'Again.') });
    const { run, ids } = importer(t);
    const { notices, isComplete } = await run(site.url, { maxPages: 2 });
    assert.deepEqual(
      [notices, isComplete],
      [['The limit of 2 pages was reached. Not visited yet: 1.'], true],
    );
    assert.deepEqual(await ids(), ['index', 'returns']);
    assert.equal((await run(site.url, { maxPages: 10 })).pages, 4);
  });

  it('keeps what was imported when it is stopped, and goes on from there', async (t) => {
    const site = await openSite(t, linked());
    const { run, ids } = importer(t);
    const stopping = new AbortController();
    const stopped = await run(site.url, {
      signal: stopping.signal,
      onProgress: ({ done }) => {
        if (done === 2) stopping.abort();
      },
    });
    assert.deepEqual([stopped.isComplete, stopped.notices], [false, ['It was stopped. Not visited yet: 1.']]);
    assert.deepEqual(await ids(), ['index', 'returns']);
    site.requests.length = 0;
    const rest = await run(site.url);
    assert.deepEqual([rest.isComplete, rest.pages, rest.removed], [true, 3, 0]);
    assert.ok(!site.requests.some(({ path }) => path === '/returns'));
  });

  it('takes no page for another that only has the same path', async (t) => {
    const site = await openSite(t, linked());
    const { run, list, pages } = importer(t);
    await pages.save(WIDGET_ID, { id: 'returns', title: 'Mine', url: '/mine', content: 'Mine.\n' });
    await run(site.url);
    const found = await list();
    assert.equal(found.find(({ id }) => id === 'returns')?.title, 'Mine');
    assert.equal(found.find(({ id }) => id === '127.0.0.1/returns')?.title, 'Returns');
  });
});
