/** What holds of every move, and what a person is told where it does not. */
import { AppError } from '../../errors.js';
import { placeOf, type StoreProblem } from '../port/store-problem.js';
import type { OnProgress } from './copy-all.js';
import type { Inventory } from './inventory.js';

export interface MoveOptions {
  /** Milliseconds since 1970. */
  now: number;
  onProgress?: OnProgress;
  /** Moves the rest where something cannot be read. */
  leaveOutDamaged?: boolean;
}

export interface MoveReport {
  /** For a person: without a password. */
  from: string;
  to: string;
  /** How many things of each kind were moved; absent where an earlier call had done so. */
  counts?: Record<string, number>;
  /** What could not be read, and stayed behind. */
  leftOut: readonly StoreProblem[];
}

/** Statements of a move look at whole tables. */
export const STATEMENT_MS = 600_000;
/** Faults that are told of. */
const SHOWN = 5;

/** @throws {AppError} `conflict` where something would be lost */
export function assertReadable(
  problems: readonly StoreProblem[],
  place: string,
  { leaveOutDamaged }: MoveOptions,
): void {
  if (problems.length === 0 || leaveOutDamaged) return;
  const lines = problems.map((problem) => `${placeOf(problem, place)} ${problem.reason}`);
  throw new AppError(
    'conflict',
    `Not all of ${place} can be read. Mend it, or move the rest with --leave-out-damaged.\n${firstOf(lines)}`,
  );
}

/** @throws {AppError} `conflict` where what arrived is not what there was */
export function assertSame(here: Inventory, there: Inventory, to: string): void {
  const differences = here.differences(there);
  if (differences.length === 0) return;
  throw new AppError(
    'conflict',
    `What arrived at ${to} is not what there was, so nothing was switched over. Somebody may have changed the data since an earlier try: remove what arrived, and move it again.\n${firstOf(differences)}`,
  );
}

function firstOf(lines: readonly string[]): string {
  const more = lines.length > SHOWN ? [`and ${lines.length - SHOWN} more`] : [];
  return [...lines.slice(0, SHOWN), ...more].map((line) => `  ${line}`).join('\n');
}
