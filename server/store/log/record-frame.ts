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

/** A frame that was read, and where the record begins behind it. */
export interface FoundFrame extends Frame {
  membersAt: number;
}

/** The frame at `start`; undefined where there is none. Written for speed: a start reads every line. */
export function readFrame(buffer: Buffer, start: number, end: number): FoundFrame | undefined {
  const termName = digitsEnd(buffer, start + START.length);
  const sequence = readNumber(buffer, start + START.length, termName);
  if (!isAt(TERM, buffer, termName)) return undefined;
  const previousName = digitsEnd(buffer, termName + TERM.length);
  const term = readNumber(buffer, termName + TERM.length, previousName);
  const previousAt = previousName + PREVIOUS.length;
  if (!isAt(PREVIOUS, buffer, previousName) || !isAt(END, buffer, previousAt + DIGITS)) return undefined;
  const previous = readHex(buffer, previousAt);
  const membersAt = previousAt + DIGITS + END.length;
  if (Number.isNaN(sequence + term + previous) || membersAt > end) return undefined;
  const found = { sequence, last: sequence, term, previous, link: undefined, membersAt };
  return isAt(TO, buffer, membersAt) ? readErased(buffer, found, end) : found;
}

function readErased(buffer: Buffer, found: FoundFrame, end: number): FoundFrame | undefined {
  const toAt = found.membersAt + TO.length;
  const linkName = digitsEnd(buffer, toAt);
  const linkAt = linkName + LINK.length;
  if (!isAt(LINK, buffer, linkName) || !isAt(END, buffer, linkAt + DIGITS)) return undefined;
  const [last, link] = [readNumber(buffer, toAt, linkName), readHex(buffer, linkAt)];
  const membersAt = linkAt + DIGITS + END.length;
  if (Number.isNaN(last + link) || last < found.sequence || membersAt > end) return undefined;
  return { ...found, last, link, membersAt };
}

function digitsEnd(buffer: Buffer, start: number): number {
  let at = start;
  for (let byte = buffer[at] ?? 0; byte >= 48 && byte <= 57; byte = buffer[at] ?? 0) at++;
  return at;
}

/** NaN where there are no digits, or more than a safe number has. */
function readNumber(buffer: Buffer, start: number, end: number): number {
  if (end === start || end - start > 15) return NaN;
  let value = 0;
  for (let at = start; at < end; at++) value = value * 10 + (buffer[at] ?? 0) - 48;
  return value;
}

function readHex(buffer: Buffer, start: number): number {
  let value = 0;
  for (let at = start; at < start + DIGITS; at++) value = value * 16 + nibbleOf(buffer[at] ?? 0);
  return value;
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
