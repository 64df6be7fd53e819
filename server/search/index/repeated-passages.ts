/** Finds what the template of a site repeats on its pages, such as a banner above the text or an invitation below it. */
import { bytesOfPassage, passageCountOf, type LiveSegment, type PageEntry } from './segment.js';

/** On fewer pages the same words may be meant. */
export const LEAST_PAGES = 4;
/** Of all pages that are looked at. */
export const LEAST_SHARE = 0.5;
/** Longer texts are no banner; in bytes. */
const MAX_BYTES = 2000;

interface Place {
  passage: number;
  page: PageEntry;
}

/**
 * Numbers of the passages that are not worth finding: each opens or ends its page, and at least half of all pages, in
 * the same words. One of each stays, that of the page with the shortest address, which is the start page or near it.
 */
export function findRepeatedPassages(live: readonly LiveSegment[]): ReadonlySet<number> {
  const places = new Map<string, Place[]>();
  let firstOfSegment = 0;
  let pages = 0;
  for (const { segment, deadPages } of live) {
    const { firstPassage } = segment.forward;
    for (const [number, page] of segment.pages.entries()) {
      const [first = 0, end = 0] = firstPassage.subarray(number, number + 2);
      if (deadPages.has(number)) continue;
      pages += 1;
      // What is all of its page is no part of a template.
      for (const passage of end - first > 1 ? [first, end - 1] : []) {
        const bytes = bytesOfPassage(segment.forward, passage);
        if (bytes.length > MAX_BYTES) continue;
        const text = bytes.toString('latin1');
        const same = places.get(text) ?? [];
        same.push({ passage: firstOfSegment + passage, page });
        places.set(text, same);
      }
    }
    firstOfSegment += passageCountOf(segment);
  }
  const least = Math.max(LEAST_PAGES, LEAST_SHARE * pages);
  const repeated = [...places.values()].filter(({ length }) => length >= least);
  return new Set(repeated.flatMap((same) => same.sort(byAddress).slice(1)).map(({ passage }) => passage));
}

const byAddress = (a: Place, b: Place): number =>
  a.page.url.length - b.page.url.length || a.passage - b.passage;
