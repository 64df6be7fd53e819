/** The vectors of the passages of indexes, made in the background. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Segment } from '../../knowledge/index/segment.js';
import type { IndexPart, PassageIndex } from '../../knowledge/passage-index.js';
import { ModelError } from '../llm/language-model.js';
import type { Embedder } from './embedder.js';
import { embedTexts } from './embed-texts.js';
import { joinRows, readRows, type PassageRows, type SegmentRows } from './passage-rows.js';
import type { VectorFile } from './vector-file.js';
import { changedModel } from './vector-table.js';

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

export interface PassageVectors {
  /**
   * Begins to embed what has no vector yet, where that is not under way. Undefined while many passages have none, as
   * at the first start; after a change of some pages the others keep theirs.
   */
  rowsOf: (index: PassageIndex) => PassageRows | undefined;
  progress: () => EmbeddingProgress;
  /** Leaves vectors that no index has asked for out of what is kept, once all work so far is done. */
  forgetUnused: () => Promise<void>;
  /** Ends the work. */
  close: () => Promise<void>;
}

/** So many vectors without use are worth no new file. */
const FEW_UNUSED = 1000;

/** A text with the places that its vector belongs to. */
interface Missing {
  text: string;
  places: { of: SegmentRows; passage: number }[];
}

export function createPassageVectors(options: PassageVectorsOptions): PassageVectors {
  const { embedder, vectors, logger, retryMs = 60_000 } = options;
  const { table } = vectors;
  const begun = new WeakSet<PassageIndex>();
  const segments = new WeakMap<Segment, SegmentRows>();
  const used = new Set<string>();
  /** Texts that the model will not embed. */
  const refused = new Set<string>();
  const closing = new AbortController();
  const isClosed = (): boolean => closing.signal.aborted;
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;

  /** Looks up the passages of a part, and adds those that shall get a vector to `missing`. */
  const read = async (index: PassageIndex, part: IndexPart, missing: Map<string, Missing>): Promise<void> => {
    if (segments.has(part.segment)) return;
    const { signal } = closing;
    const { found, keys, lacking } = await readRows(index, part, { table, embedder, signal });
    segments.set(part.segment, found);
    for (const key of keys) used.add(key);
    for (const { passage, key, text } of lacking) {
      if (refused.has(key)) {
        found.missing--;
        continue;
      }
      const known = missing.get(key) ?? { text, places: [] };
      known.places.push({ of: found, passage });
      missing.set(key, known);
    }
  };

  const embedMissing = async (missing: Map<string, Missing>): Promise<void> => {
    const count = missing.size;
    let told = 0;
    const settle = (key: string): void => {
      for (const { of, passage } of missing.get(key)?.places ?? []) {
        of.rows[passage] = table.rowOf(key) ?? -1;
        of.missing--;
      }
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
        for (const key of without) refused.add(key);
        if (without.length > 0)
          logger.warn({ passages: without.length }, 'the model refuses passages; they are found by words');
        for (const key of [...made.map(([made]) => made), ...without]) settle(key);
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

  /** Keeps trying until every passage of the index has its vector. */
  const embedAll = async (index: PassageIndex): Promise<void> => {
    const missing = new Map<string, Missing>();
    for (const part of index.parts) await read(index, part, missing);
    while (missing.size > 0 && !isClosed()) {
      try {
        await embedMissing(missing);
      } catch (error) {
        if (isClosed()) return;
        logger.warn({ err: error }, 'passages could not be embedded; words alone find them until they are');
        await wait(retryMs, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
      }
    }
  };

  return {
    rowsOf(index) {
      if (!begun.has(index)) {
        begun.add(index);
        last = last.then(() => embedAll(index));
      }
      return joinRows(index.parts, segments);
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
