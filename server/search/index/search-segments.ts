/** Scores the passages of an index by BM25F, and keeps the best. */
import type { QueryTerm } from './query-term.js';
import { TopK } from './top-k.js';
import { placeFrom } from './binary-search.js';
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
  /** The most that it and all terms after it add to any passage. */
  left: number;
  /** The places of the passages of the range that is being searched. */
  from: number;
  to: number;
}

/** Passages that are searched at once: few enough for their scores to stay in the nearest cache. */
const RANGE = 4096;
/** Looking up a passage takes as long as reading so many. */
const LOOK_UP_COST = 8;
/** Which passages still could be among the best is worth finding out again once so little is left to be added. */
const WORTH_TRYING = 0.8;

/** What each passage of a range has so far; 0 between two ranges. One for all indexes: a search never waits. */
const rangeScores = new Float32Array(RANGE);
/** Room for the passages of a range that could be among the best, counted from its first. */
const rangeHopeful = new Uint32Array(RANGE);

/** Searches the live passages of some segments. One search at a time. */
export class PassageSearch {
  private readonly impacts: Impacts;
  private readonly passageCount: number;
  private readonly scores = rangeScores;
  private readonly hopeful = rangeHopeful;

  /** @param hidden numbers of passages that are not to be found */
  constructor(live: readonly LiveSegment[], hidden: ReadonlySet<number>) {
    this.passageCount = live.reduce((sum, { segment }) => sum + passageCountOf(segment), 0);
    this.impacts = new Impacts(live, hidden);
  }

  /** Memory that it takes, in bytes; it grows with what is asked. */
  get bytes(): number {
    return this.impacts.bytes;
  }

  /**
   * The passages that fit the terms best, best first; each term counts by the best of its alternatives.
   *
   * Ranges of passages are searched one after the other, terms by what they can add, most first. Once no passage
   * that has nothing yet could reach the best of the ranges before with the terms left over, those terms are only
   * looked up in the passages that still could: most of the long lists of common words is never read, and the
   * result is that of reading everything (the max-score method of Turtle and Flood, "Query evaluation: strategies
   * and optimizations", 1995).
   */
  search(terms: readonly QueryTerm[], limit: number): Hit[] {
    const wanted = this.wantedOf(terms);
    const top = new TopK(limit);
    for (let first = 0; first < this.passageCount; first += RANGE) this.searchRange(wanted, first, top);
    return top.sorted().map(({ id, score }) => ({ passage: id, score }));
  }

  /** What is found of the terms, what can add most first. */
  private wantedOf(terms: readonly QueryTerm[]): Wanted[] {
    const wanted = terms
      .map(({ alternatives, rarity, weight }): Wanted => {
        const found = this.impacts.of(alternatives);
        const factor = rarity * weight;
        return { ...found, factor, left: found.max * factor, from: 0, to: 0 };
      })
      .filter(({ left }) => left > 0)
      .sort((a, b) => b.left - a.left);
    let left = 0;
    for (const term of wanted.toReversed()) {
      left += term.left;
      term.left = left;
    }
    return wanted;
  }

  /** Offers the best passages of a range. */
  private searchRange(wanted: readonly Wanted[], first: number, top: TopK): void {
    const threshold = top.lowest();
    let tried = Infinity;
    let hopeful: Uint32Array | undefined;
    for (const term of wanted) {
      term.from = term.to;
      term.to = placeFrom(term.passages, first + RANGE, term.from);
      if (term.left < Math.min(threshold, tried * WORTH_TRYING)) {
        tried = term.left;
        hopeful = this.passagesAbove(threshold - term.left, hopeful);
      }
      if (hopeful && hopeful.length * LOOK_UP_COST < term.to - term.from) this.lookUp(term, first, hopeful);
      else this.read(term, first);
    }
    this.offer(first, hopeful, top);
    this.scores.fill(0);
  }

  /** Adds the score of a term to every passage of the range that holds it. */
  private read({ passages, impacts, factor, from, to }: Wanted, first: number): void {
    const { scores } = this;
    for (let i = from; i < to; i++) {
      const passage = (passages[i] ?? 0) - first;
      scores[passage] = (scores[passage] ?? 0) + (impacts[i] ?? 0) * factor;
    }
  }

  /** Adds the score of a term to the passages given, where they hold it. */
  private lookUp(term: Wanted, first: number, some: Uint32Array): void {
    const { scores } = this;
    const { passages, impacts, factor, to } = term;
    let place = term.from;
    for (const passage of some) {
      place = placeFrom(passages, first + passage, place, to);
      if (place === to) return;
      if (passages[place] === first + passage) {
        scores[passage] = (scores[passage] ?? 0) + (impacts[place] ?? 0) * factor;
      }
    }
  }

  /** Of some passages of the range, or of all, those that have a higher score. */
  private passagesAbove(score: number, some: Uint32Array | undefined): Uint32Array {
    const { scores, hopeful } = this;
    let count = 0;
    if (some) {
      for (const passage of some) if ((scores[passage] ?? 0) > score) hopeful[count++] = passage;
    } else {
      for (let passage = 0; passage < RANGE; passage++) {
        if ((scores[passage] ?? 0) > score) hopeful[count++] = passage;
      }
    }
    return hopeful.subarray(0, count);
  }

  private offer(first: number, some: Uint32Array | undefined, top: TopK): void {
    const { scores } = this;
    let lowest = top.lowest();
    for (const passage of some ?? this.passagesAbove(lowest, undefined)) {
      const score = scores[passage] ?? 0;
      if (score <= lowest) continue;
      top.offer(first + passage, score);
      lowest = top.lowest();
    }
  }
}
