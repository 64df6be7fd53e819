import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { Widget } from '../../model.js';
import type { Site, Source } from '../../site-records.js';
import { createMemoryStore } from '../../store/memory/memory-store.js';
import { linked, reader, WIDGET_ID } from './import-site.fixture.js';
import { refreshSource } from './refresh-source.js';
import { createTestClock, openClient, openSite, page } from './site.fixture.js';
import { startSourceRefresher } from '../../jobs/source-refresher.js';
import { dueAt } from '../../jobs/source-schedule.js';

function bench(t: TestContext, source: Source) {
  const { pages, sites, leases } = createMemoryStore();
  const clock = createTestClock();
  const shared = { pages, sites, client: openClient(t), reader, clock, widgetId: WIDGET_ID, source };
  return {
    pages,
    sites,
    leases,
    clock,
    client: shared.client,
    list: () => pages.list(WIDGET_ID),
    ids: async () => (await pages.list(WIDGET_ID)).map(({ id }) => id),
    refresh: (signal = new AbortController().signal) => refreshSource({ ...shared, signal }),
  };
}

describe('refreshing a source', () => {
  it('takes over what the site changed, at one conditional request for each page that did not', async (t) => {
    const site = await openSite(t, linked());
    const { refresh, ids, list } = bench(t, { url: site.url, every: '24h' });
    await refresh();
    assert.deepEqual(await ids(), ['guides/pay', 'index', 'returns']);
    site.requests.length = 0;
    const { '/guides/pay.html': _, ...rest } = linked();
    site.routes = { ...rest, '/returns': page('Returns', 'Within 60 days.') };
    const refresh2 = await refresh();
    assert.ok(typeof refresh2 === 'object' && 'report' in refresh2);
    assert.deepEqual(
      [refresh2.report.updated, refresh2.report.unchanged, refresh2.report.removed],
      [1, 1, 1],
    );
    assert.match((await list()).map(({ content }) => content).join(), /Within 60 days/);
    const visits = site.requests.filter(({ path }) => !/robots|sitemap|gone/.test(path));
    assert.ok(visits.every(({ headers }) => headers['if-none-match'] !== undefined));
  });

  it('changes nothing where the site fails on the way, and says when and why', async (t) => {
    const names = ['/a', '/b', '/c', '/d', '/e'];
    const front = page('Welcome', 'Lamps.', names);
    const routes = Object.fromEntries(names.map((name) => [name, page(`Page ${name}`, `About ${name}.`)]));
    const site = await openSite(t, { '/': front, ...routes });
    const { refresh, pages, sites } = bench(t, { url: site.url, every: '24h' });
    await refresh();
    const before = [await pages.revision(WIDGET_ID), (await sites.get(WIDGET_ID, site.url))?.visits];

    site.routes = {
      '/': page('Welcome', 'We moved.', names),
      ...Object.fromEntries(names.map((name) => [name, { status: 500 }])),
    };
    assert.deepEqual(await refresh(), { failure: 'The site failed 5 times in a row.' });
    const record = await sites.get(WIDGET_ID, site.url);
    assert.deepEqual([await pages.revision(WIDGET_ID), record?.visits], before);
    assert.equal(record?.failure?.reason, 'The site failed 5 times in a row.');

    site.routes = {};
    const gone = await refresh();
    assert.match(JSON.stringify(gone), /cannot be imported: it answers with status 404/);
    site.routes = { '/': front, ...routes };
    await refresh();
    assert.equal((await sites.get(WIDGET_ID, site.url))?.failure, undefined);
  });

  it('leaves nothing of an import that is stopped', async (t) => {
    const site = await openSite(t, linked());
    const { refresh, ids, sites } = bench(t, { url: site.url, every: '24h' });
    const stopping = new AbortController();
    site.routes['/returns'] = () => {
      stopping.abort();
    };
    assert.equal(await refresh(stopping.signal), 'stopped');
    assert.deepEqual([await ids(), await sites.list(WIDGET_ID)], [[], []]);
  });
});

describe('the schedule of a source', () => {
  const at = (time: string) => `2026-01-${time}:00.000Z`;
  const source: Source = { url: 'https://acme.example', every: '24h' };
  const site: Site = { start: source.url, startedAt: at('01T00:00'), pending: [], visits: [] };
  const due = (record: Site | undefined, jitter = 0) => new Date(dueAt(source, record, jitter)).toISOString();

  it('begins at once, goes on at its interval, and soon after a failure', () => {
    assert.equal(dueAt(source, undefined, 0), 0);
    const finished = { ...site, finishedAt: at('01T01:00') };
    assert.equal(due(finished), at('02T01:00'));
    assert.equal(due(finished, 1), at('02T03:24'));
    assert.equal(due({ ...finished, failure: { at: at('03T00:00'), reason: 'down' } }), at('03T01:00'));
  });

  it('waits for an import that may be in flight elsewhere', () => {
    const visits = [{ url: 'https://acme.example/a', visitedAt: at('01T00:05') }];
    assert.equal(due({ ...site, visits }), at('01T00:15'));
  });
});

describe('the refresher of sources', () => {
  it('imports what is due of active widgets by itself, and stops when it is told to', async (t) => {
    const site = await openSite(t, linked());
    const source = { url: site.url, every: '1h', delay: 0 };
    const place = bench(t, source);
    const widget = (id: string, isActive: boolean) => ({ id, isActive, sources: [source] }) as Widget;
    const logged: string[] = [];
    const log = (_: object, message: string) => {
      logged.push(message);
      if (logged.length === 2) done();
    };
    let done = (): void => undefined;
    const twice = new Promise<void>((resolve) => (done = resolve));
    const refresher = startSourceRefresher({
      ...place,
      refresh: (widgetId, due, signal) => refreshSource({ ...place, widgetId, source: due, signal }),
      widgets: {
        list: () =>
          Promise.resolve([widget(WIDGET_ID, true), widget('22222222-2222-2222-2222-222222222222', false)]),
      },
      random: () => 0,
      logger: { info: log, warn: log, error: log },
    });
    await twice;
    await refresher.stop();
    assert.deepEqual(logged, ['source refreshed', 'source refreshed']);
    assert.ok(place.clock.now() - Date.parse('2026-01-01T00:00:00Z') >= 3_600_000);
    assert.deepEqual(await place.ids(), ['guides/pay', 'index', 'returns']);
    assert.deepEqual(await place.pages.list('22222222-2222-2222-2222-222222222222'), []);
  });
});
