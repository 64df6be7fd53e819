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
