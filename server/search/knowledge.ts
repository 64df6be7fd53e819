/**
 * The indexes of all widgets: loaded or built on first use, kept up to date, never in the way of an answer. Those used
 * last stay in memory, as many as there is room for; the others are on disk.
 */
import type { PageStore } from '../store/port/page-store.js';
import type { Page } from '../model.js';
import { withinTime } from '../runtime/within-time.js';
import { draftIndex } from './index/draft-index.js';
import { createIndexCache, type IndexCache, type UsedIndex } from './index/index-cache.js';
import type { IndexSharing } from './index/shared-index.js';
import { isWorthMerging, updateSegments } from './index/segments.js';
import type { LiveSegment } from './index/segment.js';
import { createIndexSlots, type IndexObserver, type IndexSlot, type IndexState } from './index-slots.js';
import { createThreadIndexer } from './index/thread-indexer.js';
import { PassageIndex } from './index/passage-index.js';

/** How long a question waits for changed pages, in milliseconds, before the old state answers it. */
const PATIENCE_MS = 2000;

/** An index, and when it was made or loaded, in milliseconds since 1970. */
export interface IndexInMemory {
  passages: number;
  bytes: number;
  madeAt: number;
}

export interface Knowledge {
  /**
   * The index of a widget's pages as they are now. While changed pages take longer than two seconds to
   * read, it is the last state; only the very first build is waited for to its end.
   * @throws what the page store throws, where there is no earlier state to answer from
   */
  indexFor(widgetId: string): Promise<PassageIndex>;
  /** The index of a widget as it is in memory; undefined where it is not there. Counts as no use. */
  stateOf(widgetId: string): IndexInMemory | undefined;
  /** Whether the index of a widget's pages as they are now is in memory or in the folder. */
  isCurrent(widgetId: string): Promise<boolean>;
  /**
   * The same before anybody asks, which counts as no use: where there is no room, it is not in memory any more when the
   * next index comes.
   * @param usedAt when a visitor last asked, where that is known from before the start
   */
  prepare(widgetId: string, usedAt?: number): Promise<PassageIndex>;
  /**
   * The index as it would be with these pages beside the others, and in the place of those with their ids. Nothing of
   * it is kept, and it counts as no use.
   */
  withDraft(widgetId: string, drafts: readonly Page[]): Promise<PassageIndex>;
  /** Whether another index has room in memory. */
  hasRoom(): boolean;
  /** What visitors used before the start and since, the last first, as far as it is kept in the folder. */
  recentlyUsed(): Promise<UsedIndex[]>;
  /** Removes what is kept for other widgets than these. */
  keepOnly(widgetIds: readonly string[]): Promise<void>;
  /** Ends the work in the background; a build in flight fails. Resolves once nothing is written any more. */
  close(): Promise<void>;
}

export interface KnowledgeOptions {
  pages: Pick<PageStore, 'list' | 'revision' | 'compare'>;
  /** Bytes that indexes take in memory before those unused for longest leave it; without limit where absent. */
  memory?: number | undefined;
  /** Bytes that something else takes of that memory now; indexes are left a quarter of it whatever that is. */
  otherBytes?: (() => number) | undefined;
  /** A folder that keeps indexes for the next start; nothing is kept where absent. */
  cacheFolder?: string | undefined;
  /** Shares indexes with other servers; each is made here where absent. */
  sharing?: IndexSharing | undefined;
  logger?: { error(details: object, message: string): void };
  observer?: IndexObserver | undefined;
}

/** How old, in milliseconds, what is written down of the last use may be. */
const MARK_MS = 60_000;

export function createKnowledge({
  pages,
  memory,
  otherBytes,
  cacheFolder,
  sharing,
  logger,
  observer,
}: KnowledgeOptions): Knowledge {
  const slots = createIndexSlots({ memory, otherBytes, observer });
  const indexer = createThreadIndexer();
  const cache: IndexCache | undefined = cacheFolder === undefined ? undefined : createIndexCache(cacheFolder);
  let isClosed = false;

  const inBackground = (widgetId: string, slot: IndexSlot, work: () => Promise<void>): void => {
    const done = slots.using(slot, () => slot.tidying.runExclusive(work));
    done.catch((error: unknown) => {
      if (!isClosed) logger?.error({ widgetId, err: error }, 'The index could not be merged or kept.');
    });
  };

  const markUsed = (widgetId: string, slot: IndexSlot): void => {
    if (!cache || slot.usedAt - slot.markedAt < MARK_MS) return;
    slot.markedAt = slot.usedAt;
    const { usedAt } = slot;
    inBackground(widgetId, slot, () => cache.markUsed(widgetId, usedAt));
  };

  const stateOf = (revision: string, live: readonly LiveSegment[]): IndexState => ({
    revision,
    live,
    index: new PassageIndex(live),
    madeAt: Date.now(),
  });

  /** Merges where that is worth it, and saves; a question never waits for it, but the next change does. */
  const tidy = async (widgetId: string, slot: IndexSlot, built: IndexState): Promise<void> => {
    let { live } = built;
    if (isWorthMerging(live)) {
      live = [{ segment: await indexer.merge(live), deadPages: new Set() }];
      slot.current = stateOf(built.revision, live);
    }
    if (!isClosed) await cache?.save(widgetId, { revision: built.revision, live });
    if (!isClosed && live !== built.live) await sharing?.share(widgetId, built.revision, live);
  };

  const publish = (widgetId: string, slot: IndexSlot, built: IndexState): IndexState => {
    slot.current = built;
    inBackground(widgetId, slot, () => tidy(widgetId, slot, built));
    return built;
  };

  /** All of them, or a way to read those alone that changed. */
  const pagesOf = async (widgetId: string) => {
    const compare = pages.compare?.bind(pages, widgetId);
    return compare ?? (await pages.list(widgetId));
  };

  const build = async (widgetId: string, slot: IndexSlot, revision: string): Promise<IndexState> => {
    await slot.tidying.idle();
    const startedAt = performance.now();
    const isNew = !slot.current;
    const tell = (from: 'disk' | 'shared' | 'build'): void => {
      if (isNew) observer?.loaded(from, (performance.now() - startedAt) / 1000);
    };
    if (!slot.current) {
      const kept = await loadKept(widgetId);
      if (kept) slot.current = stateOf(kept.revision, kept.live);
      if (slot.current?.revision === revision) {
        tell('disk');
        return slot.current;
      }
    }
    const known = slot.current?.live ?? [];
    const make = async () => updateSegments(known, await pagesOf(widgetId), indexer);
    const made = await (sharing?.obtain(widgetId, revision, known, make) ??
      make().then((live) => ({ live, from: 'build' as const })));
    tell(made.from);
    return publish(widgetId, slot, stateOf(revision, made.live));
  };

  const loadKept = async (widgetId: string) => {
    try {
      return await cache?.load(widgetId);
    } catch (error) {
      logger?.error({ widgetId, err: error }, 'The kept index could not be read; building it again.');
      return undefined;
    }
  };

  const startBuild = (widgetId: string, slot: IndexSlot, revision: string): Promise<IndexState> => {
    const state = build(widgetId, slot, revision).finally(() => {
      delete slot.building;
    });
    slot.building = { revision, state };
    return state;
  };

  /** The state of this revision: the one in flight, or a new one after any other that is in flight. */
  const refresh = async (widgetId: string, slot: IndexSlot, revision: string): Promise<IndexState> => {
    while (slot.building && slot.building.revision !== revision) {
      await slot.building.state.catch(() => undefined);
    }
    if (slot.current?.revision === revision) return slot.current;
    return slot.building?.state ?? startBuild(widgetId, slot, revision);
  };

  /** Of the pages as they are now, or where those take too long, of the last state. */
  const indexNow = async (widgetId: string, slot: IndexSlot): Promise<PassageIndex> => {
    const revision = await pages.revision(widgetId);
    const { current } = slot;
    if (current?.revision === revision) return current.index;
    const fresh = refresh(widgetId, slot, revision);
    if (!current) return (await fresh).index;
    const old = fresh.catch((error: unknown) => {
      logger?.error(
        { widgetId, err: error },
        'The changed pages could not be read; answering from the last state.',
      );
      return current;
    });
    return (await withinTime(old, PATIENCE_MS, () => current)).index;
  };

  return {
    async indexFor(widgetId) {
      const slot = slots.slotOf(widgetId);
      slot.usedAt = Date.now();
      const index = await slots.using(slot, () => indexNow(widgetId, slot));
      markUsed(widgetId, slot);
      return index;
    },

    prepare(widgetId, usedAt = 0) {
      const slot = slots.slotOf(widgetId);
      slot.usedAt = Math.max(slot.usedAt, usedAt);
      return slots.using(slot, () => indexNow(widgetId, slot));
    },

    withDraft(widgetId, drafts) {
      const slot = slots.slotOf(widgetId);
      return slots.using(slot, async () => {
        await indexNow(widgetId, slot);
        return draftIndex(slot.current?.live ?? [], drafts);
      });
    },

    hasRoom: () => slots.hasRoom(),
    stateOf(widgetId) {
      const current = slots.find(widgetId)?.current;
      if (!current) return undefined;
      const { passageCount: passages, bytes } = current.index;
      return { passages, bytes, madeAt: current.madeAt };
    },
    async isCurrent(widgetId) {
      const revision = await pages.revision(widgetId);
      if (slots.find(widgetId)?.current?.revision === revision) return true;
      return (await cache?.holds(widgetId, revision)) ?? false;
    },
    recentlyUsed: async () => (await cache?.recentlyUsed()) ?? [],
    keepOnly: async (widgetIds) => cache?.keepOnly(widgetIds),

    async close() {
      isClosed = true;
      await indexer.close();
      await slots.tidied();
    },
  };
}
