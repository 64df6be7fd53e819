/** Builds and merges segments, in small steps between other work. */
import type { Page } from '../../model.js';
import { createEventLoopYielder } from '../../runtime/event-loop-yielder.js';
import { analyzerOf, type Analyzer } from '../terms/analyzer.js';
import { detectLanguage } from '../../languages/detect-language.js';
import { primaryLanguage } from '../../languages/language-table.js';
import { Vocabulary } from './vocabulary.js';
import { mergeSegments, SegmentBuilder } from './segment-builder.js';
import type { LiveSegment, Segment } from './segment.js';

/** Makes the segments of indexes. */
export interface Indexer {
  /**
   * @param pages in the order that they get in the segment
   * @param known the terms of the segments before it
   */
  build(pages: readonly Page[], known: Vocabulary): Promise<Segment>;
  /** One segment of what lives in all the segments of an index. */
  merge(live: readonly LiveSegment[]): Promise<Segment>;
}

/** The analyzer of the language of a page. */
export const analyzerOfPage = ({ lang = '', title, content }: Page): Analyzer =>
  analyzerOf(primaryLanguage(lang) ?? detectLanguage(`${title}\n${content}`));

/** Makes segments in this thread: for few pages, where another thread takes longer to start than the work. */
export function createLocalIndexer(): Indexer {
  return {
    async build(pages, known) {
      const yieldToEventLoop = createEventLoopYielder();
      const builder = new SegmentBuilder(known);
      for (const page of pages) {
        builder.add(page, analyzerOfPage(page));
        await yieldToEventLoop();
      }
      return builder.finish();
    },
    merge: (live) => Promise.resolve(mergeSegments(live)),
  };
}
