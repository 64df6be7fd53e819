/** Vectors for indexes with pages that are not kept: those of the site, and on top of them the drafts' own. */
import type { PassageIndex } from '../../search/index/passage-index.js';
import type { Embedder } from '../../model-client/embedder.js';
import { RecentMap } from '../../runtime/recent-map.js';
import { createDenseRetriever, type DenseRetriever, type DenseRetrieverOptions } from './dense-retrieval.js';
import { embedTexts } from './embed-texts.js';
import { LayeredTable } from './layered-table.js';
import { enoughOf, joinRows, readPages, settle, type KnownPages } from './passage-rows.js';
import type { VectorEntry, VectorTable } from './vector-table.js';

/** Texts without a vector that a draft may have; more than that, the site itself has none yet. */
const MOST_TEXTS = 600;
/**
 * Vectors of drafts that are remembered at least, at most twice as many: while somebody types, all texts but one are those
 * of a moment ago.
 */
const REMEMBERED = 1000;

export interface DraftVectorsOptions extends Pick<DenseRetrieverOptions, 'questions' | 'logger'> {
  /** What embeds the texts of drafts; without it they have no vectors. */
  passages: Embedder | undefined;
  table: VectorTable;
  /** What is known of the pages of all sites; not changed. */
  known: KnownPages;
}

export interface DraftVectors {
  /** Compares questions with one index with drafts. */
  retriever: (signal: AbortSignal) => DenseRetriever;
}

export function createDraftVectors(options: DraftVectorsOptions): DraftVectors {
  const { passages, questions, table, known, logger } = options;
  const remembered = new RecentMap<string, Int8Array>(REMEMBERED);

  const layerFor = async (index: PassageIndex, layer: LayeredTable, signal: AbortSignal) => {
    const pages: KnownPages = new Map(known);
    const lacking = await readPages(index, pages, { table: layer, embedder: questions, signal });
    const missing = new Map(lacking.map(({ key, text }) => [key, text]));
    const entries: VectorEntry[] = [];
    for (const key of missing.keys()) {
      const vector = remembered.get(key);
      if (vector) entries.push([key, vector]);
    }
    for (const [key] of entries) missing.delete(key);
    if (passages && missing.size > 0 && missing.size <= MOST_TEXTS) {
      const take = (made: VectorEntry[]): Promise<void> => {
        entries.push(...made);
        for (const [key, vector] of made) remembered.set(key, vector);
        return Promise.resolve();
      };
      await embedTexts(passages, [...missing], take, signal);
    }
    layer.add(entries);
    for (const { key, place } of lacking) {
      const row = layer.rowOf(key);
      if (row !== undefined) settle(place, row);
    }
    return enoughOf(joinRows(index, pages));
  };

  return {
    retriever(signal) {
      const layer = new LayeredTable(table);
      let rows: ReturnType<typeof layerFor> | undefined;
      const rowsOf = (index: PassageIndex) => (rows ??= layerFor(index, layer, signal));
      return createDenseRetriever({ questions, table: layer, rowsOf, logger });
    },
  };
}
