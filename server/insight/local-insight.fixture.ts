/** What operators ask of a log, answered in the thread of who asks. */
import type { FollowedLog } from '../store/port/record-log.js';
import { createDatabaseInsight } from './database/database-insight.js';
import type { Insight } from './insight.js';
import { LiveModel } from './live-model.js';
import { LogFold } from './log-fold.js';
import { createModelInsight } from './model-insight.js';

/** Keeps up with the log. */
export function createLocalInsight(log: FollowedLog, clock: () => number): Insight {
  const live = new LiveModel(log, clock, () => new LogFold());
  log.follow(live);
  live.read();
  // What is read here is read soon, so who asks meanwhile waits.
  return createModelInsight(() => live.ready(), log, clock);
}

/** By SQL where the log is in a database, else by a fold of it. */
export function openLocalInsight(log: FollowedLog, clock: () => number): Insight {
  const { database } = log;
  const fold = createLocalInsight(log, clock);
  return database ? createDatabaseInsight(log, database, clock, fold) : fold;
}
