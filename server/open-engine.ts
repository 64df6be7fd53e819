/** Puts together what answers: the indexes, and the models where there are any. */
import type { Logger } from 'pino';
import { openDenseIndex } from './answers/hybrid/open-dense-index.js';
import type { DenseIndex } from './answers/hybrid/dense-index.js';
import { createExtractiveEngine } from './answers/extractive/extractive-engine.js';
import { createSuggestingEngine } from './answers/suggestions/suggesting-engine.js';
import type { AnswerEngine } from './answers/answer-engine.js';
import { createTrials } from './chat/create-trials.js';
import { cacheFoldersOf } from './cache-folders.js';
import type { SearchState } from './doctor/check-search.js';
import type { Config, RunningConfig } from './config.js';
import type { Trials } from './operate/gaps/trials.js';
import type { PassageIndex } from './search/index/passage-index.js';
import type { IndexObserver } from './search/index-slots.js';
import { createIndexSharing } from './search/index/shared-index.js';
import { createKnowledge } from './search/knowledge.js';
import { encoderProblem } from './sentence-encoder/open-encoder.js';
import { watchPages } from './jobs/watch-pages.js';
import type { Loop } from './runtime/start-loop.js';
import { startWarmUp, type WarmUp } from './search/warm-up.js';
import type { Store } from './store/port/store.js';

export interface OpenEngine {
  engine: AnswerEngine;
  /** Asks without a visitor. */
  trials: Trials;
  /** For operators who look how the server is. */
  search: SearchState;
  /** How far the embedding model is; absent without one. */
  embeddings: DenseIndex['progress'] | undefined;
  /**
   * Loads or builds the indexes of active widgets and embeds their pages, so that no visitor waits for it, and from then
   * on those that change. Resolves when visitors may come; what is left then goes on in the background. What fails is
   * logged.
   */
  warm(): Promise<void>;
  /** Ends the work in the background. */
  close(): Promise<void>;
}

/**
 * @param observer is told what becomes of indexes
 * @throws what the file system throws, where vectors cannot be kept
 */
export async function openEngine(
  config: RunningConfig,
  store: Store,
  logger: Logger,
  observer?: IndexObserver,
): Promise<OpenEngine> {
  const caches = cacheFoldersOf(config.cacheDir);
  const dense = await openEmbeddings(config, caches.vectors, store, logger);
  const knowledge = createKnowledge({
    pages: store.pages,
    memory: config.indexMemory,
    otherBytes: dense?.bytes,
    observer,
    cacheFolder: caches.index,
    logger,
    sharing:
      store.shared &&
      createIndexSharing({
        indexes: store.shared.indexes,
        leases: store.leases,
        onError(error) {
          logger.warn({ err: error }, 'an index could not be shared with other servers; it was made here');
        },
      }),
  });

  let warmUp: WarmUp | undefined;
  let isWarm = false;
  /** Removes the vectors of pages that are gone, once those of all others are known. */
  const forgetGone = async (): Promise<void> => {
    if (!dense || !isWarm) return;
    try {
      await dense.keepOnly((await store.widgets.list()).map(({ id }) => id));
    } catch (error) {
      logger.error({ err: error }, 'the vectors of pages that are gone could not be removed');
    }
  };

  /** One website after the other: the texts of all together could take more memory than there is. */
  const embed = async (widgetId: string, index: PassageIndex): Promise<void> => {
    dense?.prepare(widgetId, index);
    await dense?.idle();
  };

  const warmAll = async (): Promise<void> => {
    const all = await store.widgets.list();
    await knowledge.keepOnly(all.map(({ id }) => id)).catch((error: unknown) => {
      logger.error({ err: error }, 'the kept indexes of removed widgets could not be removed');
    });
    warmUp = startWarmUp({
      knowledge,
      widgetIds: all.flatMap(({ id, isActive }) => (isActive ? id : [])),
      onIndex: dense && embed,
      onFailure: (widgetId, error) => {
        logger.error({ err: error, widgetId }, 'not indexed; the next question tries again');
      },
    });
    void warmUp.done.then(async (isComplete) => {
      isWarm = isComplete;
      await forgetGone();
    });
    await warmUp.ready;
  };

  let watch: Loop | undefined;
  /** Embeds the pages of a widget that changed; false while they are still being indexed. */
  const embedChanged = async (widgetId: string): Promise<boolean> => {
    try {
      dense?.prepare(widgetId, await knowledge.prepare(widgetId));
      void forgetGone();
      return await knowledge.isCurrent(widgetId);
    } catch (error) {
      logger.error({ err: error, widgetId }, 'changed pages could not be indexed; tried again');
      return false;
    }
  };

  const extractive = createExtractiveEngine({ knowledge, dense });
  const engine = await wordedBy(config, extractive, store, logger);
  // An embedding server would be paid, and waited for, for every heading that is tried.
  const hasServer = typeof config.embeddings === 'object';
  const tried = hasServer ? createExtractiveEngine({ knowledge }) : extractive;
  return {
    trials: createTrials({
      knowledge,
      extractive,
      denseForDraft: dense?.forDraft,
      worded: config.languageModel && engine,
    }),
    engine: createSuggestingEngine({ engine, extractive: tried, knowledge, logger }),
    search: {
      indexOf: (widgetId) => knowledge.stateOf(widgetId),
      vectors: dense && (() => ({ ...dense.progress(), bytes: dense.bytes() })),
    },
    embeddings: dense?.progress,
    warm() {
      if (dense)
        watch ??= watchPages({
          widgets: store.widgets,
          pages: store.pages,
          onChange: embedChanged,
          logger,
        });
      return warmAll().catch((error: unknown) => {
        logger.error({ err: error }, 'the widgets could not be listed');
      });
    },
    async close() {
      await watch?.stop();
      warmUp?.stop();
      await Promise.all([knowledge.close(), dense?.close()]);
    },
  };
}

/** Finds by meaning too, where there is a model for it. */
async function openEmbeddings(
  { embeddings }: Config,
  folder: string,
  { shared }: Pick<Store, 'shared'>,
  logger: Logger,
): Promise<DenseIndex | undefined> {
  if (!embeddings) return undefined;
  const problem = embeddings === 'local' ? encoderProblem() : undefined;
  if (problem !== undefined) {
    logger.warn({ problem }, 'the local embedding model cannot be used; words alone find pages');
    return undefined;
  }
  const about =
    embeddings === 'local'
      ? { model: 'local' }
      : { model: embeddings.model, host: new URL(embeddings.baseUrl).host };
  logger.info(about, 'an embedding model finds pages by meaning');
  return openDenseIndex({
    model: embeddings,
    folder,
    logger,
    random: Math.random,
    shared: shared?.vectors,
  });
}

/** Answers in the words of the pages, or of the language model where there is one, which is not loaded otherwise. */
async function wordedBy(
  { languageModel }: Config,
  extractive: ReturnType<typeof createExtractiveEngine>,
  store: Store,
  logger: Logger,
): Promise<AnswerEngine> {
  if (!languageModel) return extractive;
  const { openRewriting } = await import('./open-rewriting.js');
  return openRewriting(languageModel, extractive, store, logger);
}
