/** Pages of made-up words, the same at every run, and what an index finds in them. */
import type { Page } from '../../model.js';
import { PassageIndex } from './passage-index.js';
import { createQueryAnalyzer } from '../query/query-terms.js';
import type { LiveSegment } from './segment.js';

/** A stream of numbers from 0 to 1, the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const SYLLABLES = ['ba', 'ko', 'ri', 'mu', 'te', 'na', 'lo', 'fi', 'sa', 'du', 've', 'po'];

/** A word; low numbers make words that are used often. */
const wordOf = (number: number): string =>
  [0, 1, 2].map((place) => SYLLABLES[Math.floor(number / 12 ** place) % 12] ?? '').join('');

/** A text of so many words, common ones more often than rare ones. */
export function makeText(words: number, random: () => number): string {
  return Array.from({ length: words }, () => wordOf(Math.floor(1700 * random() ** 3))).join(' ');
}

/** A page of some passages; another `version` has other words. */
export function makePage(number: number, passages = 3, version = 1): Page {
  const random = seededRandom(number * 1000 + version);
  const parts = Array.from(
    { length: passages },
    () => `## ${makeText(3, random)}\n\n${makeText(40, random)}. ${makeText(12, random)}.`,
  );
  const id = `page-${String(number).padStart(5, '0')}`;
  return { id, title: makeText(3, random), url: `/${id}`, lang: 'en', content: parts.join('\n\n') };
}

/** What is found for some questions: passages by page and text, with their scores. */
export function searchAll(
  live: readonly LiveSegment[],
  questions: readonly string[],
  limit = 20,
): string[][] {
  const index = new PassageIndex(live);
  const analyzer = createQueryAnalyzer(index);
  return questions.map((question) => {
    const hits = index.search(analyzer.termsOf(question), limit);
    // Of equal scores, which one just fits in may differ.
    const lowest = hits.at(-1)?.score ?? 0;
    return hits
      .filter(({ score }) => hits.length < limit || score > lowest)
      .map(({ passage, score }) => {
        const { page, passage: found } = index.passageAt(passage);
        return `${score} ${page.id} ${found.units[0]?.text ?? ''}`;
      })
      .sort();
  });
}
