/** The vectors of the passages of indexes, made in the background. */
import { setTimeout as wait } from 'node:timers/promises';
import { createBreather } from '../../knowledge/index/indexer.js';
import type { PassageIndex } from '../../knowledge/passage-index.js';
import { ModelError } from '../llm/language-model.js';
import { understands, type Embedder } from './embedder.js';
import { embedTexts, type KeyedText } from './embed-texts.js';
import { passageText } from './passage-text.js';
import { keyOf, type VectorFile } from './vector-file.js';

export interface MeaningLogger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export interface PassageVectorsOptions {
  /** May take long and try often. */
  embedder: Embedder;
  vectors: VectorFile;
  logger: MeaningLogger;
  /** Pause after a failure, in milliseconds. Default 60,000. */
  retryMs?: number | undefined;
}

/** How far the work in the background is. */
export interface EmbeddingProgress {
  /** Texts that have a vector. */
  embedded: number;
  /** Texts that shall get one. */
  waiting: number;
}

/** Row of the table for each passage number, -1 for a passage that has none. */
export type PassageRows = Int32Array;

export interface PassageVectors {
  /** Undefined while passages have no vector yet, which begins the work where it is not under way. */
  rowsOf(index: PassageIndex): PassageRows | undefined;
  progress: () => EmbeddingProgress;
  /** Leaves vectors that no index has asked for out of what is kept, once all work so far is done. */
  forgetUnused: () => Promise<void>;
  /** Ends the work. */
  close: () => Promise<void>;
}

/** So many vectors without use are worth no new file. */
const FEW_UNUSED = 1000;

export function createPassageVectors(options: PassageVectorsOptions): PassageVectors {
  const { embedder, vectors, logger, retryMs = 60_000 } = options;
  const { table } = vectors;
  const states = new WeakMap<PassageIndex, PassageRows | 'under way'>();
  const used = new Set<string>();
  /** Texts that the model will not embed. */
  const refused = new Set<string>();
  const closing = new AbortController();
  const isClosed = (): boolean => closing.signal.aborted;
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;

  const embedMissing = async (texts: readonly KeyedText[]): Promise<void> => {
    const missing = texts.filter(([key]) => table.rowOf(key) === undefined && !refused.has(key));
    let done = 0;
    let told = 0;
    waiting = missing.length;
    await embedTexts(
      embedder,
      missing,
      async (made, without) => {
        const wanted = table.dimensions ?? made[0]?.[1].length;
        const odd = made.find(([, { length }]) => length !== wanted);
        if (odd) throw changedModel(odd[1].length, wanted);
        await vectors.add(made);
        for (const key of without) refused.add(key);
        if (without.length > 0)
          logger.warn({ passages: without.length }, 'the model refuses passages; they are found by words');
        done += made.length + without.length;
        waiting = missing.length - done;
        if (waiting === 0 || done - told >= missing.length / 10) {
          told = done;
          logger.info({ done, of: missing.length }, 'passages embedded');
        }
      },
      closing.signal,
    );
  };

  /** Keeps trying until every passage of the index has its vector. */
  const embedAll = async (index: PassageIndex): Promise<void> => {
    const breathe = createBreather();
    const keys: (readonly [passage: number, key: string])[] = [];
    const texts = new Map<string, string>();
    for (const passage of index.passageNumbers()) {
      await breathe();
      const found = index.passageAt(passage);
      if (!understands(embedder, found.page.language)) continue;
      const text = passageText(found);
      const key = keyOf(text);
      keys.push([passage, key]);
      used.add(key);
      if (table.rowOf(key) === undefined) texts.set(key, text);
    }
    for (let isDone = false; !isDone && !isClosed();) {
      try {
        await embedMissing([...texts]);
        isDone = true;
      } catch (error) {
        if (isClosed()) return;
        logger.warn({ err: error }, 'passages could not be embedded; words alone decide until they are');
        await wait(retryMs, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
      }
    }
    const rows = new Int32Array(1 + (keys.at(-1)?.[0] ?? -1)).fill(-1);
    for (const [passage, key] of keys) rows[passage] = table.rowOf(key) ?? -1;
    if (!isClosed()) states.set(index, rows);
  };

  return {
    rowsOf(index) {
      const state = states.get(index);
      if (!state) {
        states.set(index, 'under way');
        last = last.then(() => embedAll(index));
      }
      return state === 'under way' ? undefined : state;
    },

    progress: () => ({ embedded: table.size, waiting }),

    forgetUnused() {
      const forget = async (): Promise<void> => {
        const unused = table.size - used.size;
        if (!isClosed() && unused > FEW_UNUSED && unused > used.size) await vectors.keepOnly(used);
      };
      const forgotten = last.then(forget);
      last = forgotten.catch(() => undefined);
      return forgotten;
    },

    async close() {
      closing.abort(new ModelError('aborted', 'The server stops.'));
      await last;
      await vectors.close();
    },
  };
}

/** @throws where two lengths show that vectors cannot be compared */
export function changedModel(length: number | undefined, wanted: number | undefined): ModelError {
  return new ModelError(
    'bad_frame',
    `A vector has ${length} numbers instead of ${wanted}. If another model goes by the same name now, ` +
      'remove cache/vectors from the data folder and start the server again.',
  );
}
