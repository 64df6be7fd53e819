import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { createExtractiveEngine } from '../answers/extractive/extractive-engine.js';
import { createTrials } from '../chat/create-trials.js';
import { createKnowledge } from '../search/knowledge.js';
import { lastChecks } from '../operate/gaps/run-checks.js';
import { createMemoryStore } from '../store/memory/memory-store.js';
import { makePage, makeWidget } from '../store/testing/store.fixture.js';
import { until } from '../store/testing/until.fixture.js';
import { keepChecks } from './keep-checks.js';

const CHECK = { question: 'What are the lamps made of?', pageId: 'lamps' };
const pageOf = (id: string, title: string, text: string) =>
  makePage({ id, title, url: `https://acme.example/${id}`, content: `# ${title}\n\n${text}\n` });
const LAMPS = pageOf('lamps', 'Lamps', 'The lamps are made of oak and brass. Each has a cotton cable.');
const PAGES = [
  LAMPS,
  pageOf('returns', 'Returns', 'You can return anything within 30 days. We refund the whole price.'),
  pageOf('hours', 'Opening hours', 'The shop is open from nine to five on weekdays.'),
];

async function keeping(t: TestContext) {
  const store = createMemoryStore();
  const widget = makeWidget({ checks: [CHECK] });
  for (const page of PAGES) await store.pages.save(widget.id, page);
  await store.widgets.save(widget);
  const knowledge = createKnowledge({ pages: store.pages });
  const trials = createTrials({ knowledge, extractive: createExtractiveEngine({ knowledge }) });
  const around = { isBusy: false, looks: 0, now: Date.UTC(2026, 6, 14) };
  const loop = keepChecks({
    store,
    trials,
    lookMs: 1,
    clock: () => around.now,
    isBusy() {
      around.looks++;
      return around.isBusy;
    },
    logger: { info: () => undefined, error: (details: object) => assert.fail(JSON.stringify(details)) },
  });
  t.after(async () => {
    await loop.stop();
    await knowledge.close();
  });
  const last = () => lastChecks(store, widget);
  return { store, widget, around, last };
}

describe('checks', () => {
  it('are asked when pages have changed, and say since when they fail', async (t) => {
    const { store, widget, around, last } = await keeping(t);
    await until(async () => (await last()).items[0]?.isPassed === true);
    around.now += 60_000;
    const broken = new Date(around.now).toISOString();
    await store.pages.remove(widget.id, 'lamps');
    await until(async () => (await last()).items[0]?.failsSince === broken);
    around.now += 60_000;
    await store.pages.save(widget.id, makePage({ id: 'other' }));
    await until(async () => (await last()).at === new Date(around.now).toISOString());
    assert.equal((await last()).items[0]?.failsSince, broken);
    await store.pages.save(widget.id, LAMPS);
    await until(async () => (await last()).items[0]?.isPassed === true);
    assert.equal((await last()).items[0]?.failsSince, undefined);
  });

  it('wait until an import is over, and tell nothing of a check that is gone', async (t) => {
    const { store, widget, around, last } = await keeping(t);
    await until(async () => (await last()).items.length === 1);
    const first = (await last()).at;
    around.isBusy = true;
    around.now += 1000;
    await store.pages.remove(widget.id, 'lamps');
    const { looks } = around;
    await until(() => around.looks > looks + 3);
    assert.equal((await last()).at, first);
    around.isBusy = false;
    await until(async () => (await last()).items[0]?.isPassed === false);
    assert.deepEqual(await lastChecks(store, { ...widget, checks: undefined }), { items: [] });
  });
});
