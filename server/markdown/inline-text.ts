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

/**
 * The line with what is said of each of some parts of it alone. One pass finds all: a line may have as many parts as
 * marks.
 * @param ranges offsets from start to before end, one behind the other
 */
export function cutMarks(line: InlineText, ranges: readonly (readonly [number, number])[]): InlineText[] {
  let [mark, seam] = [0, 0];
  let reaching: Mark[] = [];
  return ranges.map(([start, end]) => {
    const seams: number[] = [];
    for (let next = line.marks[mark]; next && next.start < end; next = line.marks[++mark])
      reaching.push(next);
    reaching = reaching.filter((each) => each.end > start);
    for (let next = line.seams[seam]; next !== undefined && next < end; next = line.seams[++seam])
      if (next > start) seams.push(next);
    return { text: line.text, marks: reaching, seams };
  });
}
