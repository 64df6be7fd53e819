/** The parts of the store port that keep how imports went, and checks. They go with the widget. */
import { z } from 'zod';
import { checkRunSchema } from '../../admin-contract/checks.js';
import type { ImportRun } from '../../admin-contract/imports.js';

/** How many are kept for each widget. */
export const MAX_RUNS = 50;
/** Skipped sources that a run remembers. */
export const MAX_RUN_SKIPPED = 100;

export interface RunStore {
  /** Durable when it resolves; the oldest goes where there are too many. */
  add(widgetId: string, run: ImportRun): Promise<void>;
  /** Those that can be read, the newest first. */
  list(widgetId: string): Promise<ImportRun[]>;
}

export const keptChecksSchema = checkRunSchema.extend({
  at: z.iso.datetime(),
  /** Names the pages and the checks that were asked; the same as long as neither changes. */
  asked: z.string(),
});
export type KeptChecks = z.infer<typeof keptChecksSchema>;

/** How checks went the last time. What is lost is asked again: no move has to hold it. */
export interface CheckStore {
  /** Undefined where nothing can be read. */
  get(widgetId: string): Promise<KeptChecks | undefined>;
  /** Takes the place of the run before. Durable when it resolves. */
  save(widgetId: string, run: KeptChecks): Promise<void>;
}
