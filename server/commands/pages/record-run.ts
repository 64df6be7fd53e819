/** Lets an import of the command line stand among the runs that the dashboard lists. */
import { randomUUID } from 'node:crypto';
import type { ImportRun } from '../../admin-contract/imports.js';
import type { Ending } from '../../jobs/imports/judge-import.js';
import { MAX_RUN_SKIPPED, type RunStore } from '../../store/port/run-store.js';
import { cliActor } from '../terminal/cli-actor.js';
import type { Terminal } from '../terminal/command.js';

export interface EndedImport {
  widgetId: string;
  from: ImportRun['from'];
  startedAt: string;
  ending: Ending;
  skipped: ImportRun['skipped'];
}

/** What was imported stands, also where the run cannot be written down. */
export async function recordRun(
  runs: RunStore,
  { widgetId, from, startedAt, ending, skipped }: EndedImport,
  terminal: Pick<Terminal, 'note'>,
): Promise<void> {
  const { name } = cliActor();
  const by = { kind: 'cli' as const, ...(name !== undefined && { name }) };
  const times = { startedAt, endedAt: new Date().toISOString() };
  const run = { id: randomUUID(), by, from, ...times, ...ending, skipped: skipped.slice(0, MAX_RUN_SKIPPED) };
  await runs.add(widgetId, run).catch((error: unknown) => {
    terminal.note(`The run could not be written down: ${(error as Error).message}`);
  });
}
