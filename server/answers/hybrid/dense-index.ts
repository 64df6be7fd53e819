/** Keeps what an embedding model makes of passages up to date, and finds by it. */
import type { Embedder } from '../../model-client/embedder.js';
import { createDenseRetriever, type DenseRetriever } from './dense-retrieval.js';
import { createDraftVectors, type DraftVectors } from './draft-vectors.js';
import {
  createPassageVectors,
  type EmbeddingProgress,
  type EmbeddingLogger,
  type PassageVectors,
} from './passage-vectors.js';
import type { VectorFile } from './vector-file.js';

export interface DenseIndex extends DenseRetriever {
  /** Begins to embed what a widget's index holds, unless that is in flight or done; a question does it too. */
  prepare: PassageVectors['prepare'];
  progress: () => EmbeddingProgress;
  /** Memory that the vectors take, nearly, in bytes. */
  bytes: () => number;
  /**
   * For one index with pages that are not kept, whose vectors are made on the fly where the model runs here; an
   * embedding server would be paid for each letter that is typed.
   */
  forDraft: DraftVectors['retriever'];
  /** Resolves when all that was begun so far is embedded. */
  idle: () => Promise<void>;
  /** To be called once the indexes of all widgets have been prepared, with their ids, and where some are removed. */
  keepOnly: PassageVectors['keepOnly'];
  /** Ends the work in the background. */
  close: () => Promise<void>;
}

export interface DenseIndexOptions {
  /** Embeds passages; may take long and try often. */
  passages: Embedder;
  /** Embeds questions; a visitor waits for it. */
  questions: Embedder;
  vectors: VectorFile;
  logger: EmbeddingLogger;
  /** Pause after a failure before passages are embedded again, in milliseconds. Default 60,000. */
  retryMs?: number;
  /** Vectors of all sites from which on sentences get none. Default 100,000. */
  mostVectors?: number;
}

export function createDenseIndex(options: DenseIndexOptions): DenseIndex {
  const { passages, questions, vectors, logger, retryMs, mostVectors } = options;
  const { rowsOf, known, ...background } = createPassageVectors({
    embedder: passages,
    vectors,
    logger,
    retryMs,
    mostVectors,
  });
  return {
    ...background,
    ...createDenseRetriever({ questions, table: vectors.table, rowsOf, logger }),
    bytes: () => vectors.table.bytes,
    forDraft: createDraftVectors({
      passages: passages.readsSentences ? passages : undefined,
      questions,
      table: vectors.table,
      known,
      logger,
    }).retriever,
  };
}
