/** Finds passages by meaning: compares the vector of a question with those of the passages. */
import type { PassageIndex } from '../../knowledge/passage-index.js';
import { TopK } from '../../knowledge/top-k.js';
import { understands, type Embedder } from './embedder.js';
import {
  changedModel,
  createPassageVectors,
  type EmbeddingProgress,
  type MeaningLogger,
  type PassageRows,
} from './passage-vectors.js';
import { lengthOf, quantize } from './vector.js';
import type { VectorFile } from './vector-file.js';
import type { VectorTable } from './vector-table.js';

/** How near the passages of an index are to a question in meaning. */
export interface Meaning {
  /** The nearest passages, best first; empty on a site too large to compare every passage. */
  readonly nearest: readonly number[];
  /** Those of them that are likely about the matter; empty where the model does not tell from when on that is so. */
  readonly related: readonly number[];
  /** Cosine of the angle between question and passage, -1 to 1; 0 for a passage without a vector. */
  nearness(passage: number): number;
}

export interface MeaningFinder {
  /**
   * Undefined while passages are being embedded, where the model does not know the language, and whenever it fails:
   * words alone decide then.
   * @param language of the question, such as `en`
   */
  find(index: PassageIndex, question: string, language: string): Promise<Meaning | undefined>;
}

export interface MeaningIndex extends MeaningFinder {
  /** Begins to embed what an index holds, unless that is under way or done; a question does it too. */
  prepare(index: PassageIndex): void;
  progress: () => EmbeddingProgress;
  /** To be called once every index has been prepared: drops the kept vectors of pages that are gone. */
  forgetUnused: () => Promise<void>;
  /** Ends the work in the background. */
  close: () => Promise<void>;
}

export interface MeaningOptions {
  /** Embeds passages; may take long and try often. */
  passages: Embedder;
  /** Embeds questions; a visitor waits for it. */
  questions: Embedder;
  vectors: VectorFile;
  logger: MeaningLogger;
  /** Pause after a failure before passages are embedded again, in milliseconds. Default 60,000. */
  retryMs?: number;
}

/** Passages that meaning alone puts forward. */
const NEAREST = 40;
/** Products of two numbers for which a question may wait: about ten milliseconds of work. */
const MAX_PRODUCTS = 10_000_000;

export function createMeaningIndex(options: MeaningOptions): MeaningIndex {
  const { passages, questions, vectors, logger, retryMs } = options;
  const background = createPassageVectors({ embedder: passages, vectors, logger, retryMs });
  const { table } = vectors;

  const embedQuestion = async (question: string): Promise<Int8Array> => {
    const [vector = new Float32Array()] = await questions.embed([question]);
    if (vector.length !== table.dimensions) throw changedModel(vector.length, table.dimensions);
    return quantize(vector);
  };

  return {
    prepare(index) {
      background.rowsOf(index);
    },

    async find(index, question, language) {
      if (!understands(questions, language)) return undefined;
      const rows = background.rowsOf(index);
      if (!rows || rows.length === 0) return undefined;
      try {
        return compare(await embedQuestion(question), rows, table, questions.nearFrom);
      } catch (error) {
        logger.warn({ err: error }, 'a question could not be embedded; words alone decided');
        return undefined;
      }
    },

    progress: background.progress,
    forgetUnused: background.forgetUnused,
    close: background.close,
  };
}

function compare(question: Int8Array, rows: PassageRows, table: VectorTable, nearFrom = Infinity): Meaning {
  const length = lengthOf(question);
  const nearness = (passage: number): number => {
    const row = rows[passage] ?? -1;
    return row < 0 ? 0 : table.nearness(question, length, row);
  };
  if (rows.length * question.length > MAX_PRODUCTS) return { nearest: [], related: [], nearness };
  const near = Float32Array.from(rows, (_, passage) => nearness(passage));
  const top = new TopK(NEAREST);
  for (const [passage, value] of near.entries()) if (value > 0) top.offer(passage, value);
  const best = top.sorted();
  return {
    nearest: best.map(({ id }) => id),
    related: best.filter(({ score }) => score >= nearFrom).map(({ id }) => id),
    nearness: (passage) => near[passage] ?? 0,
  };
}
