/** Gaps of a log in a database: a fold of it, which begins to read it when somebody asks. */
import type { LogRecord } from '../../model.js';
import type { ErasedFromLog, LogFollower, RecordLog } from '../../store/port/record-log.js';
import { GapFold } from '../gaps/gap-fold.js';
import type { Insight } from '../insight.js';
import { LiveModel, type Fold } from '../live-model.js';

class GapLog implements Fold {
  readonly gaps = new GapFold();

  add(record: LogRecord): void {
    this.gaps.add(record);
  }

  prepare(): boolean {
    return this.gaps.prepare();
  }

  erase({ gone, before }: ErasedFromLog): void {
    if (before !== undefined) this.gaps.eraseBefore(before);
    this.gaps.erase(new Set(gone.map(({ id }) => id)));
  }
}

/** @param clock milliseconds since 1970 */
export function followGaps(
  log: RecordLog,
  clock: () => number,
): { insight: Pick<Insight, 'gap' | 'gaps'>; follower: LogFollower } {
  const live = new LiveModel(log, clock, () => new GapLog());
  const ready = async (): Promise<GapFold> => (await live.readySoon()).gaps;
  return {
    insight: {
      gaps: async (query) => (await ready()).list(query),
      gap: async (query) => (await ready()).find(query),
    },
    follower: live,
  };
}
