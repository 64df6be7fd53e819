/** The read model in the thread of who asks: for commands, and where the log is small. */
import type { FollowedLog, RecordLog, RecordQuery } from '../store/port/record-log.js';
import type { Insight } from './insight.js';
import { LiveModel } from './live-model.js';
import { FOLDED_TYPES, LogFold } from './log-fold.js';
import { createModelInsight } from './model-insight.js';

/** Keeps up with the log. */
export function createLocalInsight(log: FollowedLog, clock: () => number): Insight {
  const live = new LiveModel(log, clock, () => new LogFold());
  log.follow(live);
  live.read();
  // What is read here is read soon, so who asks meanwhile waits.
  return createModelInsight(() => live.ready(), log, clock);
}

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
