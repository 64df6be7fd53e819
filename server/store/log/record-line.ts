/** The text of one line of the log: a frame, a record as JSON, and a checksum by which a change of any byte is known. */
import { isUtf8 } from 'node:buffer';
import { crc32 } from 'node:zlib';
import type { LogRecord } from '../../model.js';
import { RECORD_TYPES, logRecordSchema } from '../../model.js';
import { auditRecordSchema, type AuditRecord } from '../port/identity-records.js';
import { formatFrame, hasFrame, hexOf, isAt, readFrame, type Frame } from './record-frame.js';
import { readHead, type RecordHead } from './record-head.js';

/** Lines of the second format, which have no frame. */
const FRAMELESS = '{"v":2,';
/** What ends a line: `,"crc":"` with eight hex digits, which are the CRC-32 of all bytes before it, and `"}`. */
const CRC_NAME = ',"crc":"';
const CRC_DIGITS = 8;
const CRC_END = '"}';
const SUFFIX_BYTES = CRC_NAME.length + CRC_DIGITS + CRC_END.length;
const HEX = '0123456789abcdef';

const TYPES: ReadonlySet<string> = new Set([...RECORD_TYPES, 'audit']);
/** Types of lines without a record: they hold a place in the log. */
export const ERASURE_MARK = '"type":"mark","of":"erasure"';
export const TERM_MARK = '"type":"mark","of":"term"';

/** What a log holds: that of visitors, or that of what operators did. */
export type StoredRecord = LogRecord | AuditRecord;

type ParsedLine = { record: LogRecord } | { isMark: true } | { reason: string };

/** A line that is as it was written. */
export interface CheckedLine {
  frame: Frame;
  /** Its own. */
  checksum: number;
  /** Where the record begins. */
  membersAt: number;
}

/**
 * The part of a line that says what is recorded.
 *
 * @throws if the record would not be read back as what it is
 */
export function formatMembers(record: StoredRecord): string {
  const checked = record.type === 'audit' ? auditRecordSchema.parse(record) : logRecordSchema.parse(record);
  return JSON.stringify(checked).slice(1, -1);
}

/** A line, its line end included, and the checksum that stands in it. */
export function formatLine(members: string, frame: Frame): { line: Buffer; checksum: number } {
  const body = Buffer.from(formatFrame(frame) + members);
  const checksum = crc32(body);
  const line = Buffer.concat([body, Buffer.from(`${CRC_NAME}${hexOf(checksum)}${CRC_END}\n`, 'latin1')]);
  return { line, checksum };
}

/** Undefined for a line of a format without frames. */
export function checkLine(
  buffer: Buffer,
  start: number,
  end: number,
): CheckedLine | { reason: string } | undefined {
  if (!hasFrame(buffer, start, end)) return undefined;
  const checksum = checksumOf(buffer, start, end);
  if (typeof checksum === 'string') return { reason: checksum };
  const frame = readFrame(buffer, start, end - SUFFIX_BYTES);
  return frame ? { frame, checksum, membersAt: frame.membersAt } : { reason: 'without a place in the log' };
}

/** Reads the line that stands in a buffer from `start` to `end`. */
export function parseRecord(buffer: Buffer, start = 0, end: number = buffer.length): ParsedLine {
  const checked = checkLine(buffer, start, end);
  if (checked) return 'reason' in checked ? checked : parseMembers(buffer, checked.membersAt, end);
  if (!isAt(FRAMELESS, buffer, start)) return parseUnchecked(buffer, start, end);
  const checksum = checksumOf(buffer, start, end);
  if (typeof checksum === 'string') return { reason: checksum };
  return parseMembers(buffer, start + FRAMELESS.length, end);
}

/**
 * Reads of a line that was checked no more than its head, in a fraction of the time. Undefined where it is no question
 * or reply.
 */
export function parseHead(buffer: Buffer, { membersAt }: CheckedLine, end: number): RecordHead | undefined {
  return readHead(buffer, membersAt, end);
}

/** A whole line was checked when it was written, so its fields need not be looked at again. */
export function parseMembers(buffer: Buffer, start: number, end: number): ParsedLine {
  const members = buffer.toString('utf8', start, end - SUFFIX_BYTES);
  let record: LogRecord | { type: 'mark' };
  try {
    record = JSON.parse(`{${members}}`) as LogRecord | { type: 'mark' };
  } catch {
    // A checksum that is right does not say who wrote the line.
    return { reason: 'not JSON' };
  }
  if (record.type === 'mark') return { isMark: true };
  return TYPES.has(record.type) ? { record } : { reason: `type: ${record.type} is not known` };
}

/** The checksum of a line, or in words what it says against the line. */
function checksumOf(buffer: Buffer, start: number, end: number): number | string {
  const bodyEnd = end - SUFFIX_BYTES;
  const digits = bodyEnd + CRC_NAME.length;
  const isMarked = isAt(CRC_NAME, buffer, bodyEnd) && isAt(CRC_END, buffer, digits + CRC_DIGITS);
  if (bodyEnd < start || !isMarked) return 'without a checksum';
  const crc = crc32(buffer.subarray(start, bodyEnd));
  return hasDigits(buffer, digits, crc) ? crc : 'the checksum does not match';
}

/** Lines of the first format have no checksum. */
function parseUnchecked(buffer: Buffer, start: number, end: number): ParsedLine {
  const text = buffer.toString('utf8', start, end);
  // Bytes that are no UTF-8 have become this character, but a visitor may have sent it too.
  if (text.includes('\uFFFD') && !isUtf8(buffer.subarray(start, end))) return { reason: 'not UTF-8' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's own message quotes the line, which is what a visitor wrote.
    return { reason: 'not JSON' };
  }
  if (!isFirstFormat(value)) return { reason: 'not a format that is known' };
  const { data: record, error } = logRecordSchema.safeParse(value);
  if (!error) return { record };
  const [issue] = error.issues;
  return { reason: issue ? `${issue.path.join('.') || 'record'}: ${issue.message}` : error.message };
}

function isFirstFormat(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'v' in value && value.v === 1 && !('crc' in value);
}

/** Compares bytes, as `isAt` does and for its reason. */
function hasDigits(buffer: Buffer, at: number, crc: number): boolean {
  for (let index = 0; index < CRC_DIGITS; index++) {
    const digit = (crc >>> (4 * (CRC_DIGITS - 1 - index))) & 15;
    if (buffer[at + index] !== HEX.charCodeAt(digit)) return false;
  }
  return true;
}
