/** What each passage is worth to a word of a question: BM25F without the rarity of the word. */
import { fieldWeight, termScore } from './bm25f.js';
import type { Alternative } from './query-term.js';
import { passageCountOf, placeOfTerm, type LiveSegment, type Postings } from './segment.js';

/** The passages of an index that hold a word, or what stands for it. */
export interface WordImpacts {
  /** Numbers in the index, rising; without those of pages that are no longer there. */
  passages: Uint32Array;
  /** What each is worth: the best of what its alternatives give. */
  impacts: Float32Array;
  /** The highest worth. */
  max: number;
}

/** What is remembered of words, in bytes; it starts afresh beyond it. */
const MAX_REMEMBERED_BYTES = 48_000_000;
/** What a word takes besides its numbers, measured: its key, and two arrays, which are large when they are empty. */
const BYTES_OF_WORD = 500;

type Field = 'title' | 'heading' | 'body';

interface Shard {
  postings: Postings;
  /** Number, in the index, of the segment's first passage. */
  first: number;
  /** 1 for a passage of a page that is no longer there; absent where all are. */
  dead: Uint8Array | undefined;
}

/** The postings `[start, end)` of a segment, and what they count. */
interface PostingsOfWord {
  shard: Shard;
  start: number;
  end: number;
  weight: number;
}

/** Works out the worth of passages when a word is first asked for. */
export class Impacts {
  private readonly shards: readonly Shard[];
  /** What one occurrence is worth, by the length of the field. */
  private readonly weights: Record<Field, Float32Array>;
  /** The best of several alternatives, by passage; 0 between two uses. */
  private readonly best: Float32Array;
  private known = new Map<string, WordImpacts>();
  private rememberedBytes = 0;

  /** @param hidden numbers of passages that are not to be found */
  constructor(live: readonly LiveSegment[], hidden: ReadonlySet<number>) {
    let first = 0;
    this.shards = live.map(({ segment, deadPages }) => {
      const { postings } = segment;
      const start = first;
      const dead =
        deadPages.size + hidden.size === 0
          ? undefined
          : Uint8Array.from(postings.pageOf, (page, passage) =>
              Number(deadPages.has(page) || hidden.has(start + passage)),
            );
      const shard = { postings, first, dead };
      first += passageCountOf(segment);
      return shard;
    });
    this.best = new Float32Array(first);
    this.weights = {
      title: this.weightsOf('title', ({ titleLengths }) => titleLengths),
      heading: this.weightsOf('heading', ({ headingLengths }) => headingLengths),
      body: this.weightsOf('body', ({ bodyLengths }) => bodyLengths),
    };
  }

  /** Memory that it takes, in bytes. */
  get bytes(): number {
    return this.rememberedBytes + this.best.byteLength;
  }

  /** @param alternatives of one word, of which the best counts */
  of(alternatives: readonly Alternative[]): WordImpacts {
    const key = alternatives.map(({ term, weight }) => `${term}*${weight}`).join(' ');
    const known = this.known.get(key);
    if (known) return known;
    const found = this.merge(alternatives.flatMap((alternative) => this.postingsOf(alternative)));
    if (this.rememberedBytes > MAX_REMEMBERED_BYTES) {
      this.known = new Map();
      this.rememberedBytes = 0;
    }
    this.rememberedBytes += BYTES_OF_WORD + found.passages.byteLength + found.impacts.byteLength;
    this.known.set(key, found);
    return found;
  }

  /** Where the postings of an alternative stand in the segments. */
  private postingsOf({ term, weight }: Alternative): PostingsOfWord[] {
    return this.shards.flatMap((shard) => {
      const place = placeOfTerm(shard.postings, term);
      const [start = 0, end = 0] = shard.postings.starts.subarray(place, place + 2);
      return place < 0 ? [] : [{ shard, start, end, weight }];
    });
  }

  private merge(all: readonly PostingsOfWord[]): WordImpacts {
    const { best } = this;
    let count = 0;
    for (const one of all) count += this.addBest(one);
    const passages = this.sharedPassages(all) ?? this.passagesWithBest(all, count);
    const impacts = new Float32Array(count);
    let max = 0;
    for (let i = 0; i < count; i++) {
      const passage = passages[i] ?? 0;
      const impact = best[passage] ?? 0;
      best[passage] = 0;
      impacts[i] = impact;
      if (impact > max) max = impact;
    }
    return { passages, impacts, max };
  }

  /** The passages as the segment has them, where they need not be merged with others. */
  private sharedPassages([only, another]: readonly PostingsOfWord[]): Uint32Array | undefined {
    if (!only || another || only.shard.first > 0 || only.shard.dead) return undefined;
    return only.shard.postings.passages.subarray(only.start, only.end);
  }

  /** The passages that have a best, which are so many. */
  private passagesWithBest(all: readonly PostingsOfWord[], count: number): Uint32Array {
    const { best } = this;
    const passages = new Uint32Array(count);
    const firsts = all.map(({ shard, start }) => shard.first + (shard.postings.passages[start] ?? 0));
    for (let passage = Math.min(...firsts), i = 0; i < count; passage++) {
      if ((best[passage] ?? 0) > 0) passages[i++] = passage;
    }
    return passages;
  }

  /** Keeps what postings give where it is the best, and returns how many passages are new. */
  private addBest({ shard: { postings, first, dead }, start, end, weight }: PostingsOfWord): number {
    const { best } = this;
    const { title, heading, body } = this.weights;
    const { passages, titleCounts, headingCounts, bodyCounts } = postings;
    let added = 0;
    for (let i = start; i < end; i++) {
      const passage = passages[i] ?? 0;
      if (dead?.[passage] === 1) continue;
      const inTitle = titleCounts[i] ?? 0;
      const inHeadings = headingCounts[i] ?? 0;
      const inBody = bodyCounts[i] ?? 0;
      const frequency =
        (inTitle && inTitle * (title[postings.titleLengths[passage] ?? 0] ?? 0)) +
        (inHeadings && inHeadings * (heading[postings.headingLengths[passage] ?? 0] ?? 0)) +
        (inBody && inBody * (body[postings.bodyLengths[passage] ?? 0] ?? 0));
      const impact = termScore(1, frequency) * weight;
      const before = best[first + passage] ?? 0;
      if (before === 0) added++;
      if (impact > before) best[first + passage] = impact;
    }
    return added;
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
