/** The text of one line of the log: a fact as JSON, and a checksum by which a change of any byte is known. */
import { isUtf8 } from 'node:buffer';
import { crc32 } from 'node:zlib';
import type { Fact } from '../model.js';
import { FACT_TYPES, factSchema } from '../model.js';

const PREFIX = Buffer.from('{"v":2,');
/** What ends a line: `,"crc":"` with eight hex digits, which are the CRC-32 of all bytes before it, and `"}`. */
const CRC_NAME = Buffer.from(',"crc":"');
const CRC_END = Buffer.from('"}');
const CRC_DIGITS = 8;
const SUFFIX_BYTES = CRC_NAME.length + CRC_DIGITS + CRC_END.length;

const TYPES: ReadonlySet<string> = new Set(FACT_TYPES);

type ParsedFact = { fact: Fact } | { reason: string };

/** @throws if the fact would not be read back as what it is. */
export function formatFact(fact: Fact): Buffer {
  const members = JSON.stringify(factSchema.parse(fact)).slice(1, -1);
  const body = Buffer.from(`${PREFIX.toString()}${members}`);
  return Buffer.concat([body, CRC_NAME, Buffer.from(digitsOf(body)), CRC_END, Buffer.from('\n')]);
}

/** Reads the line that stands in a buffer from `start` to `end`. */
export function parseFact(buffer: Buffer, start = 0, end: number = buffer.length): ParsedFact {
  return isAt(PREFIX, buffer, start, end)
    ? parseChecked(buffer, start, end)
    : parseUnchecked(buffer, start, end);
}

/** A whole line was checked when it was written, so its fields need not be looked at again. */
function parseChecked(buffer: Buffer, start: number, end: number): ParsedFact {
  const bodyEnd = end - SUFFIX_BYTES;
  const isMarked = isAt(CRC_NAME, buffer, bodyEnd, end) && isAt(CRC_END, buffer, end - CRC_END.length, end);
  if (bodyEnd < start || !isMarked) return { reason: 'without a checksum' };
  const digits = buffer.toString('latin1', end - CRC_END.length - CRC_DIGITS, end - CRC_END.length);
  if (digits !== digitsOf(buffer.subarray(start, bodyEnd))) return { reason: 'the checksum does not match' };
  const fact = JSON.parse(`{${buffer.toString('utf8', start + PREFIX.length, bodyEnd)}}`) as Fact;
  return TYPES.has(fact.type) ? { fact } : { reason: `type: ${fact.type} is not known` };
}

/** Lines of the first format have no checksum. */
function parseUnchecked(buffer: Buffer, start: number, end: number): ParsedFact {
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
  const { data: fact, error } = factSchema.safeParse(value);
  if (!error) return { fact };
  const [issue] = error.issues;
  return { reason: issue ? `${issue.path.join('.') || 'fact'}: ${issue.message}` : error.message };
}

function isFirstFormat(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'v' in value && value.v === 1 && !('crc' in value);
}

function digitsOf(bytes: Buffer): string {
  return crc32(bytes).toString(16).padStart(CRC_DIGITS, '0');
}

function isAt(wanted: Buffer, buffer: Buffer, start: number, end: number): boolean {
  const isInside = start >= 0 && start + wanted.length <= end;
  return isInside && buffer.compare(wanted, 0, wanted.length, start, start + wanted.length) === 0;
}
