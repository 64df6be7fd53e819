/** The inverted half of the index: for every term, the passages that hold it and how often in which field. */
import type { AnalyzedPage } from './analyzed-page.js';

export interface Postings {
  passageCount: number;
  /** Page number of each passage. */
  pageOf: Uint32Array;
  /** Number of a page's first passage. */
  firstPassage: Uint32Array;
  /** Postings of term t are `[starts[t], starts[t + 1])`. */
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
}

/** Passages between two pauses, so that a long build never holds up requests. */
const PASSAGES_PER_STEP = 2000;

type Field = 'title' | 'heading' | 'body';

/**
 * Counts the terms of all pages. A generator, so that the caller can let other work in between its steps.
 * @param termCount one more than the highest term number in use
 */
export function* buildPostings(pages: readonly AnalyzedPage[], termCount: number): Generator<void, Postings> {
  const passageCount = pages.reduce((sum, page) => sum + page.passages.length, 0);
  const starts = new Uint32Array(termCount + 1);
  const lastSeen = new Int32Array(termCount).fill(-1);
  const pageOf = new Uint32Array(passageCount);
  const firstPassage = new Uint32Array(pages.length + 1);
  const lengths = {
    title: new Uint16Array(passageCount),
    heading: new Uint16Array(passageCount),
    body: new Uint16Array(passageCount),
  };

  /** Calls back for every term of every passage, a passage at a time. */
  function* visit(see: (passage: number, term: number, field: Field) => void): Generator<void, void> {
    let passage = 0;
    for (const [pageNumber, page] of pages.entries()) {
      firstPassage[pageNumber] = passage;
      for (const { path, body, end } of page.passageTerms) {
        pageOf[passage] = pageNumber;
        const read = (from: number, to: number, field: Field): void => {
          for (let i = from; i < to; i++) {
            const term = page.terms[i] ?? 0;
            if (term !== 0) see(passage, term, field);
          }
        };
        read(0, page.titleEnd, 'title');
        read(path, body, 'heading');
        read(body, end, 'body');
        if (++passage % PASSAGES_PER_STEP === 0) yield;
      }
    }
    firstPassage[pages.length] = passage;
  }

  yield* visit((passage, term, field) => {
    const length = lengths[field];
    length[passage] = Math.min(65_535, (length[passage] ?? 0) + 1);
    if (lastSeen[term] === passage) return;
    lastSeen[term] = passage;
    starts[term + 1] = (starts[term + 1] ?? 0) + 1;
  });
  for (let term = 0; term < termCount; term++)
    starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);

  const total = starts[termCount] ?? 0;
  const passages = new Uint32Array(total);
  const counts = {
    title: new Uint8Array(total),
    heading: new Uint8Array(total),
    body: new Uint8Array(total),
  };
  const next = starts.slice(0, termCount);
  lastSeen.fill(-1);
  yield* visit((passage, term, field) => {
    if (lastSeen[term] !== passage) {
      lastSeen[term] = passage;
      passages[next[term] ?? 0] = passage;
      next[term] = (next[term] ?? 0) + 1;
    }
    const posting = (next[term] ?? 0) - 1;
    const count = counts[field];
    count[posting] = Math.min(255, (count[posting] ?? 0) + 1);
  });

  return {
    passageCount,
    pageOf,
    firstPassage,
    starts,
    passages,
    titleCounts: counts.title,
    headingCounts: counts.heading,
    bodyCounts: counts.body,
    titleLengths: lengths.title,
    headingLengths: lengths.heading,
    bodyLengths: lengths.body,
  };
}
