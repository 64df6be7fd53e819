/** The segments of one widget's index: what a change of its pages makes of them. Nothing is changed in place. */
import type { Page } from '../../model.js';
import { Vocabulary } from './vocabulary.js';
import { createEventLoopYielder, type Indexer } from './indexer.js';
import { digestOf } from './page-digest.js';
import { passageCountOf, type LiveSegment } from './segment.js';

/** More segments than this make questions slower. */
const MAX_SEGMENTS = 8;
/** Share of all passages that are dead or in later segments than the first, from which on merging pays. */
const MAX_LOOSE = 0.2;

/**
 * The segments after a change: pages that stayed as they are keep their place, changed and new ones become a
 * segment of their own.
 * @param pages all pages, by id
 */
export async function updateSegments(
  live: readonly LiveSegment[],
  pages: readonly Page[],
  indexer: Indexer,
): Promise<readonly LiveSegment[]> {
  const yieldToEventLoop = createEventLoopYielder();
  const digests = new Map<string, string>();
  for (const { segment, deadPages } of live) {
    for (const [page, { id, digest }] of segment.pages.entries()) {
      if (!deadPages.has(page)) digests.set(id, digest);
    }
  }
  const unchanged = new Set<string>();
  const changed: Page[] = [];
  for (const page of pages) {
    const known = digests.get(page.id);
    if (known !== undefined && known === digestOf(page)) unchanged.add(page.id);
    else changed.push(page);
    await yieldToEventLoop();
  }
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
