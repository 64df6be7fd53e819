/** The index of one widget's pages: finds the passages that share words with a question. Never changes. */
import { inverseFrequency } from './bm25f.js';
import { findRepeatedPassages } from './repeated-passages.js';
import { findTemplateUnits } from './template-units.js';
import { PassageSearch, type Hit } from './search-segments.js';
import {
  bytesOfSegment,
  decodePassage,
  passageCountOf,
  placeOfTerm,
  type LiveSegment,
  type PageEntry,
  type Segment,
} from './segment.js';
import type { Passage } from '../passages/passage.js';
import type { QueryTerm } from './query-term.js';
import { createSimilarTerms, type SimilarTerms } from './similar-terms.js';
import { createSpellingRepair, type SpellingRepair } from './spelling.js';
import { bytesOfLookup } from './dictionary.js';
import { Vocabulary } from './vocabulary.js';

/** Memory that finding terms by their spelling and by their letters takes, in bytes for each term. */
const BYTES_OF_SPELLING = 120;
const BYTES_OF_SIMILARITY = 300;

/** A passage with its page and its words. Its text is only read when it is asked for. */
export interface IndexedPassage {
  readonly page: PageEntry;
  readonly passage: Passage;
  readonly words: PassageWords;
}

/** Where the words of a passage stand in `terms`, each range without its end. */
export interface PassageWords {
  /** Words as terms, `Vocabulary.NONE` for a function word. */
  terms: Uint32Array;
  titleStart: number;
  titleEnd: number;
  /** The heading path is `[path, body)`, its last heading `[leaf, body)`. */
  path: number;
  leaf: number;
  body: number;
  end: number;
  /** Where each of its units begins. */
  unitStarts: Uint32Array;
}

class StoredPassage implements IndexedPassage {
  readonly page: PageEntry;
  private readonly segment: Segment;
  private readonly number: number;

  constructor(page: PageEntry, segment: Segment, number: number) {
    this.page = page;
    this.segment = segment;
    this.number = number;
  }

  get passage(): Passage {
    return decodePassage(this.segment.forward, this.number);
  }

  get words(): PassageWords {
    return wordsOfPassage(this.segment, this.number);
  }
}

/** A segment, with the numbers that its first passage and page have in the index. */
export interface IndexPart extends LiveSegment {
  firstPassage: number;
  firstPage: number;
}

export class PassageIndex {
  readonly vocabulary: Vocabulary;
  /** Languages of the pages, most frequent first. */
  readonly languages: readonly string[];
  /** The pages that it answers from. */
  readonly pages: readonly PageEntry[];
  readonly passageCount: number;
  readonly parts: readonly IndexPart[];
  /** Numbers of the passages that are never found: what the template of the site repeats on its pages. */
  readonly repeated: ReadonlySet<number>;
  /** After the number of the last passage. */
  private readonly endOfPassages: number;
  private readonly passageSearch: PassageSearch;
  private readonly ownBytes: number;
  /** How many passages with a term belong to pages that are no longer there. */
  private readonly deadPassagesWith: ReadonlyMap<number, number>;
  /** Of the terms that were asked for; the others have -1. */
  private readonly rarities: Float64Array;
  private spellingRepair: SpellingRepair | undefined;
  private similarTerms: SimilarTerms | undefined;
  private templateUnits: ReadonlySet<string> | undefined;

  constructor(live: readonly LiveSegment[]) {
    let firstPassage = 0;
    let firstPage = 0;
    this.parts = live.map((part) => {
      const placed = { ...part, firstPassage, firstPage };
      firstPassage += passageCountOf(part.segment);
      firstPage += part.segment.pages.length;
      return placed;
    });
    this.vocabulary = new Vocabulary(live.map(({ segment }) => segment.dictionary));
    this.rarities = new Float64Array(this.vocabulary.size).fill(-1);
    this.pages = live.flatMap(({ segment, deadPages }) =>
      segment.pages.filter((_, page) => !deadPages.has(page)),
    );
    this.languages = byFrequency(this.pages.map(({ language }) => language));
    this.repeated = findRepeatedPassages(live);
    this.passageSearch = new PassageSearch(live, this.repeated);
    this.ownBytes = live.reduce((sum, { segment }) => sum + bytesOfSegment(segment), 0);
    const dead = countDead(live);
    this.deadPassagesWith = dead.passagesWith;
    this.endOfPassages = firstPassage;
    this.passageCount = firstPassage - dead.passages;
  }

  /** Memory that it takes now, nearly, in bytes; it grows with what is asked. */
  get bytes(): number {
    let bytes = this.ownBytes + this.rarities.byteLength + this.passageSearch.bytes;
    for (const { segment } of this.parts) bytes += bytesOfLookup(segment.dictionary);
    if (this.spellingRepair) bytes += this.vocabulary.size * BYTES_OF_SPELLING;
    if (this.similarTerms) bytes += this.vocabulary.size * BYTES_OF_SIMILARITY;
    return bytes;
  }

  /** Number of the page that a passage belongs to. */
  pageOf(passage: number): number {
    const { segment, firstPassage, firstPage } = this.partOfPassage(passage);
    return firstPage + (segment.postings.pageOf[passage - firstPassage] ?? 0);
  }

  pageAt(number: number): PageEntry {
    const part = this.parts.findLast(({ firstPage }) => firstPage <= number);
    const page = part?.segment.pages[number - part.firstPage];
    if (!page) throw new RangeError(`There is no page ${number}.`);
    return page;
  }

  /** Number of a page's first passage. */
  firstPassageOf(page: number): number {
    const part = this.parts.findLast(({ firstPage }) => firstPage <= page);
    if (!part) throw new RangeError(`There is no page ${page}.`);
    return part.firstPassage + (part.segment.forward.firstPassage[page - part.firstPage] ?? 0);
  }

  /** How many passages of its page stand above a passage, without what the template repeats. */
  depthOf(passage: number): number {
    const first = this.firstPassageOf(this.pageOf(passage));
    return Math.max(0, passage - first - (this.repeated.has(first) ? 1 : 0));
  }

  /** Numbers of a page's passages. */
  *passagesOf(page: number): Generator<number> {
    const first = this.firstPassageOf(page);
    for (let passage = first; passage < this.endOfPassages && this.pageOf(passage) === page; passage++)
      yield passage;
  }

  /** Numbers of all passages that it answers from. */
  *passageNumbers(): Generator<number> {
    for (const { segment, deadPages, firstPassage } of this.parts) {
      for (const [local, page] of segment.postings.pageOf.entries()) {
        if (!deadPages.has(page)) yield firstPassage + local;
      }
    }
  }

  passageAt(passage: number): IndexedPassage {
    const { segment, firstPassage } = this.partOfPassage(passage);
    const local = passage - firstPassage;
    const page = segment.pages[segment.postings.pageOf[local] ?? 0];
    if (!page) throw new RangeError(`There is no passage ${passage}.`);
    return new StoredPassage(page, segment, local);
  }

  /** The number of a term that some passage holds; undefined where none does. */
  heldTerm(text: string): number | undefined {
    const term = this.vocabulary.find(text);
    return term !== undefined && this.passagesWith(term) > 0 ? term : undefined;
  }

  /** How many passages hold a term. */
  passagesWith(term: number): number {
    let count = -(this.deadPassagesWith.get(term) ?? 0);
    for (const { segment } of this.parts) {
      const { postings } = segment;
      const place = placeOfTerm(postings, term);
      if (place >= 0) count += (postings.starts[place + 1] ?? 0) - (postings.starts[place] ?? 0);
    }
    return count;
  }

  rarityOf(term: number): number {
    let rarity = this.rarities[term];
    if (rarity === undefined || rarity < 0) {
      rarity = inverseFrequency(this.passagesWith(term), this.passageCount);
      this.rarities[term] = rarity;
    }
    return rarity;
  }

  /** Terms of this site that may be meant by a misspelt one, best first. */
  repairsOf(term: string, count: number): string[] {
    this.spellingRepair ??= createSpellingRepair(
      this.knownTerms((number, text) => [text, this.passagesWith(number)]),
    );
    return this.spellingRepair.repair(term, count);
  }

  /** Whether a sentence, an item or a row stands around the text of most pages. */
  isOfTemplate(text: string): boolean {
    this.templateUnits ??= findTemplateUnits(this.parts);
    return this.templateUnits.has(text);
  }

  /** Terms of this site that share most letters with a term, best first. */
  similarTo(term: string): { term: number; likeness: number }[] {
    this.similarTerms ??= createSimilarTerms(this.knownTerms((number, text) => [text, number]));
    return this.similarTerms.similarTo(term);
  }

  /** The passages that fit the terms best, best first; each term counts by the best of its alternatives. */
  search(terms: readonly QueryTerm[], limit: number): Hit[] {
    return this.passageSearch.search(terms, limit);
  }

  private partOfPassage(passage: number): IndexPart {
    const part = this.parts.findLast(({ firstPassage }) => firstPassage <= passage);
    if (!part) throw new RangeError(`There is no passage ${passage}.`);
    return part;
  }

  private *knownTerms<T>(read: (number: number, text: string) => T): Generator<T> {
    for (let number = 1; number < this.vocabulary.size; number++) {
      if (this.passagesWith(number) > 0) yield read(number, this.vocabulary.termAt(number));
    }
  }
}

function byFrequency(values: readonly string[]): string[] {
  const frequency = new Map<string, number>();
  for (const value of values) frequency.set(value, (frequency.get(value) ?? 0) + 1);
  return [...frequency].sort((a, b) => b[1] - a[1]).map(([value]) => value);
}

function wordsOfPassage({ forward, postings }: Segment, passage: number): PassageWords {
  const { terms, spans, firstUnit, unitStarts, pageStarts, firstPassage } = forward;
  const page = postings.pageOf[passage] ?? 0;
  return {
    terms,
    titleStart: pageStarts[page] ?? 0,
    titleEnd: spans[4 * (firstPassage[page] ?? 0)] ?? 0,
    path: spans[4 * passage] ?? 0,
    leaf: spans[4 * passage + 1] ?? 0,
    body: spans[4 * passage + 2] ?? 0,
    end: spans[4 * passage + 3] ?? 0,
    unitStarts: unitStarts.subarray(firstUnit[passage], firstUnit[passage + 1]),
  };
}

function countDead(live: readonly LiveSegment[]): {
  passages: number;
  passagesWith: ReadonlyMap<number, number>;
} {
  const passagesWith = new Map<number, number>();
  let passages = 0;
  for (const { segment, deadPages } of live) {
    for (const page of deadPages) {
      const first = segment.forward.firstPassage[page] ?? 0;
      const end = segment.forward.firstPassage[page + 1] ?? first;
      passages += end - first;
      for (let passage = first; passage < end; passage++) {
        const { terms, titleStart, titleEnd, path, end: last } = wordsOfPassage(segment, passage);
        const held = new Set([...terms.subarray(titleStart, titleEnd), ...terms.subarray(path, last)]);
        for (const term of held) passagesWith.set(term, (passagesWith.get(term) ?? 0) + 1);
      }
    }
  }
  return { passages, passagesWith };
}
