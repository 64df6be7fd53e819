/** Where the vectors of an index's passages stand, put together from its segments: those of unchanged pages stay. */
import { createBreather } from '../../knowledge/index/indexer.js';
import { passageCountOf, type Segment } from '../../knowledge/index/segment.js';
import type { IndexPart, PassageIndex } from '../../knowledge/passage-index.js';
import { understands, type Embedder } from './embedder.js';
import { passageText } from './passage-text.js';
import { keyOf } from './vector-file.js';
import type { VectorTable } from './vector-table.js';

/** Row of the table of vectors for each passage, -1 for a passage that has none. */
export type PassageRows = Int32Array;

/** What is known of a segment's passages. */
export interface SegmentRows {
  rows: PassageRows;
  /** How many shall have a vector, and how many of them have none yet. */
  wanted: number;
  missing: number;
}

/** A passage without a vector: its number in the segment, and what is to be embedded. */
export interface LackingPassage {
  passage: number;
  key: string;
  text: string;
}

/** Share of the passages that have a vector, of those that shall have one, from which on meaning has a say. */
const ENOUGH = 0.9;

/** Looks up the passages of a segment, save those of dead pages, in small steps between other work. */
export async function readRows(
  index: PassageIndex,
  { segment, deadPages, firstPassage }: IndexPart,
  { table, embedder, signal }: { table: VectorTable; embedder: Embedder; signal?: AbortSignal },
): Promise<{ found: SegmentRows; keys: string[]; lacking: LackingPassage[] }> {
  const breathe = createBreather();
  const keys: string[] = [];
  const rows = new Int32Array(passageCountOf(segment)).fill(-1);
  const lacking: LackingPassage[] = [];
  for (const [passage, page] of segment.postings.pageOf.entries()) {
    await breathe();
    if (signal?.aborted) break;
    if (deadPages.has(page) || !understands(embedder, segment.pages[page]?.language ?? '')) continue;
    const text = passageText(index.passageAt(firstPassage + passage));
    const key = keyOf(text);
    const row = table.rowOf(key);
    keys.push(key);
    if (row === undefined) lacking.push({ passage, key, text });
    else rows[passage] = row;
  }
  return { found: { rows, wanted: keys.length, missing: lacking.length }, keys, lacking };
}

/** The rows of an index by passage number; undefined while so many are missing that those there would win by luck. */
export function joinRows(
  parts: readonly IndexPart[],
  known: { get(segment: Segment): SegmentRows | undefined },
): PassageRows | undefined {
  let passages = 0;
  let wanted = 0;
  let there = 0;
  for (const { segment } of parts) {
    const count = passageCountOf(segment);
    const of = known.get(segment) ?? { wanted: count, missing: count };
    passages += count;
    wanted += of.wanted;
    there += of.wanted - of.missing;
  }
  if (wanted === 0 || there < wanted * ENOUGH) return undefined;
  const joined = new Int32Array(passages).fill(-1);
  for (const { segment, deadPages, firstPassage } of parts) {
    joined.set(known.get(segment)?.rows ?? [], firstPassage);
    const starts = segment.forward.firstPassage;
    for (const page of deadPages) {
      joined.fill(-1, firstPassage + (starts[page] ?? 0), firstPassage + (starts[page + 1] ?? 0));
    }
  }
  return joined;
}
