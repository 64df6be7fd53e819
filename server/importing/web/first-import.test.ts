import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AppError } from '../../errors.js';
import { importer, linked, WIDGET_ID } from './import-site.fixture.js';
import { makeCertificate } from './secure-site.fixture.js';
import { openClient, openSite, page, sitemap } from './site.fixture.js';
import { webErrorOf } from './web-error.js';

const refuses = (message: RegExp) => (error: unknown) =>
  error instanceof AppError && error.code === 'not_found' && message.test(error.message);

describe('importing a site that is not as it was thought', () => {
  it('imports what the sitemap names where the first page is missing, and reports that one', async (t) => {
    const { '/': _, ...routes } = linked();
    const site = await openSite(t, routes);
    site.routes['/sitemap.xml'] = sitemap(`${site.url}/returns`, `${site.url}/guides/pay.html`);
    const { run, ids } = importer(t);
    for (const round of ['first', 'second']) {
      const { skipped, isComplete, notices } = await run(site.url);
      assert.deepEqual(skipped, [{ source: `${site.url}/`, reason: 'answers with status 404' }], round);
      assert.deepEqual([isComplete, notices, await ids()], [true, [], ['guides/pay', 'returns']], round);
    }
  });

  it('says what to do where the first page cannot be had', async (t) => {
    const site = await openSite(t, {
      '/locked': { status: 401, headers: { 'www-authenticate': 'Basic' } },
      '/warded': { status: 403 },
      '/busy': { status: 429, headers: { 'retry-after': '1' } },
    });
    const { run } = importer(t);
    for (const [path, message] of [
      ['/gone', /: it answers with status 404\. Open it in a browser/],
      ['/locked', /: it answers with status 401\. It asks for a password, .*: import the files/],
      ['/warded', /: it answers with status 403\. .* let the user agent "ServiceChat" in\.$/],
      ['/busy', /: it answers with status 429\. It asks for fewer requests: .* longer --delay\.$/],
    ] as const) {
      await assert.rejects(run(site.url + path), refuses(message), path);
    }
    await assert.rejects(
      run(site.url, { client: openClient(t, 2000, []) }),
      refuses(/may not be reached: 127\.0\.0\.1 is not a public address\. .* --allow-private 127\.0\.0\.1,/),
    );
    await assert.rejects(
      run(site.url.replace('http:', 'https:')),
      refuses(/it does not speak HTTPS\. Try the address with http:/),
    );
  });

  it('waits until the time that a busy site names', async (t) => {
    let calls = 0;
    const { run, clock } = importer(t);
    const site = await openSite(t, {
      '/': (_, response) => {
        calls += 1;
        const later = new Date(clock.now() + 20_000).toUTCString();
        if (calls === 1) response.writeHead(503, { 'retry-after': later }).end();
        else response.end(page('Welcome', 'Lamps.'));
      },
    });
    assert.equal((await run(site.url)).pages, 1);
    assert.ok(
      clock.slept.some((ms) => ms > 18_000 && ms <= 20_000),
      String(clock.slept),
    );
  });

  it('says how to open a site that robots.txt closes', async (t) => {
    const site = await openSite(t, linked());
    site.routes['/robots.txt'] = { type: 'text/plain', body: 'User-agent: *\nDisallow: /' };
    const { run } = importer(t);
    const { pages, skipped } = await run(site.url);
    assert.equal(pages, 0);
    assert.match(skipped[0]?.reason ?? '', /^is closed to programs by robots\.txt$/);
    assert.match(skipped[0]?.advice ?? '', /"User-agent: ServiceChat", and below it "Allow: \/"/);
    assert.ok(!site.requests.some(({ path }) => path === '/'));
  });

  it('follows links where the sitemap names other places alone, and says so', async (t) => {
    const site = await openSite(t, linked());
    site.routes['/sitemap.xml'] = sitemap('https://example.com/', 'https://example.com/returns');
    const { run, ids } = importer(t);
    const { notices } = await run(site.url);
    assert.deepEqual(await ids(), ['guides/pay', 'index', 'returns']);
    assert.match(notices.join(), /names 2 addresses, but none .* The first is https:\/\/example\.com\/\./);
    await assert.rejects(
      run(`${site.url}/sitemap.xml`),
      refuses(
        /it names 2 addresses, of which none is on 127\.0\.0\.1:\d+; the first is https:\/\/example\.com/,
      ),
    );
    site.routes['/sitemap.xml'] = '<p>Not here';
    await assert.rejects(run(`${site.url}/sitemap.xml`), refuses(/it names no pages\. /));
    delete site.routes['/sitemap.xml'];
    await assert.rejects(run(`${site.url}/sitemap.xml`), refuses(/a sitemap that answers with status 404/));
  });

  it('tells of a page that only JavaScript fills', async (t) => {
    const shell =
      '<!doctype html><title>App</title><noscript>Enable JavaScript to run this app.</noscript><div id="root"></div><script src="/app.js"></script>';
    const site = await openSite(t, { '/': shell });
    const { pages, skipped, notices } = await importer(t).run(`${site.url}/#/help/returns`);
    assert.equal(pages, 0);
    assert.match(skipped[0]?.reason ?? '', /^has no text without JavaScript$/);
    assert.match(skipped[0]?.advice ?? '', /import the files that the pages are made from/);
    assert.match(notices.join(), /behind "#" in .*#\/help\/returns is made by JavaScript/);
  });

  it('tells of a first page that leads to another host', async (t) => {
    const other = await openSite(t, { '/login': page('Sign in', 'Please sign in.') });
    const elsewhere = other.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
    const site = await openSite(t, { '/': { status: 302, headers: { location: `${elsewhere}/login` } } });
    const { notices } = await importer(t).run(site.url);
    assert.match(notices.join(), /^http:\/\/127\.\S+ leads to http:\/\/\[::ffff:\S+, which was read instead/);
  });

  it('names a certificate that is not trusted, and how to trust it', async (t) => {
    const certificate = makeCertificate(t);
    if (!certificate) {
      t.skip('there is no openssl to make a certificate with');
      return;
    }
    const site = await openSite(t, linked(), certificate);
    await assert.rejects(
      importer(t).run(site.url),
      refuses(/it has a certificate that it signed itself\. .* NODE_EXTRA_CA_CERTS\.$/),
    );
  });

  it('says in words what failed on the way', () => {
    for (const [code, reason, advice] of [
      ['ENOTFOUND', /host name that does not exist/, /this machine is online/],
      ['EAI_AGAIN', /could not be looked up/, /this machine is online/],
      ['ENETUNREACH', /does not reach/, /this machine is online/],
      ['CERT_HAS_EXPIRED', /has expired/, /Renew/],
    ] as const) {
      const error = webErrorOf(Object.assign(new Error('x'), { code })) as Error & { advice?: string };
      assert.match(error.message, reason);
      assert.match(error.advice ?? '', advice);
    }
  });

  it('says which pages are there twice, of its files perhaps', async (t) => {
    const site = await openSite(t, linked());
    const { run, pages } = importer(t);
    const content = '# Paying\n\nBy card.\n';
    await pages.save(WIDGET_ID, { id: 'paying', title: 'Paying', url: '/paying.html', content });
    await pages.save(WIDGET_ID, { id: 'other', title: 'Paying', url: '/other.html', content: 'By cash.' });
    const { notices } = await run(site.url);
    assert.equal(notices.length, 1);
    assert.match(
      notices[0] ?? '',
      /^1 page says the same as another .* "guides\/pay" the same as "paying"\. Visitors/,
    );
    await pages.remove(WIDGET_ID, 'paying');
    assert.deepEqual((await run(site.url)).notices, []);
  });
});
