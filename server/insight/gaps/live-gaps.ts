/** Gaps as they are now: the fold of a log that grows. */
import type { LogRecord } from '../../model.js';
import type { FollowedLog } from '../../store/port/record-log.js';
import { GAP_TYPES, GapFold } from './gap-fold.js';

/** Gives the fold of all that is durable now. The first to ask has the log read. */
export type LiveGaps = () => Promise<GapFold>;

export function followGaps(log: FollowedLog): LiveGaps {
  let fold: Promise<GapFold> | undefined;
  return () => {
    fold ??= readAndFollow(log).catch((error: unknown) => {
      // The next one tries again.
      fold = undefined;
      throw error;
    });
    return fold;
  };
}

async function readAndFollow(log: FollowedLog): Promise<GapFold> {
  const fold = new GapFold();
  /** What came while the log was read; the reading may give some of it too. */
  let meanwhile: Map<string, LogRecord> | undefined = new Map();
  const gone = new Set<string>();
  let isGivenUp = false;
  log.follow({
    added(record) {
      if (isGivenUp) return;
      if (meanwhile) meanwhile.set(record.id, record);
      else fold.add(record);
    },
    erased(erased) {
      const ids = erased.gone.map(({ id }) => id);
      if (meanwhile) for (const id of ids) gone.add(id);
      else fold.erase(new Set(ids));
      return Promise.resolve();
    },
  });
  try {
    for await (const record of log.read({ types: GAP_TYPES })) {
      if (!meanwhile.has(record.id)) fold.add(record);
    }
  } catch (error) {
    isGivenUp = true;
    throw error;
  }
  for (const record of meanwhile.values()) fold.add(record);
  meanwhile = undefined;
  if (gone.size > 0) fold.erase(gone);
  return fold;
}

/** The same for a program that looks once. */
export async function readGaps(log: Pick<FollowedLog, 'read'>, widgetId?: string): Promise<GapFold> {
  const fold = new GapFold();
  for await (const record of log.read({ types: GAP_TYPES, widgetId })) fold.add(record);
  return fold;
}
