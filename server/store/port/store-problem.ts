/** What a store tells of what it could not read. */
import { join } from 'node:path';
import type { ZodError } from 'zod';

/** A stored thing that could not be read. It is reported and kept, never taken for empty. */
export interface StoreProblem {
  /** Where it is, counted from the place of the store: of a data folder, the path of a file. */
  file: string;
  /** 1-based, where known. */
  line?: number;
  reason: string;
}

/** Where a problem is, for a person, whether the store is a folder or a database. */
export function placeOf({ file, line }: StoreProblem, place: string): string {
  const path = place.includes('://') ? `${file} in ${place}` : join(place, file);
  return path + (line === undefined ? '' : `, line ${line},`);
}

/** Why something that is not as its schema has it cannot be read: each fault with its field. */
export const reasonOf = ({ issues }: ZodError): string =>
  issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
