/** Answers from a read model that reads the log, and looks ahead where nobody waits. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { RecordLog } from '../store/port/record-log.js';
import { LiveModel } from './live-model.js';
import { LogFold } from './log-fold.js';
import { createModelInsight } from './model-insight.js';
import type { ServedInsight } from './serve-insight.js';

/** How long texts are looked at without a pause, and the pause, in milliseconds: visitors come first. */
const WORK_MS = 5;
const PAUSE_MS = 10;

/** Begins to read. */
export function followByModel(log: RecordLog, clock: () => number): ServedInsight {
  const live = new LiveModel(
    log,
    clock,
    () => new LogFold(),
    (fold) => void lookAhead(fold),
  );
  live.read();
  return { insight: createModelInsight(() => live.readySoon(), log, clock), follower: live };
}

/** Looks at the texts that the log does not tell enough of, so that nobody has to wait for it. */
async function lookAhead({ model }: LogFold): Promise<void> {
  let end = performance.now() + WORK_MS;
  for (let row = model.turns.length - 1; row >= 0; row--) {
    if (!model.turns.isGone(row)) {
      model.languageOf(row);
      model.wordsOf(row);
    }
    if (performance.now() < end) continue;
    await sleep(PAUSE_MS, undefined, { ref: false });
    end = performance.now() + WORK_MS;
  }
}
