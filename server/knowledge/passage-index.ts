/** The index of one widget's pages: finds the passages that share words with a question. Never changes. */
import type { AnalyzedPage, PassageTerms } from './analyzed-page.js';
import { fieldWeight, inverseFrequency, termScore } from './bm25f.js';
import type { Passage } from './passage.js';
import type { Postings } from './postings.js';
import type { QueryTerm } from './query-term.js';
import { createSpellingRepair, type SpellingRepair } from './spelling.js';
import { createSimilarTerms, type SimilarTerms } from './similar-terms.js';
import { TopK } from './top-k.js';
import type { Vocabulary } from './vocabulary.js';

/** A passage number with its score. */
export interface Hit {
  passage: number;
  score: number;
}

/** Once so many passages have a score, a term that more than this share of all hold finds no new ones. */
const ENOUGH_FOUND = 2000;
const COMMON_SHARE = 0.08;

const average = (values: Uint16Array): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 1 : sum / values.length;
};

export class PassageIndex {
  readonly pages: readonly AnalyzedPage[];
  readonly vocabulary: Vocabulary;
  /** Languages of the pages, most frequent first. */
  readonly languages: readonly string[];
  private readonly postings: Postings;
  private readonly titleWeights: Float32Array;
  private readonly headingWeights: Float32Array;
  private readonly bodyWeights: Float32Array;
  private readonly scores: Float32Array;
  private readonly best: Float32Array;
  private spellingRepair: SpellingRepair | undefined;
  private similarTerms: SimilarTerms | undefined;

  constructor(pages: readonly AnalyzedPage[], vocabulary: Vocabulary, postings: Postings) {
    this.pages = pages;
    this.vocabulary = vocabulary;
    this.postings = postings;
    const frequency = new Map<string, number>();
    for (const { language } of pages) frequency.set(language, (frequency.get(language) ?? 0) + 1);
    this.languages = [...frequency].sort((a, b) => b[1] - a[1]).map(([language]) => language);
    const weights = (field: 'title' | 'heading' | 'body', lengths: Uint16Array): Float32Array => {
      const mean = average(lengths);
      return Float32Array.from(lengths, (length) => fieldWeight(field, length, mean));
    };
    this.titleWeights = weights('title', postings.titleLengths);
    this.headingWeights = weights('heading', postings.headingLengths);
    this.bodyWeights = weights('body', postings.bodyLengths);
    this.scores = new Float32Array(postings.passageCount);
    this.best = new Float32Array(postings.passageCount);
  }

  get passageCount(): number {
    return this.postings.passageCount;
  }

  /** Number of the page that a passage belongs to. */
  pageOf(passage: number): number {
    return this.postings.pageOf[passage] ?? 0;
  }

  /** Number of a page's first passage. */
  firstPassageOf(page: number): number {
    return this.postings.firstPassage[page] ?? 0;
  }

  /** A passage with its page and where its terms stand in the page's terms. */
  passageAt(passage: number): { page: AnalyzedPage; passage: Passage; terms: PassageTerms } {
    const pageNumber = this.pageOf(passage);
    const page = this.pages[pageNumber];
    const inPage = passage - this.firstPassageOf(pageNumber);
    const found = page?.passages[inPage];
    const terms = page?.passageTerms[inPage];
    if (!page || !found || !terms) throw new RangeError(`There is no passage ${passage}.`);
    return { page, passage: found, terms };
  }

  /** How many passages hold a term; the vocabulary may be ahead of this index. */
  passagesWith(term: number): number {
    if (term + 1 >= this.postings.starts.length) return 0;
    return (this.postings.starts[term + 1] ?? 0) - (this.postings.starts[term] ?? 0);
  }

  rarityOf(term: number): number {
    return inverseFrequency(this.passagesWith(term), this.passageCount);
  }

  /** Terms of this site that may be meant by a misspelt one, best first. */
  repairsOf(term: string, count: number): string[] {
    this.spellingRepair ??= createSpellingRepair(this.knownTerms());
    return this.spellingRepair.repair(term, count);
  }

  /** Terms of this site that share most letters with a term, best first. */
  similarTo(term: string): { term: number; likeness: number }[] {
    this.similarTerms ??= createSimilarTerms(this.knownIds());
    return this.similarTerms.similarTo(term);
  }

  /** The passages that fit the terms best, best first; each term counts by the best of its alternatives. */
  search(terms: readonly QueryTerm[], limit: number): Hit[] {
    const touched: number[] = [];
    const byRarity = [...terms].sort((a, b) => b.rarity - a.rarity);
    for (const term of byRarity) this.addTerm(term, touched);
    const top = new TopK(limit);
    for (const passage of touched) {
      top.offer(passage, this.scores[passage] ?? 0);
      this.scores[passage] = 0;
    }
    return top.sorted().map(({ id, score }) => ({ passage: id, score }));
  }

  private *knownTerms(): Generator<[string, number]> {
    for (let term = 1; term + 1 < this.postings.starts.length; term++) {
      const frequency = this.passagesWith(term);
      if (frequency > 0) yield [this.vocabulary.termAt(term), frequency];
    }
  }

  private *knownIds(): Generator<[string, number]> {
    for (let term = 1; term + 1 < this.postings.starts.length; term++) {
      if (this.passagesWith(term) > 0) yield [this.vocabulary.termAt(term), term];
    }
  }

  /** Adds the score of one term to every passage that holds it. */
  private addTerm(query: QueryTerm, touched: number[]): void {
    const { postings, scores, best } = this;
    const found = query.alternatives.reduce((sum, { term }) => sum + this.passagesWith(term), 0);
    const isCommon = touched.length >= ENOUGH_FOUND && found > COMMON_SHARE * this.passageCount;
    const seen: number[] = [];
    for (const { term, weight } of query.alternatives) {
      const rarity = query.rarity * query.weight * weight;
      const end = this.passagesWith(term) === 0 ? 0 : (postings.starts[term + 1] ?? 0);
      for (let i = postings.starts[term] ?? 0; i < end; i++) {
        const passage = postings.passages[i] ?? 0;
        const isNew = scores[passage] === 0 && best[passage] === 0;
        if (isNew && isCommon) continue;
        const frequency =
          (postings.titleCounts[i] ?? 0) * (this.titleWeights[passage] ?? 0) +
          (postings.headingCounts[i] ?? 0) * (this.headingWeights[passage] ?? 0) +
          (postings.bodyCounts[i] ?? 0) * (this.bodyWeights[passage] ?? 0);
        const score = termScore(rarity, frequency);
        const previous = best[passage] ?? 0;
        if (score <= previous) continue;
        if (isNew) touched.push(passage);
        if (previous === 0) seen.push(passage);
        scores[passage] = (scores[passage] ?? 0) + score - previous;
        best[passage] = score;
      }
    }
    for (const passage of seen) best[passage] = 0;
  }
}
