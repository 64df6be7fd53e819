/** Tells those who keep up with the log what became of it, whichever server did it: looks again and again behind a cursor. */
import type { ErasedRecord } from '../../ledger-records.js';
import { Mutex } from '../../runtime/mutex.js';
import type { ErasedFromLog, GoneRecord, LogFollower } from '../port/record-log.js';
import { LogFollowers } from '../records/log-followers.js';
import type { Runner } from '../database/database.js';
import { readRecord } from './record-rows.js';

/** How often is looked, and how soon after something was recorded here. */
const LOOK_MS = 1000;
const SOON_MS = 20;
/** Rows that are read at a time. */
const CHUNK = 1000;
/** How long a number may stay out that another transaction took; longer than any may take. */
const LATE_MS = 30_000;
/** Numbers that are waited for at most: a crash of the database skips some thirty. */
const MAX_MISSING = 10_000;

/** The numbers of records and of erasures are one sequence, and one snapshot shows both: none is told after it is gone. */
const NEXT = {
  name: 'feed_next',
  text: `
(SELECT seq, payload, NULL AS gone, NULL AS remains, NULL::timestamptz AS gone_before
  FROM records WHERE seq > $1 ORDER BY seq LIMIT ${CHUNK})
UNION ALL SELECT seq, payload, NULL, NULL, NULL FROM records WHERE seq = ANY($2::bigint[])
UNION ALL SELECT seq, NULL, gone, remains, gone_before FROM erasures WHERE seq > $1 OR seq = ANY($2::bigint[])
ORDER BY seq LIMIT ${CHUNK}`,
};
const LAST = {
  name: 'feed_last',
  text: `SELECT greatest((SELECT max(seq) FROM records), (SELECT max(seq) FROM erasures), 0) AS seq`,
};

interface FeedRow {
  seq: string;
  payload: string | null;
  gone: string | null;
  remains: string | null;
  gone_before: Date | null;
}

export interface LogFeed {
  /** Notes where the log ends now: followers are told of what comes after it. */
  open(): Promise<void>;
  follow(follower: LogFollower): void;
  /** Looks soon, because something was recorded. */
  wake(): void;
  /** Waits until everything that is durable at the call was told of. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

/** @param onError told why a look failed; it is tried again */
export function createLogFeed(database: Runner, onError: (error: unknown) => void): LogFeed {
  const followers = new LogFollowers();
  /** Numbers that were skipped, and since when. */
  const missing = new Map<number, number>();
  let cursor = 0;
  let [isFollowed, isClosed] = [false, false];
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Infinity;
  const mutex = new Mutex();

  function lookIn(ms: number): void {
    const at = performance.now() + ms;
    if (isClosed || at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => void lookNow().catch(onError), ms).unref();
  }

  /** One look after another. */
  function lookNow(): Promise<void> {
    clearTimeout(timer);
    dueAt = Infinity;
    return mutex.runExclusive(() =>
      tellNext().finally(() => {
        lookIn(LOOK_MS);
      }),
    );
  }

  async function tellNext(): Promise<void> {
    while (!isClosed) {
      const rows = await database.run<FeedRow>(NEXT, [cursor, [...missing.keys()]]);
      for (const row of rows) {
        noteGap(Number(row.seq));
        await tell(row);
      }
      if (rows.length < CHUNK) break;
    }
    const late = performance.now() - LATE_MS;
    for (const [seq, since] of missing) if (since < late) missing.delete(seq);
  }

  function noteGap(seq: number): void {
    missing.delete(seq);
    if (seq <= cursor) return;
    for (let each = Math.max(cursor + 1, seq - MAX_MISSING); each < seq; each++)
      missing.set(each, performance.now());
    cursor = seq;
  }

  async function tell({ payload, gone, remains, gone_before: before }: FeedRow): Promise<void> {
    if (gone !== null) {
      await followers.erased({
        gone: JSON.parse(gone) as GoneRecord[],
        remains: JSON.parse(remains ?? '[]') as ErasedRecord[],
        ...(before && { before: before.getTime() }),
      } satisfies ErasedFromLog);
      return;
    }
    const record = readRecord(payload ?? 'null');
    // What stands for what was erased is told of with it.
    if (record && record.type !== 'erased') followers.added(record);
  }

  return {
    async open() {
      cursor = Number((await database.run<{ seq: string }>(LAST))[0]?.seq ?? 0);
    },
    follow(follower) {
      followers.follow(follower);
      isFollowed = true;
      lookIn(0);
    },
    wake() {
      if (isFollowed) lookIn(SOON_MS);
    },
    catchUp: () => (isFollowed ? lookNow() : Promise.resolve()),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await mutex.idle();
    },
  };
}
