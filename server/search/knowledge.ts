/** The indexes of all widgets: built on first use, kept up to date, never in the way of an answer. */
import { setTimeout as wait } from 'node:timers/promises';
import type { PageStore } from '../store/port/page-store.js';
import { createIndexCache, type IndexCache } from './index/index-cache.js';
import { isWorthMerging, updateSegments } from './index/segments.js';
import type { LiveSegment } from './index/segment.js';
import { createThreadIndexer } from './index/thread-indexer.js';
import { PassageIndex } from './index/passage-index.js';

/** How long a question waits for changed pages, in milliseconds, before the old state answers it. */
const PATIENCE_MS = 2000;

export interface Knowledge {
  /**
   * The index of a widget's pages as they are now. While changed pages take longer than two seconds to
   * read, it is the last state; only the very first build is waited for to its end.
   * @throws what the page store throws, where there is no earlier state to answer from
   */
  indexFor(widgetId: string): Promise<PassageIndex>;
  /** Whether the index of a widget in memory is that of its pages as they are now. */
  isCurrent(widgetId: string): Promise<boolean>;
  /** Removes what is kept for other widgets than these. */
  keepOnly(widgetIds: readonly string[]): Promise<void>;
  /** Ends the work in the background; a build in flight fails. Resolves once nothing is written any more. */
  close(): Promise<void>;
}

export interface KnowledgeOptions {
  pages: Pick<PageStore, 'list' | 'revision'>;
  /** A folder that keeps indexes for the next start; nothing is kept where absent. */
  cacheFolder?: string | undefined;
  logger?: { error(details: object, message: string): void };
}

interface State {
  revision: string;
  live: readonly LiveSegment[];
  index: PassageIndex;
}

interface Shelf {
  current?: State;
  building?: { revision: string; state: Promise<State> };
  /** Merging and saving what was built last. */
  tidying: Promise<void>;
}

export function createKnowledge({ pages, cacheFolder, logger }: KnowledgeOptions): Knowledge {
  const shelves = new Map<string, Shelf>();
  const indexer = createThreadIndexer();
  const cache: IndexCache | undefined = cacheFolder === undefined ? undefined : createIndexCache(cacheFolder);
  let isClosed = false;

  const stateOf = (revision: string, live: readonly LiveSegment[]): State => ({
    revision,
    live,
    index: new PassageIndex(live),
  });

  /** Merges where that is worth it, and saves; a question never waits for it, but the next change does. */
  const tidy = async (widgetId: string, shelf: Shelf, built: State): Promise<void> => {
    let { live } = built;
    if (isWorthMerging(live)) {
      live = [{ segment: await indexer.merge(live), deadPages: new Set() }];
      shelf.current = stateOf(built.revision, live);
    }
    if (!isClosed) await cache?.save(widgetId, { revision: built.revision, live });
  };

  const publish = (widgetId: string, shelf: Shelf, built: State): State => {
    shelf.current = built;
    shelf.tidying = tidy(widgetId, shelf, built).catch((error: unknown) => {
      if (!isClosed) logger?.error({ widgetId, err: error }, 'The index could not be merged or kept.');
    });
    return built;
  };

  const build = async (widgetId: string, shelf: Shelf, revision: string): Promise<State> => {
    await shelf.tidying;
    if (!shelf.current) {
      const kept = await loadKept(widgetId);
      if (kept) shelf.current = stateOf(kept.revision, kept.live);
      if (shelf.current?.revision === revision) return shelf.current;
    }
    const known = shelf.current?.live ?? [];
    return publish(
      widgetId,
      shelf,
      stateOf(revision, await updateSegments(known, await pages.list(widgetId), indexer)),
    );
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

  return {
    async indexFor(widgetId) {
      let shelf = shelves.get(widgetId);
      if (!shelf) shelves.set(widgetId, (shelf = { tidying: Promise.resolve() }));
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
      const patience = new AbortController();
      const late = wait(PATIENCE_MS, current, { signal: patience.signal });
      try {
        return (await Promise.race([old, late])).index;
      } finally {
        patience.abort();
      }
    },

    isCurrent: async (widgetId) =>
      shelves.get(widgetId)?.current?.revision === (await pages.revision(widgetId)),

    keepOnly: async (widgetIds) => cache?.keepOnly(widgetIds),

    async close() {
      isClosed = true;
      await indexer.close();
      await Promise.all([...shelves.values()].map(({ tidying }) => tidying));
    },
  };
}
