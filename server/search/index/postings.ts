/** The inverted half of a segment, counted from its words. */
import type { ForwardIndex, Postings } from './segment.js';

type Field = 'title' | 'heading' | 'body';
type See = (passage: number, term: number, field: Field) => void;

/** Calls back for every term of every passage, a passage at a time. */
function visit({ terms, pageStarts, firstPassage, spans }: ForwardIndex, see: See): void {
  const read = (passage: number, from: number, to: number, field: Field): void => {
    for (let i = from; i < to; i++) {
      const term = terms[i] ?? 0;
      if (term !== 0) see(passage, term, field);
    }
  };
  for (let page = 0; page + 1 < firstPassage.length; page++) {
    const first = firstPassage[page] ?? 0;
    const end = firstPassage[page + 1] ?? 0;
    for (let passage = first; passage < end; passage++) {
      read(passage, pageStarts[page] ?? 0, spans[4 * first] ?? 0, 'title');
      read(passage, spans[4 * passage] ?? 0, spans[4 * passage + 2] ?? 0, 'heading');
      read(passage, spans[4 * passage + 2] ?? 0, spans[4 * passage + 3] ?? 0, 'body');
    }
  }
}

function pagesOfPassages(firstPassage: Uint32Array, passageCount: number): Uint32Array {
  const pageOf = new Uint32Array(passageCount);
  for (let page = 0; page + 1 < firstPassage.length; page++) {
    pageOf.fill(page, firstPassage[page], firstPassage[page + 1]);
  }
  return pageOf;
}

/** @param termCount one more than the highest term number in use */
export function buildPostings(forward: ForwardIndex, termCount: number): Postings {
  const passageCount = forward.firstPassage.at(-1) ?? 0;
  const frequency = new Uint32Array(termCount);
  const lastSeen = new Int32Array(termCount).fill(-1);
  const lengths = {
    title: new Uint16Array(passageCount),
    heading: new Uint16Array(passageCount),
    body: new Uint16Array(passageCount),
  };
  visit(forward, (passage, term, field) => {
    const length = lengths[field];
    length[passage] = Math.min(65_535, (length[passage] ?? 0) + 1);
    if (lastSeen[term] === passage) return;
    lastSeen[term] = passage;
    frequency[term] = (frequency[term] ?? 0) + 1;
  });

  const used: number[] = [];
  const starts: number[] = [0];
  const next = new Uint32Array(termCount);
  let total = 0;
  for (let term = 0; term < termCount; term++) {
    const count = frequency[term] ?? 0;
    if (count === 0) continue;
    next[term] = total;
    total += count;
    used.push(term);
    starts.push(total);
  }

  const passages = new Uint32Array(total);
  const counts = {
    title: new Uint8Array(total),
    heading: new Uint8Array(total),
    body: new Uint8Array(total),
  };
  lastSeen.fill(-1);
  visit(forward, (passage, term, field) => {
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
    terms: Uint32Array.from(used),
    starts: Uint32Array.from(starts),
    passages,
    titleCounts: counts.title,
    headingCounts: counts.heading,
    bodyCounts: counts.body,
    titleLengths: lengths.title,
    headingLengths: lengths.heading,
    bodyLengths: lengths.body,
    pageOf: pagesOfPassages(forward.firstPassage, passageCount),
  };
}
