/** A segment of an index: some pages with their words and texts, in flat memory. Never changes. */
import type { PageFact } from '../facts/page-fact.js';
import type { Passage } from '../passages/passage.js';
import type { Dictionary } from './dictionary.js';
import { binarySearch } from './binary-search.js';

/** What is known of a page besides its text. */
export interface PageEntry {
  id: string;
  title: string;
  url: string;
  /** The language that its words are stemmed in, as a primary subtag. */
  language: string;
  /** Equal for pages with equal content, facts, title, address and language. */
  digest: string;
  /** How the business can be reached and when it is open, as far as the page says so. */
  facts?: readonly PageFact[] | undefined;
}

/** The text of the pages as numbers, in their order. */
export interface ForwardIndex {
  /** All words of all pages as terms, 0 for a function word: title first, then each passage. */
  terms: Uint32Array;
  /** Where the words of each page begin, and at last where all end. */
  pageStarts: Uint32Array;
  /** Number of each page's first passage, and at last of all passages. */
  firstPassage: Uint32Array;
  /**
   * Four for each passage: where its heading path, its last heading and its body begin in `terms`, and where it
   * ends. The title lies between the start of the page and the path of its first passage.
   */
  spans: Uint32Array;
  /** For each passage, the place of its first unit in `unitStarts`, and at last the number of all units. */
  firstUnit: Uint32Array;
  /** Where each unit begins in `terms`. */
  unitStarts: Uint32Array;
  /** For each passage its text as JSON, and where it ends. */
  texts: Uint8Array;
  textEnds: Uint32Array;
}

/** For every term, the passages that hold it and how often in which field. */
export interface Postings {
  /** The terms that occur, rising; those of `terms[i]` are `[starts[i], starts[i + 1])`. */
  terms: Uint32Array;
  starts: Uint32Array;
  passages: Uint32Array;
  /** Occurrences in title, headings and body, each at most 255. */
  titleCounts: Uint8Array;
  headingCounts: Uint8Array;
  bodyCounts: Uint8Array;
  /** Words, without function words, of title, heading path and body of each passage. */
  titleLengths: Uint16Array;
  headingLengths: Uint16Array;
  bodyLengths: Uint16Array;
  /** Page of each passage. */
  pageOf: Uint32Array;
}

export type FlatArray = Uint8Array | Uint16Array | Uint32Array;

export interface Segment {
  /** Unique; its name among the segments that are kept. */
  id: string;
  pages: readonly PageEntry[];
  /** The terms that no segment before it had. */
  dictionary: Dictionary;
  forward: ForwardIndex;
  postings: Postings;
}

/** A segment, less the pages that were changed or removed since. */
export interface LiveSegment {
  segment: Segment;
  deadPages: ReadonlySet<number>;
}

export function passageCountOf({ postings }: Segment): number {
  return postings.pageOf.length;
}

/** Memory that a page takes besides its words: its entry, and the five texts in it. */
const BYTES_OF_ENTRY = 400;

/** Memory that a segment takes, without what is worked out when it is asked for. */
export function bytesOfSegment(segment: Segment): number {
  const bytes = arraysOf(segment).reduce((sum, { byteLength }) => sum + byteLength, 0);
  return bytes + segment.pages.length * BYTES_OF_ENTRY;
}

/** All that a segment holds in flat memory. */
export function arraysOf({ dictionary, forward, postings }: Segment): FlatArray[] {
  const { bytes, ends } = dictionary;
  return [
    bytes,
    ends,
    ...(Object.values(forward) as FlatArray[]),
    ...(Object.values(postings) as FlatArray[]),
  ];
}

/** Reads the text of a passage. */
export function decodePassage(forward: ForwardIndex, passage: number): Passage {
  return JSON.parse(bytesOfPassage(forward, passage).toString('utf8')) as Passage;
}

/** A passage as it is stored, equal for equal ones: its JSON, in UTF-8. */
export function bytesOfPassage({ texts, textEnds }: ForwardIndex, passage: number): Buffer {
  const start = passage === 0 ? 0 : (textEnds[passage - 1] ?? 0);
  const end = textEnds[passage] ?? start;
  return Buffer.from(texts.buffer, texts.byteOffset + start, end - start);
}

/** The place of a term in the postings; -1 where no passage holds it. */
export function placeOfTerm({ terms }: Postings, term: number): number {
  // In a segment that was merged or built alone, the terms are 1, 2, 3 ….
  return terms[term - 1] === term ? term - 1 : binarySearch(terms, term);
}
