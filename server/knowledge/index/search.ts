/** Scores the passages of an index by BM25F, and keeps the best. */
import type { QueryTerm } from '../query-term.js';
import { TopK } from '../top-k.js';
import { findRising } from './find-rising.js';
import { Impacts, type WordImpacts } from './impacts.js';
import { passageCountOf, type LiveSegment } from './segment.js';

/** A passage number with its score. */
export interface Hit {
  passage: number;
  score: number;
}

/** One term of a question, with where all that stands for it is found. */
interface Wanted extends WordImpacts {
  /** What the impacts count. */
  factor: number;
  /** The most that it adds to any passage. */
  bound: number;
}

/** Looking up a passage takes as long as reading so many postings. */
const LOOK_UP_COST = 12;

/** Searches the live passages of some segments. One search at a time. */
export class PassageSearch {
  private readonly impacts: Impacts;
  /** What each passage has so far; 0 between two searches. */
  private readonly scores: Float32Array;
  /** The passages that have a score. */
  private readonly found: Uint32Array;
  private count = 0;
  private highest = 0;

  constructor(live: readonly LiveSegment[]) {
    const passages = live.reduce((sum, { segment }) => sum + passageCountOf(segment), 0);
    this.impacts = new Impacts(live);
    this.scores = new Float32Array(passages);
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
      .filter(({ bound }) => bound > 0)
      .sort((a, b) => b.bound - a.bound);
    let left = wanted.reduce((sum, { bound }) => sum + bound, 0);
    let hopeful: Uint32Array | undefined;
    for (const term of wanted) {
      const size = term.passages.length;
      const among: Uint32Array = hopeful ?? this.found.subarray(0, this.count);
      if (among.length > limit && among.length < size * 2 && this.highest > left) {
        const threshold = this.bestOf(among, limit).lowest();
        const reach = left;
        if (threshold > reach) {
          hopeful = among.filter((passage) => (this.scores[passage] ?? 0) + reach >= threshold);
        }
      }
      if (hopeful && hopeful.length * LOOK_UP_COST < size) this.lookUp(term, hopeful);
      else this.read(term);
      left -= term.bound;
    }
    const best = this.bestOf(hopeful ?? this.found.subarray(0, this.count), limit).sorted();
    this.clear();
    return best.map(({ id, score }) => ({ passage: id, score }));
  }

  private wantedOf({ alternatives, rarity, weight }: QueryTerm): Wanted {
    const found = this.impacts.of(alternatives);
    const factor = rarity * weight;
    return { ...found, factor, bound: found.max * factor };
  }

  /** Adds the score of one term to every passage that holds it. */
  private read({ passages, impacts, factor }: Wanted): void {
    const { scores, found } = this;
    // Fields of the object would be read and written at every step of the loop.
    let { count, highest } = this;
    for (let i = 0; i < passages.length; i++) {
      const passage = passages[i] ?? 0;
      const before = scores[passage] ?? 0;
      if (before === 0) found[count++] = passage;
      const after = before + (impacts[i] ?? 0) * factor;
      scores[passage] = after;
      if (after > highest) highest = after;
    }
    this.count = count;
    this.highest = highest;
  }

  /** Adds the score of one term to the passages given, where they hold it. */
  private lookUp({ passages, impacts, factor }: Wanted, some: Uint32Array): void {
    const { scores } = this;
    for (const passage of some) {
      const i = findRising(passages, passage);
      if (i >= 0) scores[passage] = (scores[passage] ?? 0) + (impacts[i] ?? 0) * factor;
    }
  }

  private bestOf(passages: Uint32Array, limit: number): TopK {
    const { scores } = this;
    const top = new TopK(limit);
    let lowest = 0;
    for (let i = 0; i < passages.length; i++) {
      const passage = passages[i] ?? 0;
      const score = scores[passage] ?? 0;
      // Most are not among the best: this spares them the call.
      if (score <= lowest) continue;
      top.offer(passage, score);
      lowest = top.lowest();
    }
    return top;
  }

  private clear(): void {
    const { scores, found, count } = this;
    // Beyond some, clearing all is quicker than finding each.
    if (count * 4 > scores.length) scores.fill(0);
    else for (let i = 0; i < count; i++) scores[found[i] ?? 0] = 0;
    this.count = 0;
    this.highest = 0;
  }
}
