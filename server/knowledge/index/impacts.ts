/** What each passage is worth to a word of a question: BM25F without the rarity of the word. */
import { fieldWeight, termScore } from '../bm25f.js';
import type { Alternative } from '../query-term.js';
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

/** Passages that are remembered, at 8 bytes each; the memory starts afresh beyond it. */
const MAX_REMEMBERED = 6_000_000;

type Field = 'title' | 'heading' | 'body';

interface Shard {
  postings: Postings;
  /** Number, in the index, of the segment's first passage. */
  first: number;
  /** 1 for a passage of a page that is no longer there; absent where all are. */
  dead: Uint8Array | undefined;
}

/** Works out the worth of passages when a word is first asked for. */
export class Impacts {
  private readonly shards: readonly Shard[];
  /** What one occurrence is worth, by the length of the field. */
  private readonly weights: Record<Field, Float32Array>;
  /** The best of several alternatives, by passage; 0 between two uses. */
  private readonly best: Float32Array;
  private known = new Map<string, WordImpacts>();
  private remembered = 0;

  constructor(live: readonly LiveSegment[]) {
    let first = 0;
    this.shards = live.map(({ segment, deadPages }) => {
      const { postings } = segment;
      const dead =
        deadPages.size === 0
          ? undefined
          : Uint8Array.from(postings.pageOf, (page) => Number(deadPages.has(page)));
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

  /** @param alternatives of one word, of which the best counts */
  of(alternatives: readonly Alternative[]): WordImpacts {
    const key = alternatives.map(({ term, weight }) => `${term}*${weight}`).join(' ');
    const known = this.known.get(key);
    if (known) return known;
    const { passages, impacts } = this.merge(alternatives);
    let max = 0;
    for (const impact of impacts) if (impact > max) max = impact;
    if (this.remembered > MAX_REMEMBERED) {
      this.known = new Map();
      this.remembered = 0;
    }
    this.remembered += passages.length;
    const found = { passages, impacts, max };
    this.known.set(key, found);
    return found;
  }

  private merge(alternatives: readonly Alternative[]): Omit<WordImpacts, 'max'> {
    const { best } = this;
    let count = 0;
    let lowest = best.length;
    let highest = -1;
    for (const { term, weight } of alternatives) {
      for (const shard of this.shards) {
        this.visit(shard, term, (passage, impact) => {
          const before = best[passage] ?? 0;
          if (before === 0) count++;
          if (impact * weight > before) best[passage] = impact * weight;
          if (passage < lowest) lowest = passage;
          if (passage > highest) highest = passage;
        });
      }
    }
    const passages = new Uint32Array(count);
    const impacts = new Float32Array(count);
    for (let passage = lowest, i = 0; passage <= highest; passage++) {
      const impact = best[passage] ?? 0;
      if (impact === 0) continue;
      best[passage] = 0;
      passages[i] = passage;
      impacts[i++] = impact;
    }
    return { passages, impacts };
  }

  private visit(
    { postings, first, dead }: Shard,
    term: number,
    see: (passage: number, impact: number) => void,
  ): void {
    const place = placeOfTerm(postings, term);
    if (place < 0) return;
    const { title, heading, body } = this.weights;
    const end = postings.starts[place + 1] ?? 0;
    for (let i = postings.starts[place] ?? 0; i < end; i++) {
      const passage = postings.passages[i] ?? 0;
      if (dead?.[passage] === 1) continue;
      const inTitle = postings.titleCounts[i] ?? 0;
      const inHeadings = postings.headingCounts[i] ?? 0;
      const inBody = postings.bodyCounts[i] ?? 0;
      const frequency =
        (inTitle && inTitle * (title[postings.titleLengths[passage] ?? 0] ?? 0)) +
        (inHeadings && inHeadings * (heading[postings.headingLengths[passage] ?? 0] ?? 0)) +
        (inBody && inBody * (body[postings.bodyLengths[passage] ?? 0] ?? 0));
      see(first + passage, termScore(1, frequency));
    }
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
