/** Imports that operators start: followed, stopped, looked at before they are applied, and remembered. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import type {
  ChangeList,
  ImportJob,
  PageDiff,
  RunList,
  StartedImport,
} from '../../../admin-contract/imports.js';
import type { SourceList, SourceState } from '../../../admin-contract/sources.js';
import { openSite, page, sitemap } from '../../../importing/web/site.fixture.js';
import { WIDGET_ID } from '../../app.fixture.js';
import { startAdminApp, type AdminApp, type Answer, type Browser } from '../admin.fixture.js';

const WIDGET = `/api/admin/widgets/${WIDGET_ID}`;
const OCTETS = { 'Content-Type': 'application/octet-stream' };
const jobIn = ({ text }: Answer) => JSON.parse(text) as ImportJob;
const runsIn = ({ text }: Answer) => (JSON.parse(text) as RunList).items;
const changesIn = ({ text }: Answer) => (JSON.parse(text) as ChangeList).items;

const start = async (t: TestContext) => {
  const app = await startAdminApp(t, { allowPrivate: ['127.0.0.0/8'] });
  const ann = await app.signedIn();
  const order = async (body: object) => {
    const started = await ann.send('POST', `${WIDGET}/imports`, body);
    assert.equal(started.status, 202, started.text);
    return { id: (JSON.parse(started.text) as StartedImport).jobId };
  };
  return {
    app,
    ann,
    order,
    finish: async (body: object) => ended(app, ann, (await order(body)).id),
    ids: async () => (await app.store.pages.list(WIDGET_ID)).map(({ id }) => id),
  };
};

/** Reads the stream of a job to its end. */
async function ended(app: AdminApp, { cookie = '' }: Browser, id: string): Promise<ImportJob> {
  const headers = { Cookie: cookie };
  const text = await (await fetch(`${app.url}/api/admin/jobs/${id}/events`, { headers })).text();
  const last = text.split('\n\n').findLast((event) => event.startsWith('event: job'));
  return JSON.parse(last?.split('\ndata: ')[1] ?? '') as ImportJob;
}

const many = (count: number, text = 'About') =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`/p${at}`, page(`Page ${at}`, `${text} ${at}.`)] as const),
  );
const NEWER = page('Newer', 'Newer.');
const front = (count: number) => page('Front', 'Welcome.', Object.keys(many(count)));

describe('an import of a website', () => {
  it('is followed to its end, and remembered', async (t) => {
    const site = await openSite(t, { '/': front(4), ...many(3) });
    const { ann, finish, ids } = await start(t);
    const job = await finish({ from: { url: site.url } });
    assert.deepEqual([job.state, job.result?.counts?.pages, job.skippedCount], ['done', 4, 1]);
    const [skipped] = job.skipped;
    assert.deepEqual([skipped?.source, skipped?.reason], [`${site.url}/p3`, 'answers with status 404']);
    assert.match(skipped?.advice ?? '', /still links to it/);
    assert.deepEqual(await ids(), ['index', 'p0', 'p1', 'p2']);
    const [run] = runsIn(await ann.send('GET', `${WIDGET}/runs`));
    assert.deepEqual(
      [run?.by, run?.from.url, run?.outcome],
      [{ kind: 'operator', name: 'Ann' }, site.url, 'done'],
    );
  });

  it('runs once at a time, is stopped, keeps what it has, and goes on from there', async (t) => {
    let release = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (release = resolve));
    const site = await openSite(t, {
      '/': front(3),
      ...many(3),
      '/p1': (_, response) => void waiting.then(() => response.end(page('Page 1', 'Late.'))),
    });
    const { ann, order, finish, ids } = await start(t);
    const { id } = await order({ from: { url: site.url } });
    const busy = await ann.send('POST', `${WIDGET}/imports`, { from: { url: site.url } });
    assert.deepEqual([busy.status, busy.json().error.code], [409, 'busy']);
    assert.equal(busy.headers['location'], `/api/admin/jobs/${id}`);
    while ((await ids()).length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
    const stopped = jobIn(await ann.send('DELETE', `/api/admin/jobs/${id}`));
    assert.equal(stopped.state, 'stopped');
    assert.match(stopped.result?.notices.join(' ') ?? '', /goes on from here within a day/);
    assert.deepEqual(await ids(), ['index', 'p0']);
    release();
    assert.equal((await finish({ from: { url: site.url } })).state, 'done');
    assert.deepEqual(await ids(), ['index', 'p0', 'p1', 'p2']);
  });

  it('fails in words where the site turns it away, and where it may not go', async (t) => {
    const site = await openSite(t, { '/': { status: 403 } });
    const { finish, ids } = await start(t);
    const failed = await finish({ from: { url: site.url } });
    assert.equal(failed.state, 'failed');
    assert.match(failed.result?.failure ?? '', /cannot be imported: it answers with status 403/);
    const app = await startAdminApp(t);
    const ann = await app.signedIn();
    const QUOTED = "http://127.0.0.1/?a='%3Bid'&b";
    for (const url of ['http://127.0.0.1/', 'http://169.254.169.254/', 'http://localhost:1/', QUOTED]) {
      const { jobId } = JSON.parse(
        (await ann.send('POST', `${WIDGET}/imports`, { from: { url } })).text,
      ) as StartedImport;
      const { state, result } = await ended(app, ann, jobId);
      assert.equal(state, 'failed');
      assert.match(result?.failure ?? '', /private network|is not public|FETCH_ALLOW_PRIVATE/, url);
      const allow = result?.refused?.addresses.map((address) => `--allow-private ${address}`).join(' ');
      assert.ok(
        result?.refused?.command.endsWith(
          ` pages import ${WIDGET_ID} ${url === QUOTED ? "'http://127.0.0.1/?a=%27%3Bid%27&b'" : url} ${allow}`,
        ),
        result?.refused?.command,
      );
    }
    assert.deepEqual(await ids(), []);
  });

  it('warns of one page of a site with a sitemap, and of less than half of before', async (t) => {
    const site = await openSite(t);
    const { finish } = await start(t);
    const listed = (count: number) => sitemap(...Object.keys(many(count)).map((path) => site.url + path));
    site.routes = { ...many(6), '/': front(6), '/sitemap.xml': listed(6) };
    assert.equal((await finish({ from: { url: site.url } })).state, 'done');
    site.routes = { '/': page('Front', 'Welcome.'), '/sitemap.xml': sitemap(`${site.url}/`) };
    const { state, result } = await finish({ from: { url: site.url } });
    assert.equal(state, 'warning');
    assert.match(result?.warnings[0] ?? '', /Only one page was read/);
    assert.match(
      result?.warnings[1] ?? '',
      /has 1 pages now, and had 7 before|has 1 page now, and had 7 before/,
    );
  });
});

describe('what an import would change', () => {
  it('is shown line by line, changes nothing until it is applied, and then asks the site for nothing', async (t) => {
    const site = await openSite(t, { '/': front(2), ...many(2) });
    const { app, ann, finish, ids } = await start(t);
    await finish({ from: { url: site.url } });
    const before = await app.store.pages.list(WIDGET_ID);
    site.routes = { '/': front(3), ...many(3), '/p0': page('Page 0', 'Changed.') };
    const held = await finish({ from: { url: site.url }, dryRun: true });
    assert.deepEqual([held.state, held.changes], ['held', { added: 1, changed: 1, removed: 0 }]);
    assert.deepEqual(await app.store.pages.list(WIDGET_ID), before);
    const changes = changesIn(await ann.send('GET', `/api/admin/jobs/${held.id}/changes`));
    assert.deepEqual(
      changes.map(({ kind, id, added, removed }) => [kind, id, added, removed]),
      [
        ['changed', 'p0', 1, 1],
        ['added', 'p2', 3, 0],
      ],
    );
    const { hunks } = JSON.parse(
      (await ann.send('GET', `/api/admin/jobs/${held.id}/changes/p0`)).text,
    ) as PageDiff;
    assert.deepEqual(
      hunks.flatMap(({ lines }) => lines.filter(({ kind }) => kind !== 'same')),
      [
        { kind: 'removed', text: 'About 0.' },
        { kind: 'added', text: 'Changed.' },
      ],
    );
    const asked = site.requests.length;
    assert.equal((await ann.send('POST', `/api/admin/jobs/${held.id}/apply`)).status, 200);
    assert.equal(site.requests.length, asked);
    assert.deepEqual(await ids(), ['index', 'p0', 'p1', 'p2']);
    assert.equal((await ann.send('POST', `/api/admin/jobs/${held.id}/apply`)).status, 409);
    assert.equal(runsIn(await ann.send('GET', `${WIDGET}/runs`)).length, 2);
  });

  it('is not applied while the site is imported, nor over what that brought', async (t) => {
    const site = await openSite(t, { '/': front(1), ...many(1) });
    const { app, ann, order, finish } = await start(t);
    const held = await finish({ from: { url: site.url }, dryRun: true });
    let release = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (release = resolve));
    const slow = { '/p0': (_: unknown, res: ServerResponse) => void waiting.then(() => res.end(NEWER)) };
    site.routes = { '/': front(2), ...many(2), ...slow };
    const { id } = await order({ from: { url: site.url } });
    const apply = () => ann.send('POST', `/api/admin/jobs/${held.id}/apply`);
    assert.match((await apply()).text, /"conflict".* is imported now\./);
    release();
    assert.equal((await ended(app, ann, id)).state, 'done');
    assert.match((await apply()).text, /"conflict".* was imported by somebody meanwhile\./);
    const pages = await app.store.pages.list(WIDGET_ID);
    assert.deepEqual(
      pages.map(({ title }) => title),
      ['Front', 'Newer', 'Page 1'],
    );
  });

  it('leaves alone what somebody wrote meanwhile', async (t) => {
    const site = await openSite(t, { '/': front(1), ...many(1) });
    const { app, ann, finish } = await start(t);
    const held = await finish({ from: { url: site.url }, dryRun: true });
    await ann.send('PUT', `${WIDGET}/pages/p0`, { title: 'Ours', content: 'Ours.' });
    const applied = jobIn(await ann.send('POST', `/api/admin/jobs/${held.id}/apply`));
    assert.match(applied.result?.notices.join(' ') ?? '', /p0 was changed by somebody meanwhile/);
    assert.equal((await app.store.pages.get(WIDGET_ID, 'p0'))?.title, 'Ours');
  });
});

describe('a source', () => {
  it('is added, changed and removed, with what is left out of it', async (t) => {
    const site = await openSite(t, { '/': front(4), ...many(4) });
    const { ann, finish, ids } = await start(t);
    const made = await ann.send('POST', `${WIDGET}/sources`, {
      url: site.url,
      exclude: ['/p1$'],
      isPaused: true,
    });
    assert.equal(made.status, 201, made.text);
    const source = JSON.parse(made.text) as SourceState;
    assert.deepEqual([source.every, source.isPaused, source.pages], ['24h', true, 0]);
    assert.equal((await ann.send('POST', `${WIDGET}/sources`, { url: site.url })).status, 409);
    await finish({ from: { url: site.url } });
    assert.deepEqual(await ids(), ['index', 'p0', 'p2', 'p3']);

    const path = `${WIDGET}/sources/${source.id}`;
    const out = await ann.send('POST', `${WIDGET}/pages/p2/leave-out`);
    assert.equal(out.status, 200, out.text);
    assert.deepEqual(await ids(), ['index', 'p0', 'p3']);
    await finish({ from: { url: site.url } });
    assert.deepEqual(await ids(), ['index', 'p0', 'p3']);
    assert.equal((await ann.send('POST', `${WIDGET}/pages/p2/restore`)).status, 204);
    assert.deepEqual(await ids(), ['index', 'p0', 'p2', 'p3']);
    const { items } = JSON.parse((await ann.send('GET', `${WIDGET}/sources`)).text) as SourceList;
    assert.deepEqual(items[0]?.exclude, ['/p1$']);

    await finish({ from: { url: site.url } });
    // What is left out now goes, however much of the site that is.
    await ann.send('PATCH', path, { include: ['/p0'], exclude: [] });
    await finish({ from: { url: site.url } });
    assert.deepEqual(await ids(), ['p0']);
    assert.equal((await ann.send('DELETE', `${path}?pages=remove`)).status, 204);
    assert.deepEqual(await ids(), []);
    for (const body of [{ every: 'soon' }, { exclude: ['blog'] }, { url: 'x' }, { maxPages: 0 }])
      assert.equal((await ann.send('PATCH', path, body)).status, 400);
    for (const url of ['ftp://acme.example', 'https://a:b@acme.example/', 'acme.example'])
      assert.equal((await ann.send('POST', `${WIDGET}/sources`, { url })).status, 400);
  });
});

describe('files that are sent', () => {
  const send = (browser: Browser, set: string, path: string, bytes = '# A\n\nText.', headers = {}) =>
    browser.send('PUT', `${WIDGET}/uploads/${set}/${encodeURIComponent(path)}`, bytes, {
      ...OCTETS,
      ...headers,
    });

  it('are imported together, and gone after that', async (t) => {
    const { app, ann, finish, ids } = await start(t);
    const set = crypto.randomUUID();
    for (const path of ['guides/pay.md', '<img src=x onerror=alert(1)>.md', 'empty.md'])
      assert.equal((await send(ann, set, path, path === 'empty.md' ? ' ' : undefined)).status, 204, path);
    const job = await finish({ from: { set, baseUrl: 'https://acme.example/help' } });
    assert.deepEqual([job.state, job.result?.counts?.pages], ['done', 1]);
    assert.ok(job.skipped.every(({ source }) => !source.includes(app.folder)));
    assert.equal((await ids()).length, 1);
    assert.deepEqual(existsSync(join(app.folder, 'uploads', WIDGET_ID, set)), false);
    assert.equal((await ann.send('POST', `${WIDGET}/imports`, { from: { set } })).status, 404);
  });

  it('are refused where they would leave their folder, are too large, or are not what they say', async (t) => {
    const { app, ann } = await start(t);
    const set = crypto.randomUUID();
    for (const path of [
      '../../widgets/x.json',
      '../x.md',
      'a\0.md',
      `${'x'.repeat(300)}.md`,
      '.x.md',
      'a//b.md',
      'a\\b.md',
      '/etc/x.md',
      'x.exe',
      '',
    ])
      assert.ok([400, 404].includes((await send(ann, set, path)).status), path);
    const large = { 'Content-Length': String(21 * 1024 * 1024) };
    assert.equal((await send(ann, set, 'a.md', '', large)).status, 413);
    assert.equal((await send(ann, set, 'a.md', '')).status, 400);
    assert.equal((await send(ann, set, 'a.md', 'x', { 'Content-Type': 'application/json' })).status, 415);
    assert.equal((await send(ann, 'no-uuid', 'a.md')).status, 400);
    const rita = await app.signedIn('reader', 'Rita');
    assert.equal((await send(rita, set, 'a.md')).status, 403);
    const folder = join(app.folder, 'uploads');
    assert.deepEqual(existsSync(folder) ? readdirSync(folder, { recursive: true }) : [], []);
  });
});
