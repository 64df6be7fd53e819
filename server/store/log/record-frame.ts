/**
 * The frame of a line, by which a line that is missing, doubled or out of its place is known:
 * `{"v":3,"n":17,"term":2,"prev":"0a1b2c3d",` and then the record. `n` counts the lines of the log, `term` the
 * processes that had it, and `prev` is the checksum of the line before.
 *
 * A line that stands where others were erased has, behind `prev`, `"to":19,"link":"4e5f6071",`: the number of the
 * last of them and its checksum, on which the line behind goes on to rest. So nothing else has to be written anew.
 */

export interface Frame {
  /** Of the line, or of the first of those that were erased. */
  sequence: number;
  /** Of the last of those that were erased; otherwise `sequence`. */
  last: number;
  term: number;
  /** Checksum of the line before. */
  previous: number;
  /** Checksum of the last of those that were erased; undefined where it is the line's own. */
  link: number | undefined;
}

/** Frame of the first line of a log. */
export const FIRST_FRAME: Frame = { sequence: 1, last: 1, term: 1, previous: 0, link: undefined };

const START = '{"v":3,"n":';
const TERM = ',"term":';
const PREVIOUS = ',"prev":"';
const TO = '"to":';
const LINK = ',"link":"';
const END = '",';
const DIGITS = 8;

export function formatFrame({ sequence, last, term, previous, link }: Frame): string {
  const erased = link === undefined ? '' : `${TO}${last}${LINK}${hexOf(link)}${END}`;
  return `${START}${sequence}${TERM}${term}${PREVIOUS}${hexOf(previous)}${END}${erased}`;
}

/** As in a frame. */
export function hexOf(checksum: number): string {
  return checksum.toString(16).padStart(DIGITS, '0');
}

/** Whether a line begins as one with a frame does. */
export function hasFrame(buffer: Buffer, start: number, end: number): boolean {
  return end - start > START.length && isAt(START, buffer, start);
}

/** The frame at `start`, and where the record begins behind it; undefined where there is none. */
export function readFrame(
  buffer: Buffer,
  start: number,
  end: number,
): { frame: Frame; membersAt: number } | undefined {
  let at = start;
  const take = (text: string): boolean => {
    const isThere = isAt(text, buffer, at);
    at += text.length;
    return isThere;
  };
  const takeNumber = (): number => {
    let value = 0;
    const from = at;
    for (let digit = (buffer[at] ?? 0) - 48; digit >= 0 && digit <= 9; digit = (buffer[at] ?? 0) - 48) {
      value = value * 10 + digit;
      at++;
    }
    return at > from && at - from < 16 ? value : NaN;
  };
  const takeHex = (): number => {
    let value = 0;
    for (const stop = at + DIGITS; at < stop; at++) value = value * 16 + nibbleOf(buffer[at] ?? 0);
    return value;
  };

  if (!take(START)) return undefined;
  const sequence = takeNumber();
  if (!take(TERM)) return undefined;
  const term = takeNumber();
  if (!take(PREVIOUS)) return undefined;
  const previous = takeHex();
  if (!take(END)) return undefined;
  let [last, link]: [number, number | undefined] = [sequence, undefined];
  if (isAt(TO, buffer, at)) {
    at += TO.length;
    last = takeNumber();
    if (!take(LINK)) return undefined;
    link = takeHex();
    if (!take(END)) return undefined;
  }
  if (Number.isNaN(sequence + last + term + previous + (link ?? 0)) || at > end) return undefined;
  return { frame: { sequence, last, term, previous, link }, membersAt: at };
}

function nibbleOf(byte: number): number {
  if (byte >= 48 && byte <= 57) return byte - 48;
  return byte >= 97 && byte <= 102 ? byte - 87 : NaN;
}

/**
 * Whether an ASCII text stands at a place. Bytes are compared, for texts that are made for every line take a fifth of a
 * start with 1,000,000 records.
 */
export function isAt(text: string, buffer: Buffer, start: number): boolean {
  for (let index = 0; index < text.length; index++) {
    if (buffer[start + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}
