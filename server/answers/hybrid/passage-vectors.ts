/** The vectors of the passages of indexes, made in the background. */
import { setTimeout as wait } from 'node:timers/promises';
import type { PassageIndex } from '../../search/index/passage-index.js';
import { ModelError } from '../../model-client/language-model.js';
import type { Embedder } from '../../model-client/embedder.js';
import { Mutex } from '../../runtime/mutex.js';
import { withinTime } from '../../runtime/within-time.js';
import { embedTexts } from './embed-texts.js';
import { LivePages } from './live-pages.js';
import {
  enoughOf,
  joinRows,
  readPages,
  rowsIn,
  settle,
  type JoinedRows,
  type KnownPages,
  type LackingText,
  type PassageRows,
  type RowPlace,
} from './passage-rows.js';
import type { VectorFile } from './vector-file.js';
import { changedModel } from './vector-table.js';

export interface EmbeddingLogger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export interface PassageVectorsOptions {
  /** May take long and try often. */
  embedder: Embedder;
  vectors: VectorFile;
  logger: EmbeddingLogger;
  /** Pause after a failure, in milliseconds, unless the server asks for a longer one. Default 60,000. */
  retryMs?: number | undefined;
  /** Sentences get no vector while there are so many of all sites: they would take too much memory. Default 100,000. */
  mostVectors?: number | undefined;
}

/** How far the work in the background is. */
export interface EmbeddingProgress {
  /** Texts that have a vector. */
  embedded: number;
  /** Texts that shall get one. */
  waiting: number;
  /** Where the model has failed, and will be asked again. */
  isFailing?: true;
}

export interface PassageVectors {
  /** Begins to embed what a widget's index has no vector for yet, where that is not in flight. */
  prepare: (widgetId: string, index: PassageIndex) => void;
  /**
   * Begins, and tells where the vectors are. Undefined while many passages have none, as at the first start; after a
   * change of some pages the others keep theirs, and all do after a merge.
   */
  rowsOf: (index: PassageIndex) => Promise<PassageRows | undefined>;
  /** What is known of pages so far; not to be changed. */
  known: KnownPages;
  progress: () => EmbeddingProgress;
  /** Resolves when all that was begun so far is embedded. */
  idle: () => Promise<void>;
  /**
   * Forgets the pages of other widgets than these, all of which have been prepared, once all work so far is done. From
   * then on vectors of pages that are gone make room for others.
   */
  keepOnly: (widgetIds: readonly string[]) => Promise<void>;
  /** Ends the work. */
  close: () => Promise<void>;
}

/** So few vectors without use are worth no new file. */
const FEW_UNUSED = 1000;

/** How long a question waits for changed pages to be looked up, in milliseconds. */
const PATIENCE_MS = 300;

/** A text with the places that its vector belongs to. */
interface Missing {
  text: string;
  places: RowPlace[];
}

export function createPassageVectors(options: PassageVectorsOptions): PassageVectors {
  const { embedder, vectors, logger, retryMs = 60_000, mostVectors = 100_000 } = options;
  const { table } = vectors;
  const known: KnownPages = new Map();
  /** Of indexes with no vector missing: on a large site, joining them takes as long as a reply. */
  const whole = new WeakMap<PassageIndex, JoinedRows>();
  const readings = new WeakMap<PassageIndex, Promise<void>>();
  const live = new LivePages();
  /** Whether all pages that are to be found are among them. */
  let areAllLive = false;
  /** Whether other pages may be live than when the vectors of those gone were last looked for, which takes long. */
  let hasLiveChanged = true;
  /** Texts that the model will not embed. */
  const refused = new Set<string>();
  const closing = new AbortController();
  const isClosed = (): boolean => closing.signal.aborted;
  const mutex = new Mutex();
  /** Texts that are being embedded, and those of indexes after them. */
  let waiting = 0;
  let waitingLater = 0;
  let isFailing = false;

  /** Forgets pages that are gone, and their vectors where they are the most, or there is no room for others. */
  const forgetGone = async (): Promise<void> => {
    if (!areAllLive || !hasLiveChanged || isClosed()) return;
    hasLiveChanged = false;
    const digests = live.digests();
    for (const digest of known.keys()) if (!digests.has(digest)) known.delete(digest);
    const used = rowsIn(known);
    const unused = table.size - used.size;
    const isWorthIt = unused > used.size || table.size >= mostVectors;
    if (unused > FEW_UNUSED && isWorthIt) await vectors.keepOnly(used);
  };

  /** The texts that shall get a vector; what has got one meanwhile, or never will, is in its places. */
  const missingOf = (lacking: readonly LackingText[]): Map<string, Missing> => {
    const missing = new Map<string, Missing>();
    for (const { place, key, text } of lacking) {
      const row = table.rowOf(key);
      const isTooMuch = place.count === 'missingUnits' && table.size + missing.size >= mostVectors;
      if (row !== undefined || refused.has(key) || isTooMuch) {
        settle(place, row ?? -1);
        continue;
      }
      const one = missing.get(key) ?? { text, places: [] };
      one.places.push(place);
      missing.set(key, one);
    }
    return missing;
  };

  const embedMissing = async (missing: Map<string, Missing>): Promise<void> => {
    const count = missing.size;
    let told = 0;
    const settleAll = (key: string): void => {
      for (const place of missing.get(key)?.places ?? []) settle(place, table.rowOf(key) ?? -1);
      missing.delete(key);
    };
    waiting = count;
    await embedTexts(
      embedder,
      [...missing].map(([key, { text }]) => [key, text] as const),
      async (made, without) => {
        const wanted = table.dimensions ?? made[0]?.[1].length;
        const odd = made.find(([, { length }]) => length !== wanted);
        if (odd) throw changedModel(odd[1].length, wanted);
        await vectors.add(made);
        isFailing = false;
        for (const key of without) refused.add(key);
        if (without.length > 0)
          logger.warn({ passages: without.length }, 'the model fails at passages; they are found by words');
        for (const key of [...made.map(([made]) => made), ...without]) settleAll(key);
        waiting = missing.size;
        const done = count - waiting;
        if (waiting === 0 || done - told >= count / 10) {
          told = done;
          logger.info({ done, of: count }, 'passages embedded');
        }
      },
      closing.signal,
    );
  };

  /** Keeps trying until each of the passages has its vector. */
  const embedAll = async (lacking: readonly LackingText[]): Promise<void> => {
    const missing = missingOf(lacking);
    while (missing.size > 0 && !isClosed()) {
      try {
        await embedMissing(missing);
      } catch (error) {
        if (isClosed()) return;
        isFailing = true;
        logger.warn({ err: error }, 'passages could not be embedded; words alone find them until they are');
        const { retryAfterMs = 0 } = error instanceof ModelError ? error : {};
        await wait(Math.max(retryMs, retryAfterMs), undefined, { ref: false, signal: closing.signal }).catch(
          () => undefined,
        );
      }
    }
  };

  const joined = (index: PassageIndex): JoinedRows => {
    const rows = whole.get(index) ?? joinRows(index, known);
    if (rows.missing + rows.missingUnits === 0) whole.set(index, rows);
    return rows;
  };

  const begin = (index: PassageIndex): Promise<void> => {
    const inFlight = readings.get(index);
    if (inFlight) return inFlight;
    live.add(index);
    const reading = readPages(index, known, { table, embedder, signal: closing.signal });
    const texts = reading.then((lacking) => {
      const count = new Set(lacking.map(({ key }) => key)).size;
      waitingLater += count;
      return { lacking, count };
    });
    void mutex.runExclusive(async () => {
      const { lacking, count } = await texts;
      waitingLater -= count;
      await forgetGone().catch((error: unknown) => {
        logger.warn({ err: error }, 'the vectors of pages that are gone could not be removed');
      });
      await embedAll(lacking);
    });
    // What is kept with the index holds no texts.
    const isRead = reading.then(() => undefined);
    readings.set(index, isRead);
    return isRead;
  };

  return {
    prepare(widgetId, index) {
      live.set(widgetId, index);
      hasLiveChanged = true;
      void begin(index);
    },
    known,

    async rowsOf(index) {
      await withinTime(begin(index), PATIENCE_MS, () => undefined);
      return enoughOf(joined(index));
    },

    idle: () => mutex.idle(),
    progress: () => ({
      embedded: table.size,
      waiting: waiting + waitingLater,
      ...(isFailing && { isFailing }),
    }),

    keepOnly(widgetIds) {
      if (live.keepOnly(new Set(widgetIds))) hasLiveChanged = true;
      areAllLive = true;
      return mutex.runExclusive(forgetGone);
    },

    async close() {
      closing.abort(new ModelError('aborted', 'The server stops.'));
      await mutex.idle();
      await vectors.close();
    },
  };
}
