/** What a site closes to programs stays closed, wherever its first page leads. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { importer } from './import-site.fixture.js';
import { openSite, page, type TestSite } from './site.fixture.js';

const ROBOTS = { type: 'text/plain', body: 'User-agent: *\nDisallow: /private' };
const leadsTo = (location: string) => ({ status: 302, headers: { location } });
const asked = ({ requests }: TestSite) => requests.map(({ path }) => path);

describe('the robots.txt of a site', () => {
  it('closes what the first page leads to', async (t) => {
    const site = await openSite(t, {
      '/robots.txt': ROBOTS,
      '/': leadsTo('/private/start'),
      '/private/start': page('Start', 'Secret.'),
    });
    const { run, ids } = importer(t);
    const { skipped } = await run(site.url);
    assert.deepEqual(
      skipped.map(({ source, reason }) => [source, reason]),
      [[`${site.url}/private/start`, 'is closed to programs by robots.txt']],
    );
    assert.deepEqual([await ids(), asked(site).includes('/private/start')], [[], false]);
  });

  it('is that of the origin which the first page leads to', async (t) => {
    const site = await openSite(t, {
      '/robots.txt': ROBOTS,
      '/': page('Welcome', 'Lamps.', ['/private/a', '/open']),
      '/private/a': page('A', 'Secret.'),
      '/private/start': page('Start', 'Secret.'),
      '/open': page('Open', 'For all.'),
    });
    const moved = await openSite(t, {
      '/': leadsTo(`${site.url}/`),
      '/start': leadsTo(`${site.url}/private/start`),
    });
    const { run, ids } = importer(t);
    const { skipped } = await run(moved.url);
    assert.deepEqual(
      skipped.map(({ source }) => source),
      [`${site.url}/private/a`],
    );
    assert.deepEqual(await ids(), ['index', 'open']);

    const other = importer(t);
    const closed = await other.run(`${moved.url}/start`);
    assert.deepEqual(
      closed.skipped.map(({ source, reason }) => [source, reason]),
      [[`${site.url}/private/start`, 'is closed to programs by robots.txt']],
    );
    assert.deepEqual(await other.ids(), []);
    assert.ok(!asked(site).some((path) => path.startsWith('/private')));
  });

  it('is not asked for on and on where two origins lead to each other', async (t) => {
    const [one, two] = [await openSite(t), await openSite(t)];
    one.routes['/'] = leadsTo(`${two.url}/`);
    two.routes['/'] = leadsTo(`${one.url}/`);
    await assert.rejects(importer(t).run(one.url), /it redirects more than 5 times\./);
    assert.equal(asked(one).length + asked(two).length, 12);
  });
});
