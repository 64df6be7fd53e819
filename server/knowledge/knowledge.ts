/** The indexes of all widgets: built on first use, kept up to date, never in the way of an answer. */
import { setImmediate as pause, setTimeout as wait } from 'node:timers/promises';
import type { Page } from '../model.js';
import type { PageStore } from '../store/store.js';
import { analyzePage, digestOf, type AnalyzedPage } from './analyzed-page.js';
import { createAnalyzer, type Analyzer } from './analyzer.js';
import { detectLanguage, primaryLanguage } from './languages.js';
import { PassageIndex } from './passage-index.js';
import { buildPostings } from './postings.js';
import { Vocabulary } from './vocabulary.js';

/** How long a question waits for changed pages, in milliseconds, before the old state answers it. */
const PATIENCE_MS = 2000;
/** Work between two pauses, in milliseconds. */
const STEP_MS = 15;

export interface Knowledge {
  /**
   * The index of a widget's pages as they are now. While changed pages take longer than two seconds to
   * read, it is the last state; only the very first build is waited for to its end.
   * @throws what the page store throws, where there is no earlier state to answer from
   */
  indexFor(widgetId: string): Promise<PassageIndex>;
}

export interface KnowledgeOptions {
  pages: Pick<PageStore, 'list' | 'revision'>;
  logger?: { error(details: object, message: string): void };
}

interface Build {
  revision: string;
  index: Promise<PassageIndex>;
}

interface Shelf {
  vocabulary: Vocabulary;
  /** By page id, to be reused while a page stays as it is. */
  analyzed: Map<string, AnalyzedPage>;
  current?: { revision: string; index: PassageIndex };
  building?: Build;
}

export function createKnowledge({ pages, logger }: KnowledgeOptions): Knowledge {
  const shelves = new Map<string, Shelf>();
  const analyzers = new Map<string, Analyzer>();

  const analyzerFor = (page: Page): Analyzer => {
    const language = page.lang
      ? primaryLanguage(page.lang)
      : detectLanguage(`${page.title}\n${page.content}`);
    let analyzer = analyzers.get(language);
    if (!analyzer) analyzers.set(language, (analyzer = createAnalyzer(language)));
    return analyzer;
  };

  const build = async (widgetId: string, shelf: Shelf): Promise<PassageIndex> => {
    const analyzed = new Map<string, AnalyzedPage>();
    let stepEnd = performance.now() + STEP_MS;
    const breathe = async (): Promise<void> => {
      if (performance.now() < stepEnd) return;
      await pause();
      stepEnd = performance.now() + STEP_MS;
    };
    for (const page of await pages.list(widgetId)) {
      const known = shelf.analyzed.get(page.id);
      const isUnchanged = known?.digest === digestOf(page);
      analyzed.set(page.id, isUnchanged ? known : analyzePage(page, analyzerFor(page), shelf.vocabulary));
      await breathe();
    }
    const list = [...analyzed.values()];
    const steps = buildPostings(list, shelf.vocabulary.size);
    let step = steps.next();
    for (; !step.done; step = steps.next()) await breathe();
    shelf.analyzed = analyzed;
    return new PassageIndex(list, shelf.vocabulary, step.value);
  };

  const startBuild = (widgetId: string, shelf: Shelf, revision: string): Build => {
    const index = build(widgetId, shelf)
      .then((built) => {
        shelf.current = { revision, index: built };
        return built;
      })
      .finally(() => {
        delete shelf.building;
      });
    return (shelf.building = { revision, index });
  };

  /** The index of this revision: the one under way, or a new one after any other that is under way. */
  const refresh = async (widgetId: string, shelf: Shelf, revision: string): Promise<PassageIndex> => {
    while (shelf.building && shelf.building.revision !== revision) {
      await shelf.building.index.catch(() => undefined);
    }
    if (shelf.current?.revision === revision) return shelf.current.index;
    return (shelf.building ?? startBuild(widgetId, shelf, revision)).index;
  };

  return {
    async indexFor(widgetId) {
      let shelf = shelves.get(widgetId);
      if (!shelf) shelves.set(widgetId, (shelf = { vocabulary: new Vocabulary(), analyzed: new Map() }));
      const revision = await pages.revision(widgetId);
      const { current } = shelf;
      if (current?.revision === revision) return current.index;
      const index = refresh(widgetId, shelf, revision);
      if (!current) return index;
      const fresh = index.catch((error: unknown) => {
        logger?.error(
          { widgetId, error },
          'The changed pages could not be read; answering from the last state.',
        );
        return current.index;
      });
      const patience = new AbortController();
      const old = wait(PATIENCE_MS, current.index, { signal: patience.signal });
      try {
        return await Promise.race([fresh, old]);
      } finally {
        patience.abort();
      }
    },
  };
}
