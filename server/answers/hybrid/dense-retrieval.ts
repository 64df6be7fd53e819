/** Dense retrieval: embeds a question and compares its vector with those of the passages. */
import type { PassageIndex } from '../../search/index/passage-index.js';
import { compareVectors, type Similarities } from './compare-vectors.js';
import { understands, type Embedder } from '../../model-client/embedder.js';
import type { PassageRows } from './passage-rows.js';
import { quantize } from './vector.js';
import { changedModel, type VectorTable } from './vector-table.js';

export interface DenseRetriever {
  /**
   * Undefined while many passages have no vector, where the model does not know the language, and whenever it fails:
   * words alone decide then.
   * @param language of the question, such as `en`
   */
  find(index: PassageIndex, question: string, language: string): Promise<Similarities | undefined>;
}

export interface DenseRetrieverOptions {
  /** Embeds questions; a visitor waits for it. */
  questions: Embedder;
  table: VectorTable;
  rowsOf: (index: PassageIndex) => Promise<PassageRows | undefined>;
  logger: { warn(details: { err: unknown }, message: string): void };
}

export function createDenseRetriever(options: DenseRetrieverOptions): DenseRetriever {
  const { questions, table, rowsOf, logger } = options;

  const embedQuestion = async (question: string): Promise<Int8Array> => {
    const [vector = new Float32Array()] = await questions.embed([question]);
    if (vector.length !== table.dimensions) throw changedModel(vector.length, table.dimensions);
    return quantize(vector);
  };

  return {
    async find(index, question, language) {
      if (!understands(questions, language)) return undefined;
      const rows = await rowsOf(index);
      if (!rows) return undefined;
      try {
        return compareVectors(await embedQuestion(question), rows, table, questions);
      } catch (error) {
        logger.warn({ err: error }, 'a question could not be embedded; words alone decided');
        return undefined;
      }
    },
  };
}
