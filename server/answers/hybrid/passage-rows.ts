/**
 * Where the vectors of an index's passages stand, put together from its pages: what is known of a page stays, whatever
 * segment it is moved to.
 */
import { createEventLoopYielder } from '../../runtime/event-loop-yielder.js';
import { passageCountOf, type Segment } from '../../search/index/segment.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import { understands, type Embedder } from '../../model-client/embedder.js';
import { headingText, passageText, unitTexts } from './passage-text.js';
import { keyOf } from './vector-file.js';
import type { VectorTable } from './vector-table.js';

/** Rows of the table of vectors for each passage, -1 where there is none. */
export interface PassageRows {
  passages: Int32Array;
  /** Of the titles above each passage; passages with the same titles share a row. */
  headings: Int32Array;
  /** Of the units of each passage; empty where they have none. */
  units: Int32Array[];
}

/** What is known of a page's passages. */
export interface PageRows {
  rows: PassageRows;
  /** How many passages and titles shall have a vector, and how many of them have none yet. */
  wanted: number;
  missing: number;
  /** How many units have none yet: vectors have their say without these. */
  missingUnits: number;
}

/** Pages by their digest: equal ones, of whatever index, are one. */
export type KnownPages = Map<string, PageRows>;

/** A text without a vector: what is to be embedded, and the place where its row belongs. */
export interface LackingText {
  key: string;
  text: string;
  place: RowPlace;
}

/** Where a row of the table is noted. */
export interface RowPlace {
  of: PageRows;
  /** What counts it as missing. */
  count: 'missing' | 'missingUnits';
  rows: Int32Array;
  at: number;
}

/** Notes a row, -1 where the text will never have one. */
export function settle({ of, count, rows, at }: RowPlace, row: number): void {
  rows[at] = row;
  of[count]--;
}

/** Share of the texts that have a vector, of those that shall have one, from which on vectors have a say. */
const ENOUGH = 0.9;
/** Sites of more passages have no vectors of their units: these would take some ten megabytes, and minutes to make. */
const MOST_WITH_UNITS = 2500;

const NO_UNITS = new Int32Array();

const noRows = (count: number): PassageRows => ({
  passages: new Int32Array(count).fill(-1),
  headings: new Int32Array(count).fill(-1),
  units: new Array<Int32Array>(count).fill(NO_UNITS),
});

const passagesOf = ({ forward }: Segment, page: number): [first: number, end: number] => [
  forward.firstPassage[page] ?? 0,
  forward.firstPassage[page + 1] ?? 0,
];

/** The rows of the table that any page has. */
export function rowsIn(known: KnownPages): Set<number> {
  const all = new Set<number>();
  for (const { rows } of known.values()) {
    for (const some of [rows.passages, rows.headings, ...rows.units]) for (const row of some) all.add(row);
  }
  all.delete(-1);
  return all;
}

/**
 * Looks up the passages of pages that are not known yet and adds them to those known, in small steps between other
 * work.
 * @returns what has no vector yet, units last
 */
export async function readPages(
  index: PassageIndex,
  known: KnownPages,
  { table, embedder, signal }: { table: VectorTable; embedder: Embedder; signal?: AbortSignal },
): Promise<LackingText[]> {
  const yieldToEventLoop = createEventLoopYielder();
  const lacking: Record<RowPlace['count'], LackingText[]> = { missing: [], missingUnits: [] };
  const allLacking = (): LackingText[] => [...lacking.missing, ...lacking.missingUnits];
  const look = (text: string, place: RowPlace): void => {
    const key = keyOf(text);
    const row = table.rowOf(key);
    if (row === undefined) lacking[place.count].push({ key, text, place });
    else settle(place, row);
  };
  const lookAtUnits = (of: PageRows, passage: number, texts: readonly string[]): void => {
    const rows = new Int32Array(texts.length).fill(-1);
    of.rows.units[passage] = rows;
    for (const [at, text] of texts.entries()) {
      if (text === '') continue;
      of.missingUnits++;
      look(text, { of, count: 'missingUnits', rows, at });
    }
  };
  const readsUnits = (embedder.readsSentences ?? false) && index.passageCount <= MOST_WITH_UNITS;
  for (const { segment, deadPages, firstPassage } of index.parts) {
    for (const [page, { digest, language }] of segment.pages.entries()) {
      if (deadPages.has(page) || known.has(digest)) continue;
      const [first, end] = passagesOf(segment, page);
      const count = understands(embedder, language) ? end - first : 0;
      const rows = noRows(end - first);
      const of: PageRows = { rows, wanted: 2 * count, missing: 2 * count, missingUnits: 0 };
      known.set(digest, of);
      for (let passage = 0; passage < count; passage++) {
        await yieldToEventLoop();
        if (signal?.aborted) return allLacking();
        const read = index.passageAt(firstPassage + first + passage);
        look(headingText(read), { of, count: 'missing', rows: rows.headings, at: passage });
        look(passageText(read), { of, count: 'missing', rows: rows.passages, at: passage });
        if (readsUnits) lookAtUnits(of, passage, unitTexts(read));
      }
    }
  }
  return allLacking();
}

/** The rows of an index by passage number. */
export interface JoinedRows {
  rows: PassageRows;
  /** As those of its pages together. */
  wanted: number;
  missing: number;
  missingUnits: number;
}

export function joinRows({ parts, repeated }: PassageIndex, known: KnownPages): JoinedRows {
  const last = parts.at(-1);
  const rows = noRows(last ? last.firstPassage + passageCountOf(last.segment) : 0);
  const joined = { rows, wanted: 0, missing: 0, missingUnits: 0 };
  for (const { segment, deadPages, firstPassage } of parts) {
    for (const [page, { digest }] of segment.pages.entries()) {
      if (deadPages.has(page)) continue;
      const [first, end] = passagesOf(segment, page);
      const of = known.get(digest);
      joined.wanted += of?.wanted ?? 2 * (end - first);
      joined.missing += of?.missing ?? 2 * (end - first);
      if (!of) continue;
      joined.missingUnits += of.missingUnits;
      rows.passages.set(of.rows.passages, firstPassage + first);
      rows.headings.set(of.rows.headings, firstPassage + first);
      for (const [i, units] of of.rows.units.entries()) rows.units[firstPassage + first + i] = units;
    }
  }
  // Their vectors stay with their pages, for an index in which they are not repeated any more.
  for (const passage of repeated) rows.passages[passage] = rows.headings[passage] = -1;
  return joined;
}

/** The rows, unless so many are missing that those there would win by luck. */
export function enoughOf({ rows, wanted, missing }: JoinedRows): PassageRows | undefined {
  return wanted > 0 && wanted - missing >= wanted * ENOUGH ? rows : undefined;
}
