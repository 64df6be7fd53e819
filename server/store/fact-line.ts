/** The text of one line of the log. */
import { isUtf8 } from 'node:buffer';
import type { Fact } from '../model.js';
import { factSchema } from '../model.js';

/** @throws if the fact would not be read back as what it is. */
export function formatFact(fact: Fact): Buffer {
  return Buffer.from(`${JSON.stringify(factSchema.parse(fact))}\n`);
}

/** Reads the line that stands in a buffer from `start` to `end`. */
export function parseFact(
  buffer: Buffer,
  start = 0,
  end: number = buffer.length,
): { fact: Fact } | { reason: string } {
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
  const { data: fact, error } = factSchema.safeParse(value);
  if (!error) return { fact };
  const [issue] = error.issues;
  return { reason: issue ? `${issue.path.join('.') || 'fact'}: ${issue.message}` : error.message };
}
