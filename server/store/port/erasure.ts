/** What operators may have erased, and who is meant by a visitor. */
import type { LogRecord } from '../../model.js';

/** Who is looked for; every field that is given finds something. */
export interface VisitorName {
  visitorId?: string | undefined;
  conversationId?: string | undefined;
  /** As given with a request for a human; finds the conversation too. Letter case does not count. */
  email?: string | undefined;
}

/** What is to be erased: all that is kept of a visitor, or what was left before a time (ISO 8601). */
export type Erasure = { visitor: VisitorName } | { before: string };

export interface ErasureReport {
  /** Records that are gone, by their type. */
  erased: Partial<Record<LogRecord['type'], number>>;
  /** Damaged records that are gone. */
  damaged: number;
}

/** Where words that are erased may still stand, beside backups from before. */
export interface Leftovers {
  /** Whether the room of what was erased was made free to be written over. Until it is written over it stands there. */
  isVacuumed: boolean;
  /** Whether what the database writes ahead is kept in an archive, for as long as its owner keeps that. */
  isArchived: boolean;
  /** Seconds between the checkpoints after which what was written ahead is let go of. */
  checkpointSeconds: number;
  /** Standbys, and others that what was written ahead is kept for. */
  readers: number;
}
