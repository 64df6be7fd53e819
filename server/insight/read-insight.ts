/** The read model in the thread of who asks: for commands. */
import type { RecordLog, RecordQuery } from '../store/port/record-log.js';
import type { Insight } from './insight.js';
import { FOLDED_TYPES, LogFold } from './log-fold.js';
import { createModelInsight } from './model-insight.js';

/** What the log holds now. */
export async function readInsight(
  log: RecordLog,
  query: Pick<RecordQuery, 'widgetId' | 'from'>,
  clock: () => number,
): Promise<Insight> {
  const fold = new LogFold();
  for await (const record of log.read({ ...query, types: FOLDED_TYPES })) fold.add(record);
  return createModelInsight(() => Promise.resolve(fold), log, clock);
}
