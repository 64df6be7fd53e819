/** Takes the delimiters of bold, italics and strikethrough out of a line, and marks what stood between them. */
import type { InlineText, Mark } from './inline-text.js';

/** A run of `*`, `_` or `~` as it stands in the text, with its neighbours in the source ('' at the ends). */
export interface DelimiterRun {
  char: string;
  start: number;
  length: number;
  before: string;
  after: string;
}

/** Runs that wait for their end, and so how deep marks lie in each other; what opened before them stays as it is. */
const MAX_OPEN = 32;

const isWord = (char: string): boolean => /[\p{L}\p{N}]/u.test(char);
const isBlank = (char: string): boolean => char === '' || /\s/.test(char);

/**
 * `2*3*4` and `f(*)` are sums and wildcards: a lone star between two letters, or between brackets, is kept, though
 * CommonMark would take it.
 */
function isLiteral(run: DelimiterRun): boolean {
  if (run.char !== '*' || run.length !== 1) return false;
  return (isWord(run.before) && isWord(run.after)) || (run.before === '(' && run.after === ')');
}

function canOpen(run: DelimiterRun): boolean {
  return !isBlank(run.after) && !isLiteral(run) && (run.char !== '_' || !isWord(run.before));
}

function canClose(run: DelimiterRun): boolean {
  return !isBlank(run.before) && !isLiteral(run) && (run.char !== '_' || !isWord(run.after));
}

/** Pairs runs of the same character and length; whatever crosses a pair stays plain text. */
function pairRuns(runs: DelimiterRun[]): [DelimiterRun, DelimiterRun][] {
  const pairs: [DelimiterRun, DelimiterRun][] = [];
  const open: DelimiterRun[] = [];
  const waiting = new Map<string, number>();
  const key = (run: DelimiterRun): string => `${run.char}${run.length}`;
  for (const run of runs) {
    if (run.length > 3) continue;
    if (canClose(run) && (waiting.get(key(run)) ?? 0) > 0) {
      for (;;) {
        const opener = open.pop();
        if (!opener) break;
        waiting.set(key(opener), (waiting.get(key(opener)) ?? 0) - 1);
        if (key(opener) === key(run)) {
          pairs.push([opener, run]);
          break;
        }
      }
    } else if (canOpen(run)) {
      open.push(run);
      waiting.set(key(run), (waiting.get(key(run)) ?? 0) + 1);
      const oldest = open.length > MAX_OPEN ? open.shift() : undefined;
      if (oldest) waiting.set(key(oldest), (waiting.get(key(oldest)) ?? 0) - 1);
    }
  }
  return pairs;
}

/** Returns the line without its paired delimiters, with marks and seams moved to the new offsets. */
export function matchEmphasis(line: InlineText, runs: DelimiterRun[]): InlineText {
  const pairs = runs.length === 0 ? [] : pairRuns(runs);
  if (pairs.length === 0) return tidy(line);
  const removed = pairs.flat().sort((a, b) => a.start - b.start);
  const starts = removed.map((run) => run.start);
  let text = '';
  let from = 0;
  const removedBefore = [0];
  for (const [i, run] of removed.entries()) {
    text += line.text.slice(from, run.start);
    from = run.start + run.length;
    removedBefore[i + 1] = (removedBefore[i] ?? 0) + run.length;
  }
  text += line.text.slice(from);
  const move = (offset: number): number => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return offset - (removedBefore[low] ?? 0);
  };
  const emphasised = pairs
    .filter(([open]) => open.char !== '~')
    .map(([open, close]): Mark => {
      const kind = open.length === 1 ? 'emphasis' : 'strong';
      return { kind, start: move(open.start + open.length), end: move(close.start) };
    });
  const underscored = pairs.flat().filter((run) => run.char === '_');
  return tidy({
    text,
    marks: [
      ...line.marks.map((mark) => ({ ...mark, start: move(mark.start), end: move(mark.end) })),
      ...emphasised,
    ],
    seams: [...line.seams.map(move), ...underscored.map((run) => move(run.start))],
  });
}

/** Trims the end, folds doubled spaces that a vanished delimiter left, and drops empty marks. */
function tidy(line: InlineText): InlineText {
  const text = line.text.trimEnd();
  if (line.marks.length === 0 && line.seams.length === 0) return { ...line, text };
  const clamp = (offset: number): number => Math.min(offset, text.length);
  return {
    text,
    marks: line.marks
      .map((mark) => ({ ...mark, start: clamp(mark.start), end: clamp(mark.end) }))
      .filter((mark) => mark.end > mark.start)
      .sort((a, b) => a.start - b.start || b.end - a.end),
    seams: [...new Set(line.seams.map(clamp))].sort((a, b) => a - b),
  };
}
