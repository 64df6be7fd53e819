/** Answers from a read model that reads the log and follows it. */
import type { RecordLog } from '../store/port/record-log.js';
import { LiveModel } from './live-model.js';
import { LogFold } from './log-fold.js';
import { createModelInsight } from './model-insight.js';
import type { ServedInsight } from './serve-insight.js';

/** Begins to read. */
export function followByModel(log: RecordLog, clock: () => number): ServedInsight {
  const live = new LiveModel(log, clock, () => new LogFold());
  live.read();
  return { insight: createModelInsight(() => live.readySoon(), log, clock), follower: live };
}
