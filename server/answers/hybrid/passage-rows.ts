/**
 * Where the vectors of an index's passages stand, put together from its pages: what is known of a page stays, whatever
 * segment it is moved to.
 */
import { createEventLoopYielder } from '../../search/index/indexer.js';
import { passageCountOf, type Segment } from '../../search/index/segment.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import { understands, type Embedder } from '../../model-client/embedder.js';
import { passageText } from './passage-text.js';
import { keyOf } from './vector-file.js';
import type { VectorTable } from './vector-table.js';

/** Row of the table of vectors for each passage, -1 for a passage that has none. */
export type PassageRows = Int32Array;

/** What is known of a page's passages. */
export interface PageRows {
  rows: PassageRows;
  /** How many shall have a vector, and how many of them have none yet. */
  wanted: number;
  missing: number;
}

/** Pages by their digest: equal ones, of whatever index, are one. */
export type KnownPages = Map<string, PageRows>;

/** A passage without a vector: its place, and what is to be embedded. */
export interface LackingPassage {
  of: PageRows;
  /** Its number in the page. */
  passage: number;
  key: string;
  text: string;
}

/** Share of the passages that have a vector, of those that shall have one, from which on vectors have a say. */
const ENOUGH = 0.9;

const passagesOf = ({ forward }: Segment, page: number): [first: number, end: number] => [
  forward.firstPassage[page] ?? 0,
  forward.firstPassage[page + 1] ?? 0,
];

/**
 * Looks up the passages of pages that are not known yet and adds them to those known, in small steps between other
 * work.
 * @returns the keys of those passages, and what has no vector yet
 */
export async function readPages(
  index: PassageIndex,
  known: KnownPages,
  { table, embedder, signal }: { table: VectorTable; embedder: Embedder; signal?: AbortSignal },
): Promise<{ keys: string[]; lacking: LackingPassage[] }> {
  const yieldToEventLoop = createEventLoopYielder();
  const keys: string[] = [];
  const lacking: LackingPassage[] = [];
  for (const { segment, deadPages, firstPassage } of index.parts) {
    for (const [page, { digest, language }] of segment.pages.entries()) {
      if (deadPages.has(page) || known.has(digest)) continue;
      const [first, end] = passagesOf(segment, page);
      const wanted = understands(embedder, language) ? end - first : 0;
      const of = { rows: new Int32Array(end - first).fill(-1), wanted, missing: wanted };
      known.set(digest, of);
      for (let passage = 0; passage < wanted; passage++) {
        await yieldToEventLoop();
        if (signal?.aborted) return { keys, lacking };
        const text = passageText(index.passageAt(firstPassage + first + passage));
        const key = keyOf(text);
        const row = table.rowOf(key);
        keys.push(key);
        if (row === undefined) {
          lacking.push({ of, passage, key, text });
        } else {
          of.rows[passage] = row;
          of.missing--;
        }
      }
    }
  }
  return { keys, lacking };
}

/** The rows of an index by passage number, -1 for what has no vector. */
export interface JoinedRows {
  rows: PassageRows;
  /** As those of its pages together. */
  wanted: number;
  missing: number;
}

export function joinRows({ parts }: PassageIndex, known: KnownPages): JoinedRows {
  const last = parts.at(-1);
  const rows = new Int32Array(last ? last.firstPassage + passageCountOf(last.segment) : 0).fill(-1);
  const joined = { rows, wanted: 0, missing: 0 };
  for (const { segment, deadPages, firstPassage } of parts) {
    for (const [page, { digest }] of segment.pages.entries()) {
      if (deadPages.has(page)) continue;
      const [first, end] = passagesOf(segment, page);
      const of = known.get(digest);
      joined.wanted += of?.wanted ?? end - first;
      joined.missing += of?.missing ?? end - first;
      if (of) rows.set(of.rows, firstPassage + first);
    }
  }
  return joined;
}

/** The rows, unless so many are missing that those there would win by luck. */
export function enoughOf({ rows, wanted, missing }: JoinedRows): PassageRows | undefined {
  return wanted > 0 && wanted - missing >= wanted * ENOUGH ? rows : undefined;
}
