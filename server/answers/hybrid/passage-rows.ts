/**
 * Where the vectors of an index's passages stand, put together from its pages: what is known of a page stays, whatever
 * segment it is moved to.
 */
import { createEventLoopYielder } from '../../search/index/indexer.js';
import { passageCountOf, type Segment } from '../../search/index/segment.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import { understands, type Embedder } from '../../model-client/embedder.js';
import { headingText, passageText } from './passage-text.js';
import { keyOf } from './vector-file.js';
import type { VectorTable } from './vector-table.js';

/** Rows of the table of vectors for each passage, -1 where there is none. */
export interface PassageRows {
  passages: Int32Array;
  /** Of the titles above each passage; passages with the same titles share a row. */
  headings: Int32Array;
}

/** What is known of a page's passages. */
export interface PageRows {
  rows: PassageRows;
  /** How many texts shall have a vector, and how many of them have none yet. */
  wanted: number;
  missing: number;
}

/** Pages by their digest: equal ones, of whatever index, are one. */
export type KnownPages = Map<string, PageRows>;

/** A text without a vector: the place where its row belongs, and what is to be embedded. */
export interface LackingText {
  of: PageRows;
  rows: Int32Array;
  /** The passage's number in the page. */
  passage: number;
  key: string;
  text: string;
}

/** Share of the texts that have a vector, of those that shall have one, from which on vectors have a say. */
const ENOUGH = 0.9;

const noRows = (count: number): PassageRows => ({
  passages: new Int32Array(count).fill(-1),
  headings: new Int32Array(count).fill(-1),
});

const passagesOf = ({ forward }: Segment, page: number): [first: number, end: number] => [
  forward.firstPassage[page] ?? 0,
  forward.firstPassage[page + 1] ?? 0,
];

/**
 * Looks up the passages of pages that are not known yet and adds them to those known, in small steps between other
 * work.
 * @returns the keys of their texts, and what has no vector yet
 */
export async function readPages(
  index: PassageIndex,
  known: KnownPages,
  { table, embedder, signal }: { table: VectorTable; embedder: Embedder; signal?: AbortSignal },
): Promise<{ keys: string[]; lacking: LackingText[] }> {
  const yieldToEventLoop = createEventLoopYielder();
  const keys: string[] = [];
  const lacking: LackingText[] = [];
  const place = (of: PageRows, rows: Int32Array, passage: number, text: string): void => {
    const key = keyOf(text);
    const row = table.rowOf(key);
    keys.push(key);
    if (row === undefined) {
      lacking.push({ of, rows, passage, key, text });
    } else {
      rows[passage] = row;
      of.missing--;
    }
  };
  for (const { segment, deadPages, firstPassage } of index.parts) {
    for (const [page, { digest, language }] of segment.pages.entries()) {
      if (deadPages.has(page) || known.has(digest)) continue;
      const [first, end] = passagesOf(segment, page);
      const count = understands(embedder, language) ? end - first : 0;
      const rows = noRows(end - first);
      const of = { rows, wanted: 2 * count, missing: 2 * count };
      known.set(digest, of);
      for (let passage = 0; passage < count; passage++) {
        await yieldToEventLoop();
        if (signal?.aborted) return { keys, lacking };
        const read = index.passageAt(firstPassage + first + passage);
        place(of, rows.headings, passage, headingText(read));
        place(of, rows.passages, passage, passageText(read));
      }
    }
  }
  return { keys, lacking };
}

/** The rows of an index by passage number. */
export interface JoinedRows {
  rows: PassageRows;
  /** As those of its pages together. */
  wanted: number;
  missing: number;
}

export function joinRows({ parts }: PassageIndex, known: KnownPages): JoinedRows {
  const last = parts.at(-1);
  const rows = noRows(last ? last.firstPassage + passageCountOf(last.segment) : 0);
  const joined = { rows, wanted: 0, missing: 0 };
  for (const { segment, deadPages, firstPassage } of parts) {
    for (const [page, { digest }] of segment.pages.entries()) {
      if (deadPages.has(page)) continue;
      const [first, end] = passagesOf(segment, page);
      const of = known.get(digest);
      joined.wanted += of?.wanted ?? 2 * (end - first);
      joined.missing += of?.missing ?? 2 * (end - first);
      if (!of) continue;
      rows.passages.set(of.rows.passages, firstPassage + first);
      rows.headings.set(of.rows.headings, firstPassage + first);
    }
  }
  return joined;
}

/** The rows, unless so many are missing that those there would win by luck. */
export function enoughOf({ rows, wanted, missing }: JoinedRows): PassageRows | undefined {
  return wanted > 0 && wanted - missing >= wanted * ENOUGH ? rows : undefined;
}
