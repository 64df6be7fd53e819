/** How long a page is as the answers are made from it: what takes most of the time of a list of pages is remembered. */
import type { Page } from '../../model.js';
import { RecentMap } from '../../runtime/recent-map.js';
import type { Passage } from '../../search/passages/passage.js';
import { countWords, passagesOf } from '../../search/passages/passages.js';
import { digestOf } from '../../store/port/page-digest.js';

export interface PageLength {
  passages: number;
  words: number;
}

export type MeasurePage = (page: Page) => PageLength;

/** Pages; about 150 bytes each. */
const MOST_REMEMBERED = 2000;

export function createPageMeasure(): MeasurePage {
  const known = new RecentMap<string, PageLength>(MOST_REMEMBERED);
  return (page) => {
    const digest = digestOf(page);
    const length = known.get(digest) ?? lengthOf(page);
    known.set(digest, length);
    return length;
  };
}

function lengthOf(page: Page): PageLength {
  const passages = passagesOf(page);
  return {
    passages: passages.length,
    words: passages.reduce((sum, passage) => sum + wordsOf(passage), 0),
  };
}

export function wordsOf({ units }: Passage): number {
  return units.reduce((sum, { text }) => sum + countWords(text), 0);
}
