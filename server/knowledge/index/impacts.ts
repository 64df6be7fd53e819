/** What each posting of a term is worth in an index: BM25F without the rarity of the term. */
import { fieldWeight, termScore } from '../bm25f.js';
import { placeOfTerm, type LiveSegment, type Postings } from './segment.js';

/** The passages of one segment that hold a term. */
export interface ImpactList {
  /** Number, in the index, of the segment's first passage. */
  first: number;
  /** Passages of the segment, rising, and the worth of each; 0 for a page that is no longer there. */
  passages: Uint32Array;
  impacts: Float32Array;
}

/** Where a term stands in an index. */
export interface TermImpacts {
  lists: readonly ImpactList[];
  /** Postings in all lists. */
  size: number;
  /** The highest worth. */
  max: number;
}

/** Postings whose worth is remembered, at 4 bytes each; the memory starts afresh beyond it. */
const MAX_REMEMBERED = 8_000_000;

type Field = 'title' | 'heading' | 'body';

interface Shard {
  postings: Postings;
  first: number;
  /** 1 for a passage of a page that is no longer there; absent where all are. */
  dead: Uint8Array | undefined;
}

/** Works out the worth of postings when a term is first asked for. */
export class Impacts {
  private readonly shards: readonly Shard[];
  /** What one occurrence is worth, by the length of the field. */
  private readonly weights: Record<Field, Float32Array>;
  private known = new Map<number, TermImpacts>();
  private remembered = 0;

  constructor(live: readonly LiveSegment[]) {
    let first = 0;
    this.shards = live.map(({ segment: { postings }, deadPages }) => {
      const dead =
        deadPages.size === 0
          ? undefined
          : Uint8Array.from(postings.pageOf, (page) => Number(deadPages.has(page)));
      const shard = { postings, first, dead };
      first += postings.pageOf.length;
      return shard;
    });
    this.weights = {
      title: this.weightsOf('title', ({ titleLengths }) => titleLengths),
      heading: this.weightsOf('heading', ({ headingLengths }) => headingLengths),
      body: this.weightsOf('body', ({ bodyLengths }) => bodyLengths),
    };
  }

  of(term: number): TermImpacts {
    const known = this.known.get(term);
    if (known) return known;
    const lists: ImpactList[] = [];
    let size = 0;
    let max = 0;
    for (const shard of this.shards) {
      const place = placeOfTerm(shard.postings, term);
      if (place < 0) continue;
      const list = this.listOf(shard, place);
      lists.push(list);
      size += list.impacts.length;
      for (const impact of list.impacts) if (impact > max) max = impact;
    }
    if (this.remembered > MAX_REMEMBERED) {
      this.known = new Map();
      this.remembered = 0;
    }
    this.remembered += size;
    const found = { lists, size, max };
    this.known.set(term, found);
    return found;
  }

  private listOf({ postings, first, dead }: Shard, place: number): ImpactList {
    const [start = 0, end = 0] = [postings.starts[place], postings.starts[place + 1]];
    const passages = postings.passages.subarray(start, end);
    const impacts = new Float32Array(end - start);
    const { title, heading, body } = this.weights;
    for (let i = 0; i < impacts.length; i++) {
      const passage = passages[i] ?? 0;
      if (dead?.[passage] === 1) continue;
      const inTitle = postings.titleCounts[start + i] ?? 0;
      const inHeadings = postings.headingCounts[start + i] ?? 0;
      const inBody = postings.bodyCounts[start + i] ?? 0;
      const frequency =
        (inTitle && inTitle * (title[postings.titleLengths[passage] ?? 0] ?? 0)) +
        (inHeadings && inHeadings * (heading[postings.headingLengths[passage] ?? 0] ?? 0)) +
        (inBody && inBody * (body[postings.bodyLengths[passage] ?? 0] ?? 0));
      impacts[i] = termScore(1, frequency);
    }
    return { first, passages, impacts };
  }

  private weightsOf(field: Field, lengthsOf: (postings: Postings) => Uint16Array): Float32Array {
    let sum = 0;
    let count = 0;
    let longest = 0;
    for (const { postings, dead } of this.shards) {
      const lengths = lengthsOf(postings);
      for (let passage = 0; passage < lengths.length; passage++) {
        if (dead?.[passage] === 1) continue;
        const length = lengths[passage] ?? 0;
        sum += length;
        count++;
        if (length > longest) longest = length;
      }
    }
    const mean = count === 0 ? 1 : sum / count;
    return Float32Array.from({ length: longest + 1 }, (_, length) => fieldWeight(field, length, mean));
  }
}
