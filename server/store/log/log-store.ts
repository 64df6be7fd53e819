/** The part of the JSON file store that lives in the log: what visitors said, and what follows from it. */
import { Mutex } from '../../runtime/mutex.js';
import type { DataFolder } from '../files/data-folder.js';
import { LogConversations } from './log-conversations.js';
import { LogDeliveries } from './log-deliveries.js';
import { createLogEscalations } from './log-escalations.js';
import { eraseFromLog } from './log-erasure.js';
import { LogReader } from './log-reader.js';
import { LogState } from './log-state.js';
import { LogTokens } from './log-tokens.js';
import type { LogOptions } from './log-options.js';
import { Log } from './log.js';
import { ReadersWriterLock } from './readers-writer-lock.js';
import type { Store } from '../port/store.js';
import { LogFollowers } from '../records/log-followers.js';
import { quotasOf } from '../records/quota-ledger.js';
import type { StoreProblem } from '../port/store-problem.js';

export interface LogStore extends Pick<
  Store,
  | 'conversations'
  | 'escalations'
  | 'deliveries'
  | 'quotas'
  | 'tokens'
  | 'triage'
  | 'log'
  | 'erase'
  | 'health'
  | 'close'
> {
  /** What was damaged when the log was opened or since, and what is wrong with its files now. */
  problems(): Promise<readonly StoreProblem[]>;
}

/**
 * Opens the log of a data folder, which must be this process's alone.
 *
 * @param openedAt milliseconds since 1970
 */
export async function openLogStore(
  data: DataFolder,
  openedAt: number,
  options: LogOptions,
): Promise<LogStore> {
  const state = new LogState(openedAt);
  const lock = new ReadersWriterLock();
  const followers = new LogFollowers();
  const log = await Log.open(data, state, {
    ...options,
    onAppended(record) {
      if (record.type !== 'audit') followers.added(record);
    },
  });
  const reader = new LogReader(data);
  const mutex = new Mutex();
  return {
    conversations: new LogConversations(log, state, lock),
    escalations: createLogEscalations(log, state, mutex),
    deliveries: new LogDeliveries(log, state, lock),
    quotas: quotasOf(state.quota),
    tokens: new LogTokens(log, state),
    log: {
      read: (query) => reader.read(query),
      search: (query, signal) => reader.search(query, signal),
      follow(follower) {
        followers.follow(follower);
      },
    },
    triage: {
      async mark(record) {
        await log.append(record);
      },
    },
    // One at a time: each reads the segments that the one before has written.
    erase: (erasure, now) =>
      mutex.runExclusive(() => eraseFromLog({ data, log, state, lock, followers }, erasure, now)),
    problems: () => lock.read(() => log.problems()),
    health: () => log.health(),
    async close() {
      await mutex.idle();
      await log.close();
    },
  };
}
