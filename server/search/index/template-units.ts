/** Finds the lines that the template of a site puts into its pages, such as a menu above the text or a notice below it. */
import { LEAST_PAGES, LEAST_SHARE } from './repeated-passages.js';
import { decodePassage, type LiveSegment } from './segment.js';

/** So many pages tell what the template is. */
const LOOKED_AT = 200;

/** The sentences, items and rows that stand in the first or the last passage of at least half of all pages. */
export function findTemplateUnits(live: readonly LiveSegment[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  let pages = 0;
  for (const { segment, deadPages } of live) {
    const { firstPassage } = segment.forward;
    for (let page = 0; page < segment.pages.length && pages < LOOKED_AT; page++) {
      if (deadPages.has(page)) continue;
      pages += 1;
      const [first = 0, end = 0] = firstPassage.subarray(page, page + 2);
      const passages = end > first ? [first, end - 1] : [];
      const texts = passages.flatMap((passage) =>
        decodePassage(segment.forward, passage).units.map(({ text }) => text),
      );
      for (const text of new Set(texts)) counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  const least = Math.max(LEAST_PAGES, LEAST_SHARE * pages);
  return new Set([...counts].flatMap(([text, count]) => (count >= least ? [text] : [])));
}
