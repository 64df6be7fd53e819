/** The part of the store port that knows the requests for a human, and what operators did about each. */
import type { EscalationStatus, HandlingRecord, Person } from '../../ledger-records.js';
import type { EscalationRecord } from '../../model.js';

/** A request for a human, as it stands. */
export interface Escalation {
  readonly request: EscalationRecord;
  readonly status: EscalationStatus;
  /** Who has taken it, or was given it. */
  readonly assignee: Person | undefined;
  /** Of the last handling; 0 where there is none. */
  readonly version: number;
  /** In the order in which they were made. */
  readonly handlings: readonly HandlingRecord[];
}

/** Which requests are meant. Every field that is given leaves some out. */
export interface EscalationFilter {
  widgetIds?: readonly string[] | undefined;
  assigneeId?: string | undefined;
}

export interface EscalationQuery extends EscalationFilter {
  status?: EscalationStatus | undefined;
  /** Letter case does not count. */
  email?: string | undefined;
  conversationId?: string | undefined;
  /** Recorded at or after, in milliseconds since 1970. */
  from?: number | undefined;
  /** Recorded before, in milliseconds since 1970. */
  to?: number | undefined;
  /** Only those before the request of this id. */
  before?: string | undefined;
  limit: number;
}

export type EscalationCounts = Readonly<Record<EscalationStatus, number>>;

/** What operators see and do of requests for a human. */
export interface OperatorEscalations {
  get(id: string): Promise<Escalation | undefined>;
  /** The newest first. */
  list(query: EscalationQuery): Promise<Escalation[]>;
  counts(filter?: EscalationFilter): Promise<EscalationCounts>;
  /**
   * Records what was done about a request. Durable when it resolves.
   *
   * @throws {AppError} `conflict` where its version is not the next; `not_found` where there is no such request
   */
  handle(handling: HandlingRecord): Promise<void>;
}

/** What became of a request. */
export interface EscalationChange {
  kind: 'new' | 'handled' | 'erased';
  id: string;
  widgetId: string;
}

export interface EscalationStore extends OperatorEscalations {
  /** Has `listener` told of every change from now on, once it is durable. */
  watch(listener: (change: EscalationChange) => void): void;
}
