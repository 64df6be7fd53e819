/** The part of the store port that keeps how imports went. It goes with the widget. */
import type { ImportRun } from '../../admin-contract/imports.js';

/** How many are kept for each widget. */
export const MAX_RUNS = 50;

export interface RunStore {
  /** Durable when it resolves; the oldest goes where there are too many. */
  add(widgetId: string, run: ImportRun): Promise<void>;
  /** Those that can be read, the newest first. */
  list(widgetId: string): Promise<ImportRun[]>;
}
