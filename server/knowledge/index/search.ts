/** Scores the passages of an index by BM25F, and keeps the best. */
import type { QueryTerm } from '../query-term.js';
import { TopK } from '../top-k.js';
import { findRising } from './find-rising.js';
import { Impacts, type TermImpacts } from './impacts.js';
import { passageCountOf, type LiveSegment } from './segment.js';

/** A passage number with its score. */
export interface Hit {
  passage: number;
  score: number;
}

/** One term of a question, with where all that stands for it is found. */
interface Wanted {
  /** Best first. */
  alternatives: { found: TermImpacts; factor: number }[];
  size: number;
  /** The most that it adds to any passage. */
  bound: number;
}

/** Looking up a passage takes as long as reading so many postings. */
const LOOK_UP_COST = 12;

/** Searches the live passages of some segments. One search at a time. */
export class PassageSearch {
  private readonly impacts: Impacts;
  /** What each passage has so far, and what the term being read has given it; 0 between two searches. */
  private readonly scores: Float32Array;
  private readonly given: Float32Array;
  /** The passages that have a score. */
  private readonly found: Uint32Array;
  private count = 0;
  private highest = 0;

  constructor(live: readonly LiveSegment[]) {
    const passages = live.reduce((sum, { segment }) => sum + passageCountOf(segment), 0);
    this.impacts = new Impacts(live);
    this.scores = new Float32Array(passages);
    this.given = new Float32Array(passages);
    this.found = new Uint32Array(passages);
  }

  /**
   * The passages that fit the terms best, best first; each term counts by the best of its alternatives.
   *
   * Terms are read by what they can add, most first. Once no passage that is not found yet could reach the best
   * with the terms left over, those terms are only looked up in the passages that still could: most of the long
   * lists of common words is never read, and the result is that of reading everything (the max-score method of
   * Turtle and Flood, "Query evaluation: strategies and optimizations", 1995).
   */
  search(terms: readonly QueryTerm[], limit: number): Hit[] {
    const wanted = terms
      .map((term) => this.wantedOf(term))
      .filter(({ size }) => size > 0)
      .sort((a, b) => b.bound - a.bound);
    let left = wanted.reduce((sum, { bound }) => sum + bound, 0);
    let hopeful: Uint32Array | undefined;
    for (const term of wanted) {
      const among: Uint32Array = hopeful ?? this.found.subarray(0, this.count);
      if (among.length > limit && among.length < term.size * 2 && this.highest > left) {
        const threshold = this.lowestOfBest(among, limit);
        const reach = left;
        if (threshold > reach) {
          hopeful = among.filter((passage) => (this.scores[passage] ?? 0) + reach >= threshold);
        }
      }
      if (hopeful && hopeful.length * LOOK_UP_COST < term.size) this.lookUp(term, hopeful);
      else this.read(term);
      left -= term.bound;
    }
    const top = new TopK(limit);
    const last: Uint32Array = hopeful ?? this.found.subarray(0, this.count);
    for (const passage of last) top.offer(passage, this.scores[passage] ?? 0);
    for (let i = 0; i < this.count; i++) this.scores[this.found[i] ?? 0] = 0;
    this.count = 0;
    this.highest = 0;
    return top.sorted().map(({ id, score }) => ({ passage: id, score }));
  }

  private wantedOf({ alternatives, rarity, weight }: QueryTerm): Wanted {
    const all = alternatives.map((alternative) => ({
      found: this.impacts.of(alternative.term),
      factor: rarity * weight * alternative.weight,
    }));
    return {
      alternatives: all,
      size: all.reduce((sum, { found }) => sum + found.size, 0),
      bound: Math.max(0, ...all.map(({ found, factor }) => found.max * factor)),
    };
  }

  /** The score that each of the best `limit` passages has at least. */
  private lowestOfBest(passages: Uint32Array, limit: number): number {
    const top = new TopK(limit);
    for (const passage of passages) top.offer(passage, this.scores[passage] ?? 0);
    return top.lowest();
  }

  /** Adds the score of one term to every passage that holds it. */
  private read({ alternatives }: Wanted): void {
    const isAlone = alternatives.length === 1;
    const { scores, found: known } = this;
    // Fields of the object would be read and written at every step of the innermost loop.
    let { count, highest } = this;
    for (const { found, factor } of alternatives) {
      for (const { first, passages, impacts } of found.lists) {
        for (let i = 0; i < impacts.length; i++) {
          const gain = (impacts[i] ?? 0) * factor;
          if (gain === 0) continue;
          const passage = first + (passages[i] ?? 0);
          const before = scores[passage] ?? 0;
          if (before === 0) known[count++] = passage;
          const after = isAlone ? before + gain : this.withBest(passage, before, gain);
          scores[passage] = after;
          if (after > highest) highest = after;
        }
      }
    }
    this.count = count;
    this.highest = highest;
    if (isAlone) return;
    for (const { found } of alternatives) {
      for (const { first, passages } of found.lists) {
        for (const passage of passages) this.given[first + passage] = 0;
      }
    }
  }

  /** Adds the score of one term to the passages given, where they hold it. */
  private lookUp({ alternatives }: Wanted, hopeful: Uint32Array): void {
    const isAlone = alternatives.length === 1;
    const { scores } = this;
    for (const { found, factor } of alternatives) {
      for (const { first, passages, impacts } of found.lists) {
        for (const passage of hopeful) {
          const i = findRising(passages, passage - first);
          const gain = i < 0 ? 0 : (impacts[i] ?? 0) * factor;
          if (gain === 0) continue;
          const before = scores[passage] ?? 0;
          scores[passage] = isAlone ? before + gain : this.withBest(passage, before, gain);
        }
      }
    }
    if (!isAlone) for (const passage of hopeful) this.given[passage] = 0;
  }

  /** The score of a passage after one of several alternatives: only what the best of them gives counts. */
  private withBest(passage: number, before: number, gain: number): number {
    const given = this.given[passage] ?? 0;
    if (gain <= given) return before;
    this.given[passage] = gain;
    return before + gain - given;
  }
}
