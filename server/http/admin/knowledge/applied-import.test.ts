/** What a dry run found is applied to its end, and files are imported under a job of their own each time. */
import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { describe, it, type TestContext } from 'node:test';
import type { ImportJob, JobList, RunList, StartedImport } from '../../../admin-contract/imports.js';
import { createMemoryStore } from '../../../store/memory/memory-store.js';
import { WIDGET_ID } from '../../app.fixture.js';
import { startAdminApp } from '../admin.fixture.js';

const WIDGET = `/api/admin/widgets/${WIDGET_ID}`;

/** A widget whose pages are changed only once `release` is called. */
async function start(t: TestContext) {
  const store = createMemoryStore();
  const gate = new EventEmitter();
  const reached = once(gate, 'reached');
  const released = once(gate, 'released');
  const change: typeof store.pages.change = async (...args) => {
    gate.emit('reached');
    await released;
    return store.pages.change(...args);
  };
  t.after(() => gate.emit('released'));
  const app = await startAdminApp(t, { store: { ...store, pages: { ...store.pages, change } } });
  const ann = await app.signedIn();
  const { jobs } = app.admin.imports;
  return {
    jobs,
    ann,
    reached,
    release: () => gate.emit('released'),
    ids: async () => (await store.pages.list(WIDGET_ID)).map(({ id }) => id),
    /** Looks what a file would change. */
    preview: async (set: string, name: string): Promise<ImportJob> => {
      const octets = { 'Content-Type': 'application/octet-stream' };
      await ann.send('PUT', `${WIDGET}/uploads/${set}/${name}`, `# ${name}\n\nText.`, octets);
      const { text } = await ann.send('POST', `${WIDGET}/imports`, { from: { set }, dryRun: true });
      const { jobId } = JSON.parse(text) as StartedImport;
      const work = jobs.find(jobId) ?? assert.fail(text);
      await work.ended;
      return work.job;
    },
  };
}

describe('an import that is applied', () => {
  it('is not stopped half-way, and a server that stops waits for it', async (t) => {
    const { jobs, ann, reached, release, preview, ids } = await start(t);
    const { id, state } = await preview(crypto.randomUUID(), 'a.md');
    assert.equal(state, 'held');
    const applied = ann.send('POST', `/api/admin/jobs/${id}/apply`);
    await reached;
    const refused = await ann.send('DELETE', `/api/admin/jobs/${id}`);
    assert.deepEqual([refused.status, refused.json().error.code], [409, 'conflict']);
    assert.match(refused.json().error.message, /changes are being made.* cannot be stopped/);

    let hasStopped = false;
    const stopped = jobs.stop().then(() => (hasStopped = true));
    await new Promise((resolve) => setTimeout(resolve, 50));
    assert.deepEqual([hasStopped, await ids()], [false, []]);
    release();
    await stopped;
    assert.deepEqual(await ids(), ['a']);
    assert.equal((JSON.parse((await applied).text) as ImportJob).state, 'applied');
  });

  it('is not begun while the server stops', async (t) => {
    const { jobs, ann, release, preview, ids } = await start(t);
    const { id } = await preview(crypto.randomUUID(), 'a.md');
    release();
    await jobs.stop();
    const late = await ann.send('POST', `/api/admin/jobs/${id}/apply`);
    assert.deepEqual([late.status, late.json().error.code], [503, 'store_unavailable']);
    assert.deepEqual(await ids(), []);
  });

  it('stays what it is where the same set is sent again', async (t) => {
    const { ann, release, preview, ids } = await start(t);
    release();
    const set = crypto.randomUUID();
    const [first, second] = [await preview(set, 'a.md'), await preview(set, 'b.md')];
    const { items } = JSON.parse((await ann.send('GET', `${WIDGET}/imports`)).text) as JobList;
    assert.deepEqual(
      items.map(({ id, state }) => [id, state]),
      [
        [second.id, 'held'],
        [first.id, 'held'],
      ],
    );
    for (const { id } of [first, second])
      assert.equal((await ann.send('POST', `/api/admin/jobs/${id}/apply`)).status, 200);
    assert.deepEqual(await ids(), ['a', 'b']);
    const runs = (JSON.parse((await ann.send('GET', `${WIDGET}/runs`)).text) as RunList).items;
    assert.deepEqual(new Set(runs.map(({ id }) => id)), new Set([first.id, second.id]));
  });
});
