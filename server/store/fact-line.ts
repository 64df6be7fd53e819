/** The text of one line of the log. */
import type { Fact } from '../model.js';
import { factSchema } from '../model.js';

/** @throws if the fact would not be read back as what it is. */
export function formatFact(fact: Fact): Buffer {
  return Buffer.from(`${JSON.stringify(factSchema.parse(fact))}\n`);
}

export function parseFact(bytes: Buffer): { fact: Fact } | { reason: string } {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString());
  } catch {
    // The parser's own message quotes the line, which is what a visitor wrote.
    return { reason: 'not JSON' };
  }
  const { data: fact, error } = factSchema.safeParse(value);
  if (!error) return { fact };
  const [issue] = error.issues;
  return { reason: issue ? `${issue.path.join('.') || 'fact'}: ${issue.message}` : error.message };
}
