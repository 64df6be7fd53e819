/** Names the place behind a row of the read model, in a way that outlives a restart and erasures. */
import { AppError } from '../errors.js';
import type { TurnTable } from './turn-table.js';

/** Base of the numbers in a cursor. */
const BASE = 36;

export function cursorOf(turns: TurnTable, row: number): string {
  return `${turns.at.get(row).toString(BASE)}.${turns.questionHash.get(row).toString(BASE)}`;
}

/** @throws {AppError} `invalid_request` where the cursor is none of ours */
function readCursor(cursor: string | undefined): { at: number; hash: number } | undefined {
  if (cursor === undefined) return undefined;
  const [at = NaN, hash = NaN] = cursor.split('.').map((part) => Number.parseInt(part, BASE));
  if (Number.isNaN(at) || Number.isNaN(hash))
    throw new AppError('invalid_request', 'cursor must be `next` of the page before.');
  return { at, hash };
}

/**
 * Tells for each row, the newest first, whether it stands behind the place of the cursor.
 *
 * @throws {AppError} `invalid_request` where the cursor is none of ours
 */
export function createSkip(turns: TurnTable, cursor: string | undefined): (row: number) => boolean {
  const place = readCursor(cursor);
  if (!place) return () => true;
  const { at, hash } = place;
  let isBehind = false;
  return (row) => {
    if (isBehind) return true;
    const asked = turns.at.get(row);
    if (asked === at && turns.questionHash.get(row) === hash) isBehind = true;
    // Its question was erased.
    else if (asked < at) return (isBehind = true);
    return false;
  };
}
