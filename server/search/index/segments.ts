/** The segments of one widget's index: what a change of its pages makes of them. Nothing is changed in place. */
import { Vocabulary } from './vocabulary.js';
import { type Indexer } from './indexer.js';
import type { Page } from '../../model.js';
import { createEventLoopYielder } from '../../runtime/event-loop-yielder.js';
import { digestOf } from '../../store/port/page-digest.js';
import type { PageComparison } from '../../store/port/page-store.js';
import { passageCountOf, type LiveSegment } from './segment.js';

/** More segments than this make questions slower. */
const MAX_SEGMENTS = 8;
/** Share of all passages that are dead or in later segments than the first, from which on merging pays. */
const MAX_LOOSE = 0.2;

/**
 * The segments after a change: pages that stayed as they are keep their place, changed and new ones become a
 * segment of their own.
 * @param pages all pages, by id; or what tells which of them differ from those with these digests
 */
export async function updateSegments(
  live: readonly LiveSegment[],
  pages: readonly Page[] | ((digests: ReadonlyMap<string, string>) => Promise<PageComparison>),
  indexer: Indexer,
): Promise<readonly LiveSegment[]> {
  const digests = new Map<string, string>();
  for (const { segment, deadPages } of live) {
    for (const [page, { id, digest }] of segment.pages.entries()) {
      if (!deadPages.has(page)) digests.set(id, digest);
    }
  }
  const { same: unchanged, changed } = await (typeof pages === 'function'
    ? pages(digests)
    : comparePages(pages, digests));
  const kept = live.map(({ segment, deadPages }): LiveSegment => {
    const gone = segment.pages.flatMap(({ id }, page) => (unchanged.has(id) ? [] : [page]));
    return { segment, deadPages: new Set([...deadPages, ...gone]) };
  });
  if (unchanged.size === 0) {
    return [{ segment: await indexer.build(changed, new Vocabulary([])), deadPages: new Set() }];
  }
  if (changed.length === 0) return kept;
  const known = new Vocabulary(kept.map(({ segment }) => segment.dictionary));
  return [...kept, { segment: await indexer.build(changed, known), deadPages: new Set() }];
}

/** @param digests how they were, by id */
async function comparePages(
  pages: readonly Page[],
  digests: ReadonlyMap<string, string>,
): Promise<PageComparison> {
  const yieldToEventLoop = createEventLoopYielder();
  const same = new Set<string>();
  const changed: Page[] = [];
  for (const page of pages) {
    if (digests.get(page.id) === digestOf(page)) same.add(page.id);
    else changed.push(page);
    await yieldToEventLoop();
  }
  return { same, changed };
}

/** True where merging the segments into one is worth its work. */
export function isWorthMerging(live: readonly LiveSegment[]): boolean {
  if (live.length > MAX_SEGMENTS) return true;
  let all = 0;
  let loose = 0;
  for (const [i, { segment, deadPages }] of live.entries()) {
    all += passageCountOf(segment);
    if (i > 0) loose += passageCountOf(segment);
    else for (const page of deadPages) loose += passagesOfPage(segment.forward.firstPassage, page);
  }
  return loose > all * MAX_LOOSE;
}

function passagesOfPage(firstPassage: Uint32Array, page: number): number {
  return (firstPassage[page + 1] ?? 0) - (firstPassage[page] ?? 0);
}
