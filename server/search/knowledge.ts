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
import { createShelves, type IndexObserver, type Shelf, type State } from './index-shelves.js';
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
  const shelves = createShelves({ memory, otherBytes, observer });
  const indexer = createThreadIndexer();
  const cache: IndexCache | undefined = cacheFolder === undefined ? undefined : createIndexCache(cacheFolder);
  let isClosed = false;

  const inBackground = (widgetId: string, shelf: Shelf, work: () => Promise<void>): void => {
    shelf.tidying = shelves
      .using(shelf, () => shelf.tidying.then(work))
      .catch((error: unknown) => {
        if (!isClosed) logger?.error({ widgetId, err: error }, 'The index could not be merged or kept.');
      });
  };

  const markUsed = (widgetId: string, shelf: Shelf): void => {
    if (!cache || shelf.usedAt - shelf.markedAt < MARK_MS) return;
    shelf.markedAt = shelf.usedAt;
    const { usedAt } = shelf;
    inBackground(widgetId, shelf, () => cache.markUsed(widgetId, usedAt));
  };

  const stateOf = (revision: string, live: readonly LiveSegment[]): State => ({
    revision,
    live,
    index: new PassageIndex(live),
    madeAt: Date.now(),
  });

  /** Merges where that is worth it, and saves; a question never waits for it, but the next change does. */
  const tidy = async (widgetId: string, shelf: Shelf, built: State): Promise<void> => {
    let { live } = built;
    if (isWorthMerging(live)) {
      live = [{ segment: await indexer.merge(live), deadPages: new Set() }];
      shelf.current = stateOf(built.revision, live);
    }
    if (!isClosed) await cache?.save(widgetId, { revision: built.revision, live });
    if (!isClosed && live !== built.live) await sharing?.share(widgetId, built.revision, live);
  };

  const publish = (widgetId: string, shelf: Shelf, built: State): State => {
    shelf.current = built;
    inBackground(widgetId, shelf, () => tidy(widgetId, shelf, built));
    return built;
  };

  /** All of them, or a way to read those alone that changed. */
  const pagesOf = async (widgetId: string) => {
    const compare = pages.compare?.bind(pages, widgetId);
    return compare ?? (await pages.list(widgetId));
  };

  const build = async (widgetId: string, shelf: Shelf, revision: string): Promise<State> => {
    await shelf.tidying;
    const startedAt = performance.now();
    const isNew = !shelf.current;
    const tell = (from: 'disk' | 'shared' | 'build'): void => {
      if (isNew) observer?.loaded(from, (performance.now() - startedAt) / 1000);
    };
    if (!shelf.current) {
      const kept = await loadKept(widgetId);
      if (kept) shelf.current = stateOf(kept.revision, kept.live);
      if (shelf.current?.revision === revision) {
        tell('disk');
        return shelf.current;
      }
    }
    const known = shelf.current?.live ?? [];
    const make = async () => updateSegments(known, await pagesOf(widgetId), indexer);
    const made = await (sharing?.obtain(widgetId, revision, known, make) ??
      make().then((live) => ({ live, from: 'build' as const })));
    tell(made.from);
    return publish(widgetId, shelf, stateOf(revision, made.live));
  };

  const loadKept = async (widgetId: string) => {
    try {
      return await cache?.load(widgetId);
    } catch (error) {
      logger?.error({ widgetId, err: error }, 'The kept index could not be read; building it again.');
      return undefined;
    }
  };

  const startBuild = (widgetId: string, shelf: Shelf, revision: string): Promise<State> => {
    const state = build(widgetId, shelf, revision).finally(() => {
      delete shelf.building;
    });
    shelf.building = { revision, state };
    return state;
  };

  /** The state of this revision: the one in flight, or a new one after any other that is in flight. */
  const refresh = async (widgetId: string, shelf: Shelf, revision: string): Promise<State> => {
    while (shelf.building && shelf.building.revision !== revision) {
      await shelf.building.state.catch(() => undefined);
    }
    if (shelf.current?.revision === revision) return shelf.current;
    return shelf.building?.state ?? startBuild(widgetId, shelf, revision);
  };

  /** Of the pages as they are now, or where those take too long, of the last state. */
  const indexNow = async (widgetId: string, shelf: Shelf): Promise<PassageIndex> => {
    const revision = await pages.revision(widgetId);
    const { current } = shelf;
    if (current?.revision === revision) return current.index;
    const fresh = refresh(widgetId, shelf, revision);
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
      const shelf = shelves.shelfOf(widgetId);
      shelf.usedAt = Date.now();
      const index = await shelves.using(shelf, () => indexNow(widgetId, shelf));
      markUsed(widgetId, shelf);
      return index;
    },

    prepare(widgetId, usedAt = 0) {
      const shelf = shelves.shelfOf(widgetId);
      shelf.usedAt = Math.max(shelf.usedAt, usedAt);
      return shelves.using(shelf, () => indexNow(widgetId, shelf));
    },

    withDraft(widgetId, drafts) {
      const shelf = shelves.shelfOf(widgetId);
      return shelves.using(shelf, async () => {
        await indexNow(widgetId, shelf);
        return draftIndex(shelf.current?.live ?? [], drafts);
      });
    },

    hasRoom: () => shelves.hasRoom(),
    stateOf(widgetId) {
      const current = shelves.find(widgetId)?.current;
      if (!current) return undefined;
      const { passageCount: passages, bytes } = current.index;
      return { passages, bytes, madeAt: current.madeAt };
    },
    async isCurrent(widgetId) {
      const revision = await pages.revision(widgetId);
      if (shelves.find(widgetId)?.current?.revision === revision) return true;
      return (await cache?.holds(widgetId, revision)) ?? false;
    },
    recentlyUsed: async () => (await cache?.recentlyUsed()) ?? [],
    keepOnly: async (widgetIds) => cache?.keepOnly(widgetIds),

    async close() {
      isClosed = true;
      await indexer.close();
      await shelves.tidied();
    },
  };
}
