import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from '../../model.js';
import { sampled } from '../../runtime/long-round.fixture.js';
import { PassageIndex } from './passage-index.js';
import { Vocabulary } from './vocabulary.js';
import { createLocalIndexer } from './indexer.js';
import { makePage, makeText, searchAll, seededRandom } from './pages.fixture.js';
import { isWorthMerging, updateSegments } from './segments.js';
import type { LiveSegment } from './segment.js';
import { createThreadIndexer } from './thread-indexer.js';

const indexer = createLocalIndexer();
const random = seededRandom(7);
const QUESTIONS = Array.from({ length: 60 }, (_, i) => makeText(1 + (i % 12), random));
const NEVER_DEAD: ReadonlySet<number> = new Set();

const fresh = async (pages: readonly Page[]): Promise<LiveSegment[]> => [
  { segment: await indexer.build(pages, new Vocabulary([])), deadPages: NEVER_DEAD },
];
const ordered = (pages: Iterable<Page>): Page[] => [...pages].sort((a, b) => (a.id < b.id ? -1 : 1));

/** Forty changes of pages, some changed, some new, some removed, one after the other. */
async function changeAgainAndAgain(): Promise<{ live: readonly LiveSegment[]; pages: Page[] }> {
  const pages = new Map(Array.from({ length: 120 }, (_, i) => [i, makePage(i)]));
  let live = await updateSegments([], ordered(pages.values()), indexer);
  for (let step = 0; step < 40; step++) {
    const number = (step * 37) % 150;
    if (step % 5 === 4) pages.delete(number);
    else pages.set(number, makePage(number, 1 + (step % 4), 2 + step));
    live = await updateSegments(live, ordered(pages.values()), indexer);
  }
  return { live, pages: ordered(pages.values()) };
}

describe('an index of several segments', () => {
  it('finds the same with the same scores as one built afresh', async () => {
    const { live, pages } = await changeAgainAndAgain();
    assert.ok(live.length > 20, `${live.length} segments`);
    const [changed, built] = [new PassageIndex(live), new PassageIndex(await fresh(pages))];
    assert.deepEqual(
      [changed.passageCount, changed.pages.map(({ id }) => id).sort()],
      [built.passageCount, built.pages.map(({ id }) => id)],
    );
    assert.deepEqual(searchAll(live, QUESTIONS), searchAll(await fresh(pages), QUESTIONS));
  });

  it('is merged into what a fresh build makes, byte for byte', async () => {
    const { live, pages } = await changeAgainAndAgain();
    const merged = await indexer.merge(live);
    const [built] = await fresh(pages);
    assert.deepEqual({ ...merged, id: '' }, { ...built?.segment, id: '' });
  });

  it('keeps what it made of pages that did not change', async () => {
    const pages = Array.from({ length: 20 }, (_, i) => makePage(i));
    const before = await updateSegments([], pages, indexer);
    const after = await updateSegments(before, [...pages.slice(0, 19), makePage(19, 3, 2)], indexer);
    assert.equal(after[0]?.segment, before[0]?.segment);
    assert.deepEqual(
      after.map(({ segment, deadPages }) => [segment.pages.length, [...deadPages]]),
      [
        [20, [19]],
        [1, []],
      ],
    );
  });

  it('is merged when there are many segments or much of it is dead', async () => {
    const pages = Array.from({ length: 20 }, (_, i) => makePage(i));
    const whole = await updateSegments([], pages, indexer);
    assert.equal(isWorthMerging(whole), false);
    assert.equal(isWorthMerging(await updateSegments(whole, pages.slice(0, 18), indexer)), false);
    assert.equal(isWorthMerging(await updateSegments(whole, pages.slice(0, 10), indexer)), true);
    const { live } = await changeAgainAndAgain();
    assert.equal(isWorthMerging(live), true);
  });
});

describe('a search for the best', () => {
  it('finds the same as one that reads everything, also where common words are skipped', async () => {
    const pages = Array.from({ length: 900 }, (_, i) => makePage(i, 10));
    const live = await fresh(pages);
    // With a limit above the number of passages nothing can be skipped.
    const questions = sampled(QUESTIONS, 3);
    const all = searchAll(live, questions, 10_000);
    const some = searchAll(live, questions, 20);
    for (const [i, best] of some.entries()) {
      const first = (all[i] ?? []).sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a));
      assert.deepEqual(best, first.slice(0, best.length).sort());
    }
  });
});

describe('the indexing thread', () => {
  it('makes of many pages what this thread makes, and lets it do other work meanwhile', async (t) => {
    const threaded = createThreadIndexer();
    t.after(() => threaded.close());
    const pages = Array.from({ length: 1000 }, (_, i) => makePage(i));
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const segment = await threaded.build(pages, new Vocabulary([]));
    clearInterval(timer);
    assert.ok(turns > 20, `other work had ${turns} turns`);
    const [built] = await fresh(pages);
    assert.deepEqual({ ...segment, id: '' }, { ...built?.segment, id: '' });
    const merged = await threaded.merge([{ segment, deadPages: new Set([3]) }]);
    assert.equal(merged.pages.length, 999);
  });

  it('fails a build that is given up, and starts anew for the next', async (t) => {
    const threaded = createThreadIndexer();
    t.after(() => threaded.close());
    const pages = Array.from({ length: 1000 }, (_, i) => makePage(i));
    const given = threaded.build(pages, new Vocabulary([]));
    await new Promise(setImmediate);
    await threaded.close();
    await assert.rejects(given, /ended before its work was done/);
    assert.equal((await threaded.build(pages, new Vocabulary([]))).pages.length, 1000);
  });
});
