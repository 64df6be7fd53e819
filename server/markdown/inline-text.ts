/** A stretch of page text as a reader sees it, with what its Markdown said of its parts. */

export type MarkKind = 'strong' | 'emphasis' | 'code' | 'link';

/** A marked stretch of `text`, from `start` to before `end`. */
export interface Mark {
  kind: MarkKind;
  start: number;
  end: number;
  /** Target of a link, as written. */
  href?: string;
}

export interface InlineText {
  /** What a reader sees, white space folded. */
  text: string;
  /** By start; an outer mark comes before the marks inside it. */
  marks: Mark[];
  /**
   * Offsets in `text` where the source holds something that readers of the raw page and readers of the
   * rendered page see differently (a tag, an entity, an image): a quotation should not run across one.
   */
  seams: number[];
}
