/** Keeps what an embedding model makes of passages up to date, and finds by it. */
import type { PassageIndex } from '../../search/index/passage-index.js';
import type { Embedder } from '../../model-client/embedder.js';
import { createMeaningFinder, type MeaningFinder } from './dense-retrieval.js';
import { createPassageVectors, type EmbeddingProgress, type MeaningLogger } from './passage-vectors.js';
import type { VectorFile } from './vector-file.js';

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

export function createMeaningIndex(options: MeaningOptions): MeaningIndex {
  const { passages, questions, vectors, logger, retryMs } = options;
  const { begin, rowsOf, ...background } = createPassageVectors({
    embedder: passages,
    vectors,
    logger,
    retryMs,
  });
  return {
    ...background,
    ...createMeaningFinder({ questions, table: vectors.table, rowsOf, logger }),
    prepare: begin,
  };
}
