/** The text of one line of the log. */
import type { Fact } from '../model.js';
import { factSchema } from '../model.js';
import { errorMessage } from './file-system.js';

/** @throws if the fact would not be read back as what it is. */
export function formatFact(fact: Fact): Buffer {
  return Buffer.from(`${JSON.stringify(factSchema.parse(fact))}\n`);
}

export function parseFact(bytes: Buffer): { fact: Fact } | { reason: string } {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString());
  } catch (error) {
    return { reason: errorMessage(error) };
  }
  const { data: fact, error } = factSchema.safeParse(value);
  if (!error) return { fact };
  const [issue] = error.issues;
  return { reason: issue ? `${issue.path.join('.') || 'fact'}: ${issue.message}` : error.message };
}
