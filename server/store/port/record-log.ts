/** The part of the store port that reads what was recorded, whoever recorded it. */
import type { ErasedRecord } from '../../ledger-records.js';
import type { ConversationRecord, LogRecord } from '../../model.js';
import type { VisitorName } from './erasure.js';

export type RecordType = LogRecord['type'];

/** Which records are read. Every field that is given leaves some out. */
export interface RecordQuery<T extends RecordType = RecordType> {
  types?: readonly T[];
  widgetId?: string | undefined;
  widgetIds?: readonly string[] | undefined;
  conversationIds?: readonly string[] | undefined;
  /** All that an erasure of this visitor would take. */
  visitor?: VisitorName;
  /** Recorded at or after, in milliseconds since 1970. */
  from?: number | undefined;
  /** Recorded before, in milliseconds since 1970. */
  to?: number | undefined;
  /** In which they were recorded; the oldest come first by default. */
  order?: 'oldest-first' | 'newest-first';
  limit?: number;
}

/** Which records are searched, and for what. */
export interface TextQuery {
  /** Each must occur in the record: in what a visitor wrote or was told. Case and accents do not count. */
  words: readonly string[];
  widgetIds?: readonly string[] | undefined;
  /** As of `RecordQuery`. */
  from: number;
  to: number;
}

/** A part of what a search looks at. */
export interface SearchPart {
  /** The newest first. */
  found: ConversationRecord[];
  /** All that was recorded from then on, in milliseconds since 1970, was searched. */
  backTo: number;
}

export interface RecordLog {
  /**
   * Reads the records that were durable before the call, and perhaps some that came since; what is damaged is left
   * out. No more than a few megabytes are in memory at a time, and a slow reader is waited for.
   */
  read<T extends RecordType = RecordType>(
    query: RecordQuery<T>,
  ): AsyncIterable<Extract<LogRecord, { type: T }>>;
  /**
   * Searches what was recorded from the newest on, and gives what it has part by part, each in well under a second. It
   * goes on only while parts are asked for, and ends early once `signal` is aborted.
   */
  search(query: TextQuery, signal?: AbortSignal): AsyncIterable<SearchPart>;
  /** The database that the log is in, for who asks it itself; absent where it is in none. */
  database?: LogDatabase;
}

/** Runs statements; the name of one has it prepared. */
export interface LogRunner {
  run<Row extends Record<string, unknown>>(
    statement: { name: string; text: string },
    values?: readonly unknown[],
  ): Promise<Row[]>;
}

export interface LogDatabase extends LogRunner {
  /** Runs `work` in a transaction, again from its beginning where the connection is lost, and beside no erasure. */
  besideNoErasure<Result>(work: (transaction: LogRunner) => Promise<Result>): Promise<Result>;
  /** The record of a row of `records`, by its payload; undefined for what this version does not know. */
  recordOf(payload: string): LogRecord | undefined;
  /** What stands for a visitor in a column. */
  visitorKey(visitorId: string): Uint8Array;
}

/** What is still known of a record that is gone. */
export interface GoneRecord {
  type: RecordType;
  id: string;
  at: string;
  widgetId: string;
  conversationId?: string | undefined;
}

/** What was erased from the log, and what stands in its place. */
export interface ErasedFromLog {
  gone: readonly GoneRecord[];
  /** In milliseconds since 1970: all that visitors left before then is gone as well, without being named in `gone`. */
  before?: number;
  remains: readonly ErasedRecord[];
}

/** Keeps up with a log. Neither of its functions may throw. */
export interface LogFollower {
  /** A record is durable; each is told of once, in the order in which they were recorded. */
  added(record: LogRecord): void;
  /** Records are gone, of any age. Whoever had them erased waits for it. */
  erased(erased: ErasedFromLog): Promise<void>;
}

/** A log as a server has it. */
export interface FollowedLog extends RecordLog {
  /**
   * Tells, within seconds, of all that becomes of the log from the call on, by this process or another, and perhaps of
   * something that became of it shortly before. What was durable before the call, `read` gives.
   */
  follow(follower: LogFollower): void;
}
