/** Follows the frames of the lines of a log, and says what is missing, stands twice or stands elsewhere. */
import type { Frame } from './record-frame.js';
import type { CheckedLine } from './record-line.js';

/** Where a log ends. */
export interface LogEnd {
  /** Number of the last line. */
  sequence: number;
  checksum: number;
  /** The highest there was. */
  term: number;
}

export const EMPTY_LOG: LogEnd = { sequence: 0, checksum: 0, term: 0 };

/**
 * What becomes of a line: `late` was written by a process that had lost the log, after another had begun to write;
 * `double` stands there for the second time.
 */
export type Verdict = 'take' | 'late' | 'double';

/** Lines that are not where they belong. */
export interface Gap {
  from: number;
  to: number;
  /** Those of them that stand further behind. */
  found: Set<number>;
}

interface Judgement {
  verdict: Verdict;
  gap?: Gap | undefined;
  isDetached?: boolean;
}

const TAKE: Judgement = { verdict: 'take' };
const LATE: Judgement = { verdict: 'late' };
const DOUBLE: Judgement = { verdict: 'double' };

export class LogChain {
  readonly #end: LogEnd = { ...EMPTY_LOG };
  /** From which line on a term has the log. */
  readonly #starts: { term: number; from: number }[] = [];
  readonly #gaps: Gap[] = [];
  #hasBegun: boolean;
  /** For lines of one term: the first line that a later term wrote. */
  #late: { term: number; from: number } | undefined;

  /** @param startsAnywhere whether the first line may have any number, as in the middle of a log */
  constructor(startsAnywhere = false) {
    this.#hasBegun = !startsAnywhere;
  }

  get end(): LogEnd {
    return this.#end;
  }

  /** Notes in advance a term that begins further on, so that late lines before it are recognised. */
  noteStart({ term, sequence }: Frame): void {
    this.#starts.push({ term, from: sequence });
    this.#late = undefined;
  }

  /**
   * Takes the next line.
   *
   * @returns what becomes of it, the gap before it, and whether the line before it is not the one it was written after
   */
  add({ frame, checksum }: CheckedLine): Judgement {
    const { sequence, last, term, previous, link } = frame;
    const end = this.#end;
    if (!this.#hasBegun) {
      this.#hasBegun = true;
      Object.assign(end, { sequence: sequence - 1, checksum: previous, term });
    }
    if (this.#isLate(frame)) return LATE;
    if (sequence <= end.sequence) return this.#fill(sequence) ? TAKE : DOUBLE;
    const gap = sequence > end.sequence + 1 ? this.#open(end.sequence + 1, sequence - 1) : undefined;
    const isDetached = !gap && previous !== end.checksum;
    if (term > end.term) this.noteStart(frame);
    end.sequence = last;
    end.checksum = link ?? checksum;
    if (term > end.term) end.term = term;
    return gap || isDetached ? { verdict: 'take', gap, isDetached } : TAKE;
  }

  /** Whether a later term had the log already when this line was written. */
  #isLate({ term, sequence }: Frame): boolean {
    if (this.#late?.term !== term) {
      const later = this.#starts.filter((start) => start.term > term);
      this.#late = { term, from: later.reduce((least, { from }) => Math.min(least, from), Infinity) };
    }
    return this.#late.from <= sequence;
  }

  #open(from: number, to: number): Gap {
    const gap = { from, to, found: new Set<number>() };
    this.#gaps.push(gap);
    return gap;
  }

  #fill(sequence: number): boolean {
    const gap = this.#gaps.find(({ from, to }) => from <= sequence && sequence <= to);
    if (!gap || gap.found.has(sequence)) return false;
    gap.found.add(sequence);
    return true;
  }
}

/** Why a line is not taken. */
export const LEFT_OUT: Record<Exclude<Verdict, 'take'>, string> = {
  late: 'left out: written by a process that had lost the data folder to another',
  double: 'left out: it stands there twice',
};
export const DETACHED = 'the line before is not the one that stood there when it was written';

/** Words for what is wrong before a line; the numbers count from the first line of the log. */
export function describeGap({ from, to, found }: Gap): string {
  const count = to - from + 1;
  if (found.size === count)
    return `${linesOf(from, to)} of the log ${count === 1 ? 'stands' : 'stand'} out of order, further behind`;
  const rest = found.size > 0 ? `, of which ${found.size} stand out of order` : '';
  return `${linesOf(from, to)} of the log ${count === 1 ? 'is' : 'are'} missing before this line${rest}`;
}

export function linesOf(from: number, to: number): string {
  return from === to ? `line ${from}` : `lines ${from} to ${to}`;
}
